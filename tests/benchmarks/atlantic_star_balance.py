# SPDX-License-Identifier: MIT
"""Measures the balance of Atlantic Star's figures by the project's steady bots.

    python -m tests.benchmarks.atlantic_star_balance [--seats N] [--games K] [--policy NAME]

The criteria are those of docs/rules/atlantic-star.md, "Balance". For (c) one seat, another one
in each game, always chooses the dearest or the cheapest free class. It knows that when it plans:
a voyage in a sea without a class is worth to it what it earns in that one. With `--unaware` it
plans as if it chose freely, and then does not (docs/decisions/0013).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from math import sqrt
from pathlib import Path

from msgspec import Struct

from client.terminal import chosen, output
from client.terminal.progress import Bar
from client.terminal.simulation import Batch, Outcome, named, run
from client.terminal.statistics import Report, Share, report
from core.bots.atlantic_star.steady import Steady
from core.bots.bot import Bot
from core.games.atlantic_star.figures import Figures
from core.games.atlantic_star.game import AtlanticStar
from core.games.atlantic_star.rules import Rules
from core.games.atlantic_star.state import State

POLICIES: dict[str, Callable[[Sequence[int]], int]] = {"dearest": max, "cheapest": min}
_PER_LEG, _ABOVE, _BELOW = 5, 0.15, 0.10
"""(a): the value of a leg, and how far above and below it a mean may lie."""
_PLACES = (3.0, 4.7)
_POLICY, _SEAT = 0.05, 0.04
"""(c), (d): how far from the fair share."""
_BONUS = (0.7, 0.9)


class Measure(Struct, frozen=True):
    """What something came to and within which limits it holds. Shares have a standard error."""

    what: str
    found: float
    least: float
    most: float
    error: float | None = None

    @property
    def holds(self) -> bool:
        """Whether it lies within the limits."""
        return self.least <= self.found <= self.most


class Criterion(Struct, frozen=True):
    """One of the five. Without measures there is nothing to hold: `holds` is None."""

    letter: str
    what: str
    holds: bool | None
    measures: tuple[Measure, ...]


class Balance(Struct, frozen=True):
    """What a run came to."""

    seats: int
    games: int
    seed: int
    policy: str | None
    unaware: bool
    figures: str
    criteria: tuple[Criterion, ...]


class FixedClass(Steady):
    """A steady player that chooses one class only, and knows it when it plans."""

    def __init__(self, policy: str) -> None:
        self._pick = POLICIES[policy]

    def choice(self, rules: Rules, state: State) -> tuple[int, ...]:
        """The one class that it would choose."""
        return (self._pick(super().choice(rules, state)),)


class Unaware(Steady):
    """A steady player that plans for the best class, and then takes the one of its policy."""

    def __init__(self, policy: str) -> None:
        self._pick = POLICIES[policy]

    def best_class(self, rules: Rules, state: State, sea: int, ships: tuple[str, ...]) -> int:
        """The class of the policy, whatever the voyage."""
        return self._pick(self.choice(rules, state))


def seated(follower: Bot, plan: Batch, number: int) -> Sequence[Bot]:
    """The bots of a game, one of which follows the policy."""
    bots = list(named(plan, number))
    bots[_followed(plan.seats, number)] = follower
    return bots


def main() -> None:
    """Play the games and print what each criterion comes to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, help="default: the fewest")
    parser.add_argument("--games", type=int, default=1000, help="default: 1000")
    parser.add_argument("--seed", type=int, default=1, help="default: 1")
    parser.add_argument("--policy", choices=tuple(POLICIES), help="without one there is no (c)")
    parser.add_argument("--unaware", action="store_true", help="it plans as if it had none")
    parser.add_argument("--data", type=Path, metavar="FILE", help="other figures")
    parser.add_argument("--jobs", type=int, default=1, help="processes; the results are the same")
    output.add_json(parser)
    asked = parser.parse_args()
    if asked.unaware and not asked.policy:
        parser.error("--unaware goes with --policy")
    figures = chosen.figures(asked.data)
    game = AtlanticStar(figures or None)
    seats = chosen.seats(game, asked.seats)
    options = game.settle((), seats)
    plan = Batch(game.name, options, seats, asked.games, asked.seed, ("steady",) * seats, figures)
    who = named
    if asked.policy:
        kind = Unaware if asked.unaware else FixedClass
        who = partial(seated, kind(asked.policy))
    played = run(plan, asked.jobs, Bar(plan.games, sys.stderr), who)
    found = Balance(
        seats=seats,
        games=plan.games,
        seed=plan.seed,
        policy=asked.policy,
        unaware=asked.unaware,
        figures=game.figures_hash.hex(),
        criteria=criteria(game.figures, plan, played, bool(asked.policy)),
    )
    if asked.json:
        output.document(found)
    else:
        _print(found)


