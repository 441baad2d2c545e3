# SPDX-License-Identifier: MIT
"""The open contracts of the Demolition Contractor in one line, labelled as a house variant."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QWidget

from ui.games.power_grid_card_game.view import ContractsView
from ui.kit import literal
from ui.kit.labels.pill import Pill
from ui.kit.labels.text import ElidedText, Text
from ui.style import theme
from ui.style.theme import Role


class ContractsLine(QWidget):
    """Title, a chip per open contract, and what they pay; hidden without the variant."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        look = theme.current()
        self.title = Text(role=Role.STRONG)
        self.note = ElidedText(role=Role.SMALL, ink="muted")
        self.chips: list[Pill] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(look.space(1))
        self._row.addWidget(self.title)
        self._row.addWidget(self.note, 1)

    def show_contracts(self, view: ContractsView | None) -> None:
        """Show the contracts that lie open now."""
        self.setVisible(view is not None)
        if view is None:
            return
        self.title.setText(view.title)
        self.note.setText(view.note)
        self.setAccessibleName(f"{view.title}: {view.note}")
        for part in (self, self.title):
            part.setToolTip(literal.tooltip(view.tip))
        while len(self.chips) > len(view.values):
            chip = self.chips.pop()
            self._row.removeWidget(chip)
            chip.hide()
            chip.deleteLater()
        while len(self.chips) < len(view.values):
            chip = Pill("", "ink")
            self._row.insertWidget(1 + len(self.chips), chip)
            self.chips.append(chip)
        for chip, value in zip(self.chips, view.values, strict=True):
            chip.show_state(str(value), "ink")
