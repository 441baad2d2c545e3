# SPDX-License-Identifier: MIT
"""What stands beside a city that is pointed at: its full price, or why it cannot be had."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ui.games.power_grid.map.handling.placing import Around, place
from ui.games.power_grid.map.plan.geometry import Rect
from ui.kit.labels.text import Text
from ui.kit.sizes import UNLIMITED
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

    def place(
        self, target: QRect, room: QRect, targets: Sequence[QRect], others: Sequence[QRect] = ()
    ) -> None:
        """Lie near a target, inside the room, and hide none of the targets if it can be helped."""
        around = Around(_rect(room), _rect(target), [*map(_rect, targets)], [*map(_rect, others)])
        found = place(self.width(), self.height(), around, theme.current().space(2))
        self.move(math.floor(found.left), math.floor(found.top))
        self.raise_()

    def _wrap(self) -> None:
        """Break a long sentence, so that the card stays small."""
        widest = self.fontMetrics().averageCharWidth() * _LETTERS
        self.why.setWordWrap(False)
        self.why.setMinimumWidth(0)
        self.why.setMaximumWidth(UNLIMITED)
        if self.why.sizeHint().width() > widest:
            self.why.setWordWrap(True)
            self.why.setFixedWidth(widest)
        self.adjustSize()


def _rect(rect: QRect) -> Rect:
    return Rect(rect.left(), rect.top(), rect.width(), rect.height())


_LETTERS = 34
