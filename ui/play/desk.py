# SPDX-License-Identifier: MIT
"""What the person in front of this laptop sees and may do now. No Qt.

The desk joins the newest snapshot with the staged turn and knows whose hand is
open: on a laptop that several people share, nobody's until they say who sits
there.
"""

from __future__ import annotations

import enum
from collections.abc import Sequence

from core.match import Match
from core.terms import Event, Move, Over, Sealed, Turn
from ui.games.presenter import Presenter
from ui.games.shown import View
from ui.play.composer import Composer
from ui.ports.knowing import known
from ui.ports.snapshot import Snapshot


class Standing(enum.Enum):
    """What the whole frame says."""

    YOURS = "yours"
    STAGED = "staged"
    """The turn is composed and can be sent."""
    SENT = "sent"
    WAITING = "waiting"
    DEALING = "dealing"
    """Cards or chance are under way: nobody decides."""
    COVERED = "covered"
    """Another person of this laptop is to take over."""
    OVER = "over"


class Desk:
    """One table as this laptop shows it."""

    def __init__(self, presenter: Presenter, snapshot: Snapshot) -> None:
        self.presenter = presenter
        self.snapshot = snapshot
        self.looking: int | None = None
        self.composer: Composer | None = None
        self._sent_at: dict[int, tuple[Event, ...]] = {}
        self.take(snapshot)

    @property
    def match(self) -> Match:
        """The match as the table has it."""
        assert self.snapshot.match is not None
        return self.snapshot.match

    def take(self, snapshot: Snapshot) -> None:
        """Show a newer snapshot. Staged moves stay while the table has not moved on."""
        self.snapshot = snapshot
        mine = snapshot.mine()
        if self.looking not in mine:
            self.looking = None
        if len(mine) == 1:
            self.looking = mine[0]
        elif (asked := self.asked()) and not self.secrets() and self.looking not in asked:
            self.looking = asked[0]
        self._settle()

    def look_as(self, seat: int | None) -> None:
        """Open the hand of a seat of mine; None closes all."""
        self.looking = seat
        self._settle()

    def asked(self) -> tuple[int, ...]:
        """The seats of mine that a move is asked of and that have not sent it."""
        awaited = self.match.awaiting
        if not self.snapshot.playing or not isinstance(awaited, Turn | Sealed):
            return ()
        mine = self.snapshot.mine()
        return tuple(s for s in awaited.seats if s in mine and not self._is_sent(s))

    def own(self) -> tuple[int, ...]:
        """The seat whose eyes look, or all of this laptop while nobody is asked who sits there."""
        return self.snapshot.mine() if self.looking is None else (self.looking,)

    def secrets(self) -> bool:
        """Whether seats of this laptop hide something from each other."""
        if len(self.snapshot.mine()) < 2 or self.standing_over():
            return False
        hidden = any(known(self.snapshot, seat).cards for seat in self.snapshot.mine())
        return hidden or isinstance(self.match.awaiting, Sealed)

    def standing_over(self) -> bool:
        """Whether the game has ended."""
        return self.snapshot.unfinished or isinstance(self.match.awaiting, Over)

    def next_person(self) -> int | None:
        """Who is to sit down at this laptop before anything is shown."""
        asked = self.asked()
        if self.secrets() and asked and self.looking not in asked:
            return asked[0]
        return None

    def standing(self) -> Standing:
        """What the frame says."""
        if self.standing_over():
            return Standing.OVER
        if self.next_person() is not None:
            return Standing.COVERED
        if self.asked() and self.looking in self.asked():
            assert self.composer is not None
            done = bool(self.composer.staged) and not self.composer.open
            return Standing.STAGED if done else Standing.YOURS
        if any(self._is_sent(seat) for seat in self.snapshot.mine()):
            return Standing.SENT
        if isinstance(self.match.awaiting, Turn | Sealed):
            return Standing.WAITING
        return Standing.DEALING

    def decision(self) -> tuple[object, ...] | None:
        """What is decided here now; None while nothing is. A turn that is composed stays one."""
        standing = self.standing()
        if standing in (Standing.YOURS, Standing.STAGED, Standing.COVERED):
            seat = self.next_person() if standing is Standing.COVERED else self.looking
            return standing, seat, len(self.match.events)
        return (standing,) if standing is Standing.OVER else None

    def waiting_for(self) -> tuple[int, ...]:
        """The seats that the table waits for."""
        awaited = self.match.awaiting
        if not isinstance(awaited, Turn | Sealed):
            return ()
        return tuple(seat for seat in awaited.seats if seat not in self.snapshot.sealed)

    def names(self) -> tuple[str, ...]:
        """The names at the table, in seat order."""
        return tuple(view.name for view in self.snapshot.seats)

    def view(self) -> View:
        """What the presenter is to show."""
        covered = self.next_person() is not None
        seat = None if covered else self.looking
        composer = self.composer
        staged = composer.staged if composer and not covered else ()
        return View(
            match=composer.preview if composer and staged else self.match,
            seat=seat,
            knowledge=known(self.snapshot, seat),
            acting=self.standing() is Standing.YOURS,
            staged=staged,
            names=self.names(),
            sealed=self.snapshot.sealed,
            base=self.match,
        )

    def legal(self) -> Sequence[Move]:
        """The moves that can be made now."""
        if self.standing() is not Standing.YOURS or self.looking is None:
            return ()
        match = self.composer.preview if self.composer else self.match
        return match.game.legal_moves(match.state, self.looking)

    def make(self, move: Move) -> tuple[Move, ...]:
        """Make a move. Returns what is to be sent now, which may be nothing yet.

        Raises IllegalMove with nothing changed.
        """
        if self.standing() is not Standing.YOURS:
            return ()
        if isinstance(self.match.awaiting, Sealed):
            return (move,)
        assert self.composer is not None
        composer = self.composer.with_move(move, self.presenter.final(move))
        if not composer.open and self.presenter.immediate(move):
            return composer.staged
        self.composer = composer
        self._show()
        return ()

    def undo(self) -> None:
        """Drop the last staged move."""
        if self.composer:
            self.composer = self.composer.undone()
            self._show()

    def reset(self) -> None:
        """Drop all staged moves."""
        if self.composer:
            self.composer = self.composer.cleared()
            self._show()

    def recompose(self, moves: Sequence[Move]) -> None:
        """Stage these moves in place of those staged. Raises IllegalMove, nothing changed."""
        if self.composer:
            composer = self.composer.cleared()
            for move in moves:
                composer = composer.with_move(move, self.presenter.final(move))
            self.composer = composer
            self._show()

    def complete(self) -> tuple[Move, ...]:
        """The composed turn, if it can be sent."""
        if self.standing() is Standing.STAGED and self.composer:
            return self.composer.staged
        return ()

    def sent(self, seat: int) -> None:
        """Remember that a seat's move is under way, until the table has moved on."""
        self._sent_at[seat] = self.match.events
        self.composer = None
        self._settle()

    def came_back(self) -> None:
        """What was sent was refused: the turn is to be made again."""
        self._sent_at.clear()
        self._settle()

    def _is_sent(self, seat: int) -> bool:
        under_way = any(sent.seat == seat for sent in self.snapshot.sent)
        here = self._sent_at.get(seat) == self.match.events
        return under_way or here or seat in self.snapshot.sealed

    def _settle(self) -> None:
        asked = self.asked()
        if self.looking is None or self.looking not in asked:
            self.composer = None
        elif self.composer is None or self.composer.seat != self.looking:
            self.composer = Composer(self.match, self.looking)
        else:
            self.composer = self.composer.over(self.match)
        self._show()

    def _show(self) -> None:
        self.presenter.show(self.view())
