# SPDX-License-Identifier: MIT
"""What a ledger's bytes lead to, computed by a process that remembers nothing.

A table that cannot follow an entry asks a fresh process: what that computes, no fault of
the memory of the first one has touched.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct, to_builtins

from core.contract import State
from core.digest import components
from core.terms import IllegalMove
from netcode import wire
from netcode.errors import ProtocolError
from netcode.ledger.ledger import Ledger, split
from netcode.replica.transition import Desync
from netcode.statements.entry import Entry


class Recount(Struct, frozen=True):
    """Where a replay came to.

    `entries` were taken, and the next one was `refused` for that reason, if there is any.
    The components, and the state by the same names, are those after the last entry that
    was computed, the refused one if only its digest was wrong.
    """

    entries: int
    refused: str
    components: tuple[tuple[str, bytes], ...]
    state: Any


def recount(data: bytes) -> Recount:
    """Replay the bytes of a ledger file as far as they can be followed.

    Raises ProtocolError for what is no ledger of this build from its first entry on.
    """
    records, _ = split(data)
    if not records:
        raise ProtocolError("the file has no entry")
    ledger = Ledger(wire.decode(records[0], Entry))
    for raw in records[1:]:
        try:
            ledger.append(wire.decode(raw, Entry))
        except Desync as error:
            return _found(ledger, str(error), error.state)
        except (ProtocolError, IllegalMove) as error:
            return _found(ledger, str(error), ledger.replica.match.state)
    return _found(ledger, "", ledger.replica.match.state)


def _found(ledger: Ledger, refused: str, state: State) -> Recount:
    return Recount(ledger.replica.seq, refused, components(state), readable(state))


def readable(state: State) -> Any:
    """A state as plain values by component, to be read and compared by people."""
    return to_builtins(state, str_keys=True)
