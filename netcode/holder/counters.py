# SPDX-License-Identifier: MIT
"""The counters of one holder's statements: each is used once, whatever becomes of the statement.

What binds its author is in the journal, on disk, before it leaves. A turn need not wait for that:
a power cut may take its record back, but not the counter. For no turn leaves unsynced whose
counter is more than `AHEAD` beyond one that is certainly on disk; and whoever comes back
leaves out as many beyond the newest one that its journal has.
"""

from __future__ import annotations

from netcode.replica.replica import Replica
from netcode.replica.transition import LEAVES_OUT
from netcode.statements.entry import Statement

AHEAD = 64


class Counters:
    """Which counter comes next, and whether a turn with it may leave before it is on disk."""

    def __init__(self, protocol: int, newest: Statement | None = None) -> None:
        """For a game of that protocol; `newest` is the newest statement in the journal, if any."""
        self._leaves_out = protocol >= LEAVES_OUT
        self._epoch = newest.epoch if newest else 0
        self._least = newest.counter + 1 + AHEAD if newest else 0
        self._sure: int | None = None
        """The greatest counter of this epoch that is certainly on disk."""

    def next(self, replica: Replica, holder: int) -> int:
        """The counter of the next statement."""
        free = replica.counters[holder]
        if not self._leaves_out or replica.epoch != self._epoch:
            return free
        return max(free, self._least)

    def use(self, statement: Statement) -> None:
        """A statement with this counter is about to leave."""
        if statement.epoch != self._epoch:
            self._epoch, self._sure = statement.epoch, None
        self._least = statement.counter + 1

    def on_disk(self, statement: Statement) -> None:
        """A statement has left that could not leave before it was on disk."""
        if statement.epoch == self._epoch:
            self._sure = statement.counter

    def is_safe(self, statement: Statement) -> bool:
        """Whether nobody can take this counter again, though the statement is not on disk yet."""
        if not self._leaves_out or statement.epoch != self._epoch or self._sure is None:
            return False
        return statement.counter <= self._sure + AHEAD
