# SPDX-License-Identifier: MIT
"""Three small buttons in a corner of the map: nearer, farther, and the whole."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ui.kit.controls.button import Button
from ui.style import theme


class ZoomBar(QWidget):
    """Says what was asked for; keys do the same, so the buttons take no focus."""

    nearer = Signal()
    farther = Signal()
    whole = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.plus = Button(self.tr("Zoom in (+)"), "plain", "plus", bare=True)
        self.minus = Button(self.tr("Zoom out (-)"), "plain", "minus", bare=True)
        self.fit = Button(self.tr("Show the regions in play (0)"), "plain", "fit", bare=True)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.current().space(1))
        self._buttons = (self.plus, self.minus, self.fit)
        for button in self._buttons:
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            row.addWidget(button)
        self._square()
        self.plus.clicked.connect(self.nearer)
        self.minus.clicked.connect(self.farther)
        self.fit.clicked.connect(self.whole)

    def changeEvent(self, event: QEvent) -> None:
        """Follow another text size."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange and hasattr(self, "_buttons"):
            self._square()

    def _square(self) -> None:
        for button in self._buttons:
            button.setMinimumSize(0, 0)
            side = button.sizeHint().height()
            button.setFixedSize(side, side)
        self.adjustSize()
