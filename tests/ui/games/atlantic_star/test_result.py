# SPDX-License-Identifier: MIT
"""The end is explained: points per plate, loans, operators, and the money that decides ties."""

from __future__ import annotations

import pytest
from msgspec import structs

from core.games.atlantic_star.state import NOBODY, State
from core.match import Match
from core.terms import Left, Over
from tests.ui.games.atlantic_star.star_tables import course, state_of
from tests.ui.games.positions import NAMES, with_state
from ui.games.atlantic_star import result
from ui.games.shown import Result


def _told(match: Match) -> Result:
    return result.of(match, NAMES[: match.header.seats])


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_points_per_sea_add_up_to_the_scores(seats: int) -> None:
    """Section 8: the points beside all plates are added, sea by sea."""
    match = course(2, seats)[-1]
    over = match.awaiting
    assert isinstance(over, Over)
    told = _told(match)
    *seas, money = told.steps
    assert len(seas) == 4
    assert seas[-1].total == over.scores
    assert money.total == over.scores
    assert tuple(map(sum, zip(*(step.gained for step in seas), strict=True))) == over.scores
    assert NAMES[over.places[0][0]] in told.headline


def test_every_plate_is_told_with_its_rank() -> None:
    """Owners, loans and operators are in the lines of their sea."""
    match = course(2, 5)[-1]
    state = state_of(match)
    steps = _told(match).steps
    borrowed = 0
    for sea, step in zip(state.seas, steps, strict=False):
        lines = step.text.split("\n")
        assert len(lines) == 6
        for plate, line in zip(sea.plates, lines, strict=True):
            assert str(plate.value) in line
            assert ("for nobody" in line) == (plate.owner == NOBODY)
            assert ("before the loan" in line) == (plate.value != plate.written)
            borrowed += plate.value != plate.written
    assert borrowed


def _tied(*money: int) -> Match:
    """A finished game of two whose plates of each sea lie the other way round in another."""
    match = course(2, 2)[-1]
    state = state_of(match)
    first = state.seas[0].plates[0]
    mine = [structs.replace(first, owner=owner) for owner in (0, 1, NOBODY, NOBODY, 1, 0)]
    sea = structs.replace(state.seas[0], stars=1, plates=tuple(mine))
    other = structs.replace(
        sea, plates=tuple(structs.replace(p, owner=_swapped(p.owner)) for p in mine)
    )
    seas = (sea, other, sea, other)
    players = tuple(
        structs.replace(player, money=cash)
        for player, cash in zip(state.players, money, strict=True)
    )
    return with_state(match, seas=seas, players=players)


def _swapped(owner: int) -> int:
    return owner if owner == NOBODY else 1 - owner


def test_money_decides_a_tie_and_says_so() -> None:
    """Section 8: most points, then money."""
    match = _tied(3000, 5000)
    state = match.state
    assert isinstance(state, State)
    assert len(set(match.game.scores(state))) == 1
    told = _told(match)
    assert told.headline.startswith("Bruno")
    assert "money" in told.headline
    assert "Anna and Bruno" in told.steps[-1].text


def test_a_full_tie_is_shared() -> None:
    """R10: equal in money too, and the win is shared."""
    told = _told(_tied(4000, 4000))
    assert told.headline.startswith("Anna and Bruno")
    assert "share" in told.steps[-1].text


def test_a_game_that_somebody_left_is_told_as_it_lay() -> None:
    """With two seats the other one wins; a sea that nobody sailed has no points."""
    match = course(2, 2)[4].after(Left(1))
    told = _told(match)
    assert told.headline.startswith("Anna")
    assert all(step.title for step in told.steps)


def test_the_course_has_a_position_per_voyage() -> None:
    """Charts begin at nothing and end at the result."""
    match = course(2, 5)[-1]
    over = match.awaiting
    assert isinstance(over, Over)
    points, money = _told(match).charts
    assert len(points.labels) == 5 * 4 + 1
    assert tuple(line[0] for line in points.lines) == (0,) * 5
    assert tuple(line[-1] for line in points.lines) == over.scores
    assert tuple(line[0] for line in money.lines) == (18,) * 5
