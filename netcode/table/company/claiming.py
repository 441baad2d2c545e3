# SPDX-License-Identifier: MIT
"""When the one who stays of two may say that the other one is gone for good."""

from __future__ import annotations

from collections.abc import Collection

from core.terms import Sealed, Turn
from netcode.replica import sealed_moves
from netcode.replica.replica import Replica

PATIENCE_SECONDS = 60.0
"""How long a table waits for somebody who is away before the game can be claimed."""


class Claiming:
    """Since when a table of two has been held up by whoever is away."""

    def __init__(self) -> None:
        self._since: float | None = None

    def claimable(
        self, replica: Replica | None, me: int | None, missing: Collection[int], now: float
    ) -> tuple[int, ...]:
        """The seat that holder `me` can claim; `now` in seconds of any steady clock.

        Nobody is waited for while one's own move is awaited, however long the other is away;
        and whoever is back for a moment is waited for anew.
        """
        if replica is None or me is None or not _held_up(replica, me, missing):
            self._since = None
            return ()
        if self._since is None:
            self._since = now
        if now - self._since < PATIENCE_SECONDS:
            return ()
        return tuple(s for s in range(2) if replica.holder_of(s) != me)


def _held_up(replica: Replica, me: int, missing: Collection[int]) -> bool:
    if not replica.ready or replica.over or replica.holders != 2:
        return False
    if sorted(place.holder for place in replica.roster.draft.places) != [0, 1]:
        return False
    if 1 - me not in missing:
        return False
    awaited = replica.match.awaiting
    if isinstance(awaited, Turn):
        seats: Collection[int] = awaited.seats
    elif isinstance(awaited, Sealed):
        seats = [seat for seat in sealed_moves.asked(replica) if seat not in replica.commits]
    else:
        seats = ()
    return all(replica.holder_of(seat) != me for seat in seats)
