# SPDX-License-Identifier: MIT
"""What the frame shows around any table, at one of 13 Minutes."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from ui.gallery.windows import frame_of, seated
from ui.games.staging import NAMES
from ui.games.thirteen_minutes.gallery import GAME, after, result
from ui.play.game_frame import GUIDE, MOVES
from ui.play.replay import ReplayFrame
from ui.ports.demo import StillSession
from ui.ports.local_session import LocalSession


def shots() -> dict[str, Callable[[], QWidget]]:
    """The shots by name."""
    return {
        "hot-seat": cover,
        "table-moves": moves_list,
        "table-guide": guide,
        "replay": replay,
    }


def cover() -> QWidget:
    """The laptop is passed from hand to hand."""
    return seated(LocalSession(GAME, NAMES[:2], b"gallery", mine=(0, 1)))


def moves_list() -> QWidget:
    """Every legal move in words."""
    window = seated(after(8))
    frame_of(window).side.open_page(MOVES)
    return window


def guide() -> QWidget:
    """What the rules say about it, for who plays the first time."""
    window = seated(after(8))
    frame_of(window).side.open_page(GUIDE)
    return window


def replay() -> QWidget:
    """A finished game, in its middle."""
    window = seated(StillSession(result().session.snapshot()))
    window.show_replay("a")
    frame = window.page
    assert isinstance(frame, ReplayFrame)
    frame.timeline.go(len(frame.positions) // 2)
    return window