def criteria(
    figures: Figures, plan: Batch, played: Sequence[Outcome], policy: bool
) -> tuple[Criterion, ...]:
    """The five criteria, of which (c) is measured only where a seat follows a policy."""
    found = report(plan, played, b"", figures.house)
    fair, games = 1 / plan.seats, len(played)
    tallies = found.tallies
    followed = [_share(won(played, plan.seats), games, fair, _POLICY, "seat with the policy")]
    return (
        _criterion("a", "mean value before loans", _values(figures, tallies)),
        _criterion("b", "mean place of the operators", _operators(tallies)),
        _criterion("c", "wins with a fixed class", followed if policy else ()),
        _criterion("d", "wins of each seat", _seats(found, games, fair)),
        _criterion("e", "voyages with the bonus", _bonus(tallies["bonus"])),
    )


def won(played: Sequence[Outcome], seats: int) -> float:
    """The share of games that the seat with the policy won; a win shared by n is 1/n."""
    firsts = ((_followed(seats, number), game.places[0]) for number, game in enumerate(played))
    return sum(1 / len(first) for seat, first in firsts if seat in first) / len(played)


def _followed(seats: int, number: int) -> int:
    """The seat that follows the policy in a game."""
    return number % seats


def _values(figures: Figures, tallies: Mapping[str, Mapping[str, Share]]) -> Iterator[Measure]:
    for sea in figures.seas:
        usual = _PER_LEG * len(sea.legs)
        mean = _mean(tallies[f"value_{sea.id}"])
        yield Measure(sea.id, mean, usual * (1 - _BELOW), usual * (1 + _ABOVE))


def _operators(tallies: Mapping[str, Mapping[str, Share]]) -> Iterator[Measure]:
    if places := tallies.get("operator_place"):
        yield Measure("all seas", _mean(places), *_PLACES)


def _seats(found: Report, games: int, fair: float) -> Iterator[Measure]:
    for result in found.results:
        yield _share(result.share, games, fair, _SEAT, f"seat {result.seat}")


def _bonus(bonus: Mapping[str, Share]) -> Iterator[Measure]:
    voyages = sum(part.count for part in bonus.values())
    with_bonus = bonus["yes"].count / voyages if "yes" in bonus else 0.0
    yield Measure("all seas", with_bonus, *_BONUS, _error(with_bonus, voyages))


def _share(found: float, games: int, fair: float, away: float, what: str) -> Measure:
    return Measure(what, found, fair - away, fair + away, _error(found, games))


def _error(share: float, count: int) -> float:
    """The standard error of a share of so many."""
    return sqrt(share * (1 - share) / count)


def _mean(counted: Mapping[str, Share]) -> float:
    """The mean of numbers, each counted under its name."""
    total = sum(part.count for part in counted.values())
    return sum(int(number) * part.count for number, part in counted.items()) / total


def _criterion(
    letter: str, what: str, measures: Iterator[Measure] | Sequence[Measure]
) -> Criterion:
    found = tuple(measures)
    holds = all(measure.holds for measure in found) if found else None
    return Criterion(letter, what, holds, found)


def _print(found: Balance) -> None:
    how = ", unaware of it" if found.unaware else ""
    policy = f", one seat always in the {found.policy} class{how}" if found.policy else ""
    print(f"{found.seats} seats, {found.games} games, seed {found.seed}{policy}")
    words = {True: "holds", False: "DOES NOT HOLD", None: "not measured"}
    for criterion in found.criteria:
        print(f"({criterion.letter}) {criterion.what}: {words[criterion.holds]}")
        if criterion.measures:
            output.table([_cells(measure) for measure in criterion.measures])


def _cells(measure: Measure) -> tuple[str, ...]:
    if measure.error is None:
        shown = (f"{measure.found:.2f}", f"{measure.least:.2f} to {measure.most:.2f}")
    else:
        error = f" +- {100 * measure.error:.1f}"
        shown = (f"{measure.found:.1%}{error}", f"{measure.least:.1%} to {measure.most:.1%}")
    return (f"    {measure.what}", *shown, "" if measure.holds else "outside")


if __name__ == "__main__":
    main()
