# SPDX-License-Identifier: MIT
"""What lies in a folder of ledgers, at a glance: nothing of it is checked yet.

A lobby lists games that it may never open, so only the first and the last
entry of each file are looked at. Opening a file checks everything.
"""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from netcode import wire
from netcode.errors import ProtocolError
from netcode.ledger import ledger
from netcode.statements.entry import Entry, glance
from netcode.statements.payloads import AnyPayload, Begin, Disclose, Leave
from netcode.statements.roster import Draft, Roster

SUFFIX = ".sobremesa"
WATCHED = "-watched"
"""At the end of the name of a file that was written while looking on."""


class Glimpse(Struct, frozen=True):
    """A ledger file as it looks from outside. `changed` is its time in seconds since 1970."""

    path: Path
    draft: Draft
    ended: bool
    changed: float


def glimpse(path: Path) -> Glimpse | None:
    """What a file seems to be; None for what is no ledger or has no entry."""
    try:
        records, _ = ledger.split(path.read_bytes())
        if not records:
            return None
        begin, last = _payload(records[0]), _payload(records[-1])
        if not isinstance(begin, Begin):
            return None
        draft = wire.decode(begin.roster, Roster).draft
        ended = isinstance(last, Disclose | Leave)
        return Glimpse(path, draft, ended, path.stat().st_mtime)
    except (OSError, ProtocolError):
        return None


def glimpses(folder: Path) -> tuple[Glimpse, ...]:
    """All ledger files of a folder, the one that changed last first."""
    found = (glimpse(path) for path in folder.glob(f"*{SUFFIX}"))
    known = [each for each in found if each is not None]
    return tuple(sorted(known, key=lambda each: each.changed, reverse=True))


def find(folder: Path, table: bytes, watched: bool = False) -> Path | None:
    """The newest ledger file in a folder that belongs to a table: of who played, or who watched.

    A watcher's file may lack entries that the same laptop has as a player.
    """
    own = [each.path for each in glimpses(folder) if each.draft.table == table]
    return next((path for path in own if path.stem.endswith(WATCHED) == watched), None)


def _payload(record: bytes) -> AnyPayload:
    return glance(wire.decode(record, Entry).signed).payload
