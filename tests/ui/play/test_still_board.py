# SPDX-License-Identifier: MIT
"""Nothing moves under the hand: the board keeps its place whatever is asked, told or opened."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication, QWidget

from core import catalogue
from ui.games import registry
from ui.games.power_grid.board import PowerGridBoard
from ui.games.power_grid.map.painting import metrics
from ui.play.game_frame import GameFrame
from ui.ports.demo import StillSession
from ui.ports.local_session import LocalSession
from ui.ports.session import Session
from ui.ports.snapshot import Snapshot, Stage
from ui.style import dressing
from ui.style.theme import Theme

NAMES = ("Anna", "Bruno", "Chidi", "Dalia")
LEAST_TYPE = 10
"""Pixels of a name on the map."""


@pytest.mark.parametrize("size", [(1366, 768), (1024, 600)], ids=str)
@pytest.mark.parametrize("game", catalogue.names())
def test_turns_and_prompts_move_nothing(game: str, size: tuple[int, int]) -> None:
    """Over a hundred decisions board and prompt stay where they are (W-21, W-29).

    In the smaller window the board is higher than its place, and scrolls to what is asked.
    """
    session = LocalSession(game, NAMES[: max(catalogue.load(game).seat_counts)], b"still")
    still = StillSession(session.snapshot())
    frame = _shown(still, size)
    whole = size == (1366, 768)
    before = _places(frame, whole)
    for snapshot in _course(session):
        still.show(snapshot)
        _settle()
        assert _places(frame, whole) == before


@pytest.mark.parametrize("game", catalogue.names())
def test_no_list_takes_room_from_the_board(game: str) -> None:
    """At 1366x768 each is a drawer over the last seats; one's own stays in sight (W-24)."""
    frame = _table(game, (1366, 768))
    before = _places(frame)
    for page, button in enumerate(frame.side.buttons):
        frame.side.turn_to(page)
        _settle()
        assert _places(frame) == before
        assert button.isChecked()
        own = frame.seats.cards[0]
        pane = frame.side.seats_pane.viewport()
        assert pane.rect().contains(QRect(own.mapTo(pane, QPoint(0, 0)), own.size()))
        assert not _on(frame, frame.side.pages).intersects(_on(frame, frame.middle))
        assert frame.side.pages.height() > frame.height() / 3


@pytest.mark.parametrize("text", ["That is not your city.", "A long sentence. " * 30])
def test_a_banner_moves_nothing(text: str) -> None:
    """It lies over the words of the ribbon, and leaves its buttons alone."""
    frame = _table("power_grid", (1366, 768))
    before = _places(frame)
    frame.banner.say(text, "warn", (("Wait", frame.banner.hide),))
    _settle()
    assert _places(frame) == before
    assert frame.banner.y() == frame.ribbon.y()
    for button in (frame.rules_button, frame.leave_button):
        assert not _on(frame, frame.banner).intersects(_on(frame, button))


@pytest.mark.parametrize("page", [None, 0, 2])
@pytest.mark.parametrize(
    ("size", "scale"),
    [
        ((1024, 600), 100),
        *product([(1366, 768)], [115, 125, 150, 200]),
        *product([(1366, 768), (1600, 900), (1920, 1080)], [100, 150]),
    ],
    ids=str,
)
def test_names_on_the_map_can_be_read(size: tuple[int, int], scale: int, page: int | None) -> None:
    """At any size of window and text, whatever is open, and never smaller than at 100 % (W-25)."""
    dressing.apply(Theme(scale=scale, reduced_motion=True))
    frame = _table("power_grid", size)
    frame.side.turn_to(page)
    _settle()
    found = _type(frame)
    assert found >= LEAST_TYPE
    if size == (1366, 768):
        dressing.apply(Theme(reduced_motion=True))
        assert found >= 0.95 * _type(_table("power_grid", size))


def test_the_map_has_one_frame_a_game() -> None:
    """Once the regions are chosen nothing moves or scales it (W-29), and no land in play is cut."""
    frame = _table("power_grid", (1366, 768))
    session, board = frame.session, frame.board
    assert isinstance(session, LocalSession)
    assert isinstance(board, PowerGridBoard)
    seen: set[tuple[float, int, int]] = set()
    for _ in _course(session):
        _settle()
        model = board._presenter.map()
        if model.in_play and board.map.drawn is not None:
            at = board.map.mapFromScene(0, 0)
            seen.add((board.map.transform().m11(), at.x(), at.y()))
            for id_, land in board.map.drawn.lands.items():
                if model.plays(id_):
                    shape = board.map.mapFromScene(land.sceneBoundingRect()).boundingRect()
                    assert board.map.rect().adjusted(-2, -2, 2, 2).contains(shape)
    assert len(seen) == 1


def _course(session: LocalSession) -> Iterator[Snapshot]:
    """A game of bots, as it is whenever a turn begins like the first one."""
    first = type(_head(session.snapshot()))
    for _ in range(120):
        session.play_bot(0)
        if (snapshot := session.snapshot()).stage is Stage.OVER:
            return
        if snapshot.game != "atlantic_star" or type(_head(snapshot)) is first:
            yield snapshot


def _head(snapshot: Snapshot) -> object:
    assert snapshot.match is not None
    return snapshot.match.state.agenda[0]


def _table(game: str, size: tuple[int, int]) -> GameFrame:
    names = NAMES[: max(catalogue.load(game).seat_counts)]
    session = LocalSession(game, names, b"still", mine=(0,), bot="steady")
    return _shown(session, size)


def _shown(session: Session, size: tuple[int, int]) -> GameFrame:
    frame = GameFrame(session, registry.load(session.snapshot().game))
    frame.resize(*size)
    frame.show()
    _settle()
    return frame


def _settle() -> None:
    for _ in range(4):
        QApplication.processEvents()


def _places(frame: GameFrame, whole: bool = True) -> list[QRect]:
    parts = (frame.middle, frame.prompt, *((frame.board,) if whole else ()))
    return [_on(frame, part) for part in parts]


def _on(frame: GameFrame, part: QWidget) -> QRect:
    return QRect(part.mapTo(frame, QPoint(0, 0)), part.size())


def _type(frame: GameFrame) -> float:
    board: Any = frame.board
    return float(board.map.transform().m11()) * metrics.NAME[0]
