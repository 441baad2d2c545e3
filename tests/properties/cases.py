# SPDX-License-Identifier: MIT
"""What the properties run on: every game, seat count and combination of options.

Needs no test runner, so that another interpreter can import it.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from typing import TypeVar

from msgspec import Struct

from core import catalogue
from core.bots import catalogue as bots
from core.chance import Stream, derive
from core.contract import Game
from core.match import Match, begin
from core.terms import Options
from tests.core.toys.shelf import TOYS
from tests.core.toys.toy import Toy

T = TypeVar("T")

MANY = 600
"""Combinations of options of a game and seat count that are still looked at one and all."""


class Case(Struct, frozen=True):
    """One way to play one game. `options` are complete."""

    game: Game
    seats: int
    options: Options

    @property
    def name(self) -> str:
        """What test ids and reports call it."""
        values = ",".join(f"{name}={value}" for name, value in self.options)
        return f"{self.game.name}-{self.seats}" + (f"-{values}" if values else "")

    def begin(self) -> Match:
        """A match of this case before its first event."""
        return begin(self.game, self.options, self.seats)


def games() -> tuple[Game, ...]:
    """The games of the catalogue, then the toys."""
    return (*(catalogue.load(name) for name in catalogue.names()), *(toy() for toy in TOYS))


def combinations(game: Game, seats: int, chosen: Options = ()) -> Iterator[Options]:
    """Every complete combination of options, in the order the game offers them."""
    taken = dict(chosen)
    for option in game.options(seats, chosen):
        if option.name not in taken:
            for value in option.values:
                yield from combinations(game, seats, (*chosen, (option.name, value)))
            return
    yield tuple(sorted(chosen))


def sampled(game: Game, seats: int, limit: int, seed: int) -> tuple[Options, ...]:
    """The default combination and at most `limit` in all, drawn by the seed.

    Of a game with more combinations than can be run, those drawn that show something new are all
    there is.
    """
    entropy = derive(str(seed).encode(), "options", game.name, seats)
    default = game.settle((), seats)
    every = tuple(itertools.islice(combinations(game, seats), MANY + 1))
    if len(every) > MANY:
        return _telling(drawn(game, seats, min(limit, MANY), Stream(entropy)))
    if len(every) <= limit:
        return every
    others = Stream(entropy).shuffled([options for options in every if options != default])
    return (default, *others[: limit - 1])


def drawn(game: Game, seats: int, limit: int, rng: Stream) -> tuple[Options, ...]:
    """The default combination, then different ones as the seed gives them."""
    found = [game.settle((), seats)]
    while len(found) < limit:
        if (options := _combination(game, seats, rng)) not in found:
            found.append(options)
    return tuple(found)


def _telling(found: tuple[Options, ...]) -> tuple[Options, ...]:
    """Those of them in which three values meet that met in none before.

    What one option does to another shows in few of them together: a fault that needs four values
    at once is left to chance.
    """
    met: set[Options] = set()
    telling = []
    for options in found:
        trios = set(itertools.combinations(options, 3))
        if not trios <= met:
            met |= trios
            telling.append(options)
    return tuple(telling)


def _combination(game: Game, seats: int, rng: Stream) -> Options:
    """A complete combination, each option drawn as it is offered."""
    taken: dict[str, str] = {}
    while True:
        offered = game.options(seats, tuple(taken.items()))
        option = next((option for option in offered if option.name not in taken), None)
        if option is None:
            return tuple(sorted(taken.items()))
        taken[option.name] = rng.choice(option.values)


def cases(limit: int, seed: int) -> tuple[Case, ...]:
    """All cases, with at most `limit` combinations of options per game and seat count."""
    return tuple(
        Case(game, seats, options)
        for game in games()
        for seats in game.seat_counts
        for options in sampled(game, seats, limit, seed)
    )


def symmetric(game: Game) -> bool:
    """Whether the seats of a game are only names."""
    return isinstance(game, Toy) and game.symmetric


def in_catalogue(game: Game) -> bool:
    """Whether it is a game of this build and not a toy."""
    return game.name in catalogue.names()


WANTED: dict[object, Callable[[Game], bool]] = {}
"""The games that a test function asks for, where it does not ask for all."""


def on(wanted: Callable[[Game], bool]) -> Callable[[T], T]:
    """Marks a test that runs on the cases of some games only."""

    def marked(test: T) -> T:
        WANTED[test] = wanted
        return test

    return marked


def players(case: Case) -> tuple[str, ...]:
    """The names of the bots that can play a case."""
    return bots.names(case.game.name)
