# SPDX-License-Identifier: MIT
"""A laptop knows the tables at which a seat is its own."""

from __future__ import annotations

from pathlib import Path

from client.sessions.seats import Seats
from netcode.ledger import file_names

SAT, PLAYED, WATCHED, OTHER = (bytes([number]) * 16 for number in range(4))


def test_seats_are_known_from_before_and_from_the_disk(tmp_path: Path) -> None:
    """Whoever watched has none; nor does a table that does not say which one it is."""
    for table, watched in ((PLAYED, False), (WATCHED, True)):
        file_names.fresh(tmp_path, "2026-02-01", "Oak", table, watched).touch()
    seats = Seats(tmp_path)
    seats.take(SAT)
    seats.take(b"")
    assert seats.among((SAT, PLAYED, WATCHED, OTHER, b"")) == {SAT, PLAYED}
    assert Seats(tmp_path / "none").among((SAT,)) == frozenset()
