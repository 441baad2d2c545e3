# SPDX-License-Identifier: MIT
"""The cases themselves: what complete means where nobody could play every combination."""

from __future__ import annotations

import itertools

import pytest

from core.chance import Stream
from core.contract import Game
from tests.properties.cases import MANY, Case, combinations, drawn, games, sampled

TABLES = [(game, seats) for game in games() for seats in game.seat_counts]
EVERY = 10**6


def trios(found: tuple[tuple[tuple[str, str], ...], ...]) -> set[object]:
    """Every three values of options that meet in one of the combinations."""
    return {trio for options in found for trio in itertools.combinations(options, 3)}


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=[f"{g.name}-{n}" for g, n in TABLES])
def test_a_complete_matrix_is_every_combination_or_every_trio(game: Game, seats: int) -> None:
    """Few combinations are all there; of many, all that three values can do to each other is."""
    every = tuple(itertools.islice(combinations(game, seats), MANY + 1))
    complete = sampled(game, seats, EVERY, 7)
    assert complete[0] == game.settle((), seats) or len(every) <= MANY
    if len(every) <= MANY:
        assert complete == every
    else:
        assert trios(complete) >= trios(drawn(game, seats, MANY, Stream(bytes(32))))
        assert len(complete) < MANY
    assert all(not game.faults(Case(game, seats, options).options, seats) for options in complete)
