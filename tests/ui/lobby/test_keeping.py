# SPDX-License-Identifier: MIT
"""What gives something up is asked again first, and what cannot be done is said."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from ui.gallery.screens import KEPT
from ui.lobby.lobby import Lobby
from ui.lobby.saved_list import SavedList
from ui.ports.backend import Settings
from ui.ports.demo import StillBackend
from ui.window import MainWindow


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    """The lobby with three games, of which one is damaged."""
    window = MainWindow(StillBackend(Settings("Anna", theme="light"), saved=KEPT))
    qtbot.addWidget(window)
    window.show()
    return window


def games(window: MainWindow) -> SavedList:
    """The list in the lobby."""
    assert isinstance(window.page, Lobby)
    assert window.page.games is not None
    return window.page.games


def asked(window: MainWindow) -> list[tuple[object, ...]]:
    """What reached the backend."""
    assert isinstance(window.backend, StillBackend)
    return window.backend.asked


def test_a_sound_beginning_is_gone_on_from_after_a_question(window: MainWindow) -> None:
    """F-1: it says what is kept, what is given up, and that others may bring it forward."""
    damaged = KEPT[1]
    assert damaged.damage is not None
    games(window).wants_beginning.emit(damaged)
    assert asked(window) == []
    question = window.banner.text.text()
    for number in damaged.damage[1:]:
        assert str(number) in question
    assert "bring it forward" in question
    window.banner.buttons[0].click()
    assert asked(window) == [("resume", damaged.path, damaged.damage.sound)]


def test_a_game_goes_into_the_bin_after_a_question(window: MainWindow) -> None:
    """F-11: closing the question leaves the game where it is."""
    games(window).wants_away.emit(KEPT[0])
    assert KEPT[0].table in window.banner.text.text()
    window.banner.close_button.click()
    assert asked(window) == []
    games(window).wants_away.emit(KEPT[0])
    window.banner.buttons[0].click()
    assert asked(window) == [("throw_away", KEPT[0].path)]
    assert window.banner.isHidden()


def test_a_name_and_a_folder_need_no_question(window: MainWindow) -> None:
    """F-11: neither gives anything up."""
    games(window).wants_name.emit("a", "Christmas")
    games(window).wants_folder.emit("a")
    assert asked(window) == [("rename", "a", "Christmas"), ("show_in_folder", "a")]


def test_what_cannot_be_done_is_one_sentence(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F-11: a game that is being played, a system without a bin."""

    def refuse(path: str, name: str) -> None:
        raise ValueError("It is being played.")

    monkeypatch.setattr(window.backend, "rename", refuse)
    games(window).wants_name.emit("a", "Christmas")
    assert window.banner.text.text() == "It is being played."
