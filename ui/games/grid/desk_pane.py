# SPDX-License-Identifier: MIT
"""The window in which a desk is seen."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from ui.kit.surfaces.pane import Pane
from ui.style import theme


class DeskPane(Pane):
    """Scrolls where a long decision needs it; `least` is its least height at scale 100."""

    def __init__(self, desk: QWidget, least: int, parent: QWidget | None = None) -> None:
        super().__init__(desk, parent)
        self._least = least

    def sizeHint(self) -> QSize:
        """What is left of the board is its own; it asks for no more than it must have."""
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        """A decision must stay visible."""
        look = theme.current()
        return self._with_whole(QSize(look.size(200), look.size(self._least)))
