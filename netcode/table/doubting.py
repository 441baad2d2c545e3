# SPDX-License-Identifier: MIT
"""A table that follows a host, and may find itself computing something else.

Then it states nothing until it is known whether its own memory was wrong (netcode.md,
section 5): if so it goes on by itself, with the state that its ledger leads to.
"""

from __future__ import annotations

import abc
import contextlib

from netcode import wire
from netcode.bounds import MAX_SENTENCE
from netcode.crypto.identity import Identity
from netcode.errors import ProtocolError
from netcode.evidence import reckoning
from netcode.evidence.dissent import Dissent
from netcode.evidence.recount import Recount
from netcode.holder.author import Author
from netcode.ledger.ledger import Ledger
from netcode.replica.replica import Replica
from netcode.seating.room import NotYet
from netcode.statements.entry import Entry
from netcode.statements.messages import (
    Compared,
    Differs,
    FromHost,
    Have,
    Ping,
    Pong,
    Refused,
)
from netcode.table.effects import Doubt, Report
from netcode.table.keeping import Surroundings
from netcode.table.table import Table

HOST = 0
"""The one peer of a guest."""


class Doubting(Table):
    """What a guest's table does when it cannot take an entry of its host."""

    def __init__(self, identity: Identity, around: Surroundings) -> None:
        super().__init__(identity, around)
        self.online = False
        self.synced = False
        self.broken = ""
        """Why this guest believes the host no more, in one sentence."""
        self._dissent: Dissent | None = None

    @abc.abstractmethod
    def _take_up(self, entry: Entry, master: bytes) -> None:
        """An entry has just been taken into the ledger."""

    def _stop(self, reason: str) -> None:
        """Believe the host no more, and sign nothing more."""
        self.broken = reason
        self.synced = False

    def _hear_stopped(self, message: FromHost) -> None:
        """While an entry cannot be taken: what the others compute, and why the host hangs up."""
        match message:
            case Ping():
                self._send(HOST, Pong())
            case Compared() if self._dissent is not None:
                self._hear_compared(self._dissent, message)
            case Refused(b"", reason):
                said = wire.clean_text(reason, MAX_SENTENCE)
                self.broken = f"{self.broken}; the host says: {said}"

    def _differ(self, dissent: Dissent) -> None:
        """Ask the others what they compute, and a fresh process."""
        self._dissent = dissent
        self._send(HOST, Differs(dissent.own))
        self._effects.append(Doubt(dissent.before.seq, dissent.entry))

    def _hear_compared(self, dissent: Dissent, message: Compared) -> None:
        try:
            dissent.hear(message)
        except ProtocolError as error:
            self.broken = f"{self.broken}; the host's answer is worth nothing: {error.reason}"
            self._drop(HOST, error.reason)
        self._settle()

    def recounted(
        self, found: Recount | None, anew: Ledger | None, trouble: str, folder: str
    ) -> None:
        """A fresh process has replayed what `Doubt` asked for (see `Dissent.recounted`)."""
        if self._dissent is not None:
            self._dissent.recounted(found, anew, trouble, folder)
            self._settle()

    def _settle(self) -> None:
        """Go on or stay stopped, once a fresh process and the host were heard.

        A host that is heard has sent no entry since, so that none is missed.
        """
        dissent = self._dissent
        if dissent is None or not dissent.settled(self.online):
            return
        self._dissent = None
        self._effects.append(Report(dissent.report()))
        if dissent.verdict == "memory":
            self._go_on(dissent)
        else:
            self.broken = dissent.sentence + self.broken.removeprefix(dissent.reason)
            self._drop(HOST, self.broken)

    def _go_on(self, dissent: Dissent) -> None:
        """With the replica as the ledger leads to it, as if nothing had been."""
        self.ledger, self.broken = dissent.anew, ""
        self.chat.note(dissent.sentence)
        if self.author is not None:
            self.author.forget_turns()
        self._take_up(dissent.entry, b"")
        if self.online:
            self._send_have()

    def _playing(self) -> tuple[Replica, Author]:
        if self.stopped:
            raise NotYet("this laptop's state differs from the host's; the game is replayed first")
        return super()._playing()

    @property
    def stopped(self) -> bool:
        """Whether this guest believes its host no more, or doubts itself."""
        return bool(self.broken)

    def _reckon(self, seq: int) -> None:
        """Somebody else differs after an entry: say what is computed here."""
        if self.ledger is not None:
            with contextlib.suppress(ProtocolError):
                self._send(HOST, reckoning.own(self.identity, self.ledger, seq))

    def _send_have(self) -> None:
        """Say how far the ledger here goes, and what keeps this holder from signing there."""
        replica = self.replica
        if replica is None:
            self._send(HOST, Have(0, 0, bytes(32)))
        else:
            pending = self.ballots.pending(replica)
            self._send(HOST, Have(replica.epoch, replica.seq, replica.head, pending))
