# SPDX-License-Identifier: MIT
"""The screens before a game: each a window that is ready to be drawn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtWidgets import QWidget

from core import catalogue
from ui.gallery.windows import backend, seated
from ui.ports.backend import Damage, SavedGame, TableView
from ui.ports.demo import StillSession
from ui.ports.snapshot import Asker, ChatLine, SeatView, Snapshot, Stage, WordsState
from ui.window import MainWindow

GAME = "thirteen_minutes"
OFFERED = "power_grid_card_game"
"""A game with an option for many things."""

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
    TableView(
        "192.168.1.37:47620", "Attic", GAME, "Farah", 1, 2, "room", watch=True, code_needed=True
    ),
    TableView("192.168.1.44:47620", "Before dinner", GAME, "Emil", 2, 2, "over", watch=True),
)

SAVED = (
    SavedGame(
        "a", "Sunday afternoon", GAME, ("Anna", "Bruno"), "2026-02-01T15:40", "waiting", round=3
    ),
    SavedGame(
        "b",
        "After dinner",
        GAME,
        ("Anna", "Farah"),
        "2026-01-24T21:05",
        "finished",
        winners=("Farah",),
        scores=(4, 7),
    ),
    SavedGame("c", "Rainy day", GAME, ("Emil", "Anna"), "2026-01-18", "given_up", left=("Emil",)),
)

STANDINGS = (
    SAVED[0]._replace(path="e", table="At the window", state="running", round=5),
    *SAVED,
    SAVED[1]._replace(path="f", table="Tea", winners=("Anna", "Farah"), scores=(6, 6)),
    SAVED[0]._replace(path="g", table="Across the hall", watched=True, mine=False),
    SAVED[0]._replace(path="h", table="From a stick", mine=False),
    SAVED[0]._replace(path="i", table="Torn cards", state="broken"),
    SAVED[0]._replace(
        path="j", table="Next year", state="unreadable", fault="no game 'chess' in this build"
    ),
    SAVED[0]._replace(path="k", table="Just copied here", state=""),
)
"""A game of each kind of standing."""

KEPT = (
    SAVED[0],
    SavedGame(
        "d",
        "New Year's Eve",
        GAME,
        ("Anna", "Chidi"),
        "2025-12-31T23:10",
        damage=Damage("the signature of the host is false", 84, 31, 12),
    ),
    SAVED[1]._replace(dated=False),
)
"""Games of which one is damaged, and one does not tell its day."""

FINDINGS = (
    ("Network adapters", "wlan0: 192.168.1.20 (used), docker0: 172.17.0.1 (skipped: no multicast)"),
    ("Port", "47620 is free for tables of this laptop, on TCP and on UDP"),
    ("Multicast", "an announcement was sent and heard again on wlan0"),
    ("Others", "one other laptop answers: 192.168.1.23"),
)

_WORDS = ("bado", "kimo", "", "tesa")
_SEATS = (
    SeatView(0, "Anna", mine=True, ready=True),
    SeatView(1, open=True),
)


def shots() -> dict[str, Callable[[], QWidget]]:
    """The shots by name."""
    return {
        "lobby": lobby,
        "lobby-empty": lobby_empty,
        "lobby-games": lobby_games,
        "lobby-standings": lobby_standings,
        "new-table": new_table,
        "cards-options": options,
        "room": room,
        "room-code": room_code,
        "room-code-renewed": room_code_renewed,
        "room-words": room_words,
        "room-words-code": room_words_code,
        "settings": settings,
        "diagnosis": diagnosis,
        "fault": fault,
    }


def lobby() -> QWidget:
    """Tables of each kind, and games on the disk."""
    return MainWindow(backend(tables=TABLES, saved=SAVED))


def lobby_empty() -> QWidget:
    """The first start."""
    first = backend()
    first.save_settings(first.settings()._replace(name="Anna", named=False))
    return MainWindow(first)


def lobby_games() -> QWidget:
    """A damaged game on the disk, and what can be done with the file of another."""
    window = MainWindow(backend(saved=KEPT))
    window.page.games.cards[0].more.click()  # type: ignore[attr-defined]
    return window


def lobby_standings() -> QWidget:
    """A game on the disk of each kind of standing."""
    return MainWindow(backend(saved=STANDINGS))


def new_table() -> QWidget:
    """A table that is being put together."""
    window = MainWindow(backend())
    window.show_new_table()
    return window


def options() -> QWidget:
    """A new table of another game, with its options and the label of its figures."""
    window = MainWindow(backend())
    window.show_new_table()
    window.page.game_cards[OFFERED].picked.emit()  # type: ignore[attr-defined]
    return window


def settings() -> QWidget:
    """What a person can choose."""
    window = MainWindow(backend())
    window.show_settings()
    return window


def diagnosis() -> QWidget:
    """Why no table can be seen."""
    window = MainWindow(backend(findings=FINDINGS))
    window.show_diagnosis()
    return window


def fault() -> QWidget:
    """A screen of a table has failed."""
    window = seated(StillSession(_room()))
    window.show_fault()
    return window


def room() -> QWidget:
    """A host is asked for a seat."""
    return seated(StillSession(_room(asking=(Asker("ab12", "Bruno"),))))


def room_code() -> QWidget:
    """Whoever knows the code walks in."""
    return seated(StillSession(_coded_room()))


def room_code_renewed() -> QWidget:
    """Three wrong codes were tried."""
    return seated(StillSession(_coded_room()._replace(code="9KX 4RB", code_renewals=1)))


def room_words_code() -> QWidget:
    """The words are asked for once although there was a code, as three sit here."""
    seats = (_SEATS[0], SeatView(1, "Bruno", ready=True), SeatView(2, "Chidi", ready=True))
    return seated(StillSession(_comparing(seats, coded=True)))


def room_words() -> QWidget:
    """The seats are taken, and the words are being compared."""
    seats = (_SEATS[0], SeatView(1, "Bruno", ready=True))
    return seated(StillSession(_comparing(seats)))


def _comparing(seats: tuple[SeatView, ...], coded: bool = False) -> Snapshot:
    chat = (ChatLine("Bruno", "I hear kimo, loud and clear"), ChatLine("Anna", "Reading mine now"))
    choices = ("fupi", "nola", "dera")
    return _room(
        stage=Stage.PLAYING,
        seats=seats,
        chat=chat,
        words=_WORDS,
        words_state=WordsState.COMPARE,
        word_choices=choices,
        coded=coded,
    )


def _coded_room() -> Snapshot:
    invitation = "SOB-404A8-01M5T-17M00-G40R0-G4HM0-K8A00-TAX7M-D4"
    return _room(invitation=invitation, code="7KD M4X")


def _room(**changes: Any) -> Snapshot:
    snapshot = Snapshot(
        Stage.ROOM,
        "Anna's table",
        GAME,
        catalogue.load(GAME).settle((), 2),
        hosting=True,
        address="192.168.1.20:47620",
        invitation="SOB-20Q0Y-R0530-M2T7G-41XWZ-9KD8P-3",
        seats=_SEATS,
    )
    return snapshot._replace(**changes)
