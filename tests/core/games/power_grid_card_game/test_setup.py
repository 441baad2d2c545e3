# SPDX-License-Identifier: MIT
"""Set-up (rules/power-grid-card-game.md, section 3)."""

from __future__ import annotations

import pytest

from core.games.power_grid_card_game.agenda import OpenAuction
from core.games.power_grid_card_game.state import State
from core.terms import Chance, Option, Turn
from tests.core.games.power_grid_card_game.builder import (
    CARDS,
    GAME,
    PLANTS,
    all_cards,
    all_plants,
    awaiting,
    chosen,
    columns,
    draw,
    rules,
)

SMALL = tuple(plant for plant in PLANTS if plant.startswith("s"))
MARKET = "s10 s09 s04b s04a s08b s03 s07a s05a"


def laid(seats: int, **options: str) -> State:
    """The table before the first auction, with the first cards of the deck dealt."""
    order = " ".join(map(str, range(seats)))
    state = draw(GAME.setup(chosen(seats, **options), seats), order, MARKET)
    awaited = awaiting(state)
    assert isinstance(awaited, Chance)
    return draw(state, " ".join(awaited.pool[: awaited.count]))


def test_twelve_elektro_and_no_plant() -> None:
    """Section 3, 2."""
    assert [(p.money, p.plants, p.pool) for p in laid(3).players] == [(12, (), ())] * 3


def test_the_order_is_drawn() -> None:
    """Section 3, 1: one card of each player is shuffled, left is first."""
    state = GAME.setup(chosen(4), 4)
    assert awaiting(state) == Chance(("0", "1", "2", "3"), count=4)
    assert draw(state, "2 0 3 1").order == (2, 0, 3, 1)


def test_the_trust_stands_between_two() -> None:
    """Section 3, 1 and section 6: it is nobody of the order, and only two play with it."""
    assert laid(2).order == (0, 1)
    assert laid(2).trust is not None
    assert laid(3).trust is None


def test_eight_small_plants_open_the_market() -> None:
    """Section 3, 3: sorted, four current, four future, the token on the lowest.

    Of two with number 4 the one drawn later is the higher (section 10).
    """
    state = draw(GAME.setup(chosen(3), 3), "0 1 2")
    assert awaiting(state) == Chance(SMALL, count=8)
    state = laid(3)
    assert state.current == ("s03", "s04b", "s04a", "s05a")
    assert state.future == ("s07a", "s08b", "s09", "s10")
    assert state.discount == "s03"
    assert (state.round, state.agenda[0]) == (1, OpenAuction(0))


@pytest.mark.parametrize(
    ("seats", "small", "large", "above"),
    [(2, 3, 24, 28), (3, 2, 23, 26), (4, 3, 26, 30), (5, 4, 29, 34), (6, 4, 29, 34)],
)
def test_plants_are_removed_unseen(seats: int, small: int, large: int, above: int) -> None:
    """Section 3, 4 and 5: so many above "one more round", a small one on top, any of the 13."""
    stack = laid(seats).stack
    assert stack.top == "small"
    assert stack.rest == (("large", large), ("small", small))
    assert 1 + small + large == above
    assert len(stack.pool) == 34
    assert stack.under == ()


@pytest.mark.parametrize(("seats", "rows"), [(2, 4), (3, 4), (4, 5), (5, 6), (6, 7)])
def test_the_columns_grow_with_the_players(seats: int, rows: int) -> None:
    """Section 3, 6: players + 1, the Trust counted; the column of singles is empty."""
    assert [len(column) for column in laid(seats).columns] == [0, rows, rows, rows]


@pytest.mark.parametrize(("seats", "cards"), [(2, 24), (3, 24), (4, 30), (5, 36), (6, 36)])
def test_symbols_that_fit_the_players(seats: int, cards: int) -> None:
    """Section 3, 6 and section 10: the others leave the game."""
    state = GAME.setup(chosen(seats), seats)
    assert len(state.deck) == cards
    assert len(rules(state).unused) == 36 - cards
    assert all_cards(state) == list(CARDS)


def test_columns_are_dealt_and_sorted() -> None:
    """Section 3, 6 and 7: coal, gas, oil, uranium, and within a type by units, ascending."""
    state = draw(GAME.setup(chosen(3), 3), "0 1 2", MARKET)
    dealt = "r32 r23 r08 r01 r28 r24 r19 r13 r33 r02 r15 r14"
    assert columns(draw(state, dealt)) == [
        "",
        "r01 r08 r23 r32",
        "r13 r19 r24 r28",
        "r02 r14 r15 r33",
    ]


def test_the_first_discards() -> None:
    """Section 3, 8: the four + cards are the first discard pile, the ++ set waits."""
    state = laid(3)
    assert state.discards == ("r37", "r38", "r39", "r40")
    assert state.waiting == ("r41", "r42", "r43", "r44")
    assert state.singles == ("r45", "r46", "r47", "r48", "r49", "r50", "r51")


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_nothing_is_missing(seats: int) -> None:
    """Section 9: every plant and every resource card in exactly one place."""
    state = laid(seats)
    assert all_plants(state) == list(PLANTS)
    assert all_cards(state) == list(CARDS)
    assert awaiting(state) == Turn((0,))


def test_the_options() -> None:
    """Sections 3, 4 and 7: hidden money, prices per unit, and no house variant by default."""
    assert GAME.options(3) == (
        Option("money", ("hidden", "open"), "hidden"),
        Option("price_per", ("unit", "card"), "unit"),
        Option("demolition", ("off", "on"), "off"),
    )
