# SPDX-License-Identifier: MIT
"""A press is one, by whatever means, and is for what it was begun on."""

from __future__ import annotations

import inspect
import pkgutil
from collections.abc import Callable
from importlib import import_module

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

import ui
from tests.ui.hand import Hand
from ui.games.grid.choice_panels import ChoiceRow
from ui.games.grid.plant_cards import PlantCard
from ui.games.grid.view import PlantView
from ui.kit.controls.button import Button
from ui.kit.controls.press import Press
from ui.kit.controls.rail_button import RailButton
from ui.kit.controls.target import Target
from ui.kit.controls.tick import Tick

Show = Callable[[QWidget], QWidget]
LEFT = Qt.MouseButton.LeftButton


class Plate(Target):
    """The least that a target is."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing."""


MAKERS: list[Callable[[], QAbstractButton]] = [
    lambda: Button("Drop out"),
    Plate,
    lambda: ChoiceRow("run"),
    lambda: PlantCard(PlantView(4, ("coal",), 2, 1, label="Plant 4")),
]
EACH = pytest.mark.parametrize("make", MAKERS, ids=("button", "target", "row", "plant"))


def _counted(button: QAbstractButton) -> list[int]:
    clicks: list[int] = []
    button.clicked.connect(lambda: clicks.append(1))
    return clicks


@EACH
def test_enter_and_space_click_once_however_long(
    make: Callable[[], QAbstractButton], shown: Show, hand: Hand
) -> None:
    """A held key repeats, and a repeated key decides nothing."""
    button = make()
    clicks = _counted(button)
    shown(button)
    button.setFocus()
    for key, text in ((Qt.Key.Key_Return, "\r"), (Qt.Key.Key_Enter, "\r"), (Qt.Key.Key_Space, " ")):
        clicks.clear()
        hand.strike(key, text)
        hand.hold(key, 20, text)
        hand.lift(key, text)
        assert clicks == [1]


@EACH
def test_other_words_are_another_answer(
    make: Callable[[], QAbstractButton], shown: Show, qtbot: QtBot
) -> None:
    """What changed under the finger does nothing, and the next whole click does."""
    button = make()
    clicks = _counted(button)
    shown(button)
    qtbot.mousePress(button, LEFT)
    button.setAccessibleName("Something else")
    qtbot.mouseMove(button)
    qtbot.mouseRelease(button, LEFT)
    assert clicks == []
    assert not button.isDown()
    qtbot.keyPress(button, Qt.Key.Key_Space)
    button.setAccessibleName("And again")
    qtbot.keyRelease(button, Qt.Key.Key_Space)
    assert clicks == []
    qtbot.mouseClick(button, LEFT)
    assert clicks == [1]


def _kinds() -> set[type[QAbstractButton]]:
    """Every kind of button of the window."""
    for module in pkgutil.walk_packages(ui.__path__, "ui."):
        import_module(module.name)
    found: set[type[QAbstractButton]] = set()
    waiting = list(QAbstractButton.__subclasses__())
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        if kind.__module__.startswith("ui."):
            found.add(kind)
    return found


def test_every_button_of_the_house_is_pressed_in_this_way() -> None:
    """Ticks and the rail open and shut things; whatever else can be clicked takes `Press`."""
    house = {kind for kind in _kinds() if not issubclass(kind, Tick | RailButton)}
    assert house
    for kind in house:
        assert any(Press.__name__ in inspect.getsource(base) for base in kind.__mro__[:3])
