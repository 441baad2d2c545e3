# SPDX-License-Identifier: MIT
"""Whom a host has let in, and how far each has come with the ledger."""

from __future__ import annotations

from msgspec import Struct

from netcode.ledger.fork import Fork


class Visitor(Struct):
    """Somebody connected: who, as what, and whether it has all entries."""

    key: bytes
    name: str
    watches: bool
    synced: bool = False
    teaches: bool = False
    """Whether it was asked for entries that the host lacks."""
    differed: int = 0
    """How often it has computed another state than the host."""
    fork: Fork | None = None
    """Where what it teaches parts from what the host has, until it is clear which one holds."""
