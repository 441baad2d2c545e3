# SPDX-License-Identifier: MIT
"""A playout kept whole: every event, every match, every digest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from core.bots import catalogue as bots
from core.bots.bot import Bot
from core.chance import Stream, derive
from core.digest import digest
from core.match import Match
from core.playout import steps
from core.terms import (
    Event,
)
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


def bots_for(case: Case, name: str) -> tuple[Bot, ...]:
    """The same bot on every seat."""
    return (bots.load(case.game.name, name),) * case.seats


def record(case: Case, seed: str, bot: str = "random", start: Match | None = None) -> Trace:
    """A whole playout. Raises AssertionError where it is longer than the game declares."""
    first = start or case.begin()
    events: list[Event] = []
    matches = [first]
    for event, match in steps(first, bots_for(case, bot), seed.encode()):
        events.append(event)
        matches.append(match)
        assert len(events) <= case.game.max_events, f"{case.name} seed {seed}: no end in sight"
    digests = tuple(digest(match.state) for match in matches)
    return Trace(case, seed, tuple(events), tuple(matches), digests)


def sample(items: Sequence[int], count: int, *labels: str | int) -> tuple[int, ...]:
    """Some of the items, the same ones for the same labels, in their order."""
    stream = Stream(derive(b"sample", *labels))
    return tuple(sorted(stream.shuffled(items)[:count]))
