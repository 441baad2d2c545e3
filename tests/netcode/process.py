# SPDX-License-Identifier: MIT
"""One installation in a simulation."""

from __future__ import annotations

from dataclasses import dataclass, field

from netcode.crypto.identity import Identity
from netcode.table.effects import Effect
from netcode.table.table import Table
from tests.netcode.disk import Disk


@dataclass
class Process:
    """Its identity and disk live on, its table dies with a crash."""

    name: str
    identity: Identity
    disk: Disk
    watches: bool = False
    hosts: bool = False
    at: Process | None = None
    """Whose table it calls while it does not host."""
    table: Table | None = None
    link: int = -1
    sent: list[bytes] = field(default_factory=list)
    received: list[bytes] = field(default_factory=list)
    leaving: list[tuple[int, Effect]] = field(default_factory=list)
    """What is to leave, each with how many writes have to be safe before."""
    syncing: bool = False
