# SPDX-License-Identifier: MIT
"""The window around what the gallery shows."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from core.terms import Move
from ui.games.board import Board
from ui.games.presenter import Presenter
from ui.games.staging import Shot
from ui.play.game_frame import GameFrame
from ui.ports.backend import SavedGame, Settings, TableView
from ui.ports.demo import StillBackend
from ui.ports.session import Session
from ui.style import theme
from ui.window import MainWindow

_ME = Settings("Anna", theme="light", guide=False)


def backend(
    tables: tuple[TableView, ...] = (),
    saved: tuple[SavedGame, ...] = (),
    findings: tuple[tuple[str, str], ...] = (),
    session: Session | None = None,
) -> StillBackend:
    """The program around the window, in the theme in force."""
    dress = theme.current()
    me = _ME._replace(theme="dark" if dress.dark else "light", text_scale=dress.scale)
    return StillBackend(me, session, tables=tables, saved=saved, findings=findings)


def seated(session: Session) -> MainWindow:
    """A window at that table."""
    window = MainWindow(backend(session=session))
    window.show_session(session)
    return window


def frame_of(window: MainWindow) -> GameFrame:
    """The table in a window that shows one."""
    assert isinstance(window.page, GameFrame)
    return window.page


def taken(build: Callable[[], Shot]) -> Callable[[], MainWindow]:
    """What makes the window of a game's own shot."""

    def made() -> MainWindow:
        shot = build()
        window = seated(shot.session)
        shot.then(_FrameStage(frame_of(window)))
        if shot.told:
            frame_of(window).result.show_all()
        return window

    return made


class _FrameStage:
    """A table frame as far as a shot may lay hands on it."""

    def __init__(self, frame: GameFrame) -> None:
        self._frame = frame

    @property
    def presenter(self) -> Presenter:
        return self._frame.presenter

    @property
    def board(self) -> Board:
        return self._frame.board

    def legal(self) -> Sequence[Move]:
        return self._frame.desk.legal()

    def play(self, move: Move) -> None:
        self._frame.play(move)

    def refresh(self) -> None:
        self._frame.refresh()
