# SPDX-License-Identifier: MIT
"""A section of the state as a card: a title, and a table of words below it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from ui.games.plain.sections import Section
from ui.kit.labels.text import Text
from ui.kit.surfaces.card import Card
from ui.style import theme
from ui.style.theme import Role

_TOP = Qt.AlignmentFlag.AlignTop


class SectionCard(Card):
    """What a cell says wraps; the first column is as wide as it needs."""

    def __init__(self, section: Section, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.section = section
        self.setAccessibleName(section.title)
        self.body.addWidget(Text(section.title, Role.PROMPT))
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.current().space(4))
        grid.setVerticalSpacing(theme.current().space(1))
        heads = any(section.columns)
        if heads:
            for column, head in enumerate(section.columns):
                grid.addWidget(Text(head, Role.STRONG, wrap=True), 0, column)
        for line, row in enumerate(section.rows, int(heads)):
            for column, cell in enumerate(row):
                grid.addWidget(self._cell(cell, column), line, column, _TOP)
        for column in range(1, len(section.columns)):
            grid.setColumnStretch(column, 1)
        self.body.addLayout(grid)

    def _cell(self, cell: str, column: int) -> Text:
        label = not column and not self.section.columns[0]
        return Text(cell, Role.BODY, "muted" if label else "ink", wrap=not label)
