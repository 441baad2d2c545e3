# SPDX-License-Identifier: MIT
"""The states that the gallery shows: each a widget that is ready to be drawn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtWidgets import QWidget

from core import catalogue
from ui.gallery import atlantic_star as gallery_atlantic_star
from ui.gallery import power_grid as gallery_power_grid
from ui.gallery import power_grid_card_game as gallery_card_game
from ui.gallery import power_grid_promos as gallery_promos
from ui.play.replay import ReplayFrame
from ui.play.table_frame import GUIDE, MOVES, TableFrame
from ui.ports.backend import SavedGame, Settings, TableView
from ui.ports.demo import StillBackend, StillSession
from ui.ports.local_session import LocalSession
from ui.ports.session import Session
from ui.ports.snapshot import Asker, ChatLine, Notice, Phase, Presence, SeatView, Snapshot, Words
from ui.window import MainWindow

GAME = "thirteen_minutes"
NAMES = ("Anna", "Bruno")
_ME = Settings("Anna", theme="light", guide=False)

TABLES = (
    TableView("192.168.1.20:47620", "Bruno's table", GAME, "Bruno", 1, 2, "room"),
    TableView(
        "192.168.1.23:47620",
        "The long table by the window",
        GAME,
        "Chidi",
        2,
        2,
        "room",
        watch=True,
    ),
    TableView(
        "192.168.1.31:47620",
        "Old laptop",
        GAME,
        "Dalia",
        1,
        2,
        "room",
        "the table plays thirteen_minutes by rules version 1 (Sobremesa 0.1.0), "
        "the guest has version 2 (Sobremesa 0.2.0)",
    ),
    TableView("192.168.1.44:47620", "Before dinner", GAME, "Emil", 2, 2, "over", watch=True),
)

SAVED = (
    SavedGame("a", "Sunday afternoon", GAME, ("Anna", "Bruno"), "2026-02-01", False),
    SavedGame("b", "After dinner", GAME, ("Anna", "Farah"), "2026-01-24", True),
    SavedGame("c", "Rainy day", GAME, ("Emil", "Anna"), "2026-01-18", True),
)

FINDINGS = (
    ("Network adapters", "wlan0: 192.168.1.20 (used), docker0: 172.17.0.1 (skipped: no multicast)"),
    ("Port", "47620 is free for tables of this laptop, on TCP and on UDP"),
    ("Multicast", "an announcement was sent and heard again on wlan0"),
    ("Others", "one other laptop answers: 192.168.1.23"),
)

_OPTIONS = catalogue.load(GAME).settle((), 2)
_WORDS = ("bado", "kimo", "", "tesa")
_ROOM_SEATS = (
    SeatView(0, "Anna", mine=True, ready=True),
    SeatView(1, open=True),
)


def lobby() -> QWidget:
    """Tables of each kind, and games on the disk."""
    return MainWindow(_backend(tables=TABLES, saved=SAVED))


def lobby_empty() -> QWidget:
    """The first start."""
    return MainWindow(_backend())


def new_table() -> QWidget:
    """A table that is being put together."""
    window = MainWindow(_backend())
    window.show_new_table()
    return window


def settings() -> QWidget:
    """What a person can choose."""
    window = MainWindow(_backend())
    window.show_settings()
    return window


def diagnosis() -> QWidget:
    """Why no table can be seen."""
    window = MainWindow(_backend())
    window.show_diagnosis()
    return window


def room() -> QWidget:
    """A host is asked for a seat."""
    return _window(StillSession(_room(asking=(Asker("ab12", "Bruno"),))))


def room_words() -> QWidget:
    """The seats are taken, and the words are being compared."""
    seats = (_ROOM_SEATS[0], SeatView(1, "Bruno", ready=True))
    chat = (ChatLine("Bruno", "I hear kimo, loud and clear"), ChatLine("Anna", "Reading mine now"))
    choices = ("fupi", "nola", "dera")
    snapshot = _room(
        phase=Phase.PLAYING,
        seats=seats,
        chat=chat,
        words=_WORDS,
        words_state=Words.COMPARE,
        word_choices=choices,
    )
    return _window(StillSession(snapshot))


def opening() -> QWidget:
    """The first decision of a game."""
    return _window(_session(0))


def middle() -> QWidget:
    """Half of the game is played, and it is one's own turn."""
    return _window(_session(7))


