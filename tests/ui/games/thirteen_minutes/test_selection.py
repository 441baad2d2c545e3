# SPDX-License-Identifier: MIT
"""Picks lead to exactly one legal move."""

from __future__ import annotations

from core.games.thirteen_minutes import moves
from core.terms import in_order
from ui.games.thirteen_minutes.selection import Pick, Selection

CUBA, BERLIN = Pick("zone", "cuba"), Pick("zone", "ussr-4")
ORDER = Selection(
    in_order([moves.put("cuba", 1), moves.put("cuba", 2), moves.take("ussr-4", 1), moves.NO_ORDER])
)
PLAY = Selection(in_order([moves.play(s, a) for s in (0, 5) for a in ("us", "neutral")]))


def test_an_order_of_nothing_is_no_pick() -> None:
    """`order none` names no zone, so it is a button and never lights a zone."""
    assert ORDER.loose == (moves.NO_ORDER,)
    assert set(ORDER.next) == {CUBA, BERLIN}


def test_a_zone_with_several_numbers_waits_for_the_number() -> None:
    """A click that leaves a choice makes no move yet."""
    selection, move = ORDER.click(CUBA)
    assert move is None
    assert selection.complete == (moves.put("cuba", 1), moves.put("cuba", 2))


def test_a_zone_with_one_number_is_the_move() -> None:
    """A click that leaves no choice is the move, and nothing stays picked."""
    selection, move = ORDER.click(BERLIN)
    assert move == moves.take("ussr-4", 1)
    assert selection.picks == ()


def test_card_then_area() -> None:
    """Two picks make a play."""
    selection, move = PLAY.click(Pick("card", 5))
    assert move is None
    assert {pick.id for pick in selection.next} == {"us", "neutral"}
    assert selection.click(Pick("area", "us"))[1] == moves.play(5, "us")


def test_an_area_without_a_card_does_nothing() -> None:
    """A click that no legal move begins with changes nothing."""
    assert PLAY.click(Pick("area", "us")) == (PLAY, None)


def test_a_second_click_lays_back_and_another_card_takes_its_place() -> None:
    """Picks are taken back by a click on them, and replaced by a click on another."""
    picked, _ = PLAY.click(Pick("card", 5))
    assert picked.click(Pick("card", 5))[0].picks == ()
    assert picked.click(Pick("card", 0))[0].picks == (Pick("card", 0),)


def test_relocating_takes_two_zones_and_a_number() -> None:
    """From, to, how many: rules/thirteen-minutes.md, section 14, redeploy."""
    legal = in_order([moves.relocate("cuba", "ussr-4", n) for n in (1, 2)] + [moves.PASS])
    selection, _ = Selection(legal).click(CUBA)
    selection, move = selection.click(BERLIN)
    assert move is None
    assert selection.complete == legal[1:]


def test_what_leaves_no_choice_is_picked_already() -> None:
    """The zone just cleared is the only one whose area can be said, so only the area is asked."""
    legal = in_order([moves.set_area("cuba", area) for area in ("us", "neutral", "ussr")])
    selection = Selection(legal).settled()
    assert selection.picks == (CUBA,)
    assert selection.click(Pick("area", "us"))[1] == moves.set_area("cuba", "us")


def test_one_zone_beside_a_pass_is_not_forced() -> None:
    """With `pass` as another answer the single zone waits for its click."""
    legal = in_order([moves.shift("cuba"), moves.PASS])
    assert Selection(legal).settled().picks == ()
