# SPDX-License-Identifier: MIT
"""The best assignment of ships to legs (rules/atlantic-star.md, section 6.1)."""

from __future__ import annotations

from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from core.games.atlantic_star.assignment import best_assignment
from core.games.atlantic_star.figures import SEAS
from tests.core.games.atlantic_star.builder import ALL, SHIPS, fit, per_sea, player, rules, table

RULES = rules(table(*(player() for _ in range(6))))


@given(
    st.integers(0, 2),
    st.lists(st.sampled_from(SHIPS), min_size=5, max_size=7, unique=True),
    st.integers(0, 3),
)
def test_no_other_way_is_worth_more(sea: int, hand: list[str], put: int) -> None:
    """Against every order of the hand, with the first legs given or not."""
    cards = tuple(sorted(hand))
    legs = RULES.legs[sea]
    first = cards[: min(put, legs)]
    found = RULES.best(sea, first, cards, per_sea(ALL))
    rest = [ship for ship in cards if ship not in first]
    assert len(set(found)) == len(found) == legs - len(first)
    assert set(found) <= set(rest)
    values = [RULES.value(sea, (*first, *way))[0] for way in permutations(rest, len(found))]
    assert RULES.value(sea, (*first, *found))[0] == max(values)


def test_the_bonus_may_be_worth_a_dear_ship() -> None:
    """2 + 2 + 1 and the bonus against 9 + 0 + 1: it depends on the bonus."""
    fits = [{"nine": 9, "two": 2}, {"nine": 2}, {"mail": 1}]
    spare = {"mail": 1, "nine": 9, "two": 2}
    assert best_assignment(fits, spare, 6) == ("two", "nine", "mail")
    assert best_assignment(fits, spare, 4) == ("nine", "two", "mail")


def test_the_ship_that_is_needed_least_is_the_emergency() -> None:
    """Of voyages of one value the one that keeps what is worth more in the seas still open."""
    dead, alive = fit("baltic A 6"), fit("pacific A 6")
    hand = tuple(sorted((fit("mediterranean A 9"), fit("mediterranean B 9"), dead, alive)))
    hand = tuple(sorted((*hand, fit("mediterranean C 9"))))
    sea = SEAS.index("mediterranean")
    assert RULES.best(sea, (), hand, per_sea("pacific 1"))[3] == dead
    assert RULES.best(sea, (), hand, per_sea("baltic 1"))[3] == alive
