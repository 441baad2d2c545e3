# SPDX-License-Identifier: MIT
"""Charters, hand limit, swaps and piles (rules/atlantic-star.md, sections 4, 5 and 12)."""

from __future__ import annotations

import pytest

from core.games.atlantic_star.agenda import Act
from core.games.atlantic_star.state import NO_SHIP, State
from core.terms import Turn
from tests.core.games.atlantic_star.builder import (
    AGENCY,
    ALL,
    GAME,
    MAIL,
    chance,
    draw,
    drawn,
    move,
    offered,
    player,
    refused,
    table,
)

ONE, TWO, THREE, FREE = AGENCY


def acting(hand: int = 0, voyages: str = ALL, money: int = 18000, **options: str) -> State:
    """Three seats; the first one acts with so many ships in hand."""
    ships = (*MAIL, "persimmon", "magnolia", "lodestar")
    me = player(ships[:hand], money, voyages)
    return table(me, player(), player(), options=options)


@pytest.mark.parametrize(
    ("price", "left"),
    [
        (3000, (NO_SHIP, TWO, THREE, FREE)),
        (2000, (NO_SHIP, ONE, THREE, FREE)),
        (1000, (NO_SHIP, ONE, TWO, FREE)),
        (0, (NO_SHIP, ONE, TWO, THREE)),
    ],
)
def test_dearer_ships_slide(price: int, left: tuple[str, ...]) -> None:
    """Section 4: those on dearer spaces move one space cheaper, the others stay."""
    state = move(acting(), f"charter {price}")
    taken = AGENCY[(3000, 2000, 1000, 0).index(price)]
    assert state.agency == left
    assert state.players[0].hand == (taken,)
    assert state.players[0].money == 18000 - price
    assert chance(state).count == 1
    state = draw(state, "wild-swan")
    assert state.agency == ("wild-swan", *left[1:])
    assert GAME.awaiting(state) == Turn((1,))


def test_only_one_ship_a_turn() -> None:
    """Section 4: the charter ends the turn."""
    state = drawn(move(acting(), "charter 0"))
    assert state.agenda == (Act(1),)
    assert state.active == 1


def test_money_never_falls_below_zero() -> None:
    """Section 4: what cannot be paid is not offered; the free ship always is."""
    poor = acting(money=1500)
    assert offered(poor) == ["charter 0", "charter 1000"]
    assert refused(poor, "charter 2000") == "charter.too_dear (price=2000, money=1500)"
    assert refused(poor, "swap") == "swap.too_dear (price=2000, money=1500)"
    assert refused(poor, "charter 500") == "charter.no_such_price (prices=3000 2000 1000 0)"


@pytest.mark.parametrize(
    ("voyages", "limit"),
    [(ALL, 8), ("atlantic 1 baltic 1", 7), ("mediterranean 1", 6), ("baltic 1", 5)],
)
def test_the_hand_limit_is_the_longest_open_voyage_and_two(voyages: str, limit: int) -> None:
    """R5, section 4: a hand that no open voyage could use is forbidden."""
    assert "charter 0" in offered(acting(limit - 1, voyages))
    full = acting(limit, voyages)
    assert not offered(full, "charter")
    assert refused(full, "charter 0") == f"charter.beyond_hand_limit (hand={limit}, limit={limit})"


def test_vector_4_a_baltic_alone_with_five_ships() -> None:
    """Section 10, vector 4: open = {Baltic}, h = 5: charter refused."""
    state = acting(5, "baltic 1")
    assert refused(state, "charter 0") == "charter.beyond_hand_limit (hand=5, limit=5)"
    assert offered(state) == ["sail baltic", "swap"]


@pytest.mark.parametrize("keep", ["1", "2"])
@pytest.mark.parametrize("voyages", ["baltic 1", "pacific 1", "baltic 2", "baltic 1 atlantic 1"])
def test_there_is_always_a_main_action(voyages: str, keep: str) -> None:
    """Section 4: up to the limit the free ship, at it the longest voyage, without any money."""
    for hand in range(10):
        state = acting(hand, voyages, 0, last_voyage_keep=keep)
        assert offered(state)
        if not offered(state, "charter"):
            break
    assert offered(state, "sail")


def test_one_ship_may_be_kept_after_the_last_voyage() -> None:
    """R12, section 12: with last_voyage_keep = 1 and one open voyage of M legs, at most M + 1."""
    assert offered(acting(4, "baltic 1", last_voyage_keep="1"), "charter") == []
    assert "sail baltic" in offered(acting(4, "baltic 1", last_voyage_keep="1"))
    assert "charter 0" in offered(acting(4, "baltic 2", last_voyage_keep="1"))
    assert "charter 0" in offered(acting(4, "baltic 1"))
    longer = acting(5, "baltic 1 mediterranean 1", last_voyage_keep="1")
    assert "sail baltic" in offered(longer)


def test_a_swap_takes_all_four() -> None:
    """Section 5: 2000, all four go to the discard pile together, four others come."""
    state = move(acting(), "swap")
    assert state.players[0].money == 16000
    assert state.discard == tuple(sorted(AGENCY))
    assert chance(state).count == 4
    state = draw(state, "wild-swan", "saffron", "hesper", "mail-9")
    assert state.agency == ("wild-swan", "saffron", "hesper", "mail-9")
    assert state.agenda == (Act(0, swapped=True),)


def test_swaps_go_on_while_they_can_be_paid() -> None:
    """Section 5: any number of times."""
    state = acting(money=5000)
    for left in (3000, 1000):
        state = drawn(move(state, "swap"))
        assert state.players[0].money == left
    assert not offered(state, "swap")
    assert offered(state, "charter") == ["charter 0", "charter 1000"]


def test_vector_9_a_shuffle_in_the_middle_of_a_swap() -> None:
    """Section 10, vector 9: draw 2, discard 5: two drawn, nine shuffled, two drawn; 7 and 0."""
    old = ("wild-swan", "saffron", "hesper", "mail-9", "oleander")
    state = table(player(), player(), pile=("starling", "moonraker"), discard=old)
    state = move(state, "swap")
    assert chance(state) == type(chance(state))(("moonraker", "starling"), count=2)
    state = draw(state, "starling", "moonraker")
    assert state.shuffles == 1
    assert chance(state).pool == tuple(sorted((*old, *AGENCY)))
    assert chance(state).count == 2
    state = draw(state, AGENCY[0], "saffron")
    assert state.agency == ("starling", "moonraker", AGENCY[0], "saffron")
    assert len(state.pile) == 7
    assert state.discard == ()


def test_the_pile_is_shuffled_when_a_ship_is_needed_and_not_before() -> None:
    """R6, section 12: a pile emptied by the last draw stays empty until the next need."""
    old = ("wild-swan", "saffron", "hesper")
    state = table(player(), player(), pile=("starling",), discard=old)
    state = draw(move(state, "charter 0"), "starling")
    assert state.pile == ()
    assert state.discard == tuple(sorted(old))
    assert state.shuffles == 0
    state = move(state, "charter 0")
    assert state.shuffles == 1
    assert chance(state).pool == tuple(sorted(old))
    state = draw(state, "saffron")
    assert state.pile == ("hesper", "wild-swan")
    assert state.discard == ()


def test_ships_just_swapped_may_come_back() -> None:
    """Section 12: they lie in the discard pile before the first new one is drawn."""
    state = move(table(player(), player(), pile=(), discard=()), "swap")
    assert chance(state).pool == tuple(sorted(AGENCY))
    state = draw(state, *reversed(AGENCY))
    assert state.agency == AGENCY[::-1]
