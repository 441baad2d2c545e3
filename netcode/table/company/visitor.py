# SPDX-License-Identifier: MIT
"""Whom a host has let in, whom not yet, and how far each has come with the ledger."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from msgspec import Struct, field

from netcode.ledger.fork import Fork
from netcode.seating.names import all_apart
from netcode.seating.plan import Watching
from netcode.statements.messages import Differs, Have
from netcode.table.company.bucket import Bucket, heard_pace

MAX_ASKING = 16
"""Strangers that ask for a seat at a time: each is a connection, and a line on a screen."""


class Visitor(Struct):
    """Somebody connected: who, as what, and whether it has all entries."""

    key: bytes
    name: str
    watches: bool
    synced: bool = False
    teaches: bool = False
    """Whether it was asked for entries that the host lacks."""
    fork: Fork | None = None
    """Where what it teaches parts from what the host has, until it is clear which one holds."""
    anew: bool = False
    """Whether what it teaches was compared with entries that are void: it is asked once more."""
    waits: bool = False
    """Whether it asks to watch, and nobody has answered yet."""
    have: Have | None = None
    """How far its ledger goes, while it waits."""
    differs: Differs | None = None
    """Which other state it has computed, until somebody has compared."""
    pace: Bucket = field(default_factory=heard_pace)
    """How much of what it writes is passed on."""
    hinted: bool = False
    """Whether it was told why it is not heard, and has not been heard since."""


def refusal(
    key: bytes, watches: bool, here: Iterable[Visitor], known: Collection[bytes], watching: Watching
) -> str:
    """Why somebody does not even come to the table; empty if nothing speaks against it.

    Watchers and askers are counted before they are in, so that no crowd of them takes the
    connections of those who are `known`: who has a seat, or is a friend.
    """
    others = [each for each in here if (each.key, each.watches) != (key, watches)]
    if watches:
        if not watching.most:
            return "nobody can look on at this table"
        if sum(each.watches for each in others) >= watching.most:
            return f"{watching.most} look on at this table already, and more it does not take"
    elif key not in known:
        asking = sum(not each.watches and each.key not in known for each in others)
        if asking >= MAX_ASKING:
            return "too many ask for a seat at this table already; try again in a moment"
    return ""


def watchers(guests: Mapping[int, Visitor], seated: Iterable[str]) -> dict[int, str]:
    """Under which name each is shown that looks on: none alike to another, or to a player."""
    looking = {peer: each.name for peer, each in guests.items() if each.watches and not each.waits}
    return dict(zip(looking, all_apart(looking.values(), seated), strict=True))
