# SPDX-License-Identifier: MIT
"""Anything on a board that may answer a click, by mouse and by key: cards, plates, headers."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from ui.kit import literal
from ui.kit.controls.press import Press
from ui.kit.light import Light


class Target(QAbstractButton):
    """It never disables itself, so that hovering and focusing one that is no target still
    says why. Subclasses paint it."""

    passed_by = False
    """Whether Tab passes it by while nothing is asked, because the rows of the state tell it."""

    hinted = Signal(str)
    """Why this is no target, while a dim one is hovered or focused or after a click on
    one that is not; or empty."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self._light = Light.PLAIN
        self._why = ""
        self.clicked.connect(self._explain)
        Press(self)

    def dress(self, light: Light, why: str, label: str, tip: str) -> None:
        """How it answers a click, and what is said of it."""
        self._light = light
        self._why = why
        self.setAccessibleName(label)
        self.setAccessibleDescription(why)
        said = (why, tip) if light is Light.DIM else (tip,)
        self.setToolTip(literal.tooltip("\n".join(part for part in said if part)))
        shape = Qt.CursorShape.PointingHandCursor if self.lit() else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)
        quiet = self.passed_by and light is Light.PLAIN
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus if quiet else Qt.FocusPolicy.StrongFocus)
        self.update()

    def light(self) -> Light:
        """How it answers a click now."""
        return self._light

    def lit(self) -> bool:
        """Whether a click does something."""
        return self._light in (Light.LEGAL, Light.CHOSEN)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Say why not."""
        super().enterEvent(event)
        self._hint()

    def leaveEvent(self, event: QEvent) -> None:
        """Say nothing any more."""
        super().leaveEvent(event)
        self.hinted.emit("")

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Say why not to the keyboard as well."""
        super().focusInEvent(event)
        self._hint()

    def _hint(self) -> None:
        self.hinted.emit(self._why if self._light is Light.DIM else "")

    def _explain(self) -> None:
        if not self.lit():
            self.hinted.emit(self._why)