def waiting() -> QWidget:
    """The other one decides, and the connection to them is lost."""
    snapshot = _session(5).snapshot()
    away = snapshot.seats[1]._replace(presence=Presence.LOST, bot="")
    me = snapshot.seats[0]._replace(mine=False)
    notice = Notice("seat.lost", (("name", "Bruno"),))
    watched = snapshot._replace(seats=(me, away), notice=notice, knowledge=())
    return _window(StillSession(watched))


def late() -> QWidget:
    """Near the end, with a crowded table."""
    return _window(_session(17))


def composed() -> QWidget:
    """A turn is composed and waits for Done."""
    window = _window(_session(8))
    frame = window.page
    assert isinstance(frame, TableFrame)
    while legal := frame.desk.legal():
        frame.play(legal[0])
    return window


def moves_list() -> QWidget:
    """Every legal move in words."""
    window = _window(_session(8))
    assert isinstance(window.page, TableFrame)
    window.page.side.open_page(MOVES)
    return window


def guide() -> QWidget:
    """What the rules say about it, for who plays the first time."""
    window = _window(_session(8))
    assert isinstance(window.page, TableFrame)
    window.page.side.open_page(GUIDE)
    return window


def war() -> QWidget:
    """Nuclear war: the scoring of a game that somebody lost by it."""
    window = _window(_played_out(b"war6"))
    assert isinstance(window.page, TableFrame)
    window.page.result.show_all()
    return window


def cover() -> QWidget:
    """The laptop is passed from hand to hand."""
    return _window(LocalSession(GAME, NAMES, b"gallery", mine=(0, 1)))


def result() -> QWidget:
    """The scoring, told to its end."""
    window = _window(_played_out())
    assert isinstance(window.page, TableFrame)
    window.page.result.show_all()
    return window


def replay() -> QWidget:
    """A finished game, in its middle."""
    snapshot = _played_out().snapshot()
    window = _window(StillSession(snapshot))
    window.show_replay("a")
    frame = window.page
    assert isinstance(frame, ReplayFrame)
    frame.timeline.go(len(frame.positions) // 2)
    return window


SCENES: dict[str, Callable[[], QWidget]] = {
    "lobby": lobby,
    "lobby-empty": lobby_empty,
    "new-table": new_table,
    "room": room,
    "room-words": room_words,
    "settings": settings,
    "diagnosis": diagnosis,
    "hot-seat": cover,
    "table-opening": opening,
    "table-middle": middle,
    "table-late": late,
    "table-composed": composed,
    "table-moves": moves_list,
    "table-guide": guide,
    "table-waiting": waiting,
    "result": result,
    "result-war": war,
    "replay": replay,
}


def _backend(
    tables: tuple[TableView, ...] = (),
    saved: tuple[SavedGame, ...] = (),
    session: Session | None = None,
) -> StillBackend:
    from ui.style import theme

    dress = theme.current()
    me = _ME._replace(theme="dark" if dress.dark else "light", text_scale=dress.scale)
    return StillBackend(me, session, tables=tables, saved=saved, findings=FINDINGS)


def _room(**changes: Any) -> Snapshot:
    snapshot = Snapshot(
        Phase.ROOM,
        "Anna's table",
        GAME,
        _OPTIONS,
        hosting=True,
        address="192.168.1.20:47620",
        invitation="SOB-20Q0Y-R0530-M2T7G-41XWZ-9KD8P-3",
        seats=_ROOM_SEATS,
    )
    return snapshot._replace(**changes)


def _window(session: Session) -> MainWindow:
    window = MainWindow(_backend(session=session))
    window.show_session(session)
    return window


def _session(decisions: int, seed: bytes = b"gallery") -> LocalSession:
    session = LocalSession(GAME, NAMES, seed, bot="steady")
    for _ in range(decisions):
        if session.snapshot().phase is Phase.OVER:
            break
        session.play_bot(0)
    return session


def _played_out(seed: bytes = b"gallery") -> LocalSession:
    return LocalSession(GAME, NAMES, seed, mine=(), bot="steady")


SCENES |= gallery_power_grid.scenes(_window) | gallery_promos.scenes(_window)
SCENES |= gallery_atlantic_star.scenes(_window) | gallery_card_game.scenes(_window)
