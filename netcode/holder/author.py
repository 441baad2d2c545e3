# SPDX-License-Identifier: MIT
"""A holder's pen: one statement under way at a time, each standing on what it has seen."""

from __future__ import annotations

from collections import deque

from core.terms import IllegalMove
from netcode.errors import ProtocolError
from netcode.holder import duties
from netcode.holder.counters import Counters
from netcode.holder.holder import Holder
from netcode.replica import transition
from netcode.replica.replica import Replica
from netcode.statements.entry import Signed, Statement, glance, sign
from netcode.statements.payloads import AnyPayload, Leave, Moves, binds


class Author:
    """What a holder states next: first what is due, then what its people wish."""

    def __init__(self, holder: Holder, counters: Counters) -> None:
        self.holder = holder
        self._counters = counters
        self.wishes: deque[AnyPayload] = deque()
        self.flying: Signed | None = None
        """Sent, and not yet seen in the ledger."""

    def next(self, replica: Replica) -> Signed | None:
        """The next statement, or None while one is under way or nothing is to say."""
        if self.flying is not None:
            return None
        payload = duties.due(replica, self.holder)
        if payload is None and self.wishes and replica.ready:
            payload = self.wishes.popleft()
        if payload is None:
            return None
        counter = self._counters.next(replica, self.holder.number)
        signed = state(self.holder, replica, payload, counter=counter)
        self._counters.use(glance(signed))
        return signed

    def waits(self, signed: Signed) -> bool:
        """Whether a statement has to be on disk before it leaves, with all that it stands on."""
        statement = glance(signed)
        return binds(statement.payload) or not self._counters.is_safe(statement)

    def forget_turns(self) -> None:
        """The decision that they were to answer is past; a seat that wished to leave still does."""
        self.wishes = deque(wish for wish in self.wishes if isinstance(wish, Leave))

    def landed(self, statement: bytes) -> None:
        """A statement with this hash is in the ledger."""
        if self.flying is not None and self.flying.hash == statement:
            if self.waits(self.flying):
                self._counters.on_disk(glance(self.flying))
            self.flying = None

    def again(self, replica: Replica) -> Signed | None:
        """After a reconnect: the statement under way, if it can still be entered.

        A turn that can be entered only with a new signature (another epoch, say)
        becomes a wish again, unless it was made on entries that are void now.
        """
        if self.flying is None:
            return None
        try:
            transition.check(replica, self.flying)
        except (ProtocolError, IllegalMove):
            lost, self.flying = glance(self.flying), None
            if replica.has_basis(lost) and self._still_open(lost, replica):
                self.wishes.appendleft(lost.payload)
        return self.flying

    def _still_open(self, lost: Statement, replica: Replica) -> bool:
        """Whether a turn, or that a seat leaves, could be entered with a new signature."""
        turn = isinstance(lost.payload, Moves) and lost.decision == replica.trigger
        if not turn and not isinstance(lost.payload, Leave):
            return False
        try:
            transition.check(replica, state(self.holder, replica, lost.payload))
        except (ProtocolError, IllegalMove):
            return False
        return True


TOO_LATE = IllegalMove("move.too_late")
"""What a person did, and the table had gone on by then: nothing else of it concerns them."""


def told(signed: Signed, error: Exception) -> str:
    """What a person is told of a statement that cannot be entered.

    Nothing of what no person made: values, keys and the moves of bots are made again by
    themselves, and the words of the protocol tell nobody anything.
    """
    payload = glance(signed).payload
    if not isinstance(payload, Moves | Leave) or (isinstance(payload, Moves) and payload.bot):
        return ""
    return str(error if isinstance(error, IllegalMove) else TOO_LATE)


def state(
    holder: Holder,
    replica: Replica,
    payload: AnyPayload,
    epoch: int | None = None,
    counter: int | None = None,
) -> Signed:
    """A statement signed by this holder on the newest entry. A new epoch starts its counters.

    `counter` is the next one that the ledger leaves free, if it is not given.
    """
    if counter is None:
        counter = replica.counters[holder.number] if epoch is None else 0
    statement = Statement(
        replica.version,
        replica.game_id,
        epoch if epoch is not None else replica.epoch,
        holder.number,
        counter,
        replica.seq,
        replica.head,
        replica.trigger,
        payload,
    )
    return sign(holder.identity, statement)
