# SPDX-License-Identifier: MIT
"""The whole window with games that it has nothing for: offered, gathered for, played, replayed."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QLabel, QWidget

from core import catalogue
from ui.games import manifests, registry
from ui.games.plain.board import PlainBoard
from ui.games.plain.words import phrase
from ui.games.staging import NAMES
from ui.lobby.lobby import Lobby
from ui.lobby.new_table import NewTablePage
from ui.lobby.room import RoomPage
from ui.play.game_frame import GameFrame
from ui.play.replay import ReplayFrame
from ui.play.rules import RulesWindow
from ui.ports.backend import SavedGame, Settings, TableView
from ui.ports.demo import StillBackend, StillSession
from ui.ports.local_session import LocalSession
from ui.ports.session import Session
from ui.ports.snapshot import SeatView, Snapshot, Stage
from ui.window import MainWindow

Shown = Callable[[QWidget], QWidget]
every_game = pytest.mark.parametrize("game", catalogue.names())


@pytest.fixture(autouse=True)
def _no_manifests(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The window knows nothing of any game."""
    caches = (registry.load, registry.offer)
    monkeypatch.setattr(manifests, "GAMES", {})
    for cache in caches:
        cache.cache_clear()
    yield
    for cache in caches:
        cache.cache_clear()


def window(shown: Shown, session: Session | None = None, **given: object) -> MainWindow:
    """The window, shown, over a session or over none."""
    made = MainWindow(StillBackend(Settings("Anna"), session, **given))  # type: ignore[arg-type]
    shown(made)
    return made


def texts(widget: QWidget) -> list[str]:
    """What its labels say."""
    return [label.text() for label in widget.findChildren(QLabel)]


def test_the_lobby_names_tables_and_saved_games(shown: Shown) -> None:
    """By what the game is called, also where this build does not have it."""
    tables = (
        TableView("1.2.3.4:5", "Oak", "power_grid", "Bruno", 1, 2, "room"),
        TableView("1.2.3.5:5", "Elm", "chess", "Chidi", 1, 2, "room"),
    )
    saved = (SavedGame("a", "Ash", "atlantic_star", NAMES[:2], "2026-02-01", "waiting"),)
    lobby = window(shown, tables=tables, saved=saved).page
    assert isinstance(lobby, Lobby)
    said = " ".join(texts(lobby))
    assert "Power grid" in said
    assert "Atlantic star" in said
    assert "chess" in said


@every_game
def test_a_table_is_laid(game: str, shown: Shown) -> None:
    """Every game is offered, with each of its options and seats."""
    made = window(shown)
    made.show_new_table()
    page = made.page
    assert isinstance(page, NewTablePage)
    assert set(page.game_cards) == set(catalogue.names())
    page.game_cards[game].picked.emit()
    rules = catalogue.load(game)
    offered = rules.options(rules.seat_counts[0])
    assert set(page.options) == {option.name for option in offered}
    assert {phrase(option.name) for option in offered} <= set(texts(page))
    wish = page.wish()
    assert rules.faults(wish.options, len(wish.seats)) == ()


@every_game
def test_a_room_is_gathered(game: str, shown: Shown) -> None:
    """The game and its options are said before anybody sits down."""
    rules = catalogue.load(game)
    seats = (SeatView(0, "Anna", mine=True), SeatView(1, open=True))
    snapshot = Snapshot(Stage.ROOM, "Oak", game, rules.settle((), 2), hosting=True, seats=seats)
    made = window(shown)
    made.show_session(StillSession(snapshot))
    assert isinstance(made.page, RoomPage)
    assert any(phrase(game) in text for text in texts(made.page))


@every_game
def test_a_game_is_played_and_its_rules_are_read(game: str, shown: Shown) -> None:
    """On the plain board, with what the package says as the rules."""
    made = window(shown)
    made.show_session(LocalSession(game, NAMES[: catalogue.load(game).seat_counts[0]], b"window"))
    frame = made.page
    assert isinstance(frame, GameFrame)
    assert isinstance(frame.board, PlainBoard)
    assert frame.board.cards
    frame.asked_rules.emit()
    (rules,) = made.findChildren(RulesWindow)
    assert phrase(game) in rules.windowTitle()
    assert len(rules.browser.toPlainText()) > 100


@every_game
def test_a_file_is_opened_and_replayed(game: str, shown: Shown) -> None:
    """From its first position to its result."""
    seats = catalogue.load(game).seat_counts[0]
    session = LocalSession(game, NAMES[:seats], b"window", mine=(), bot="steady")
    made = window(shown, StillSession(session.snapshot()))
    made.show_replay("a")
    frame = made.page
    assert isinstance(frame, ReplayFrame)
    frame.timeline.go(len(frame.positions) // 2)
    frame.end.click()
    frame.result.show_all()
    assert frame.result.headline.text()
