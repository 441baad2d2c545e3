# SPDX-License-Identifier: MIT
"""A table to be opened: which game, with which options, who sits where, and for whom."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from core import catalogue
from core.terms import Option, Options
from ui.kit.controls.button import Button
from ui.kit.controls.choice import Choice
from ui.kit.controls.name_edit import NameEdit
from ui.kit.controls.switch import Switch
from ui.kit.labels.field import Field
from ui.kit.labels.heading import Heading
from ui.kit.labels.text import Text
from ui.kit.place import Place
from ui.kit.surfaces.banner import Banner
from ui.kit.surfaces.card import Card
from ui.kit.surfaces.fold import Fold
from ui.kit.surfaces.page import Page
from ui.lobby.new_table_parts import FiguresField, GameCard, PreviewCard, SeatRow
from ui.ports.backend import NewTable
from ui.style import theme
from ui.style.theme import Role
from ui.words.games import OFF, ON, groups_of_options, option_words


class NewTablePage(Place):
    """Collects a `NewTable`. Opening it, and what speaks against it, is up to the window."""

    wanted = Signal(object)
    back = Signal()

    def __init__(self, name: str, network: bool = False, parent: QWidget | None = None) -> None:
        """`network` is whether the table is offered to the network from the start."""
        super().__init__(parent)
        self._me = name
        self._network = network
        games = catalogue.names()
        self._game = games[0]
        self._chosen: dict[str, str] = {}
        self.game_cards = {game: GameCard(game) for game in games}
        self.options: dict[str, Choice | Switch] = {}
        self.folds: dict[str, Fold] = {}
        self._unfolded: frozenset[str] = frozenset()
        self.seat_rows: list[SeatRow] = []
        self._build()
        self._choose_game(self._game)

    def _build(self) -> None:
        dress = theme.current()
        heading = Heading(self.tr("New table"))
        heading.back.connect(self.back)
        self.banner = Banner()
        left, right = Page(), Page()
        for game, card in self.game_cards.items():
            card.picked.connect(lambda game=game: self._choose_game(game))
            left.add(card)
        left.add(self._where_card())
        self.preview = PreviewCard()
        left.add(self.preview)
        self._seats_card, self._options_card = Card(), Card()
        right.add(self._seats_card)
        right.add(self._options_card)
        row = QHBoxLayout()
        row.setContentsMargins(dress.space(3), 0, dress.space(3), 0)
        row.setSpacing(dress.space(3))
        row.addWidget(left, 1)
        row.addWidget(right, 1)
        self.open = Button("", "primary", "check")
        self.open.clicked.connect(self._open)
        foot = QHBoxLayout()
        foot.setContentsMargins(dress.space(4), dress.space(2), dress.space(4), dress.space(3))
        foot.setSpacing(dress.space(4))
        foot.addStretch(1)
        foot.addWidget(self.code)
        foot.addWidget(self.open)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(heading)
        column.addWidget(self.banner)
        column.addLayout(row, 1)
        column.addLayout(foot)
        self.beginning = self.name

    def _where_card(self) -> Card:
        card = Card()
        self.name = NameEdit(self.tr("{}'s table").format(self._me))
        self.where = Choice()
        self.where.offer(
            (
                ("here", self.tr("On this laptop only")),
                ("lan", self.tr("Open on this network")),
            ),
            "lan" if self._network else "here",
        )
        self.where.picked.connect(self._show_seats)
        self.code = Switch()
        words = self.tr("With a code: whoever knows it walks in, and nobody has to be let in")
        self.code.offer(((OFF, words), (ON, words)), OFF)
        self.watchers = Choice()
        self.watchers.offer(
            (
                ("8", self.tr("Up to eight")),
                ("ask", self.tr("Ask me each time")),
                ("none", self.tr("Nobody")),
            ),
            "8",
        )
        self.figures = FiguresField()
        self.figures.refused.connect(lambda why: self.banner.say(why, "warn"))
        card.body.setSpacing(theme.current().space(2))
        card.body.addWidget(Field(self.tr("Name"), self.tr("What the others see."), self.name))
        card.body.addWidget(
            Field(
                self.tr("Where"),
                self.tr("The same table either way; on this laptop only, no port is opened."),
                self.where,
            )
        )
        self.watchers_field = Field(self.tr("Watchers"), "", self.watchers)
        card.body.addWidget(self.watchers_field)
        card.body.addWidget(self.figures)
        return card

    def _choose_game(self, game: str) -> None:
        self._game, self._chosen = game, {}
        for name, card in self.game_cards.items():
            card.set_chosen(name == game)
        self._rules = catalogue.load(game)
        self.figures.setVisible(self._has_figures())
        self._build_seats()
        self._build_options()

    def _has_figures(self) -> bool:
        """Whether an owner of the game can bring figures of his own."""
        return self._rules.source is not None

    def _build_seats(self) -> None:
        _empty(self._seats_card)
        body = self._seats_card.body
        body.addWidget(Text(self.tr("Seats"), Role.PROMPT))
        counts = self._rules.seat_counts
        self.count = Choice()
        self.count.offer([(str(count), str(count)) for count in counts], str(counts[0]))
        self.count.picked.connect(self._choose_count)
        if len(counts) > 1:
            body.addWidget(Field(self.tr("How many"), "", self.count))
        self.seat_rows = [SeatRow(seat, self._game, self._me) for seat in range(counts[-1])]
        for row in self.seat_rows:
            body.addWidget(row)
        self._show_seats()

    def _choose_count(self) -> None:
        """Fewer or more seats may offer other options; what is chosen stays where it can."""
        kept = {option.name for option in self._rules.options(int(self.count.value()))}
        self._chosen = {name: value for name, value in self._chosen.items() if name in kept}
        self._show_seats()
        self._build_options()

    def _show_seats(self) -> None:
        lan = self.where.value() == "lan"
        self.open.say(self.tr("Open the table") if lan else self.tr("Play here"))
        self.code.setVisible(lan)
        self.watchers_field.setVisible(lan)
        count = int(self.count.value())
        for row in self.seat_rows:
            row.setVisible(row.seat < count)
            row.offer(lan)

    def _build_options(self) -> None:
        _empty(self._options_card)
        body = self._options_card.body
        body.setSpacing(theme.current().space(2))
        body.addWidget(Text(self.tr("Options"), Role.PROMPT))
        self.options, self.folds = {}, {}
        for option in self._offered():
            words = option_words(self._game, option.name)
            choice = Switch() if words.group and option.values == (OFF, ON) else Choice()
            values = [(value, words.values.get(value, value)) for value in option.values]
            choice.offer(values, self._chosen.get(option.name, option.default))
            choice.picked.connect(lambda value, name=option.name: self._choose_option(name, value))
            self.options[option.name] = choice
            place = self._fold(words.group).body if words.group else body
            place.addWidget(Field(words.title, words.sentence, choice))
        self._show_preview()
        self._show_folds()
        self._options_card.setVisible(bool(self.options))

    def _fold(self, title: str) -> Fold:
        """The options of a group, folded away until somebody wants them."""
        if title not in self.folds:
            fold = self.folds[title] = Fold(title)
            fold.set_open(title in self._unfolded)
            fold.turned.connect(lambda shown: self._turn_fold(title, shown))
            self._options_card.body.addWidget(fold)
        return self.folds[title]

    def _turn_fold(self, title: str, shown: bool) -> None:
        self._unfolded = self._unfolded | {title} if shown else self._unfolded - {title}

    def _show_folds(self) -> None:
        """Say of each group what is not as usual in it."""
        chosen = tuple((name, choice.value()) for name, choice in self.options.items())
        for title, told in groups_of_options(self._game, chosen).items():
            self.folds[title].summary.setText(", ".join(told) or self.tr("None"))

    def _show_preview(self) -> None:
        chosen = {name: choice.value() for name, choice in self.options.items()}
        self.preview.show_options(self._rules, tuple(sorted(chosen.items())), self.count.value())

    def _choose_option(self, name: str, value: str) -> None:
        before = self._values_offered()
        self._chosen[name] = value
        if self._values_offered() != before:
            kept = {option.name for option in self._offered()}
            self._chosen = {n: v for n, v in self._chosen.items() if n in kept}
            self._build_options()
        self._show_preview()
        self._show_folds()

    def _values_offered(self) -> dict[str, tuple[str, ...]]:
        """What can be chosen; what is usual may follow from what was chosen, and moves nothing."""
        return {option.name: option.values for option in self._offered()}

    def _offered(self) -> tuple[Option, ...]:
        return self._rules.options(int(self.count.value()), self._options())

    def _options(self) -> Options:
        return tuple(sorted(self._chosen.items()))

    def wish(self) -> NewTable:
        """What is chosen now."""
        count = int(self.count.value())
        rows = self.seat_rows[:count]
        chosen = {name: choice.value() for name, choice in self.options.items()}
        return NewTable(
            game=self._game,
            name=self.name.name() or self.tr("{}'s table").format(self._me),
            options=tuple(sorted(chosen.items())),
            seats=tuple(row.word() for row in rows),
            lan=self.where.value() == "lan",
            names=tuple(row.person() for row in rows),
            figures_path=self.figures.path() if self._has_figures() else "",
            code=self.where.value() == "lan" and self.code.value() == ON,
            watchers=self.watchers.value(),
        )

    def fault(self) -> str:
        """Why the table cannot be opened as it is; empty if it can."""
        words = self.wish().seats
        if not {"me", "here", "open"} & set(words):
            return self.tr("At least one seat is for a person.")
        if words.count("me") > 1:
            return self.tr("You can take only one seat; a second person here is 'at this laptop'.")
        names = (self.name, *(row.name for row in self.seat_rows if row.word() == "here"))
        return next((fault for name in names if (fault := name.fault())), "")

    def _open(self) -> None:
        if fault := self.fault():
            self.banner.say(fault, "warn")
            return
        self.banner.hide()
        self.wanted.emit(self.wish())


def _empty(card: Card) -> None:
    while item := card.body.takeAt(0):
        if widget := item.widget():
            widget.hide()
            widget.setParent(None)
            widget.deleteLater()
