# SPDX-License-Identifier: MIT
"""The door of a simulated table: open to all, or opened by a code that is read aloud.

What the code itself withstands is shown at the channel (tests/netcode/link/test_code.py); here
is what a table makes of those who know it, and of those who mistype it.
"""

from __future__ import annotations

import random

from netcode import host
from netcode.table.host_table import HostTable
from tests.netcode.process import Process


class Doorway:
    """Who may come in to a table."""

    def trusts(self) -> bool:
        """Whether tables go on without the words."""
        return True

    def lets_in(self, guest: Process, table: HostTable) -> bool:
        """Whether a connection comes about."""
        return True

    def proves(self, guest: Process) -> bool:
        """Whether host and guest know of each other that they know the code."""
        return False


class CodedDoor(Doorway):
    """Every second try is mistyped; whoever comes back to a game under way needs no code.

    Between a host and one guest the code stands for the words, and with more it does not. Where
    nobody compares any, whoever comes back before the game is set up types the code again.
    """

    def __init__(self, holders: int, seed: int) -> None:
        self.holders = holders
        self.proven: set[bytes] = set()
        """Keys that have proven to know the code."""
        self.unproven: set[bytes] = set()
        """Keys that came in and had never proven it."""
        self.turned_away = 0
        self._random = random.Random(f"code {seed}")
        self._right = False

    def trusts(self) -> bool:
        """With two, nothing but the code is asked for."""
        return self.holders > 2

    def lets_in(self, guest: Process, table: HostTable) -> bool:
        """As `netcode.host` does it, after a channel on which the code was typed."""
        key = guest.identity.public
        self._right = self._random.random() < 0.5
        if self._right:
            self.proven.add(key)
            table.code_proven(key)
        begun = table.replica is not None and table.replica.ready
        if self._right or (begun and host.knows(table, key)):
            self.unproven |= {key} - self.proven
            return True
        self.turned_away += 1
        return False

    def proves(self, guest: Process) -> bool:
        """As the last try came out."""
        return self._right
