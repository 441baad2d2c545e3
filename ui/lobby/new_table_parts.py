# SPDX-License-Identifier: MIT
"""The parts of the new table: a game to pick, a seat to fill, a file of figures."""

from __future__ import annotations

from PySide6.QtCore import QFileInfo, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from core.bots import catalogue as bots
from core.contract import Game
from core.figures import MAX_BYTES
from core.terms import Options
from ui.games import registry
from ui.kit import literal
from ui.kit.controls.button import Button
from ui.kit.controls.choice import Choice
from ui.kit.controls.name_edit import NameEdit
from ui.kit.controls.press import entered
from ui.kit.drawing.player_mark import PlayerMark
from ui.kit.labels.pill import Pill
from ui.kit.labels.text import ElidedText, Text
from ui.kit.surfaces.card import Card
from ui.kit.surfaces.flow import Flow
from ui.style import theme
from ui.style.theme import Role
from ui.words.games import bot_words, game_words

_PREVIEW = 116
"""The side of a preview's picture, in pixels at text scale 100."""


class GameCard(Card):
    """A game to pick with a click or the space bar. The chosen one tells what it is about."""

    picked = Signal()

    def __init__(self, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        words = game_words(game)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(words.title)
        self.setAccessibleDescription(words.summary)
        head = Flow(theme.current().space(2))
        head.addWidget(Text(words.title, Role.TITLE))
        head.addWidget(Pill(words.players, "muted", "person"))
        if words.length:
            head.addWidget(Pill(words.length, "muted", "clock"))
        self.body.addLayout(head)
        self.summary = Text(words.summary, ink="muted", wrap=True)
        self.body.addWidget(self.summary)
        self.setToolTip(literal.tooltip(words.summary))

    def set_chosen(self, chosen: bool) -> None:
        """Frame the game that is picked, and leave the room for its paragraph to it alone."""
        self.set_edge("accent" if chosen else "")
        self.summary.setVisible(chosen)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click picks the game."""
        self.picked.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """So does the space bar."""
        if entered(event) or event.key() == Qt.Key.Key_Space:
            self.picked.emit()
        else:
            super().keyPressEvent(event)


class SeatRow(QWidget):
    """Who is to sit on a seat: me, somebody at this laptop, a bot, or whoever comes."""

    def __init__(self, seat: int, game: str, me: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.seat = seat
        self._game, self._me = game, me
        self.who = Choice()
        self.who.setAccessibleName(self.tr("Seat {}").format(seat + 1))
        self.who.picked.connect(self._pick)
        self.name = NameEdit(self.tr("Guest {}").format(seat + 1))
        self.name.setAccessibleName(self.tr("Name on seat {}").format(seat + 1))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.current().space(2))
        row.addWidget(PlayerMark(seat))
        row.addWidget(Text(str(seat + 1), Role.STRONG))
        row.addWidget(self.who, 1)
        row.addWidget(self.name, 1)
        self._picked = False

    def offer(self, lan: bool) -> None:
        """Offer what fits: a seat for whoever comes exists only on the network.

        Until somebody picks, each place has its own usual one: open there, a bot here.
        """
        values = [
            ("me", self._me),
            ("here", self.tr("Somebody at this laptop")),
            *((bot, bot_words(self._game, bot)) for bot in bots.names(self._game)),
        ]
        if lan:
            values.insert(1, ("open", self.tr("Open for whoever joins")))
        usual = "me" if self.seat == 0 else "open" if lan else self._strongest()
        before = self.who.value()
        fits = before in dict(values) and self._picked
        self.who.offer(values, before if fits else usual)
        self._show_name()

    def word(self) -> str:
        """The word of `NewTable.seats`."""
        return self.who.value()

    def person(self) -> str:
        """The name of somebody at this laptop, else nothing."""
        return self.name.name() if self.word() == "here" else ""

    def _strongest(self) -> str:
        return bots.names(self._game)[-1]

    def _pick(self) -> None:
        self._picked = True
        self._show_name()

    def _show_name(self) -> None:
        self.name.setVisible(self.word() == "here")


class FiguresField(QWidget):
    """The figures of the game: ours, or an owner's file."""

    refused = Signal(str)
    """Why a file that was chosen cannot be used, in one sentence."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._path = ""
        self.choose = Button(self.tr("Choose a file"))
        self.choose.setAccessibleName(self.tr("Choose a file of figures"))
        self.clear = Button(self.tr("Use the built-in figures"), "quiet", "cross", bare=True)
        self.choose.clicked.connect(self._ask)
        self.clear.clicked.connect(lambda: self.set_path(""))
        self.file = ElidedText(role=Role.SMALL, ink="muted")
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(Text(self.tr("Figures"), Role.STRONG))
        words.addWidget(self.file)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addLayout(words, 1)
        row.addWidget(self.clear)
        row.addWidget(self.choose)
        self.set_path("")

    def path(self) -> str:
        """The file, or an empty text for the built-in figures."""
        return self._path

    def set_path(self, path: str) -> None:
        """Use a file, or the built-in figures."""
        self._path = path
        built_in = self.tr("Built in. Owners can load the printed ones.")
        self.file.setText(QFileInfo(path).fileName() if path else built_in)
        self.clear.setVisible(bool(path))

    def choose_file(self, path: str) -> None:
        """Use a file that a person chose, unless it is larger than a table can carry."""
        file = QFileInfo(path)
        if file.size() > MAX_BYTES:
            said = self.tr("{} is too large: a file of figures has at most {} kilobytes.")
            self.refused.emit(said.format(file.fileName(), MAX_BYTES // 1024))
        else:
            self.set_path(path)

    def _ask(self) -> None:
        dialog = QFileDialog(self, self.tr("A file of figures"), "", "JSON (*.json)")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(self.choose_file)
        dialog.open()


class PreviewCard(Card):
    """A small picture of what the chosen options mean, for games that have one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.picture = QLabel()
        self.caption = Text(role=Role.SMALL, ink="muted", wrap=True)
        row = QHBoxLayout()
        row.setSpacing(theme.current().space(3))
        row.addWidget(self.picture)
        row.addWidget(self.caption, 1)
        self.body.addLayout(row)

    def show_options(self, game: Game, options: Options, seats: str) -> None:
        """Show what complete options mean for so many seats."""
        side = theme.current().size(_PREVIEW)
        kit = registry.load(game.name)
        shown = kit.preview(game, options, int(seats), QSize(side, side), self.devicePixelRatioF())
        self.setVisible(shown is not None)
        if shown is not None:
            self.picture.setPixmap(shown.picture)
            self.caption.setText(shown.caption)
            self.picture.setAccessibleName(shown.caption)
