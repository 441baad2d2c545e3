# SPDX-License-Identifier: MIT
"""Why can't I see a table: what was checked, what was found, and what usually helps."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from ui.kit.controls.button import Button
from ui.kit.labels.heading import Heading
from ui.kit.labels.text import Text
from ui.kit.place import Place
from ui.kit.surfaces.card import Card
from ui.kit.surfaces.page import Page
from ui.style import theme
from ui.style.theme import Role


class DiagnosisPage(Place):
    """Findings as lines, advice below."""

    back = Signal()
    again = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        heading = Heading(self.tr("Why can't I see a table?"))
        heading.back.connect(self.back)
        self.check = Button(self.tr("Check again"), icon="replay")
        self.check.clicked.connect(self.again)
        heading.row.addWidget(self.check)
        page = Page(120)
        page.add(self._advice())
        self._found = Card()
        self._grid = QGridLayout()
        self._grid.setColumnStretch(1, 1)
        self._grid.setHorizontalSpacing(theme.current().space(6))
        self._grid.setVerticalSpacing(theme.current().space(2))
        self._found.body.addWidget(Text(self.tr("What was checked"), Role.PROMPT))
        self._found.body.addLayout(self._grid)
        page.add(self._found)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(heading)
        column.addWidget(page, 1)
        self.beginning = self.check

    def show_looking(self) -> None:
        """Say that the network is being looked at; the button waits until it has been."""
        self.check.setEnabled(False)
        self._show_lines(((self.tr("Looking at the network"), self.tr("a few seconds …")),))

    def show_findings(self, findings: Sequence[tuple[str, str]]) -> None:
        """Show what was found now."""
        self.check.setEnabled(True)
        self._show_lines(findings)

    def _show_lines(self, findings: Sequence[tuple[str, str]]) -> None:
        while item := self._grid.takeAt(0):
            if widget := item.widget():
                widget.hide()
                widget.deleteLater()
        for row, (checked, found) in enumerate(findings):
            name = Text(checked, Role.STRONG)
            line = Text(found, wrap=True)
            self._grid.addWidget(name, row, 0, Qt.AlignmentFlag.AlignTop)
            self._grid.addWidget(line, row, 1)

    def _advice(self) -> Card:
        card = Card(flat=True)
        card.body.addWidget(Text(self.tr("What usually helps"), Role.PROMPT))
        for line in (
            self.tr("All laptops are on the same network; a guest network often keeps them apart."),
            self.tr("The firewall lets Sobremesa in; on macOS, local network access is allowed."),
            self.tr("A VPN is off, or leaves the local network alone."),
            self.tr("Still nothing? Join by the address that the host's screen shows."),
        ):
            card.body.addWidget(Text("•  " + line, wrap=True))
        return card
