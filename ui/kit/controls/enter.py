# SPDX-License-Identifier: MIT
"""Enter clicks what has the focus, as the space bar does: Qt has it so in dialogs alone."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton


def clicked_by(event: QKeyEvent, button: QAbstractButton) -> bool:
    """Click a button if the key is Enter, and say whether it was."""
    entered = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
    if entered:
        button.click()
    return entered
