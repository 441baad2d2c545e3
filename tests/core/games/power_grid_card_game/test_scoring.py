# SPDX-License-Identifier: MIT
"""The end (rules/power-grid-card-game.md, section 5, and section 10, final scoring)."""

from __future__ import annotations

import pytest

from core.games.power_grid_card_game.course import End
from core.games.power_grid_card_game.state import Player
from core.terms import Left, Over
from tests.core.games.power_grid_card_game.builder import GAME, awaiting, player, table

MARKET = "l28 l29 l31 l33 l34 l35"


def result(*people: Player) -> Over:
    """How these players end."""
    state = table(*people, agenda=(), market=MARKET, ended=End.LAST_ROUND.value)
    awaited = awaiting(state)
    assert isinstance(awaited, Over)
    return awaited


@pytest.mark.parametrize(
    ("plants", "cards", "money", "points"),
    [
        ("s03", "r04", 0, 12),
        ("s03", "r01", 0, 0),
        ("s03 s07b", "", 9, 8),
        ("s03 s07b", "", 10, 9),
        ("s03 s04a", "r04", 39, 13 + 3),
        ("s06a s08b l11", "r19 r15", 0, 16 + 16),
        ("s06a s08b", "r19 r27", 0, 16 + 12),
        ("", "", 27, 2),
    ],
)
def test_points(plants: str, cards: str, money: int, points: int) -> None:
    """Earnings of the best set of plants that can be fuelled, and 1 for every 10 Elektro."""
    assert result(player(money, plants, cards), player(0), player(0)).scores == (points, 0, 0)


def test_ties_go_to_the_money_left_after_handing_in() -> None:
    """Section 5: more Elektro left after that."""
    people = (player(13), player(15), player(29), player(9))
    assert result(*people).places == ((2,), (1,), (0,), (3,))


def test_then_to_the_highest_plant_fuelled_or_not() -> None:
    """Section 10: the highest plant owned."""
    people = (player(5, "s03"), player(5, "s04b l12", ""), player(15))
    assert result(player(5, "s04a"), player(5, "s04b"), player(5)).places == ((1,), (0,), (2,))
    assert result(*people).places == ((1,), (2,), (0,))


def test_without_plants_the_place_is_shared() -> None:
    """Section 10: then shared."""
    assert result(player(5), player(5), player(4)).places == ((0, 1), (2,))


def test_one_of_two_who_leaves_has_lost() -> None:
    """Points as they stand then."""
    state = table(player(20), player(30), agenda=(), ended=End.LAST_ROUND.value)
    assert GAME.scores(state) == (2, 3)
    ongoing = GAME.setup(GAME.settle((), 2), 2)
    assert GAME.awaiting(GAME.apply(ongoing, Left(1))) == Over(((0,), (1,)), (1, 1), "left")
