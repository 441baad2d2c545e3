# SPDX-License-Identifier: MIT
"""Set-up (rules/atlantic-star.md, sections 2 and 9; R1, R2, R11, R17)."""

from __future__ import annotations

import pytest

from core.games.atlantic_star.state import NOBODY, Player, State
from core.terms import Turn
from tests.core.games.atlantic_star.builder import (
    GAME,
    SHIPS,
    chance,
    chosen,
    draw,
    offered,
    rules,
)

FOUR = ("kestrel", "zinnia", "firefly", "mail-1")


def start(seats: int, **options: str) -> State:
    """A game before its first event."""
    return GAME.setup(chosen(seats, **options), seats)


@pytest.mark.parametrize(
    ("seats", "money", "voyages", "operators"),
    [(2, 36000, 2, 2), (3, 36000, 2, 0), (4, 18000, 1, 2), (5, 18000, 1, 1), (6, 18000, 1, 0)],
)
def test_money_and_plates(seats: int, money: int, voyages: int, operators: int) -> None:
    """Section 2: every sea ends with six plates, those of the operators included."""
    state = start(seats)
    one = Player(money, voyages=(voyages,) * 4)
    assert state.players == (one,) * seats
    assert [len(values) for values in rules(state).operators] == [operators] * 4
    assert seats * voyages + operators == rules(state).plates_per_sea == 6


@pytest.mark.parametrize(
    ("seats", "values"),
    [
        (2, ((17, 13), (22, 18), (27, 23), (32, 28))),
        (4, ((17, 13), (22, 18), (27, 23), (32, 28))),
        (5, ((15,), (20,), (25,), (30,))),
        (6, ((), (), (), ())),
    ],
)
def test_values_of_the_operators(seats: int, values: tuple[tuple[int, ...], ...]) -> None:
    """Section 2.4: fixed values, the higher plate first (section 6.4)."""
    assert rules(start(seats)).operators == values


def test_all_ships_lie_in_the_pile_and_nobody_has_a_hand() -> None:
    """Sections 2.1 and 2.6; the pile is sorted because nobody knows its order."""
    state = start(4)
    assert state.pile == tuple(sorted(SHIPS))
    assert len(state.pile) == 132
    assert not any(player.hand for player in state.players)


def test_chance_says_who_begins() -> None:
    """R1: random unless the host chose."""
    state = start(3)
    assert chance(state).pool == ("0", "1", "2")
    assert state.starter == NOBODY
    state = draw(draw(state, "2"), *FOUR)
    assert state.starter == state.active == 2
    assert GAME.awaiting(state) == Turn((2,))


def test_the_host_says_who_begins() -> None:
    """R1, option start_player: no draw but that of the ships."""
    state = start(3, start_player="seat1")
    assert chance(state).count == 4
    assert GAME.awaiting(draw(state, *FOUR)) == Turn((1,))


def test_the_first_ship_costs_most() -> None:
    """R17: first card to 3000, then 2000, 1000, 0."""
    state = draw(start(3, start_player="seat0"), *FOUR)
    assert state.agency == FOUR
    assert rules(state).prices == (3000, 2000, 1000, 0)
    assert len(state.pile) == 128
    assert offered(state) == [
        "charter 0",
        "charter 1000",
        "charter 2000",
        "charter 3000",
        "swap",
    ]


def test_hands_and_money_are_open_in_the_state() -> None:
    """R2, section 9: to hide them is left to the table; the rules are the same."""
    hidden, shown = start(4), start(4, hands_and_money="open")
    assert hidden.option("hands_and_money") == "hidden"
    assert hidden.players == shown.players
    assert GAME.options(4)[1].values == ("hidden", "open")


def test_the_discard_pile_may_be_looked_at() -> None:
    """R11: its ships are in the state, by name."""
    assert start(4).discard == ()
