# SPDX-License-Identifier: MIT
"""A kit that shows any game as text, so that the frame is tested without a game's own table."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QVBoxLayout

from core.match import Match
from core.terms import Move, Note, Over, Sealed
from ui.tables.board import Board
from ui.tables.offer import Offer
from ui.tables.shown import Answer, Fact, Prompt, Result, ResultStep, SeatFacts, StateTable, View
from ui.tables.table_kit import TableKit


class PlainPresenter:
    """Every legal move is an answer of the prompt."""

    def __init__(self) -> None:
        self.view: View | None = None

    def show(self, view: View) -> None:
        self.view = view

    def _shown(self) -> View:
        assert self.view is not None
        return self.view

    def prompt(self) -> Prompt:
        view = self._shown()
        if view.seat is None or not view.acting:
            return Prompt("Somebody else decides")
        moves = view.match.game.legal_moves(view.match.state, view.seat)
        return Prompt("Decide", tuple(Answer(str(move), move) for move in moves))

    def section(self) -> str:
        return "start" if isinstance(self._shown().match.awaiting, Sealed) else "middle"

    def seat_facts(self, seat: int) -> SeatFacts:
        return SeatFacts(f"side {seat}", (Fact("Cards", "2"),), seat)

    def state_table(self) -> StateTable:
        events = len(self._shown().match.events)
        return StateTable(("What", "How many"), (("events", str(events)),))

    def move_words(self, move: Move) -> str:
        return f"make {move}"

    def note_words(self, note: Note) -> str:
        return note.key

    def immediate(self, move: Move) -> bool:
        return isinstance(self._shown().match.awaiting, Sealed)

    def final(self, move: Move) -> bool:
        return False

    def act(self, action: str) -> None:
        raise AssertionError("there is nothing local to do")


class PlainBoard(Board):
    """Says which cards the open hand holds."""

    def __init__(self, presenter: PlainPresenter) -> None:
        super().__init__()
        self.presenter = presenter
        self.label = QLabel()
        self.label.setWordWrap(True)
        QVBoxLayout(self).addWidget(self.label)

    def refresh(self) -> None:
        view = self.presenter.view
        assert view is not None
        cards = ", ".join(known.card for known in view.knowledge.cards)
        self.label.setText(f"seat {view.seat}: {cards}")


def plain_result(match: Match, names: tuple[str, ...]) -> Result:
    """Two steps, the second with the scores."""
    over = match.awaiting
    assert isinstance(over, Over)
    steps = (
        ResultStep("First", "This is counted first.", (0,) * len(names), (0,) * len(names)),
        ResultStep("Second", "And this.", over.scores, over.scores),
    )
    return Result(f"It ends: {over.reason}", steps)


PLAIN = TableKit(
    offer=Offer({}, {}, str),
    presenter=PlainPresenter,
    board=PlainBoard,
    result=plain_result,
    illegal_words=lambda rule, params: rule,
    rules=lambda: {"start": "<p>How it starts.</p>", "middle": "<p>How it goes on.</p>"},
)
"""Fits every game of the catalogue."""
