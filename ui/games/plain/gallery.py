# SPDX-License-Identifier: MIT
"""What the gallery shows of a game that brings no shots, in games that bots play from a seed."""

from __future__ import annotations

from functools import partial

from core import catalogue
from core.bots import catalogue as bots
from core.terms import Sealed
from ui.games.staging import NAMES, Shot, Shots, watched
from ui.ports.local_session import LocalSession
from ui.ports.snapshot import Stage

_SEED = b"gallery"
_FULL = 3
"""So many seats, or the next number that the game has."""


def shots_of(game: str) -> Shots:
    """The shots by name."""
    shots: Shots = {
        f"{game}-opening": partial(opening, game),
        f"{game}-under-way": partial(under_way, game),
        f"{game}-watching": partial(watching, game),
        f"{game}-result": partial(result, game),
    }
    if has_secrets(game):
        shots[f"{game}-hot-seat"] = partial(hot_seat, game)
    return shots


def opening(game: str) -> Shot:
    """The first decision of the first seat."""
    return Shot(_played(game))


def under_way(game: str) -> Shot:
    """Half of what the first seat decides is decided."""
    return Shot(_played(game, _decisions(game) // 2))


def watching(game: str) -> Shot:
    """The same for somebody without a seat."""
    return watched(_played(game, _decisions(game) // 2))


def result(game: str) -> Shot:
    """The end, told in full."""
    return Shot(_session(game, ()), told=True)


def hot_seat(game: str) -> Shot:
    """The laptop is passed on, because a hand is hidden."""
    return Shot(_session(game, (0, 1)))


def has_secrets(game: str) -> bool:
    """Whether seats hide something from each other when the first one decides."""
    snapshot = _played(game).snapshot()
    assert snapshot.match is not None
    seen = any(knowledge.cards for _, knowledge in snapshot.knowledge)
    return seen or isinstance(snapshot.match.awaiting, Sealed)


def _decisions(game: str) -> int:
    """How often the first seat decides in the whole game."""
    session, count = _session(game, (0,)), 0
    while session.snapshot().stage is not Stage.OVER:
        session.play_bot(0)
        count += 1
    return count


def _played(game: str, decisions: int = 0) -> LocalSession:
    session = _session(game, (0,))
    for _ in range(decisions):
        session.play_bot(0)
    return session


def _session(game: str, mine: tuple[int, ...]) -> LocalSession:
    counts = catalogue.load(game).seat_counts
    seats = next((count for count in counts if count >= _FULL), counts[-1])
    return LocalSession(game, NAMES[:seats], _SEED, mine, bot=bots.names(game)[-1])
