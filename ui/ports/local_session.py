# SPDX-License-Identifier: MIT
"""A table within this process, for tests and the gallery: a local dealer and bots.

What a seat knows stays as secret as at a real table: the snapshot holds the
knowledge of the seats of mine and nothing of the others.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from core import catalogue
from core.bots import catalogue as bots
from core.chance import Stream, derive
from core.dealer import LocalDealer
from core.match import Match, begin
from core.terms import (
    Event,
    IllegalMove,
    Left,
    Move,
    Moved,
    Options,
    Over,
    Sealed,
    Turn,
    Unsealed,
)
from ui.ports.session import Session
from ui.ports.snapshot import (
    ChatLine,
    LogLine,
    Presence,
    SeatView,
    Snapshot,
    Stage,
    WordsState,
)


class LocalSession(Session):
    """A game that plays itself up to the next decision of a seat of mine."""

    def __init__(
        self,
        game: str,
        names: Sequence[str],
        seed: bytes,
        mine: Sequence[int] = (0,),
        options: Options = (),
        bot: str = "random",
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._mine = tuple(mine)
        self._bot = bots.load(game, bot)
        self._dealer = LocalDealer(derive(seed, "dealer"))
        self._rngs = [Stream(derive(seed, "bot", seat)) for seat in range(len(names))]
        self._sealed: dict[int, Move] = {}
        self._log: tuple[LogLine, ...] = ()
        self._match = begin(catalogue.load(game), options, len(names))
        seats = tuple(
            SeatView(seat, name, "" if seat in mine else bot, mine=seat in mine, ready=True)
            for seat, name in enumerate(names)
        )
        self._snapshot = Snapshot(
            Stage.PLAYING,
            "The kitchen table",
            game,
            self._match.header.options,
            hosting=True,
            seats=seats,
            words_state=WordsState.VERIFIED,
        )
        self._run()

    def snapshot(self) -> Snapshot:
        """The newest snapshot."""
        return self._snapshot

    def submit(self, seat: int, moves: Sequence[Move]) -> None:
        """Play a composed turn, or seal a move, and let the bots play on."""
        try:
            if isinstance(self._match.awaiting, Sealed):
                self._sealed[seat] = moves[0]
            else:
                self._match.after_moves(seat, moves)
                for move in moves:
                    self._enter(Moved(seat, move))
        except IllegalMove as error:
            self.refused.emit(str(error))
            return
        self._run()
        self.changed.emit(self._snapshot)

    def play_bot(self, seat: int) -> None:
        """Let the bot make the next move of a seat of mine."""
        self.submit(seat, (self._bot_move(seat),))

    def say(self, text: str) -> None:
        """Add a line of chat by the first seat of mine."""
        line = ChatLine(self._snapshot.seats[self._mine[0]].name, text)
        self._snapshot = self._snapshot._replace(chat=(*self._snapshot.chat, line))
        self.changed.emit(self._snapshot)

    def leave(self) -> None:
        """Close the table."""
        self._snapshot = self._snapshot._replace(stage=Stage.CLOSED)
        self.changed.emit(self._snapshot)

    def forfeit(self, seat: int) -> None:
        """Give up with a seat of mine: the bots play on for the others, but not for themselves."""
        self._enter(Left(seat))
        self._sealed.pop(seat, None)
        self._run()
        self.changed.emit(self._snapshot)

    def _run(self) -> None:
        left = self._match.state.left
        unfinished = bool(left) and set(self._mine) <= set(left)
        while not (unfinished or self._asks_a_person()):
            self._step()
        over = unfinished or isinstance(self._match.awaiting, Over)
        shown = range(len(self._snapshot.seats)) if over else self._mine
        seats = tuple(
            view._replace(presence=Presence.LEFT) if view.seat in left else view
            for view in self._snapshot.seats
        )
        self._snapshot = self._snapshot._replace(
            stage=Stage.OVER if over else Stage.PLAYING,
            unfinished=unfinished,
            seats=seats,
            match=self._match,
            knowledge=tuple((seat, self._dealer.knowledge(seat)) for seat in shown),
            sealed=tuple(sorted(self._sealed)),
            log=self._log,
        )

    def _asks_a_person(self) -> bool:
        match self._match.awaiting:
            case Over():
                return True
            case Turn(seats):
                return seats[0] in self._mine
            case Sealed(seats):
                decided = (*self._sealed, *self._match.state.left)
                return any(seat in self._mine and seat not in decided for seat in seats)
        return False

    def _step(self) -> None:
        match self._match.awaiting:
            case Turn(seats):
                self._enter(Moved(seats[0], self._bot_move(seats[0])))
            case Sealed(seats):
                moves = tuple(
                    (seat, self._sealed.get(seat) or self._bot_move(seat))
                    for seat in seats
                    if seat not in self._match.state.left
                )
                self._sealed = {}
                self._enter(Unsealed(moves))
            case awaited:
                self._enter(self._dealer.answer(awaited))

    def _bot_move(self, seat: int) -> Move:
        knowledge = self._dealer.knowledge(seat)
        state = self._match.state
        return self._bot.choose(self._match.game, state, seat, knowledge, self._rngs[seat])

    def _enter(self, event: Event) -> None:
        before: Match = self._match
        self._match = before.after(event)
        notes = before.game.notes(before.state, self._match.events[-1], self._match.state)
        lines = (LogLine(len(self._match.events) - 1, note) for note in notes)
        self._log = (*self._log, *lines)
