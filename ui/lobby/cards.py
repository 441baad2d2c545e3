# SPDX-License-Identifier: MIT
"""The card of a table on the network."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ui.kit import literal
from ui.kit.controls.button import Button
from ui.kit.controls.code_field import CodeField
from ui.kit.labels.pill import Pill
from ui.kit.labels.text import ElidedText, Text
from ui.kit.surfaces.card import Card
from ui.kit.surfaces.flow import wrapped
from ui.ports.backend import TableView
from ui.style import theme
from ui.style.theme import Role
from ui.words.games import game_words, state_words

_STATES = {"room": ("good", "door"), "playing": ("muted", "play"), "over": ("muted", "flag")}


class TableCard(Card):
    """A table on the network: joined with one click, or greyed with the reason.

    Where it has a code there is a field for it, and Enter there joins.
    """

    def __init__(self, table: TableView, parent: QWidget | None = None) -> None:
        super().__init__(across=True, parent=parent)
        dress = theme.current()
        self.name = ElidedText(role=Role.STRONG)
        self.game = ElidedText(role=Role.SMALL, ink="muted")
        self.obstacle = Text(role=Role.SMALL, ink="warn", wrap=True)
        self.seats = Pill("", "muted", "person")
        self.state = Pill("")
        self.code = CodeField()
        self.watch = Button(self.tr("Watch"), "quiet", "eye")
        self.join = Button(self.tr("Join"), "primary", "door")
        words = QVBoxLayout()
        words.setSpacing(dress.space(1))
        words.addWidget(self.name)
        words.addWidget(self.game)
        pills = QHBoxLayout()
        pills.setSpacing(dress.space(1))
        pills.addWidget(self.seats)
        pills.addWidget(self.state)
        pills.addStretch(1)
        words.addLayout(pills)
        words.addWidget(self.obstacle)
        self.body.addLayout(words, 1)
        self.body.addLayout(wrapped(dress.space(2), self.code, self.watch, self.join))
        self.code.returnPressed.connect(self.join.click)
        self.show_table(table)

    def show_table(self, table: TableView) -> None:
        """Show the table as it is now."""
        self.table = table
        title = game_words(table.game).title
        self.name.setText(table.name)
        self.game.setText(self.tr("{game}, hosted by {host}").format(game=title, host=table.host))
        taken = self.tr("{taken} of {seats} seats").format(taken=table.taken, seats=table.seats)
        self.seats.show_state(taken, "muted", "person")
        self.state.show_state(state_words(table.state), *_STATES.get(table.state, ("muted", "")))
        obstacle = self._obstacle(table)
        self.obstacle.setText(obstacle)
        self.obstacle.setVisible(bool(obstacle))
        self.join.setEnabled(not obstacle)
        self.join.setToolTip(literal.tooltip(obstacle))
        back = self.tr("Come back to {}") if table.mine else self.tr("Join {}")
        self.join.setText(self.tr("Come back") if table.mine else self.tr("Join"))
        self.join.setAccessibleName(back.format(table.name))
        self.join.setAccessibleDescription(obstacle)
        self.code.setVisible(table.code_needed and (table.watch or not obstacle))
        self.code.setAccessibleName(self.tr("Code of {}").format(table.name))
        self.watch.setVisible(table.watch)
        self.watch.setEnabled(True)
        self.watch.setAccessibleName(self.tr("Watch {}").format(table.name))
        self.setAccessibleName(f"{table.name}, {title}, {taken}, {obstacle}")

    def show_gone(self) -> None:
        """Keep the place of a table that is gone, as long as a hand is near."""
        self.obstacle.setText(self.tr("The table is gone."))
        self.obstacle.show()
        for button in (self.join, self.watch):
            button.setEnabled(False)

    def lacks_code(self, watch: bool) -> bool:
        """Whether the code is still to be typed. Who has a seat there comes back without."""
        back = self.table.mine and not watch
        return not self.code.isHidden() and not self.code.typed() and not back

    def _obstacle(self, table: TableView) -> str:
        """Why the table cannot be joined, or an empty text if it can."""
        if table.obstacle:
            return table.obstacle
        if table.state == "over":
            return self.tr("The game there is over.")
        if table.mine:
            return ""
        if table.state == "playing":
            return self.tr("The game there has begun.")
        return self.tr("All seats are taken.") if table.taken >= table.seats else ""
