# SPDX-License-Identifier: MIT
"""Intent: nobody is called by a login that they have not seen, and nobody is held up by it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from core import catalogue
from ui.lobby.lobby import Lobby
from ui.lobby.new_table import NewTablePage
from ui.lobby.settings import NameCard, SettingsPage
from ui.ports.backend import NewTable, Settings
from ui.ports.demo import StillBackend
from ui.ports.local_session import LocalSession
from ui.window import MainWindow

Show = Callable[[QWidget], QWidget]
FIRST = Settings("root", theme="light", named=False)


def first_start(shown: Show) -> tuple[MainWindow, StillBackend]:
    """A window that has never been open before."""
    session = LocalSession("thirteen_minutes", ("root", "Noa"), b"first")
    backend = StillBackend(FIRST, session)
    window = MainWindow(backend)
    shown(window)
    return window, backend


def asked(window: MainWindow) -> list[NameCard]:
    """The question in the lobby, while there is one."""
    assert isinstance(window.page, Lobby)
    return window.page.findChildren(NameCard)


def test_the_first_start_asks_for_the_name(shown: Show, qtbot: QtBot) -> None:
    """Once: what is typed there is one's name from then on, in the lobby too."""
    window, backend = first_start(shown)
    (card,) = asked(window)
    assert card.name.text() == "root"
    card.name.setText("Ada")
    qtbot.keyClick(card.name, Qt.Key.Key_Return)
    assert (backend.settings().name, backend.settings().named) == ("Ada", True)
    assert asked(window) == []
    assert isinstance(window.page, Lobby)
    assert window.page.settings.text() == "Ada"


def test_the_name_of_the_system_can_be_kept(shown: Show, qtbot: QtBot) -> None:
    """By one click."""
    window, backend = first_start(shown)
    qtbot.mouseClick(asked(window)[0].keep, Qt.MouseButton.LeftButton)
    assert (backend.settings().name, backend.settings().named) == ("root", True)


def test_a_name_chosen_in_the_settings_is_not_asked_for(shown: Show) -> None:
    """Whoever found it by themselves has seen it."""
    window, backend = first_start(shown)
    window.show_settings()
    assert isinstance(window.page, SettingsPage)
    window.page.name.setText("Ada")
    window.page.name.editingFinished.emit()
    assert backend.settings().named
    window.show_lobby()
    assert asked(window) == []


@pytest.mark.parametrize("blank", ["\u3164", "\u2800\u2800", "\u115f", "\u200b"])
def test_a_name_without_ink_is_refused_in_one_sentence(
    shown: Show, qtbot: QtBot, blank: str
) -> None:
    """At the first start and in the settings; the name stays what it was."""
    window, backend = first_start(shown)
    (card,) = asked(window)
    card.name.setText(blank)
    qtbot.keyClick(card.name, Qt.Key.Key_Return)
    assert backend.settings() == FIRST
    assert card.no_name.isVisible()
    said = card.no_name.text()
    window.show_settings()
    page = window.page
    assert isinstance(page, SettingsPage)
    page.name.setText(blank)
    page.name.editingFinished.emit()
    assert page.no_name.isVisible()
    assert page.no_name.text() == said != ""
    assert page.name.text() == backend.settings().name == "root"


@pytest.mark.parametrize("game", catalogue.names())
def test_a_first_game_against_bots_takes_two_clicks_more_than_its_choice(
    shown: Show, qtbot: QtBot, game: str
) -> None:
    """The name need not be answered; the table is on this laptop, with bots on all other seats."""
    window, backend = first_start(shown)
    lobby = window.page
    assert isinstance(lobby, Lobby)
    qtbot.mouseClick(lobby.new, Qt.MouseButton.LeftButton)
    page = window.pages.currentWidget()
    assert isinstance(page, NewTablePage)
    page.game_cards[game].picked.emit()
    qtbot.mouseClick(page.open, Qt.MouseButton.LeftButton)
    ((_, wanted),) = backend.asked
    assert isinstance(wanted, NewTable)
    assert not wanted.lan
    assert wanted.seats[0] == "me"
    assert not {"me", "here", "open"} & set(wanted.seats[1:])


def test_where_the_last_table_was_is_kept(shown: Show) -> None:
    """Who opens one on the network is offered the next one there."""
    window, backend = first_start(shown)
    window.show_new_table()
    assert isinstance(window.page, NewTablePage)
    window.page.where.pick("lan")
    window.page.open.click()
    assert backend.settings().network
    window.show_new_table()
    assert isinstance(window.page, NewTablePage)
    assert window.page.wish().lan
