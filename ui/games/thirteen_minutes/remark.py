# SPDX-License-Identifier: MIT
"""A short remark that may be cut on a narrow board, with a tooltip that explains it."""

from __future__ import annotations

from PySide6.QtGui import QPaintEvent

from ui.kit import literal
from ui.kit.labels.text import ElidedText
from ui.style.theme import Role


class Remark(ElidedText):
    """Small, in the tone of a warning. Takes no room while there is nothing to say."""

    def __init__(self) -> None:
        super().__init__(role=Role.SMALL, ink="warn")
        self._tip = ""

    def say(self, text: str, tip: str) -> None:
        """Show the remark and what explains it."""
        self._tip = tip
        self.setText(text)
        self.setToolTip(literal.tooltip(tip))
        self.setAccessibleDescription(tip)
        self.setVisible(bool(text))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the remark; the explanation stays the tooltip, cut or not."""
        super().paintEvent(event)
        self.setToolTip(literal.tooltip(self._tip))
