# SPDX-License-Identifier: MIT
"""A canary for the toolkit: some versions lose references and abort the process."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from ui.kit.labels.text import Text


class _Bell(QObject):
    rung = Signal(object)


def test_ten_thousand_signals_survive() -> None:
    """A version that drops a reference per emit aborts after some hundreds (T69)."""
    bell, heard = _Bell(), []
    bell.rung.connect(heard.append)
    for number in range(10_000):
        bell.rung.emit((number,))
    assert heard[-1] == (9_999,)
    assert len(heard) == 10_000


def test_ten_thousand_texts_survive(qtbot: QtBot) -> None:
    """The same for setText (T69)."""
    label = Text()
    qtbot.addWidget(label)
    for number in range(10_000):
        label.setText(f"text {number}")
    assert label.text() == "text 9999"
