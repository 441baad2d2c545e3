# SPDX-License-Identifier: MIT
"""The middle of the plain board: what can be picked on top, the state in cards below it."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from core.terms import Move
from ui.games.board import Board
from ui.games.plain.choices import Choices, Range
from ui.games.plain.number_row import NumberRow
from ui.games.plain.presenter import PlainPresenter
from ui.games.plain.section_card import SectionCard
from ui.games.plain.sections import Section
from ui.games.plain.sentences import say
from ui.kit.labels.text import Text
from ui.kit.surfaces.card import Card
from ui.kit.surfaces.moves_panel import MovesPanel
from ui.kit.surfaces.page import Page
from ui.style import theme
from ui.style.theme import Role

_LETTERS = 56
"""The width in letters that the tables are readable in."""
_LINES = 9
"""The lines of the list of moves."""


class PlainBoard(Board):
    """Numbers and the list are there while there is something to pick with them."""

    def __init__(self, presenter: PlainPresenter) -> None:
        super().__init__()
        self.presenter = presenter
        self.rows: list[NumberRow] = []
        self.cards: list[SectionCard] = []
        self._choices = Choices()
        self._sections: tuple[Section, ...] = ()
        self.picks = Card()
        self.picks.set_edge("accent")
        self.title = Text(role=Role.STRONG)
        self._numbers = QVBoxLayout()
        self.list = MovesPanel()
        self.list.setFixedHeight(self.fontMetrics().lineSpacing() * 2 * _LINES)
        self.list.chosen.connect(self.chosen)
        self.picks.body.addWidget(self.title)
        self.picks.body.addLayout(self._numbers)
        self.picks.body.addWidget(self.list)
        self.page = Page()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.current().space(2))
        column.addWidget(self.picks)
        column.addWidget(self.page, 1)

    def good_width(self) -> int:
        """Enough for readable tables."""
        return self.fontMetrics().averageCharWidth() * _LETTERS

    def refresh(self) -> None:
        """Show what the presenter holds now; what has not changed keeps its focus."""
        choices = self.presenter.choices()
        if choices != self._choices:
            self._choices = choices
            self._show_choices(choices)
        self.picks.setVisible(bool(choices.ranges or choices.listed))
        if (sections := self.presenter.sections()) != self._sections:
            self._sections = sections
            self._show_sections(sections)

    def _show_choices(self, choices: Choices) -> None:
        self.title.setText(say("choices"))
        self.picks.setAccessibleName(self.title.text())
        for row in self.rows:
            self._numbers.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = [self._row(one) for one in choices.ranges]
        self.list.setVisible(bool(choices.listed))
        self.list.show_moves(choices.listed, self.presenter.move_words)
        self.beginning = self._first()

    def _row(self, offered: Range) -> NumberRow:
        words = self.presenter.words
        row = NumberRow(offered, words.verb(offered.moves[0]), words.move)
        row.chosen.connect(self._choose)
        self._numbers.addWidget(row)
        return row

    def _choose(self, move: Move) -> None:
        self.chosen.emit(move)

    def _first(self) -> QWidget:
        """What is picked with first: the keyboard is there when the turn begins."""
        return self.rows[0].number if self.rows else self.list.filter

    def _show_sections(self, sections: tuple[Section, ...]) -> None:
        at = self.page.verticalScrollBar().value()
        for card in self.cards:
            card.hide()
            card.setParent(None)
            card.deleteLater()
        self.cards = [SectionCard(section) for section in sections]
        for card in self.cards:
            self.page.add(card)
        self.page.verticalScrollBar().setValue(at)
