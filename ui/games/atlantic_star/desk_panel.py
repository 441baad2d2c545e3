# SPDX-License-Identifier: MIT
"""The place under the agency: the seas with a voyage, or a loan."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ui.games.atlantic_star.loan_panel import LoanPanel
from ui.games.atlantic_star.planner import PlanPanel, SeaButton
from ui.games.atlantic_star.view import DeskView
from ui.style import theme


class DeskPanel(QWidget):
    """Shows one of the two; the seas stay in their place."""

    sea_picked = Signal(int)
    """The place of a sea that was clicked, lit or not: one that is not is looked at."""
    leg_picked = Signal(int)
    borrowed = Signal(int)
    hinted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        look = theme.current()
        self.seas: list[SeaButton] = []
        self.plan = PlanPanel()
        self.loan = LoanPanel()
        self._row = QHBoxLayout()
        self._row.setSpacing(look.space(1))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.size(4))
        column.addLayout(self._row)
        column.addWidget(self.plan)
        column.addWidget(self.loan)
        column.addStretch(1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.plan.leg_picked.connect(self.leg_picked)
        self.plan.hinted.connect(self.hinted)
        self.loan.borrowed.connect(self.borrowed)

    def show_desk(self, view: DeskView) -> None:
        """Show seas, voyage or loan as they are now."""
        self.setAccessibleName(view.title)
        while len(self.seas) < len(view.seas):
            self._add_sea(len(self.seas))
        for button, tile in zip(self.seas, view.seas, strict=True):
            button.show_sea(tile)
        self.plan.setVisible(view.plan is not None)
        if view.plan is not None:
            self.plan.show_plan(view.plan)
        self.loan.setVisible(view.loan is not None)
        if view.loan is not None:
            self.loan.show_loan(view.loan)

    def _add_sea(self, at: int) -> None:
        button = SeaButton()
        button.clicked.connect(lambda: self.sea_picked.emit(at))
        button.hinted.connect(self.hinted)
        self.seas.append(button)
        self._row.addWidget(button)
