# SPDX-License-Identifier: MIT
"""A measure of how much somebody may do: so much at once, and so much a second after that.

Times are seconds of any steady clock; it may stand still, it never goes back.
"""

from __future__ import annotations


class Bucket:
    """Full at the beginning. What was taken comes back with time."""

    def __init__(self, size: float, per_second: float) -> None:
        self._size = size
        self._per_second = per_second
        self._left = size
        self._at = 0.0

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Take so much, if it is there."""
        self._refill(now)
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def owe(self, now: float, cost: float) -> float:
        """Take so much, there or not; seconds until nothing is owed any more."""
        self._refill(now)
        self._left -= cost
        return max(0.0, -self._left / self._per_second)

    def is_full(self, now: float) -> bool:
        """Whether it is as it was at the beginning."""
        self._refill(now)
        return self._left == self._size

    def _refill(self, now: float) -> None:
        if now > self._at:
            self._left = min(self._size, self._left + (now - self._at) * self._per_second)
            self._at = now


def own_pace() -> Bucket:
    """How fast a person here may write to the table: ten lines, then one in two seconds."""
    return Bucket(10, 0.5)


def heard_pace() -> Bucket:
    """How much a host passes on of somebody: twice that, as lines may come in a bundle."""
    return Bucket(20, 1.0)
