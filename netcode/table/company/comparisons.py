# SPDX-License-Identifier: MIT
"""Whose state is compared with the host's next: one at a time, and each key so often.

A comparison replays the whole match. It says to two people which component differs, once
an honest program has computed another state; after the third time that is known.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from netcode.table.company.visitor import Visitor

MOST = 3
"""Comparisons for one key at a table, however often it connects."""


class Comparisons:
    """Which comparison is under way, and how many there were."""

    def __init__(self) -> None:
        self._under_way = False
        self._had: Counter[bytes] = Counter()

    def may_ask(self, key: bytes) -> bool:
        """Whether a key may ask for another one."""
        return self._had[key] < MOST

    def next(self, guests: Mapping[int, Visitor]) -> int | None:
        """The peer whose turn it is, if somebody waits and none is under way: it is then."""
        if self._under_way:
            return None
        waiting = (peer for peer, guest in guests.items() if guest.differs is not None)
        if (peer := next(waiting, None)) is not None:
            self._under_way = True
            self._had[guests[peer].key] += 1
        return peer

    def done(self) -> None:
        """The one that was under way has come to its end."""
        self._under_way = False
