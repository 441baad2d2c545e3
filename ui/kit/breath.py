# SPDX-License-Identifier: MIT
"""A breath between two decisions: one press of a hand answers one of them.

Between a click and the next one at the same place the screen may have changed from
one person's decision to another's. A double click would then answer both, and so
would a hand that was quicker than the picture.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from time import monotonic
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QLineEdit,
    QTextEdit,
    QWidget,
)
from shiboken6 import isValid

_DECIDING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_WRITTEN = (QLineEdit, QTextEdit, QAbstractSpinBox)
_OUTSIDE = QPointF(-10_000, -10_000)


class Gesture(NamedTuple):
    """Where a hand pressed last, or which key, when, and what was to be decided then."""

    what: QPointF | int
    at: float
    decision: Hashable


class Breath(QObject):
    """Stands between the hand and the page on which decisions are answered.

    While the decision is the same everything passes at once. After it has changed, a
    press waits until the new one is painted; and the place or the key that was pressed
    just before waits until the system would not call it a double click any more. What
    was pressed for one decision and is let go on another counts as let go elsewhere.
    """

    def __init__(self, parent: QObject, clock: Callable[[], float] = monotonic) -> None:
        super().__init__(parent)
        self.clock = clock
        self._page: QWidget | None = None
        self._sign: QWidget | None = None
        self._decision: Hashable = None
        self._shown: Hashable = None
        """What was decided when the sign was painted last."""
        self._last: Gesture | None = None
        self._held = False

    def ask(self, decision: Hashable, page: QWidget, sign: QWidget) -> None:
        """From now on presses on `page` answer this decision; None if there is nothing to answer.

        `sign` is a part of the page that shows it: once it is painted the eye had a chance.
        """
        asked = None if decision is None else (id(page), decision)
        if page is self._page and asked == self._decision:
            return
        self._page, self._sign, self._decision = page, sign, asked
        sign.update()
        last = self._last
        if last is not None and self.clock() - last.at < _interval():
            self._last = last._replace(at=self.clock())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hold back what was not meant for what is shown now."""
        match event.type():
            case QEvent.Type.Paint if watched is self._sign:
                self._shown = self._decision
            case QEvent.Type.Hide if watched is self._page:
                self._page = self._sign = self._decision = None
            case QEvent.Type.MouseButtonPress | QEvent.Type.MouseButtonDblClick:
                if isinstance(event, QMouseEvent) and isinstance(watched, QWidget):
                    return self._mouse(watched, event)
            case QEvent.Type.KeyPress:
                if isinstance(event, QKeyEvent) and isinstance(watched, QWidget):
                    return self._key(watched, event)
            case QEvent.Type.MouseButtonRelease:
                if isinstance(event, QMouseEvent) and isinstance(watched, QWidget):
                    return self._let_go(watched, event)
            case QEvent.Type.KeyRelease:
                if isinstance(event, QKeyEvent) and isinstance(watched, QAbstractButton):
                    self._key_let_go(watched, event)
        return False

    # What a hand does

    def _mouse(self, watched: QWidget, event: QMouseEvent) -> bool:
        if event.button() is not Qt.MouseButton.LeftButton:
            return False
        self._held = self._holds(watched, event.globalPosition())
        return self._held

    def _key(self, watched: QWidget, event: QKeyEvent) -> bool:
        key = event.key()
        written = isinstance(watched, _WRITTEN) and key == Qt.Key.Key_Space
        if key not in _DECIDING or written or event.isAutoRepeat():
            return False
        return self._holds(watched, key)

    def _let_go(self, watched: QWidget, event: QMouseEvent) -> bool:
        if event.button() is not Qt.MouseButton.LeftButton or self._last is None:
            return False
        if self._held:
            self._held = False
            return self._is_on_page(watched)
        if self._last.decision == self._decision or not self._is_on_page(watched):
            self._last = self._last._replace(at=self.clock())
            return False
        if event.position() == _OUTSIDE:
            return False
        elsewhere = QMouseEvent(
            event.type(), _OUTSIDE, _OUTSIDE, event.button(), event.buttons(), event.modifiers()
        )
        QCoreApplication.sendEvent(watched, elsewhere)
        return True

    def _key_let_go(self, watched: QAbstractButton, event: QKeyEvent) -> None:
        changed = self._last is not None and self._last.decision != self._decision
        if changed and event.key() == Qt.Key.Key_Space and self._is_on_page(watched):
            watched.setDown(False)

    # What is let through

    def _holds(self, watched: QWidget, what: QPointF | int) -> bool:
        """Whether a press is held back. Its gesture goes on in what follows it as quickly."""
        asked = bool(_interval()) and self._decision is not None and self._is_on_page(watched)
        begun_on = self._begun_on(what) if asked else self._decision
        self._last = Gesture(what, self.clock(), begun_on)
        return begun_on != self._decision

    def _begun_on(self, what: QPointF | int) -> Hashable:
        """What a press means: what its gesture was begun on, or else what the eye has seen."""
        last = self._last
        goes_on = (
            last is not None
            and last.decision != self._decision
            and self.clock() - last.at < _interval()
            and _same(last.what, what)
        )
        return last.decision if last is not None and goes_on else self._shown

    def _is_on_page(self, watched: QWidget) -> bool:
        page = self._page
        if page is None or not isValid(page) or not page.isVisible():
            return False
        return page.isAncestorOf(watched)


def breath() -> Breath:
    """The breath of this program, which knows every window's last press."""
    app = QApplication.instance()
    assert app is not None
    found = app.findChild(Breath)
    if found is None:
        found = Breath(app)
        app.installEventFilter(found)
        app.aboutToQuit.connect(lambda: app.removeEventFilter(found))
    return found


def _interval() -> float:
    """Seconds within which two presses are a double click; 0 where there are none."""
    return QGuiApplication.styleHints().mouseDoubleClickInterval() / 1000


def _same(one: QPointF | int, other: QPointF | int) -> bool:
    if isinstance(one, QPointF) and isinstance(other, QPointF):
        near = QGuiApplication.styleHints().mouseDoubleClickDistance()
        return (one - other).manhattanLength() <= near
    return one == other
