# SPDX-License-Identifier: MIT
"""Who of the connected peers is alive: asked when it is quiet, given up when it stays so.

Times are seconds of any steady clock.
"""

from __future__ import annotations

PING_SECONDS = 5.0
DEAD_SECONDS = 15.0


class Heartbeat:
    """When each peer was last heard, and last asked."""

    def __init__(self) -> None:
        self._heard: dict[int, float] = {}
        self._asked: dict[int, float] = {}

    def alive(self, peer: int, now: float) -> None:
        """A peer has connected or said something."""
        self._heard[peer] = now
        self._asked.setdefault(peer, now)

    def forget(self, peer: int) -> None:
        """A peer is gone."""
        self._heard.pop(peer, None)
        self._asked.pop(peer, None)

    def silent(self, now: float) -> tuple[int, ...]:
        """The peers that have been silent for too long."""
        return tuple(peer for peer, heard in self._heard.items() if now - heard > DEAD_SECONDS)

    def to_ask(self, now: float) -> tuple[int, ...]:
        """The peers to be asked whether they are there. They count as asked from now on."""
        due = tuple(peer for peer, at in self._asked.items() if now - at >= PING_SECONDS)
        self._asked.update(dict.fromkeys(due, now))
        return due
