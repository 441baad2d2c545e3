# SPDX-License-Identifier: MIT
"""Names and costs find places that do not overlap, if there are any."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from ui.games.power_grid.map.plan.choosing import FAULT, Candidate, Choice, promising
from ui.games.power_grid.map.plan.geometry import Rect


def _at(*columns: int) -> list[Candidate]:
    return [Candidate(Rect(column, 0, 1, 1), cost) for cost, column in enumerate(columns)]


def test_the_cheapest_free_place_is_taken() -> None:
    """Things that are not in each other's way stand where they like best."""
    choice = Choice([_at(0, 1), _at(5, 6)])
    choice.settle()
    assert [choice.rect(thing).left for thing in (0, 1)] == [0, 5]
    assert choice.faults() == []


def test_a_chain_of_things_makes_way() -> None:
    """One thing with a single place pushes the next, and that one the next."""
    choice = Choice([_at(0), _at(0, 1), _at(1, 2), _at(2, 3)])
    choice.settle()
    assert [choice.rect(thing).left for thing in range(4)] == [0, 1, 2, 3]
    assert choice.faults() == []


def test_what_cannot_be_solved_is_told() -> None:
    """Two things with one place for both are faults, and so is one that touches the fixed."""
    choice = Choice([_at(0), _at(0), [Candidate(Rect(9, 9, 1, 1), FAULT)], _at(5)])
    choice.settle()
    assert choice.faults() == [0, 1, 2]


@given(st.lists(st.permutations(range(8)), min_size=1, max_size=8))
def test_as_many_places_as_things_are_enough(wishes: list[list[int]]) -> None:
    """Whatever order things prefer places in, nobody is left over and nothing overlaps."""
    choice = Choice([_at(*wish) for wish in wishes])
    choice.settle()
    rects = [choice.rect(thing) for thing in range(len(wishes))]
    assert not any(one.overlaps(other) for one, other in combinations(rects, 2))
    assert choice.faults() == []


def test_promising_are_the_sound_ones_or_the_least_bad() -> None:
    """Faulty candidates are kept only where there is no other."""
    bad = [Candidate(Rect(each, 0, 1, 1), FAULT * each) for each in range(20, 0, -1)]
    good = Candidate(Rect(0, 0, 1, 1), 3.0)
    assert promising([*bad, good]) == [good]
    kept = promising(bad)
    assert 0 < len(kept) < len(bad)
    assert [each.cost for each in kept] == sorted(each.cost for each in bad)[: len(kept)]
