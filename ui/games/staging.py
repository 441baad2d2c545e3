# SPDX-License-Identifier: MIT
"""How a table is brought into a state that the gallery shows: games that bots play from seeds.

Each game has the shots of its table beside it, as functions that give a `Shot`. They know
their presenter and their board and must not know the window, which `ui.gallery` puts around
them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, Protocol

from core.match import Match
from core.terms import Move
from ui.games.board import Board
from ui.games.presenter import Presenter
from ui.ports.demo import StillSession
from ui.ports.local_session import LocalSession
from ui.ports.session import Session
from ui.ports.snapshot import Snapshot, Stage

NAMES = ("Anna", "Bruno", "Chidi", "Dalia", "Emil", "Farah")


class Studio(Protocol):
    """A table that is shown, as far as a shot may lay hands on it."""

    @property
    def presenter(self) -> Presenter:
        """The presenter of the table."""

    @property
    def board(self) -> Board:
        """The board of the table."""

    def legal(self) -> Sequence[Move]:
        """The moves that can be made now."""

    def play(self, move: Move) -> None:
        """Make a move, which may only be staged by that."""

    def refresh(self) -> None:
        """Show what the presenter holds now."""


def nothing(studio: Studio) -> None:
    """What is done to a table that is shown as it comes."""


class Shot(NamedTuple):
    """A table to take a picture of."""

    session: Session
    then: Callable[[Studio], None] = nothing
    """What is done before the picture is taken."""
    told: bool = False
    """Whether the result is told to its end."""


Shots = dict[str, Callable[[], Shot]]
"""Shots by the names of their pictures."""


def played_until(
    game: str, seeds: Iterable[bytes], wanted: Callable[[Any], bool], seats: int, **options: str
) -> LocalSession:
    """A game in which the first seat decides in such a state. Raises LookupError."""
    chosen = tuple(sorted(options.items()))
    for seed in seeds:
        session = LocalSession(game, NAMES[:seats], seed, options=chosen, bot="steady")
        while (snapshot := session.snapshot()).stage is not Stage.OVER:
            assert snapshot.match is not None
            if wanted(snapshot.match.state):
                return session
            session.play_bot(0)
    raise LookupError("no game of these seeds has such a position")


def ended(game: str, seed: bytes, seats: int) -> Shot:
    """The end of a game, told in full."""
    session = LocalSession(game, NAMES[:seats], seed, mine=(), bot="steady")
    return Shot(session, told=True)


def watched(session: Session) -> Shot:
    """The same table for somebody who has no seat at it."""
    snapshot = session.snapshot()
    seats = tuple(view._replace(mine=False) for view in snapshot.seats)
    looking = snapshot._replace(seats=seats, knowledge=(), watching=True, watchers=NAMES[-1:])
    return Shot(StillSession(looking))


def with_state(snapshot: Snapshot, **changes: object) -> Snapshot:
    """The snapshot with another state, as if it had come about."""
    match = snapshot.match
    assert match is not None
    state = match.state.but(**changes)
    return snapshot._replace(match=Match(match.game, match.header, state, match.events))
