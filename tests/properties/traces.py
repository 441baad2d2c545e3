# SPDX-License-Identifier: MIT
"""A playout kept whole: every event, every match, every digest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from core.bots import catalogue as bots
from core.bots.bot import Bot
from core.chance import Stream, derive
from core.contract import Game
from core.digest import digest
from core.match import Match
from core.playout import steps
from core.terms import Event, Knowledge, Move
from tests.properties.cases import Case


class Trace(Struct, frozen=True):
    """`matches[0]` is the beginning, `matches[n]` is after `events[n - 1]`."""

    case: Case
    seed: str
    events: tuple[Event, ...]
    matches: tuple[Match, ...]
    digests: tuple[bytes, ...]

    def steps(self) -> Iterator[tuple[Match, Event, Match]]:
        """Before, event, after."""
        return zip(self.matches, self.events, self.matches[1:], strict=False)

    @property
    def where(self) -> str:
        """How to find a failure again."""
        return f"{self.case.name} seed {self.seed}"


class Stubborn:
    """Always plays the first legal move, or always the last."""

    name = "stubborn"

    def __init__(self, which: int) -> None:
        self._which = which

    def choose(self, game: Game, state: Any, seat: int, knowledge: Knowledge, rng: Stream) -> Move:
        """The first or the last legal move."""
        return game.legal_moves(state, seat)[self._which]


def bots_for(case: Case, name: str) -> tuple[Bot, ...]:
    """The same bot on every seat."""
    return (bots.load(case.game.name, name),) * case.seats


def record(case: Case, seed: str, players: Sequence[Bot]) -> Trace:
    """A whole playout. Raises AssertionError where it is longer than the game declares."""
    first = case.begin()
    events: list[Event] = []
    matches = [first]
    digests = [digest(first.state)]
    for event, match in steps(first, players, seed.encode()):
        events.append(event)
        matches.append(match)
        digests.append(digest(match.state))
        assert len(events) <= case.game.max_events, f"{case.name} seed {seed}: no end in sight"
    return Trace(case, seed, tuple(events), tuple(matches), tuple(digests))


def sample(items: Sequence[int], count: int, *labels: str | int) -> tuple[int, ...]:
    """Some of the items, the same ones for the same labels, in their order."""
    stream = Stream(derive(b"sample", *labels))
    return tuple(sorted(stream.shuffled(items)[:count]))
