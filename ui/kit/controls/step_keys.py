# SPDX-License-Identifier: MIT
"""The keys that turn a stepper by one."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

_STEPS: Mapping[int, int] = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Down: -1,
    Qt.Key.Key_Minus: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: 1,
    Qt.Key.Key_Plus: 1,
}


def step_of(event: QKeyEvent) -> int:
    """One more, one less, or 0 for a key that does not turn it."""
    return _STEPS.get(event.key(), 0)
