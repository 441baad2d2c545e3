# SPDX-License-Identifier: MIT
"""A game to look at again: every position of it, as far as it has been read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from core.match import fresh
from ui.ports.session import Session

if TYPE_CHECKING:
    from core.match import Match
    from core.terms import Note
    from ui.ports.snapshot import Snapshot


class Recording(Session):
    """Its snapshots grow while the game is read; the match is None before its first position.

    A file that cannot be read to its end closes it, with a notice that says why.
    """

    def positions(self) -> Sequence[Match]:
        """The match after 0, 1, ... events, up to the match of the snapshot."""
        raise NotImplementedError

    def notes(self) -> Sequence[tuple[Note, ...]]:
        """For each position what the public log says of the event that led to it."""
        raise NotImplementedError

    def whole(self) -> bool:
        """Whether all of it has been read."""
        raise NotImplementedError

    def seen(self) -> None:
        """The first position can be seen: from now on the rest is read."""


class StillRecording(Recording):
    """A game that is all at hand."""

    def __init__(self, snapshot: Snapshot) -> None:
        super().__init__()
        assert snapshot.match is not None
        self._snapshot = snapshot
        self._course = Course(fresh(snapshot.match.game, snapshot.match.header))
        self._course.follow(snapshot.match)

    def snapshot(self) -> Snapshot:
        """The one snapshot."""
        return self._snapshot

    def positions(self) -> Sequence[Match]:
        """All of them."""
        return self._course.positions

    def notes(self) -> Sequence[tuple[Note, ...]]:
        """What the log says of all of them."""
        return self._course.notes

    def whole(self) -> bool:
        """From the beginning."""
        return True

    def leave(self) -> None:
        """Nothing is left open."""


class Course:
    """The positions that a match came through, and what the log says of each step."""

    def __init__(self, start: Match) -> None:
        """`start` is the match before its first event."""
        self.positions = [start]
        self.notes: list[tuple[Note, ...]] = [()]

    def follow(self, match: Match) -> None:
        """Go on to this match; back first, where events of before turned out to be void."""
        while not match.follows(self.positions[-1]):
            del self.positions[-1], self.notes[-1]
        for number in range(len(self.positions) - 1, len(match.events)):
            before, event = self.positions[-1], match.events[number]
            newest = number == len(match.events) - 1
            after = match if newest else before.after(event)
            self.positions.append(after)
            self.notes.append(match.game.notes(before.state, event, after.state))
