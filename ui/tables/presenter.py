# SPDX-License-Identifier: MIT
"""What turns a view into what is shown, so that it can be tested without a window. No Qt."""

from __future__ import annotations

from typing import Protocol

from core.terms import Move, Note
from ui.tables.shown import Prompt, SeatFacts, StateTable, View


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
