# SPDX-License-Identifier: MIT
"""The first screen: tables on this network, games on this disk, and a new table.

The cards are imported where the first one is shown: the lobby is painted before.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from ui.kit.controls.button import Button
from ui.kit.controls.code_field import CodeField
from ui.kit.labels.heading import Heading
from ui.kit.labels.icon_label import IconLabel
from ui.kit.labels.text import Text
from ui.kit.place import Place
from ui.kit.surfaces.card import Card
from ui.kit.surfaces.page import Page
from ui.kit.surfaces.under_hand import is_under_hand
from ui.ports.backend import SavedGame, TableView
from ui.style import theme
from ui.style.theme import Role

if TYPE_CHECKING:
    from ui.lobby.cards import TableCard
    from ui.lobby.saved_list import SavedList


class Lobby(Place):
    """Knows what is shown; what a person wants goes out as a signal."""

    wants_new = Signal()
    wants_join = Signal(str, bool, str)
    """An address or table name, whether only to watch, and the code that was typed."""
    wants_resume = Signal(str)
    wants_replay = Signal(str)
    wants_settings = Signal()
    wants_diagnosis = Signal()
    listed = Signal(object)
    """The list of games, once there is one."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        dress = theme.current()
        self.heading = Heading("Sobremesa", way_back=False)
        self.settings = Button(name, "quiet", "person")
        self.settings.setAccessibleName(self.tr("Settings of {}").format(name))
        self.settings.setToolTip(self.tr("Settings"))
        self.gear = Button(self.tr("Settings"), "quiet", "gear", bare=True)
        for button in (self.settings, self.gear):
            button.clicked.connect(self.wants_settings)
            self.heading.row.addWidget(button)
        row = QHBoxLayout()
        row.setContentsMargins(dress.space(3), 0, dress.space(3), dress.space(3))
        row.setSpacing(dress.space(3))
        row.addLayout(self._tables_column(), 5)
        row.addLayout(self._own_column(), 3)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self.beginning = self.new
        column.addWidget(self.heading)
        column.addLayout(row, 1)
        self.show_tables(())

    def _tables_column(self) -> QVBoxLayout:
        self.tables = Page()
        self.tables.installEventFilter(self)
        self._seen: tuple[TableView, ...] = ()
        self.cards: dict[str, TableCard] = {}
        self.nothing = _nothing_seen()
        self.why = Button(self.tr("Why can't I see a table?"), "quiet", "question")
        self.why.clicked.connect(self.wants_diagnosis)
        self.tables.add(self.nothing)
        column = QVBoxLayout()
        column.addWidget(Text(self.tr("Tables on this network"), Role.PROMPT))
        column.addWidget(self.tables, 1)
        column.addWidget(self.why, 0, Qt.AlignmentFlag.AlignLeft)
        return column

    def _own_column(self) -> QVBoxLayout:
        self.new = Button(self.tr("New table"), "primary", "plus")
        self.new.clicked.connect(self.wants_new)
        self.new.setSizePolicy(
            self.new.sizePolicy().Policy.Expanding, self.new.sizePolicy().verticalPolicy()
        )
        self.address = QLineEdit()
        self.address.setPlaceholderText(self.tr("Address or table name"))
        self.address.setAccessibleName(self.tr("Address or name of a table"))
        self.address.returnPressed.connect(self._join_address)
        self.join = Button(self.tr("Join"), icon="door")
        self.join.setAccessibleName(self.tr("Join by address"))
        self.join.clicked.connect(self._join_address)
        row = QHBoxLayout()
        self.code = CodeField()
        self.code.returnPressed.connect(self._join_address)
        row.addWidget(self.address, 1)
        row.addWidget(self.code)
        row.addWidget(self.join)
        self.saved = QVBoxLayout()
        self.games: SavedList | None = None
        """The cards of the games, once they are known."""
        self.saved_title = Text(self.tr("Your games"), Role.PROMPT)
        self.no_games = Text(
            self.tr("Games you play are kept here: to play on, or to look at again."),
            Role.SMALL,
            "muted",
            wrap=True,
        )
        self.no_games.hide()
        self.own = column = QVBoxLayout()
        column.setSpacing(theme.current().space(2))
        column.addWidget(self.new)
        column.addLayout(row)
        column.addWidget(self.saved_title)
        column.addWidget(self.no_games)
        column.addLayout(self.saved, 1)
        return column

    def show_tables(self, tables: Sequence[TableView]) -> None:
        """Show the tables seen now.

        No card moves while the mouse is over them: until it leaves, what is new comes below,
        and what is gone keeps its place.
        """
        self._seen = tuple(tables)
        seen = {table.key: table for table in tables}
        held = is_under_hand(self.tables)
        for key in [key for key in self.cards if key not in seen]:
            if held:
                self.cards[key].show_gone()
            else:
                self._let_go(self.cards.pop(key))
        for key, table in seen.items():
            if key not in self.cards:
                self.cards[key] = self._card(table)
            self.cards[key].show_table(table)
        if not held:
            self.cards = {key: self.cards[key] for key in seen}
        self._lay_out()

    def _let_go(self, card: TableCard) -> None:
        """Whoever was at it by keyboard is not at another table then, and joins that."""
        focus = self.window().focusWidget()
        if focus is not None and card.isAncestorOf(focus):
            self.address.setFocus(Qt.FocusReason.OtherFocusReason)
        card.hide()
        card.deleteLater()

    def _lay_out(self) -> None:
        column = self.tables.column
        for place, card in enumerate(self.cards.values(), column.indexOf(self.nothing) + 1):
            if column.indexOf(card) != place:
                column.removeWidget(card)
                column.insertWidget(place, card)
        self.nothing.setVisible(not self.cards)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Make up for what was put off, once the mouse has left the tables."""
        if watched is self.tables and event.type() == QEvent.Type.Leave:
            self.show_tables(self._seen)
        return super().eventFilter(watched, event)

    def _card(self, table: TableView) -> TableCard:
        from ui.lobby.cards import TableCard

        card, key = TableCard(table), table.key
        card.join.clicked.connect(lambda: self._wants(key, False))
        card.watch.clicked.connect(lambda: self._wants(key, True))
        return card

    def show_saved(self, games: Sequence[SavedGame]) -> None:
        """Show the games on this disk: those to continue first."""
        if self.games is None:
            from ui.lobby.saved_list import SavedList

            self.games = SavedList()
            self.games.wants_resume.connect(self.wants_resume)
            self.games.wants_replay.connect(self.wants_replay)
            self.saved.addWidget(self.games)
            self.listed.emit(self.games)
        self.games.show_games(games)
        self.no_games.setVisible(not games)

    def _wants(self, key: str, watch: bool) -> None:
        card = self.cards[key]
        if card.lacks_code(watch):
            card.code.ask()
        else:
            self.wants_join.emit(card.table.address, watch, card.code.typed())

    def _join_address(self) -> None:
        if address := self.address.text().strip():
            self.wants_join.emit(address, False, self.code.typed())


def _nothing_seen() -> Card:
    card = Card(flat=True)
    card.body.setSpacing(theme.current().space(3))
    card.body.addWidget(IconLabel("lamp", 48, "warn"), 0, Qt.AlignmentFlag.AlignHCenter)
    title = Text(QCoreApplication.translate("Lobby", "No table yet"), Role.TITLE)
    line = Text(
        QCoreApplication.translate(
            "Lobby",
            "Tables that somebody opens on this network appear here by themselves. "
            "Open one with New table, and the others see it.",
        ),
        ink="muted",
        wrap=True,
    )
    for part in (title, line):
        part.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        card.body.addWidget(part)
    return card
