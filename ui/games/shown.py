# SPDX-License-Identifier: MIT
"""What a game shows, as values: the view that comes in, and what is made of it. No Qt."""

from __future__ import annotations

from msgspec import Struct

from core.match import Match
from core.terms import Knowledge, Move


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
    back, come back through `Presenter.act`. A `primary` answer is preselected: Enter gives
    it, so it is none that the rules can show to cost something.
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


class StateRows(Struct, frozen=True):
    """The board as a table of words, the twin of the picture for a screen reader."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class ResultStep(Struct, frozen=True):
    """One step of the scoring: what is counted, and the points so far per seat.

    `gained` adds to the points; without a `total` it is what each seat has, such as money.
    """

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
