# SPDX-License-Identifier: MIT
"""What each message costs a host, and how much of its time one peer may take up.

Nothing is dropped for being too much: whoever owes is not read until it has paid, so a
flood waits in its sender's own network. An honest program never owes anything for long.
"""

from __future__ import annotations

from netcode.statements.messages import (
    Aye,
    Committed,
    Contributed,
    Differs,
    Entries,
    FromGuest,
    Have,
    Outvoted,
    Ready,
    Reckoning,
    Say,
    Submit,
    Vote,
)
from netcode.table.company.bucket import Bucket

HOLDER = (4000, 2000)
"""Units at once and a second for somebody with a seat: 200 and 100 statements, a game of
bots at full speed needs half. A unit is a tenth of a millisecond."""
STRANGER = (2000, 500)
"""The same for all at one address who have none."""

_MANY = 64

_COSTS = {
    Ready: 10,
    Committed: 10,
    Contributed: 10,
    Submit: 20,
    Vote: 10,
    Outvoted: 10,
    Aye: 10,
    Differs: 20,
    Reckoning: 10,
    Say: 3,
}


def cost(message: FromGuest, seq: int) -> int:
    """What a message costs a host whose ledger has so many entries."""
    match message:
        case Have():
            return 20 + max(0, seq - message.seq) // 2
        case Entries():
            replayed = seq if message.seq < seq else 0
            return 10 + 10 * len(message.entries) + 7 * replayed
    return _COSTS.get(type(message), 1)


class Accounts:
    """One for each key that has a seat, and one for each address of all others.

    They outlive a connection: whoever calls again owes what it owed.
    """

    def __init__(self) -> None:
        self._buckets: dict[bytes | str, Bucket] = {}

    def charge(self, who: bytes | str, now: float, units: int) -> float:
        """Charge a key or an address; seconds until it owes nothing."""
        if who not in self._buckets:
            if len(self._buckets) >= _MANY:
                self._forget(now)
            self._buckets[who] = Bucket(*(HOLDER if isinstance(who, bytes) else STRANGER))
        return self._buckets[who].owe(now, units)

    def _forget(self, now: float) -> None:
        """Whoever owes nothing and has used nothing is as good as new."""
        self._buckets = {who: b for who, b in self._buckets.items() if not b.is_full(now)}
