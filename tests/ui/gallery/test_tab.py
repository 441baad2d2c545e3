# SPDX-License-Identifier: MIT
"""Tab leads through every screen, forwards and backwards, and misses nothing."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from ui.gallery.contents import CONTENTS
from ui.games.power_grid.map.handling.zoom_bar import ZoomBar
from ui.games.power_grid.map.view import MapView

CONTROLS = (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QTextEdit,
    MapView,
)
MOST = 400
"""More steps than any screen has stops."""


@pytest.fixture(params=CONTENTS)
def screen(request: pytest.FixtureRequest, shown: Callable[[QWidget], QWidget]) -> QWidget:
    """Every screen in every state that the gallery shows."""
    window = shown(CONTENTS[request.param]())
    window.activateWindow()
    return window


@pytest.mark.parametrize("key", [Qt.Key.Key_Tab, Qt.Key.Key_Backtab], ids=["on", "back"])
def test_a_round_meets_every_control_once(key: Qt.Key, screen: QWidget, qtbot: QtBot) -> None:
    """Whatever can be used is a stop, there is no stop besides, and each has a name."""
    met = walked(screen, key, qtbot)
    names = [spoken(stop) for stop in met]
    assert len(set(map(id, met))) == len(met), names
    missed = [spoken(each) for each in wanted(screen) if each not in met]
    assert missed == []
    assert all(names)


def walked(screen: QWidget, key: Qt.Key, qtbot: QtBot) -> list[QWidget]:
    """The stops of one round. Several steps within one widget, as on a map, are one stop."""
    found: list[QWidget] = []
    for _ in range(MOST):
        qtbot.keyClick(QApplication.focusWidget() or screen, key)
        stop = QApplication.focusWidget()
        assert stop is not None
        if found and stop is found[0] and stop is not found[-1]:
            return [each for each, _ in groupby(found)]
        found.append(stop)
    pytest.fail("the round does not come back to where it began")


def wanted(screen: QWidget) -> list[QWidget]:
    """What can be used, in the window and of the eyes' own accord."""
    return [
        each
        for each in screen.findChildren(QWidget)
        if isinstance(each, CONTROLS) and usable(each, screen)
    ]


def usable(control: QWidget, screen: QWidget) -> bool:
    """Whether a person could use a control, and not only by another one or by a key."""
    if not control.isVisibleTo(screen) or not control.isEnabled():
        return False
    inside = control.parentWidget()
    if isinstance(inside, QAbstractSpinBox | QComboBox | QAbstractItemView | QTextEdit | ZoomBar):
        return False
    if isinstance(control, QAbstractSlider) and control.focusPolicy() is Qt.FocusPolicy.NoFocus:
        return False
    return not told_elsewhere(control)


def told_elsewhere(control: QWidget) -> bool:
    """What answers nothing now and is told by the rows of the board in words: zones, ranks."""
    lit = getattr(control, "lit", None)
    return callable(lit) and not lit() and control.focusPolicy() is Qt.FocusPolicy.NoFocus


def spoken(stop: QWidget) -> str:
    """What a screen reader calls a stop."""
    text = getattr(stop, "text", None)
    return stop.accessibleName() or (str(text()) if callable(text) else "")
