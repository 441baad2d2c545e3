# SPDX-License-Identifier: MIT
"""Arrows, plus and minus turn a stepper by one; nothing else does."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from ui.kit.controls.step_keys import step_of


@pytest.mark.parametrize(
    ("key", "step"),
    [
        (Qt.Key.Key_Up, 1),
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_Plus, 1),
        (Qt.Key.Key_Down, -1),
        (Qt.Key.Key_Left, -1),
        (Qt.Key.Key_Minus, -1),
        (Qt.Key.Key_Home, 0),
        (0x01FFFFF0, 0),
    ],
)
def test_a_key_turns_by_one(key: int, step: int) -> None:
    """Also a key that Qt has no name for is only a key that does not."""
    event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
    assert step_of(event) == step
