# SPDX-License-Identifier: MIT
"""The seats beside the board: who plays what, with which figures, and who can be reached."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ui.games.shown import Fact, SeatFacts
from ui.kit import literal
from ui.kit.drawing.player_mark import PlayerMark
from ui.kit.labels.pill import Pill
from ui.kit.labels.text import ElidedText, Text
from ui.kit.surfaces.card import Card
from ui.play.telling.story import Deed
from ui.ports.snapshot import Presence, SeatView, WordsState
from ui.style import theme
from ui.style.theme import Role
from ui.words.games import bot_name
from ui.words.lists import listed


class SeatCard(Card):
    """One seat. Updated in place.

    With a `detail` of the game's own it is compact, so that six fit beside the board.
    """

    def __init__(
        self, game: str, detail: QWidget | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent=parent)
        self._game = game
        dress = theme.current()
        self.detail = detail
        self.mark = PlayerMark(0)
        self.name = ElidedText(role=Role.STRONG)
        self.side = ElidedText(role=Role.SMALL, ink="muted")
        self.change = ElidedText(role=Role.SMALL, ink="accent")
        self.change.hide()
        self.state = Pill("")
        self.turn = Pill("")
        head = QHBoxLayout()
        head.setSpacing(dress.space(2))
        head.addWidget(self.mark)
        names = QVBoxLayout() if detail is None else QHBoxLayout()
        names.setSpacing(0 if detail is None else dress.space(1))
        names.addWidget(self.name)
        names.addWidget(self.side)
        names.addWidget(self.change, 1)
        head.addLayout(names, 1)
        self.body.addLayout(head)
        self._facts = QGridLayout()
        self._facts.setHorizontalSpacing(dress.space(2))
        self._facts.setVerticalSpacing(dress.space(1) // 2)
        self._facts.setColumnStretch(0, 1)
        self._rows: list[tuple[Text, Text]] = []
        if detail is None:
            self.body.addLayout(self._facts)
            self.body.addWidget(self.turn, 0, Qt.AlignmentFlag.AlignLeft)
        else:
            self._lay_out_closely(head, detail)
        self.body.addWidget(self.state, 0, Qt.AlignmentFlag.AlignLeft)

    def _lay_out_closely(self, head: QHBoxLayout, detail: QWidget) -> None:
        dress = theme.current()
        margin = dress.space(2)
        self.body.setContentsMargins(margin, dress.size(5), margin, dress.size(8))
        self.body.setSpacing(dress.size(3))
        self.side.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        head.addWidget(self.turn)
        self.body.addWidget(detail)

    def show_seat(self, view: SeatView, facts: SeatFacts, asked: bool, sealed: bool) -> None:
        """Show a seat as it is now."""
        self.mark.set_mark(facts.mark)
        self.name.setText(view.name or self.tr("Open seat"))
        kind = self.tr("you") if view.mine else self.tr("bot") if view.bot else ""
        level = bot_name(self._game, view.bot) if view.bot else ""
        self.side.setText(" · ".join(word for word in (facts.side, kind, level) if word))
        self.side.setVisible(bool(self.side.text()) and not self.change.text())
        if self.detail is None:
            self._show_facts(facts)
        self._show_turn(asked, sealed)
        self._show_presence(view)
        self.set_edge("accent" if asked else "")
        figures = ", ".join(f"{fact.label} {fact.value}" for fact in facts.facts)
        self.setAccessibleName(f"{view.name}: {figures}")

    def show_change(self, changes: Sequence[Fact]) -> None:
        """Say what has changed, in the place of what the seat is."""
        told = ", ".join(f"{fact.label} {fact.value}" for fact in changes)
        self.change.setText(told)
        self.change.setVisible(bool(told))
        self.side.setVisible(bool(self.side.text()) and not told)
        self.setAccessibleDescription(told)

    def _show_facts(self, facts: SeatFacts) -> None:
        while len(self._rows) < len(facts.facts):
            row = (Text(role=Role.SMALL, ink="muted"), Text(role=Role.STRONG))
            row[1].setAlignment(Qt.AlignmentFlag.AlignRight)
            self._facts.addWidget(row[0], len(self._rows), 0)
            self._facts.addWidget(row[1], len(self._rows), 1)
            self._rows.append(row)
        for index, (label, value) in enumerate(self._rows):
            used = index < len(facts.facts)
            label.setVisible(used)
            value.setVisible(used)
            if used:
                label.setText(facts.facts[index].label)
                value.setText(facts.facts[index].value)

    def _show_turn(self, asked: bool, sealed: bool) -> None:
        self.turn.setVisible(asked or sealed)
        words = self.tr("decided") if sealed else self.tr("to move")
        self.turn.setToolTip(literal.tooltip(words))
        shown = words if self.detail is None else ""
        self.turn.show_state(shown, *(("good", "check") if sealed else ("accent", "play")))

    def _show_presence(self, view: SeatView) -> None:
        self.state.setVisible(view.presence is not Presence.HERE or bool(view.played_by))
        if view.played_by and view.presence is Presence.HERE:
            played = self.tr("bot of {}") if view.bot else self.tr("{} plays")
            self.state.show_state(
                played.format(view.played_by), "accent", "robot" if view.bot else "person"
            )
        elif view.presence is Presence.LOST:
            self.state.show_state(self.tr("connection lost"), "warn", "lost")
        elif view.presence is Presence.AWAY:
            self.state.show_state(self.tr("left; the seat waits"), "warn", "door")
        elif view.presence is Presence.LEFT:
            self.state.show_state(self.tr("out of the game"), "danger", "flag")


class SeatsPanel(QWidget):
    """A card per seat, in seat order."""

    def __init__(
        self,
        game: str,
        detail: Callable[[int], QWidget | None] = lambda seat: None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._game = game
        self._detail = detail
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.current().space(2))
        self.words = Pill(self.tr("words not compared"), "warn", "warning")
        self.words.setToolTip(self.tr("Nobody can be sure who sits here."))
        self.words.hide()
        self.watching = Pill(self.tr("you watch"), "accent", "eye")
        self.watching.setToolTip(self.tr("You have no seat here: you see what everybody sees."))
        self.watching.hide()
        self.watchers = Text(role=Role.SMALL, ink="muted", wrap=True)
        self.watchers.hide()
        column.addWidget(self.words)
        column.addWidget(self.watching)
        column.addWidget(self.watchers)
        column.addStretch(1)
        self.cards: list[SeatCard] = []
        self._mine: tuple[int, ...] = ()
        self._asked: tuple[int, ...] = ()
        self.setAccessibleName(self.tr("Seats"))

    def add_foot(self, foot: QWidget | None) -> None:
        """Show something of the game's own below the seats."""
        column = self.layout()
        assert isinstance(column, QVBoxLayout)
        if foot is not None:
            column.insertWidget(column.count() - 4, foot)

    def foremost(self) -> SeatCard | None:
        """The card to keep in sight: one's own, the one to move first; a watcher's that moves."""
        wanted = [seat for seat in self._mine if seat in self._asked] or self._mine or self._asked
        return self.cards[wanted[0] if wanted else 0] if self.cards else None

    def show_words(self, state: WordsState) -> None:
        """Say so as long as the table plays without comparing words."""
        self.words.setVisible(state in (WordsState.SKIPPED, WordsState.MISMATCH))

    def show_watchers(self, names: Sequence[str], here: bool) -> None:
        """Say who looks on, and whether this laptop is one of them."""
        self.watchers.setText(self.tr("Watching: {}").format(listed(names)))
        self.watchers.setVisible(bool(names))
        self.watching.setVisible(here)

    def show_deed(self, deed: Deed | None) -> None:
        """Mark what it changed on the seats."""
        changes = deed.changes if deed else ()
        for seat, card in enumerate(self.cards):
            card.show_change(changes[seat] if seat < len(changes) else ())

    def show_seats(
        self,
        views: Sequence[SeatView],
        facts: Sequence[SeatFacts],
        asked: Sequence[int],
        sealed: Sequence[int],
    ) -> None:
        """Show all seats as they are now."""
        self._mine = tuple(view.seat for view in views if view.mine and not view.bot)
        self._asked = tuple(asked)
        column = self.layout()
        assert isinstance(column, QVBoxLayout)
        while len(self.cards) < len(views):
            card = SeatCard(self._game, self._detail(len(self.cards)))
            if card.detail is not None:
                column.setSpacing(theme.current().space(1))
            column.insertWidget(len(self.cards), card)
            self.cards.append(card)
        for card, view, fact in zip(self.cards, views, facts, strict=True):
            card.show_seat(view, fact, view.seat in asked, view.seat in sealed)
