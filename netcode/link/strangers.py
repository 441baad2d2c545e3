# SPDX-License-Identifier: MIT
"""Who is at the door and not in yet: how many at a time, and who has to go for another one.

Each connection has a fair time to prove itself, however many others come: an honest
handshake takes a small part of it. Only then, and only if the door is full, has one to
go: the oldest one of the address that holds the most. So whoever opens many and says
nothing pushes out itself, and a guest at the same address is in before it would be its turn.
"""

from __future__ import annotations

from collections import Counter
from typing import Generic, TypeVar

MAX_STRANGERS = 32
"""Connections at a time that are not authenticated, or that are being closed.

With six guests, the watchers and the askers they are fewer than the 256 descriptors that
a program has where it has fewest; each takes a quarter of a megabyte.
"""
FAIR_SECONDS = 0.25
"""How long a connection is left alone at a full door; a handshake takes a tenth of it."""

T = TypeVar("T")


class Strangers(Generic[T]):
    """The connections at one door, by whatever stands for them; times are of a steady clock."""

    def __init__(self) -> None:
        self._since: dict[T, tuple[str, float]] = {}

    def __len__(self) -> int:
        return len(self._since)

    @property
    def addresses(self) -> tuple[str, ...]:
        """Where they come from, oldest first."""
        return tuple(address for address, _ in self._since.values())

    def come(self, who: T, address: str, now: float) -> None:
        """One more, the newest."""
        self.leave(who)
        self._since[who] = (address, now)

    def leave(self, who: T) -> None:
        """One less: it is in, or gone."""
        self._since.pop(who, None)

    def too_many(self, now: float) -> T | None:
        """The one that has to go, if the door is full and somebody has had its time."""
        if len(self._since) < MAX_STRANGERS:
            return None
        due = {who: a for who, (a, since) in self._since.items() if now - since >= FAIR_SECONDS}
        held = Counter(self.addresses)
        return max(due, key=lambda who: held[due[who]], default=None)

    def wait(self, now: float) -> float:
        """Seconds until there can be room for another one; 0 if there is."""
        if len(self._since) < MAX_STRANGERS:
            return 0.0
        oldest = min(since for _, since in self._since.values())
        return max(0.0, oldest + FAIR_SECONDS - now)
