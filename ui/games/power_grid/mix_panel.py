# SPDX-License-Identifier: MIT
"""Steppers for what plants of several fuels burn, as many side by side as fit."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ui.games.grid.purchases import FuelMark
from ui.games.grid.stepper import Stepper
from ui.games.grid.view import MixRow, MixView
from ui.games.power_grid.prompt_words import ask
from ui.kit.labels.text import Text
from ui.kit.surfaces.flow import Flow
from ui.style import theme
from ui.style.theme import Role


class MixPanel(QWidget):
    """One stepper for each fuel that can be burnt."""

    stepped = Signal(str, int)
    """A fuel, and one less or one more of it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        look = theme.current()
        self.title = Text(role=Role.STRONG)
        self.steppers: dict[str, Stepper] = {}
        self._parts: dict[str, QWidget] = {}
        line = QWidget()
        line.setProperty("plain", True)
        self._flow = Flow(look.space(2), line)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        line.setSizePolicy(policy)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.size(2))
        column.addWidget(self.title)
        column.addWidget(line)

    def show_mix(self, view: MixView) -> None:
        """Show what is burnt so far."""
        self.title.setText(view.title)
        for row in view.rows:
            if row.fuel not in self.steppers:
                self._add(row)
            self.steppers[row.fuel].show_number(row.count, row.can_less, row.can_more)
        shown = {row.fuel for row in view.rows}
        for fuel, part in self._parts.items():
            part.setVisible(fuel in shown)
        self._flow.invalidate()

    def _add(self, row: MixRow) -> None:
        look = theme.current()
        stepper = Stepper(ask("mix.less", fuel=row.name), ask("mix.more", fuel=row.name), "8", True)
        stepper.stepped.connect(lambda by: self.stepped.emit(row.fuel, by))
        part = QWidget()
        line = QHBoxLayout(part)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(look.space(1))
        line.addWidget(FuelMark(row.fuel, row.name))
        line.addWidget(stepper)
        self._flow.addWidget(part)
        self._parts[row.fuel], self.steppers[row.fuel] = part, stepper
