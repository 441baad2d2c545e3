# SPDX-License-Identifier: MIT
"""The end of a match and its course over the rounds."""

from __future__ import annotations

from core.terms import Over
from tests.ui.games.positions import NAMES
from tests.ui.games.power_grid.grid_tables import course, state_of
from ui.games.power_grid import course as courses
from ui.games.power_grid import result


def test_result_names_the_winner_and_what_was_supplied() -> None:
    """Section 6: most cities supplied wins; the steps show what was counted."""
    match = list(course(1, 5))[-1]
    over = match.awaiting
    assert isinstance(over, Over)
    told = result.of(match, NAMES[:5])
    assert NAMES[over.places[0][0]] in told.headline
    supplied = next(step for step in told.steps if step.gained == over.scores)
    assert max(supplied.gained) == over.scores[over.places[0][0]]
    money = tuple(player.money for player in state_of(match).players)
    assert told.steps[-1].gained == money


def test_charts_end_where_the_match_does() -> None:
    """A line per seat, a figure per round; money and cities end with those of the last state."""
    match = list(course(2, 4))[-1]
    state = state_of(match)
    lines = courses.of(match)
    assert lines.rounds == tuple(range(1, state.round + 1))
    for seat, player in enumerate(state.players):
        assert lines.money[seat][-1] == player.money
        assert lines.cities[seat][-1] == len(player.cities)
        assert list(lines.cities[seat]) == sorted(lines.cities[seat])
        assert len(lines.income[seat]) == state.round - 1
        assert all(10 <= income <= 150 for income in lines.income[seat])
