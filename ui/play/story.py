# SPDX-License-Identifier: MIT
"""Whose mark stands before a line of the log."""

from __future__ import annotations

from core.terms import Note
from ui.games.presenter import Presenter


def mark_of(presenter: Presenter, note: Note) -> int | None:
    """The mark of the seat that a line is about, if it is about one."""
    seat = dict(note.params).get("seat")
    return presenter.seat_facts(seat).mark if isinstance(seat, int) and seat >= 0 else None
