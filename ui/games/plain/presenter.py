# SPDX-License-Identifier: MIT
"""What the plain board shows of any game."""

from __future__ import annotations

from collections.abc import Sequence

from core.terms import Move, Note, Sealed, Turn
from ui.games.plain.choices import Choices, sorted_out
from ui.games.plain.sections import Reading, Section
from ui.games.plain.sentences import listed, say
from ui.games.plain.words import Words
from ui.games.scene import head_of
from ui.games.shown import Answer, Fact, Prompt, SeatFacts, StateRows, View

_FACTS = 4
"""Figures beside a seat's name; all of them are on the board."""


class PlainPresenter:
    """A few moves are answers of the prompt; the board has a stepper or a list for the rest."""

    def __init__(self, words: Words, per_seat: frozenset[str]) -> None:
        self.words = words
        self._per_seat = per_seat
        self._reading: Reading | None = None

    @property
    def reading(self) -> Reading:
        """The newest view."""
        assert self._reading is not None
        return self._reading

    def show(self, view: View) -> None:
        """Take the newest view."""
        self._reading = Reading(view, self.words, self._per_seat)

    def sections(self) -> tuple[Section, ...]:
        """The state in tables."""
        return self.reading.sections()

    def choices(self) -> Choices:
        """The moves whoever looks can make now."""
        return sorted_out(self._legal())

    def _legal(self) -> Sequence[Move]:
        view = self.reading.view
        if view.seat is None or not view.acting:
            return ()
        return view.match.game.legal_moves(view.match.state, view.seat)

    def prompt(self) -> Prompt:
        """What is to be decided, and by whom."""
        choices = self.choices()
        if not (choices.ranges or choices.buttons or choices.listed):
            return Prompt(self._waiting())
        answers = tuple(Answer(self.words.move(move), move) for move in choices.buttons)
        return Prompt(self._asked(), answers, _detail(choices))

    def _asked(self) -> str:
        step = head_of(self.reading.state)
        if step is None:
            return say("prompt.any")
        given = self.words.given(f"step.{type(step).__name__}")
        return say("prompt", what=self.words.step(step)) if given is None else given

    def _waiting(self) -> str:
        awaited = self.reading.view.match.awaiting
        if not isinstance(awaited, Turn | Sealed):
            return say("waiting.nobody")
        names = [self.reading.seated(seat) for seat in awaited.seats]
        if len(names) == 1:
            return say("waiting.one", name=names[0])
        return say("waiting.many", names=listed(names))

    def section(self) -> str:
        """The section called as the step that is decided, or the first one."""
        view = self.reading.view
        match = view.base or view.match
        if not isinstance(match.awaiting, Turn | Sealed):
            return ""
        name = type(head_of(match.state)).__name__
        return name if name in self.words.rules else next(iter(self.words.rules), "")

    def seat_facts(self, seat: int) -> SeatFacts:
        """The first figures of a seat."""
        facts = [Fact(label, value) for label, value in self.reading.facts(seat)]
        return SeatFacts("", tuple(facts[:_FACTS]), seat)

    def state_rows(self) -> StateRows:
        """The sections below each other, a line per row."""
        rows = [(label, text) for part in self.sections() for label, text in _lines(part)]
        return StateRows((say("what"), say("how")), tuple(rows))

    def move_words(self, move: Move) -> str:
        """A move in words."""
        return self.words.move(move)

    def note_words(self, note: Note) -> str:
        """A line of the log."""
        return self.words.note(note, self.reading.seated)

    def immediate(self, move: Move) -> bool:
        """A turn of one move is sent as it is made; one of several is looked over first."""
        return not self.reading.view.staged

    def final(self, move: Move) -> bool:
        """No rule is known that would end a turn of somebody who may go on."""
        return False

    def act(self, action: str) -> None:
        """Nothing is picked that is not a move."""
        raise ValueError(f"the plain board has no '{action}'")


def _lines(part: Section) -> list[tuple[str, str]]:
    """A section as lines of a label and a text."""
    if part.columns == ("", ""):
        return [(row[0], row[1]) for row in part.rows]
    if not part.columns[0]:
        return [(row[0], _told(part.columns[1:], row[1:])) for row in part.rows]
    rows = enumerate(part.rows, 1)
    return [(f"{part.title} {number}", _told(part.columns, row)) for number, row in rows]


def _told(columns: Sequence[str], cells: Sequence[str]) -> str:
    return "; ".join(f"{column}: {cell}" for column, cell in zip(columns, cells, strict=True))


def _detail(choices: Choices) -> str:
    if choices.listed:
        return say("prompt.listed", moves=len(choices.listed))
    if choices.ranges:
        return say("prompt.number")
    return ""
