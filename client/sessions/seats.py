# SPDX-License-Identifier: MIT
"""At which tables this laptop has a seat, so that the lobby offers the way back to it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from netcode.ledger import saved_games
from netcode.ledger.file_names import WATCHED, is_of


class Seats:
    """Remembers tables by their id: those sat down at since the start, and those of kept games.

    A host knows its guests by their keys and lets them back in; but what a table says of itself
    to anybody who asks does not tell whose its seats are.
    """

    def __init__(self, ledgers: Path) -> None:
        self._ledgers = ledgers
        self._taken: set[bytes] = set()

    def take(self, table: bytes) -> None:
        """This laptop sat at a table when it left."""
        self._taken.add(table)

    def among(self, tables: Iterable[bytes]) -> frozenset[bytes]:
        """Those tables at which it has a seat: only a game that was played has a file for it."""
        files = saved_games.paths(self._ledgers)
        played = [path for path in files if not path.stem.endswith(WATCHED)]
        return frozenset(
            table
            for table in tables
            if table and (table in self._taken or any(is_of(path, table) for path in played))
        )
