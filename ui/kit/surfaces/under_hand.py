# SPDX-License-Identifier: MIT
"""Whether the mouse is over a list, whose parts had better stay where they are then."""

from __future__ import annotations

from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QWidget


def is_under_hand(part: QWidget) -> bool:
    """By where the mouse is: what Qt remembers goes with a child that was under it."""
    return part.isVisible() and part.rect().contains(part.mapFromGlobal(QCursor.pos()))
