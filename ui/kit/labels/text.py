# SPDX-License-Identifier: MIT
"""Labels: one role of type, one ink, and never markup from somebody else's name."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from ui.kit import literal
from ui.style.theme import Role


class Text(QLabel):
    """Plain text that keeps its whole width, or wraps."""

    def __init__(
        self,
        text: str = "",
        role: Role = Role.BODY,
        ink: str = "ink",
        wrap: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setProperty("role", role.name.lower())
        self.setProperty("ink", ink)
        self.setWordWrap(wrap)
        if wrap:
            self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)

    def set_ink(self, ink: str) -> None:
        """Show the same text in another ink."""
        if self.property("ink") != ink:
            self.setProperty("ink", ink)
            self.style().unpolish(self)
            self.style().polish(self)


class ElidedText(Text):
    """Plain text that shortens with an ellipsis, for any name; the tooltip has it all."""

    def __init__(
        self,
        text: str = "",
        role: Role = Role.BODY,
        ink: str = "ink",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, role, ink, False, parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def minimumSizeHint(self) -> QSize:
        """Room for a few letters."""
        height = super().minimumSizeHint().height()
        return QSize(self.fontMetrics().averageCharWidth() * 4, height)

    def shown(self) -> str:
        """The text as it fits now."""
        return self.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideRight, self.contentsRect().width()
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the shortened text."""
        painter = QPainter(self)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        shown = self.shown()
        self.setToolTip(literal.tooltip("" if shown == self.text() else self.text()))
        painter.drawText(
            self.contentsRect(), self.alignment() | Qt.AlignmentFlag.AlignVCenter, shown
        )
