# SPDX-License-Identifier: MIT
"""A turn and the end of play (rules/thirteen-minutes.md, sections 5, 7 and 14)."""

from __future__ import annotations

import pytest

from core.games.thirteen_minutes.state import State
from core.terms import Deal, Dealt, IllegalMove, Opened, Opening
from tests.core.games.thirteen_minutes.builder import (
    GAME,
    at,
    cuba,
    move,
    mover,
    offered,
    play,
    playing,
    refusal,
    zone,
)


@pytest.mark.parametrize(
    ("seat", "sides", "own"),
    [
        (0, ("US", "USSR"), "us"),
        (1, ("US", "USSR"), "ussr"),
        (0, ("USSR", "US"), "ussr"),
        (1, ("USSR", "US"), "us"),
    ],
)
def test_a_card_goes_to_the_own_sphere_or_neutral(
    seat: int, sides: tuple[str, str], own: str
) -> None:
    """Section 5, step 2: never to the enemy's sphere, and there is no pass."""
    first, second = ((0, 1), (2, 3))[seat]
    areas = sorted([own, "neutral"])
    assert offered(playing(seat, sides=sides)) == [
        f"play {slot} {area}" for slot in (first, second) for area in areas
    ]


def test_refusals_of_a_play_are_named() -> None:
    """Section 5, steps 1 and 2."""
    state = playing(0)
    assert refusal(state, "play 0 ussr") == "play.enemy_sphere"
    assert refusal(state, "play 2 us") == "play.not_in_hand"
    assert refusal(state, "play 0 cuba") == "play.no_such_area"
    assert refusal(state, "pass") == "move.not_legal"


def test_a_played_card_is_turned_up_and_is_a_zone_at_once() -> None:
    """Section 5, step 2: face up, with no cubes."""
    state = move(playing(0), "play 1 us")
    awaited = GAME.awaiting(state)
    assert isinstance(awaited, Opening)
    assert awaited.slots == (1,)
    assert state.hands == ((0,), (2, 3))
    state = GAME.apply(state, Opened("cards-1", ((1, "us-2"),)))
    assert at(state, "us-2") == (1, (0, 0))


def test_a_card_on_the_table_is_not_turned_up_again() -> None:
    """Section 2: every card is there once."""
    state = move(playing(0, zone("us-1")), "play 0 us")
    with pytest.raises(IllegalMove):
        GAME.apply(state, Opened("cards-1", ((0, "us-1"),)))


@pytest.mark.parametrize("card", ["us-2", "un-3"])
def test_own_and_un_cards_are_event_or_order(card: str) -> None:
    """Section 5, step 3: one of them; the opponent is not asked."""
    state = play(playing(0), card, "neutral")
    assert mover(state) == 0
    assert offered(state) == ["use event", "use order"]


def test_an_order_is_not_followed_by_the_event() -> None:
    """Section 5, step 3: never both."""
    state = move(play(playing(0), "us-2", "us"), "use order", "put us-2 1")
    assert GAME.awaiting(state) == Deal("cards-1", (5,), 0)


def test_an_event_is_not_followed_by_the_order() -> None:
    """Section 5, step 3: never both."""
    state = move(play(playing(0), "us-2", "us"), "use event", "put us-2 1")
    assert GAME.awaiting(state) == Deal("cards-1", (5,), 0)


def test_the_opponent_may_carry_out_the_event_of_an_enemy_card_first() -> None:
    """Section 5, step 3: B's event, yes or no, before A's order."""
    state = play(playing(0), "ussr-2", "neutral")
    assert mover(state) == 1
    assert offered(state) == ["event accept", "event decline"]
    state = move(state, "event accept", "put ussr-2 4")
    assert at(state, "ussr-2") == (-1, (0, 4))
    assert mover(state) == 0
    assert "put ussr-2 2" in offered(state)


def test_declining_leaves_only_the_order() -> None:
    """Section 5, step 3: A can never use B's event, but always the order."""
    state = move(play(playing(0), "ussr-2", "neutral"), "event decline")
    assert mover(state) == 0
    assert offered(state) == [
        "order none", "put cuba 1", "put cuba 2", "put ussr-2 1", "put ussr-2 2",
    ]  # fmt: skip


def test_the_card_just_placed_is_a_target_of_the_opponents_event() -> None:
    """Section 14: for B's event the card is the zone A has just placed."""
    state = move(play(playing(0), "ussr-2", "us"), "event accept")
    assert "put ussr-2 4" in offered(state)


def test_the_turn_ends_with_a_card_drawn_and_the_other_plays() -> None:
    """Section 5, steps 4 and 5."""
    state = move(play(playing(0), "us-1", "us"), "use order", "order none")
    assert GAME.awaiting(state) == Deal("cards-1", (5,), 0)
    state = GAME.apply(state, Dealt("cards-1", (5,), 0))
    assert state.hands == ((1, 5), (2, 3))
    assert state.pile == (6, 7, 8, 9, 10, 11, 12)
    assert state.seen[0] == (5,)
    assert mover(state) == 1


def test_the_ninth_play_draws_nothing() -> None:
    """Section 7: turns 9 and 10 don't draw."""
    state = playing(0, pile=(), hands=((0, 1), (2, 3)), plays=8)
    state = move(play(state, "us-1", "us"), "use order", "order none")
    assert mover(state) == 1
    assert state.hands == ((1,), (2, 3))


def last_play() -> State:
    """The tenth card is to be played."""
    return playing(1, cuba(us=1), pile=(), hands=((1,), (2, 3)), plays=9)


def test_play_ends_when_the_pile_is_empty_and_each_hand_holds_one_card() -> None:
    """Section 7: at once, after the tenth play; Cuba is turned up before the last cards."""
    state = move(play(last_play(), "ussr-1", "ussr"), "use order", "order none")
    assert (state.plays, state.hands) == (10, ((1,), (3,)))
    slots: list[int] = []
    for slot, card in ((4, "us-4"), (1, "us-5"), (3, "un-1")):
        awaited = GAME.awaiting(state)
        assert isinstance(awaited, Opening)
        slots += awaited.slots
        state = GAME.apply(state, Opened("cards-1", ((slot, card),)))
    assert slots == [4, 1, 3]
    assert len(state.results) == 1


def test_cubes_stay_on_cuba_when_it_is_turned() -> None:
    """Section 8, step 2: cubes stay, and the zone keeps its id."""
    state = move(play(last_play(), "ussr-1", "ussr"), "use order", "order none")
    state = GAME.apply(state, Opened("cards-1", ((4, "us-4"),)))
    turned = state.zone("cuba")
    assert turned is not None
    assert (turned.card, turned.cubes) == ("us-4", (1, 0))


def test_events_of_cards_on_the_table_are_spent() -> None:
    """Section 5: an event fires only when its card is played; a turn begins with a card."""
    state = playing(0, zone("us-2", "us", us=1), zone("ussr-4"))
    assert {text.split()[0] for text in offered(state)} == {"play"}
