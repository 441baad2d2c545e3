# SPDX-License-Identifier: MIT
"""Positions of any game, changed as if they had come about, and seen through chosen eyes."""

from __future__ import annotations

from core.match import Match
from core.terms import Move, Moved, Turn
from ui.games.shown import View
from ui.ports.snapshot import SeatView, Snapshot, Stage

NAMES = ("Anna", "Bruno", "Chidi", "Dalia", "Emil", "Farah")


def asked(match: Match) -> int:
    """The first seat that decides."""
    awaited = match.awaiting
    assert isinstance(awaited, Turn)
    return awaited.seats[0]


def with_state(match: Match, **changes: object) -> Match:
    """The match with another state."""
    return Match(match.game, match.header, match.state.but(**changes), match.events)


def view(match: Match, seat: int | None, staged: tuple[Move, ...] = ()) -> View:
    """A table after staged moves, through the eyes of a seat."""
    preview = match
    for move in staged:
        assert seat is not None
        preview = preview.after(Moved(seat, move))
    awaited = preview.awaiting
    acting = seat is not None and isinstance(awaited, Turn) and seat in awaited.seats
    names = NAMES[: match.header.seats]
    return View(preview, seat, acting=acting, staged=staged, names=names, base=match)


def snapshot_of(match: Match, *mine: int) -> Snapshot:
    """A table at a position; these seats are played at this laptop."""
    seats = tuple(
        SeatView(seat, name, mine=seat in mine)
        for seat, name in enumerate(NAMES[: match.header.seats])
    )
    game, options = match.header.game, match.header.options
    return Snapshot(Stage.PLAYING, "Kitchen", game, options, seats=seats, match=match)
