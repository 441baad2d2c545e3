# SPDX-License-Identifier: MIT
"""What stands beside a city that is pointed at: its full price, or why it cannot be had."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ui.kit.labels.text import Text
from ui.kit.surfaces.card import Card
from ui.style import theme
from ui.style.theme import Role


class Hint(Card):
    """A card that lets the mouse through. Shows nothing until it is told what."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent=parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.name = Text(role=Role.STRONG)
        self.price = Text(role=Role.NUMBER, ink="accent")
        self.detail = Text(role=Role.SMALL, ink="muted")
        self.why = Text(ink="warn")
        head = QHBoxLayout()
        head.setSpacing(theme.current().space(3))
        head.addWidget(self.name, 1)
        head.addWidget(self.price)
        self.body.addLayout(head)
        self.body.addWidget(self.detail)
        self.body.addWidget(self.why)
        self.body.setSpacing(theme.current().space(1))
        self.hide()

    def say(self, name: str, price: int | None, detail: str, why: str) -> None:
        """Say what a city costs and what that is made of, or why not."""
        self.name.setText(name)
        self.price.setText("" if price is None else str(price))
        self.price.set_ink("muted" if why else "accent")
        self.detail.setText(detail)
        self.why.setText(why)
        for part in (self.price, self.detail, self.why):
            part.setVisible(bool(part.text()))
        self._wrap()
        self.show()

    def place(self, target: QRect, room: QRect, others: Sequence[QRect]) -> None:
        """Lie beside a target, inside the room, where it hides least of the others."""
        gap = theme.current().space(2)
        right, left = target.right() + gap, target.left() - gap - self.width()
        below, above = target.bottom() + gap, target.top() - gap - self.height()
        across = target.center().x() - self.width() // 2
        level = target.center().y() - self.height() // 2
        places = (
            (right, level),
            (left, level),
            (across, below),
            (across, above),
            (right, below),
            (right, above),
            (left, below),
            (left, above),
        )
        found = [self._inside(*place, room) for place in places]
        self.setGeometry(min(found, key=lambda each: _hidden(each, target, others)))
        self.raise_()

    def _inside(self, left: int, top: int, room: QRect) -> QRect:
        left = max(room.left(), min(left, room.right() - self.width()))
        top = max(room.top(), min(top, room.bottom() - self.height()))
        return QRect(left, top, self.width(), self.height())

    def _wrap(self) -> None:
        """Break a long sentence, so that the card stays small."""
        widest = self.fontMetrics().averageCharWidth() * _LETTERS
        self.why.setWordWrap(False)
        self.why.setMinimumWidth(0)
        self.why.setMaximumWidth(_ANY)
        if self.why.sizeHint().width() > widest:
            self.why.setWordWrap(True)
            self.why.setFixedWidth(widest)
        self.adjustSize()


def _hidden(card: QRect, target: QRect, others: Sequence[QRect]) -> int:
    """How much a card in that place would hide; the target counts most."""
    return 100 * _area(card.intersected(target)) + sum(
        _area(card.intersected(other)) for other in others
    )


def _area(rect: QRect) -> int:
    return max(0, rect.width()) * max(0, rect.height())


_LETTERS = 34
_ANY = 16777215
"""Qt's largest width."""
