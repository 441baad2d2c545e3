# SPDX-License-Identifier: MIT
"""A simulated disk: what a crash leaves of it, and what a power cut."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field

from netcode.ledger import ledger
from netcode.ledger.ledger import MAGIC
from netcode.table.effects import Keep

Undo = Callable[[], None]


@dataclass
class Disk:
    """What survives a crash: all that was written, and if the power fails all that was synced.

    `syncs=False` is a disk that lies: it loses what it said was safe.
    """

    ledger: bytes = MAGIC
    journals: dict[bytes, bytes] = field(default_factory=dict)
    syncs: bool = True
    written: int = 0
    safe: int = 0
    """How many of the writes are said to be on disk."""
    unsynced: list[tuple[int, bytes, Undo]] = field(default_factory=list)
    """The other ones: number, file, and what takes it back."""
    lost: list[Undo] = field(default_factory=list)
    """What every crash takes back, for a program that forgets."""
    kept: list[Keep] = field(default_factory=list)
    """Every record that was ever written, for whoever looks for secrets."""
    certain: list[bytes] = field(default_factory=list)
    """The ledger as it was after each sync."""

    def append(self, data: bytes) -> None:
        """Write a ledger record."""
        before = self.ledger
        self.ledger += data
        self._note(b"", lambda: setattr(self, "ledger", before))

    def replace(self, seq: int, data: bytes) -> None:
        """Put ledger records in the place of others: a new file, synced at once with all else."""
        self.ledger = ledger.first_entries(self.ledger, seq) + data
        if self.syncs:
            self.unsynced.clear()
        else:
            self.unsynced = [each for each in self.unsynced if each[1]]

    def keep(self, game: bytes, data: bytes, forgets: bool = False) -> None:
        """Write a journal record; one that it `forgets` is gone after the next crash."""
        before = self.journals.get(game, b"")
        self.journals[game] = before + data
        self._note(game, lambda: self.journals.__setitem__(game, before))
        if forgets:
            self.lost.append(lambda: self._erase(game, data))

    def sync(self, until: int, synced: bytes) -> None:
        """So many writes are said to be safe now, after which the ledger was this."""
        self.safe = until
        if self.syncs:
            self.unsynced = [each for each in self.unsynced if each[0] >= until]
            self.certain.append(synced)

    def crash(self) -> None:
        """The process is gone: what was written stays."""
        self.safe = self.written
        self.unsynced.clear()
        while self.lost:
            self.lost.pop()()

    def power_cut(self, dice: random.Random) -> None:
        """Each file loses some or all of what was not synced, newest first."""
        for name in sorted({name for _, name, _ in self.unsynced}):
            undos = [undo for _, file, undo in self.unsynced if file == name]
            for undo in undos[dice.randint(0, len(undos) - 1) :][::-1]:
                undo()
        self.crash()

    def _note(self, file: bytes, undo: Undo) -> None:
        self.unsynced.append((self.written, file, undo))
        self.written += 1
        if not self.syncs:
            del self.unsynced[:-3]

    def _erase(self, game: bytes, data: bytes) -> None:
        self.journals[game] = self.journals[game].replace(data, b"")
