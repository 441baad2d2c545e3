# SPDX-License-Identifier: MIT
"""What is shown in place of a screen that failed: one sentence, and the ways out."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ui.kit.controls.button import Button
from ui.kit.labels.heading import Heading
from ui.kit.labels.text import Text
from ui.kit.place import Place
from ui.kit.surfaces.card import Card
from ui.kit.surfaces.page import Page


class FaultPage(Place):
    """Made of little, so that it can be shown where a screen could not.

    With a table it says that the table goes on, and offers to show it again.
    """

    again = Signal()
    left = Signal()
    asked_log = Signal()

    def __init__(self, log: str, table: bool, parent: QWidget | None = None) -> None:
        """`log` is where the log lies; `table` is whether there is a table to go back to."""
        super().__init__(parent)
        self.text = Text(
            self.tr("The table goes on without it, and nothing of the game is lost.")
            if table
            else self.tr("Everything else works."),
            wrap=True,
        )
        self.report = Text(
            self.tr(
                "What happened is in the program's log. If you report it, send that file: {}"
            ).format(log),
            ink="muted",
            wrap=True,
        )
        self.report.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.retry = Button(self.tr("Show the table again"), "primary", "replay")
        self.retry.setVisible(table)
        self.lobby = Button(self.tr("Back to the lobby"), "plain" if table else "primary", "door")
        self.folder = Button(self.tr("Show the log"), icon="log")
        self.retry.clicked.connect(self.again)
        self.lobby.clicked.connect(self.left)
        self.folder.clicked.connect(self.asked_log)
        card = Card()
        card.body.addWidget(self.text)
        card.body.addWidget(self.report)
        row = QHBoxLayout()
        for button in (self.retry, self.lobby, self.folder):
            row.addWidget(button)
        row.addStretch(1)
        card.body.addLayout(row)
        page = Page(90)
        page.add(card)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(Heading(self.tr("This screen has failed"), way_back=False))
        column.addWidget(page, 1)
        self.beginning = self.retry if table else self.lobby
