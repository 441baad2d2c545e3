# SPDX-License-Identifier: MIT
"""A square that is painted, at the text scale in force."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.style import theme


class Square(QWidget):
    """Never larger than it asks for. Subclasses paint it."""

    def __init__(self, units: int, parent: QWidget | None = None) -> None:
        """`units` is its side at text scale 100."""
        super().__init__(parent)
        self._units = units
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """A square."""
        side = theme.current().size(self._units)
        return QSize(side, side)
