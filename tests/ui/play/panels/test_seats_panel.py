# SPDX-License-Identifier: MIT
"""Beside the board one sees who plays, and who looks on."""

from __future__ import annotations

from collections.abc import Callable

from ui.play.game_frame import GameFrame


def test_players_see_who_watches(table: Callable[..., GameFrame]) -> None:
    """W-22: by name, as long as they do."""
    frame = table()
    shown = frame.session.snapshot()
    assert not frame.seats.watchers.isVisible()
    frame.session.changed.emit(shown._replace(watchers=("Zoë", "Emil")))
    assert frame.seats.watchers.isVisible()
    assert all(name in frame.seats.watchers.text() for name in ("Zoë", "Emil"))
    assert not frame.seats.watching.isVisible()
    frame.session.changed.emit(shown)
    assert not frame.seats.watchers.isVisible()


def test_who_watches_is_told_so(table: Callable[..., GameFrame]) -> None:
    """W-22: the whole time, and not only where a button is missed."""
    frame = table()
    frame.session.changed.emit(frame.session.snapshot()._replace(watching=True))
    assert frame.seats.watching.isVisible()
