# SPDX-License-Identifier: MIT
"""What the balance of Atlantic Star adds up to, on games made by hand."""

from __future__ import annotations

import pickle
from functools import partial

import pytest

from client.terminal.simulation import Batch, Outcome, named
from core.games.atlantic_star.voyages import free_classes
from tests.benchmarks.atlantic_star_balance import (
    Criterion,
    FixedClass,
    Unaware,
    criteria,
    seated,
    won,
)
from tests.core.games.atlantic_star.builder import ALL, GAME, fit, player, rules, sea, table

STRONG = tuple(fit(f"baltic {leg} 9") for leg in "ABC")
WEAK = tuple(fit(f"pacific {leg} 9") for leg in "ABC")
"""Ships for the Baltic that all fit, and none that does."""


def game(
    *first: int, values: str = "15 20 25 30", bonus: str = "yes", operator: str = ""
) -> Outcome:
    """A game of two: who came first, one value a sea, a bonus, and an operator's place."""
    names = ("baltic", "mediterranean", "atlantic", "pacific")
    tallies = [(f"value_{name}", value) for name, value in zip(names, values.split(), strict=True)]
    tallies += [("bonus", bonus), *(("operator_place", place) for place in operator)]
    return Outcome((first,), (0, 0), "all_sailed", tuple(tallies), 1, b"")


def found(*games: Outcome, policy: bool = True) -> dict[str, Criterion]:
    """The criteria by their letters."""
    plan = Batch(GAME.name, (), 2, len(games), 1, ("steady",) * 2)
    return {one.letter: one for one in criteria(GAME.figures, plan, games, policy)}


def test_values_are_means_per_sea() -> None:
    """(a): 15 and 21 are 18 on the mean, which is too much for the Baltic alone."""
    values = found(game(0, values="15 20 25 30"), game(1, values="21 21 20 24"))["a"]
    assert [measure.found for measure in values.measures] == [18, 20.5, 22.5, 27]
    assert [measure.holds for measure in values.measures] == [False, True, True, True]
    assert values.holds is False


def test_places_of_operators() -> None:
    """(b): the mean of all places; nothing to measure where there are no operators."""
    places = found(game(0, operator="25"), game(1, operator="36"))["b"]
    assert (places.measures[0].found, places.holds) == (4, True)
    assert found(game(0, operator="12"))["b"].holds is False
    assert (found(game(0))["b"].measures, found(game(0))["b"].holds) == ((), None)


def test_the_seat_with_the_policy_moves_on() -> None:
    """(c): seat 0 in the first game, seat 1 in the second; a shared win is a half."""
    games = (game(0), game(1), game(1), game(0, 1))
    assert won(games, 2) == (1 + 1 + 0 + 1 / 2) / 4
    policy = found(*games)["c"]
    assert (policy.measures[0].found, policy.holds) == (0.625, False)
    assert policy.measures[0].error == pytest.approx((0.625 * 0.375 / 4) ** 0.5)


@pytest.mark.parametrize(("wins", "holds"), [(44, False), (45, True), (55, True), (56, False)])
def test_within_five_points(wins: int, holds: bool) -> None:
    """(c): of a hundred games of two, 45 to 55 are a fair share."""
    games = [game(number % 2 if number < wins else 1 - number % 2) for number in range(100)]
    assert found(*games)["c"].holds is holds


def test_without_a_policy_it_is_not_measured() -> None:
    """(c) says so, and does not hold by default."""
    policy = found(game(0), game(1), policy=False)["c"]
    assert (policy.measures, policy.holds) == ((), None)


def test_every_seat_has_to_be_fair() -> None:
    """(d): half of the wins each is fair, three quarters are not."""
    assert found(game(0), game(1))["d"].holds is True
    seats = found(game(0), game(0), game(1), game(0))["d"]
    assert [measure.found for measure in seats.measures] == [0.75, 0.25]
    assert seats.holds is False


def test_bonus_is_a_share_of_the_voyages() -> None:
    """(e): four of five are within the limits, all or none are not."""
    some = [game(0)] * 4 + [game(0, bonus="no")]
    assert (found(*some)["e"].measures[0].found, found(*some)["e"].holds) == (0.8, True)
    assert found(game(0))["e"].holds is False
    assert found(game(0, bonus="no"))["e"].measures[0].found == 0


@pytest.mark.parametrize(("policy", "stars"), [("dearest", 4), ("cheapest", 2)])
@pytest.mark.parametrize("ships", [STRONG, WEAK])
@pytest.mark.parametrize("kind", [FixedClass, Unaware])
def test_the_class_of_a_policy(
    kind: type[FixedClass | Unaware], ships: tuple[str, ...], policy: str, stars: int
) -> None:
    """Whatever the voyage, of those that are free; only who is aware of it plans for it."""
    state = table(
        *(player(voyages=ALL) for _ in range(6)),
        seas={"pacific": sea(5, (1, 20)), "atlantic": sea(1, (2, 20))},
    )
    bot = kind(policy)
    assert bot.best_class(rules(state), state, 0, ships) == stars
    planned = bot.choice(rules(state), state)
    assert planned == ((stars,) if kind is FixedClass else free_classes(rules(state), state))


def test_who_sits_where_can_be_sent_to_a_process() -> None:
    """The same bots but for one seat, another one in each game."""
    plan = Batch(GAME.name, (), 3, 4, 1, ("steady",) * 3)
    sent = pickle.loads(pickle.dumps(partial(seated, FixedClass("cheapest"))))
    kinds = [[type(bot) for bot in sent(plan, number)] for number in range(4)]
    assert [row.index(FixedClass) for row in kinds] == [0, 1, 2, 0]
    assert all(row.count(type(named(plan, 0)[0])) == 2 for row in kinds)
