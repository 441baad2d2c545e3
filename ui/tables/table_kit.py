# SPDX-License-Identifier: MIT
"""What a game brings to the table frame: presenter, board, words and result.

The frame keeps seats, prompt, moves list, log and chat the same for every
game. The presenter is plain Python, so that what is shown can be tested without
a window; the board is a thin widget over it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from msgspec import Struct
from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from core.contract import Game
from core.match import Match
from core.terms import Knowledge, Move, Note, Options
from ui.tables.offer import Offer


class View(Struct, frozen=True):
    """What is to be shown, and through whose eyes.

    `match` has the staged moves carried out already. `seat` is whose hand is
    open, None for a watcher; `knowledge` is what that seat has seen. `acting`
    is whether that seat is asked for a move now: it is False while a sent move
    is under way, and when the staged turn is complete. `sealed` are the seats whose
    secret move is in. `base` is the match as the table has it, without staged moves.
    `revealed` is whether the game has ended, so that a replay may show what was hidden.
    """

    match: Match
    seat: int | None = None
    knowledge: Knowledge = Knowledge()
    acting: bool = False
    staged: tuple[Move, ...] = ()
    names: tuple[str, ...] = ()
    sealed: tuple[int, ...] = ()
    base: Match | None = None
    revealed: bool = False


class Answer(Struct, frozen=True):
    """A button of the prompt: it makes a `move`, or does something local (`action`).

    Exactly one of the two is set. Local actions, such as laying a picked card
    back, come back through `Presenter.act`.
    """

    label: str
    move: Move | None = None
    action: str = ""
    primary: bool = False
    hint: str = ""


class Prompt(Struct, frozen=True):
    """One sentence that says what the game waits for, and the buttons that answer it.

    `detail` is a second, smaller sentence: a consequence or a warning that the
    rules can name ("you can still put 2 cubes").
    """

    text: str
    answers: tuple[Answer, ...] = ()
    detail: str = ""


class Fact(Struct, frozen=True):
    """A figure of a seat: a word and a value, such as Cubes and 9. `icon` names one of ours."""

    label: str
    value: str
    icon: str = ""


class SeatFacts(Struct, frozen=True):
    """What the frame shows beside a seat's name: the side it plays, and its figures.

    `mark` is the index of the seat's colour and shape in `ui.style.tones.SEATS`.
    """

    side: str = ""
    facts: tuple[Fact, ...] = ()
    mark: int = 0


class StateTable(Struct, frozen=True):
    """The board as a table of words, the twin of the picture for a screen reader."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class ResultStep(Struct, frozen=True):
    """One step of the scoring: what is counted, and the points so far per seat."""

    title: str
    text: str
    gained: tuple[int, ...] = ()
    total: tuple[int, ...] = ()


class Chart(Struct, frozen=True):
    """Figures over time: a word per position, and a line per seat, in seat order."""

    title: str
    labels: tuple[str, ...]
    lines: tuple[tuple[int, ...], ...]


class Result(Struct, frozen=True):
    """The end of a game: one sentence, the steps that led to it, and its course as charts."""

    headline: str
    steps: tuple[ResultStep, ...] = ()
    charts: tuple[Chart, ...] = ()


class Presenter(Protocol):
    """Turns a view into what is shown. Keeps only what is picked and not yet a move."""

    def show(self, view: View) -> None:
        """Take the newest view. What was picked stays only if it still makes sense."""

    def prompt(self) -> Prompt:
        """What the game waits for, and the answers."""

    def section(self) -> str:
        """The section of the rules about what is decided on the table, staged moves or not.

        A key of `TableKit.rules`; empty while nobody decides.
        """

    def seat_facts(self, seat: int) -> SeatFacts:
        """What is shown beside a seat's name."""

    def state_table(self) -> StateTable:
        """The board in words."""

    def move_words(self, move: Move) -> str:
        """A legal move in words, different for each legal move."""

    def note_words(self, note: Note) -> str:
        """A line of the public log in words."""

    def immediate(self, move: Move) -> bool:
        """Whether a move that hands over is sent as it is made, without `Done`."""

    def final(self, move: Move) -> bool:
        """Whether an immediate move ends the turn even where the same seat decides next."""

    def act(self, action: str) -> None:
        """Do what an answer without a move stands for."""


class Board(QWidget):
    """The middle of the table: shows what its presenter holds, and makes moves of clicks."""

    chosen = Signal(object)
    """A `Move` that was made by a click or a key on the board."""
    recomposed = Signal(object)
    """The moves that the staged ones are to be replaced by, as a tuple."""
    touched = Signal()
    """Something was picked: the prompt must be read again."""

    def refresh(self) -> None:
        """Show what the presenter holds now."""
        raise NotImplementedError

    def seat_detail(self, seat: int) -> QWidget | None:
        """What is shown of a seat beside the board instead of its facts; None for the facts.

        Made once per seat. The board keeps it up to date in `refresh`.
        """
        return None

    def good_width(self) -> int:
        """The width below which the lists beside the board had better be closed."""
        return self.minimumSizeHint().width()

    def rail_foot(self) -> QWidget | None:
        """What is shown below the seats, if anything. The board keeps it up to date."""
        return None


class Preview(Struct, frozen=True):
    """A small picture of what options mean, and a line below it."""

    picture: QPixmap
    caption: str


def no_preview(
    game: Game, options: Options, seats: int, size: QSize, ratio: float
) -> Preview | None:
    """The preview of a game whose options are told in words alone."""
    return None


P = TypeVar("P", bound=Presenter)


@dataclass(frozen=True)
class TableKit(Generic[P]):
    """Everything that a game brings."""

    offer: Offer
    """The words of the game, its options and its bots."""
    presenter: Callable[[], P]
    """Makes a presenter for one table."""
    board: Callable[[P], Board]
    """Makes the board over a presenter of this kit, with no parent yet."""
    result: Callable[[Match, tuple[str, ...]], Result]
    """The end of a match, for the names of the seats: how the points came about."""
    illegal_words: Callable[[str, Mapping[str, int | str]], str]
    """Why the rules refuse a move, in one sentence: the rule and what it carries."""
    rules: Callable[[], Mapping[str, str]]
    """The rules for a player, as rich text by section, in order."""
    preview: Callable[[Game, Options, int, QSize, float], Preview | None] = no_preview
    """What complete options mean for so many seats, in a picture of a size and a pixel ratio."""
