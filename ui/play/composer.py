# SPDX-License-Identifier: MIT
"""A turn that is composed before it is sent: moves staged on an immutable match.

Undoing is dropping the last move and playing the rest again from the match as
the table has it. Nothing staged reaches past one's own turn, so undoing never
crosses a reveal, a chance event or another seat's decision.
"""

from __future__ import annotations

from core.match import Match
from core.terms import Move, Moved, Turn


class Composer:
    """An immutable stage: the match of the table, the moves made on it, the match they lead to."""

    __slots__ = ("base", "closed", "preview", "seat", "staged")

    def __init__(
        self,
        base: Match,
        seat: int,
        staged: tuple[Move, ...] = (),
        preview: Match | None = None,
        closed: bool = False,
    ) -> None:
        self.base = base
        self.seat = seat
        self.staged = staged
        self.preview = preview or base
        self.closed = closed
        """Whether its last move ends it, though the same seat may decide next."""

    @property
    def open(self) -> bool:
        """Whether the seat may go on. A composed turn is complete when it may not."""
        awaited = self.preview.awaiting
        return not self.closed and isinstance(awaited, Turn) and self.seat in awaited.seats

    def with_move(self, move: Move, last: bool = False) -> Composer:
        """One move more, the `last` one if it ends the turn. Raises IllegalMove."""
        preview = self.preview.after(Moved(self.seat, move))
        return Composer(self.base, self.seat, (*self.staged, move), preview, last)

    def undone(self) -> Composer:
        """One move less."""
        composer = Composer(self.base, self.seat)
        for move in self.staged[:-1]:
            composer = composer.with_move(move)
        return composer

    def cleared(self) -> Composer:
        """The turn from its start."""
        return Composer(self.base, self.seat)

    def over(self, match: Match) -> Composer:
        """The same stage while the table has not moved on, else an empty one."""
        if match.events == self.base.events:
            return self
        return Composer(match, self.seat)
