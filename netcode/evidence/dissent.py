# SPDX-License-Identifier: MIT
"""An entry that this laptop cannot take, and whose fault that is.

netcode.md, section 5: input stops, the components are compared with the other holders, and
the ledger is replayed in a fresh process. What comes of it is the `verdict`.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from core.contract import State
from core.terms import IllegalMove
from netcode.crypto.identity import Identity
from netcode.errors import ProtocolError
from netcode.evidence import reckoning
from netcode.evidence.reckoning import Components
from netcode.evidence.recount import Recount, readable
from netcode.ledger.ledger import Ledger
from netcode.replica.replica import Replica
from netcode.replica.transition import Desync
from netcode.statements.entry import Entry
from netcode.statements.messages import Compared, Reckoning

Verdict: TypeAlias = Literal["memory", "outvoted", "repeated", "unreliable", "unknown"]
"""What a fresh process says: the host is right, or is right against as many others as are with
it; the same as this one; something else than either; or there was none.
"""

_WATCHER = -1


class Dissent:
    """The entry that could not be taken after `before`, and what is found out about it."""

    def __init__(
        self,
        identity: Identity,
        holder: int | None,
        before: Replica,
        entry: Entry,
        error: ProtocolError | IllegalMove,
    ) -> None:
        """`holder` is the number of whoever has that identity, None for a watcher."""
        self.before = before
        self.entry = entry
        self.reason = str(error)
        self.reckonings: dict[int, Reckoning] = {}
        """What others compute after entry `seq`, by holder, each well signed."""
        self.values: Components = ()
        """The components in which the host differs, as it has them."""
        self.seq, self.head = before.seq - 1, before.head
        self.state: State = before.match.state
        if isinstance(error, Desync):
            self.seq, self.head, self.state = before.seq, entry.hash, error.state
        self.own = reckoning.reckon(identity, before.game_id, self.seq, self.head, self.state)
        self._me = _WATCHER if holder is None else holder
        self.anew: Ledger | None = None
        """The ledger with this entry, replayed in this process."""
        self._recount: Recount | None = None
        self._trouble = ""
        self._folder = ""

    def hear(self, message: Compared) -> None:
        """What another holder computes. Raises ProtocolError if that holder did not sign it."""
        if message.reckoning.seq != self.seq:
            raise ProtocolError("that is no answer to what we compared")
        key = self.before.identity_of(message.holder)
        reckoning.check(message.reckoning, self.before.game_id, self.head, key)
        self.reckonings[message.holder] = message.reckoning
        if message.holder == self.before.host:
            self.values = message.values

    def recounted(
        self, found: Recount | None, anew: Ledger | None, trouble: str, folder: str
    ) -> None:
        """What a fresh process says, or what the trouble was; the report is in that folder.

        `anew` is the same ledger replayed in this process, None if it cannot be.
        """
        self._recount, self.anew, self._trouble, self._folder = found, anew, trouble, folder
        if found is not None and not found.refused and anew is None:
            self._recount = None
            self._trouble = "this one has to be started again, as it refuses the entry once more"

    @property
    def host_heard(self) -> bool:
        """Whether the host has said what it computes."""
        return self.before.host in self.reckonings

    def settled(self, online: bool) -> bool:
        """Whether a fresh process was heard, and the host if it can be.

        A host that was heard has sent no entry since, so that none is missed.
        """
        replayed = self._recount is not None or bool(self._trouble)
        return replayed and (self.host_heard or not online)

    @property
    def where(self) -> str:
        """The components in which the host differs."""
        if not self.host_heard:
            return "the host does not say where the two states differ"
        host = self.reckonings[self.before.host].components
        wrong = ", ".join(reckoning.differing(self.own.components, host))
        return f"the states differ in: {wrong}" if wrong else "the states before it are alike"

    @property
    def verdict(self) -> Verdict:
        """Whose fault it is, as far as is known."""
        if self._recount is None:
            return "unknown"
        if self._recount.refused:
            again = (self.before.seq, self.own.components)
            found = (self._recount.entries, self._recount.components)
            return "repeated" if found == again else "unreliable"
        if not self.host_heard:
            return "memory"
        host = self.before.host
        largest, *smaller = self._sides(self.reckonings[host].components)
        decided = not smaller or len(largest) > len(smaller[0])
        return "memory" if host in largest and decided else "outvoted"

    @property
    def sentence(self) -> str:
        """What came of it, for the person at this laptop."""
        told = {
            "memory": "a fresh process that replayed its file says so too: the game goes on",
            "outvoted": f"a fresh process agrees with the host, most others do not ({self._who})",
            "repeated": f"a fresh process computes the same again ({self._who})",
            "unreliable": "a fresh process computes something else: do not rely on this computer",
            "unknown": f"it could not be replayed by a fresh process: {self._trouble}",
        }[self.verdict]
        begin = f"{self.reason} ({self.where})"
        if self.verdict == "memory":
            begin = f"this laptop was wrong about entry {self.before.seq} ({self.where})"
        return f"{begin}; {told}" + (f"; see {self._folder}" if self._folder else "")

    def report(self) -> bytes:
        """Everything that is known of it, as JSON; nothing in it is secret."""
        known = {
            "sentence": self.sentence,
            "verdict": self.verdict,
            "game": self.before.game_id.hex(),
            "entry": self.before.seq,
            "refused": self.reason,
            "compared after entry": self.seq,
            "host": self.before.host,
            "holder": self._me,
            "alike": self._sides(self.own.components),
            "ours": {"components": _hex(self.own.components), "state": readable(self.state)},
            "others": {
                str(holder): {
                    "components": _hex(said.components),
                    "signature": said.signature.hex(),
                }
                for holder, said in sorted(self.reckonings.items())
            },
            "where the host differs": {name: _legible(data) for name, data in self.values},
        }
        return msgspec.json.format(msgspec.json.encode(known))

    def _sides(self, own: Components) -> tuple[tuple[int, ...], ...]:
        said = {holder: each.components for holder, each in self.reckonings.items()}
        return reckoning.sides({**said, self._me: own})

    @property
    def _who(self) -> str:
        """Who computes the same as whom, as far as was heard."""
        places = self.before.roster.draft.places
        names = {place.holder: place.name for place in places if not place.bot}
        names[self._me] = "this laptop"
        sides = self._sides(self.own.components)
        alike = (" and ".join(names.get(n, f"holder {n}") for n in side) for side in sides)
        return "alike: " + " | ".join(alike)


def _hex(found: Components) -> dict[str, str]:
    return {name: digest.hex() for name, digest in found}


def _legible(data: bytes) -> Any:
    """Canonical bytes of somebody else as plain values, in hexadecimal where they are none."""
    try:
        value = msgspec.msgpack.decode(data)
        msgspec.json.encode(value)
    except (msgspec.DecodeError, TypeError, ValueError, RecursionError):
        return data.hex()
    return value
