# SPDX-License-Identifier: MIT
"""The theme dresses everything that is open."""

from __future__ import annotations

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ui.kit.labels.text import Text
from ui.style import dressing
from ui.style.theme import Role, Theme
from ui.style.tones import DARK, LIGHT


def test_a_change_reaches_open_windows(qtbot: QtBot) -> None:
    """A label that exists already takes the ink and the size of the new theme."""
    label = Text("A word", Role.PROMPT)
    qtbot.addWidget(label)
    label.show()
    before = label.sizeHint().width()
    dressing.apply(Theme(DARK, 150))
    assert label.palette().color(QPalette.ColorRole.WindowText).name() == DARK.ink.lower()
    assert label.sizeHint().width() > 1.3 * before


def test_the_palette_is_of_the_theme() -> None:
    """Fusion takes its colours from the tones alone."""
    dressing.apply(Theme(LIGHT))
    palette = QApplication.palette()
    assert palette.color(QPalette.ColorRole.Window).name() == LIGHT.table.lower()
    assert palette.color(QPalette.ColorRole.Base).name() == LIGHT.raised.lower()
