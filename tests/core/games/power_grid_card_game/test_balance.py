# SPDX-License-Identifier: MIT
"""The yardstick of rules/power-grid-card-game.md, section 9: steady bots among themselves."""

from __future__ import annotations

import pytest

from tests.core.games.power_grid_card_game.balance import measured

GAMES = 16
SAMPLE = 2
"""Games of a run that is not complete: their length alone says something."""

YARDSTICK = {
    2: (90, 180, 21, 26),
    3: (94, 180, 22, 27),
    4: (96, 150, 27, 29),
    5: (95, 120, 29, 41),
    6: (88, 100, 32, 34),
}
"""Rounds, plants dark per thousand, reshuffles and singles made; means in tenths."""


@pytest.mark.parametrize("seats", YARDSTICK)
def test_games_come_to_what_was_reported(seats: int, complete: bool) -> None:
    """Every game ends in 6 to 15 rounds; each figure lies within a half of the yardstick.

    Over a few games the means still move; `balance.py` measures many.
    """
    found = measured(seats, GAMES if complete else SAMPLE, b"balance")
    assert found.shortest >= 6
    assert found.longest <= 15
    if not complete:
        return
    figures = (found.rounds, found.dark, found.shuffles, found.singles)
    for figure, wanted in zip(figures, YARDSTICK[seats], strict=True):
        assert wanted <= 2 * figure <= 3 * wanted, (figures, YARDSTICK[seats])
