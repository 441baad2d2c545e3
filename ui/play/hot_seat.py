# SPDX-License-Identifier: MIT
"""The cover between two people at one laptop: nothing of either hand is on the screen."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ui.kit.controls.button import Button
from ui.kit.labels.icon_label import IconLabel
from ui.kit.labels.text import Text
from ui.kit.surfaces.card import Card
from ui.style import theme
from ui.style.theme import Role


class HotSeatCover(QWidget):
    """Asks one person to sit down and the others to look away."""

    taken = Signal(int)
    """The seat whose person is there now."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seat = 0
        dress = theme.current()
        card = Card()
        card.body.setSpacing(dress.space(3))
        self.title = Text(role=Role.TITLE, wrap=True)
        self.line = Text(
            self.tr("Everybody else looks away: the next screen shows a secret hand."),
            ink="muted",
            wrap=True,
        )
        self.go = Button("", "primary", "eye")
        self.go.clicked.connect(lambda: self.taken.emit(self._seat))
        card.body.addWidget(IconLabel("hidden", 40, "warn"), 0, Qt.AlignmentFlag.AlignHCenter)
        for part in (self.title, self.line):
            part.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            card.body.addWidget(part)
        card.body.addWidget(self.go, 0, Qt.AlignmentFlag.AlignHCenter)
        column = QVBoxLayout(self)
        column.addStretch(1)
        column.addWidget(card)
        column.addStretch(1)
        side = dress.space(20)
        column.setContentsMargins(side, 0, side, 0)

    def cover_for(self, seat: int, name: str) -> None:
        """Cover the table until this person says to be there."""
        self._seat = seat
        self.title.setText(self.tr("{}, it is your decision").format(name))
        self.go.say(self.tr("I am {}, show my hand").format(name))
