# SPDX-License-Identifier: MIT
"""The states of 13 Minutes that the gallery shows, in games that bots play from seeds."""

from __future__ import annotations

from ui.games.staging import NAMES, Shot, Shots, Studio, ended
from ui.ports.demo import StillSession
from ui.ports.local_session import LocalSession
from ui.ports.snapshot import Notice, Presence, Stage

GAME = "thirteen_minutes"


def shots() -> Shots:
    """The shots by name."""
    return {
        "table-opening": opening,
        "table-middle": middle,
        "table-late": late,
        "table-composed": composed,
        "table-waiting": waiting,
        "result": result,
        "result-war": war,
    }


def opening() -> Shot:
    """The first decision of a game."""
    return Shot(after(0))


def middle() -> Shot:
    """Half of the game is played, and it is one's own turn."""
    return Shot(after(7))


def late() -> Shot:
    """Near the end, with a crowded table."""
    return Shot(after(17))


def composed() -> Shot:
    """A turn is composed and waits for Done."""

    def then(studio: Studio) -> None:
        while legal := studio.legal():
            studio.play(legal[0])

    return Shot(after(8), then)


def waiting() -> Shot:
    """The other one decides, and the connection to them is lost."""
    snapshot = after(5).snapshot()
    away = snapshot.seats[1]._replace(presence=Presence.LOST, bot="")
    me = snapshot.seats[0]._replace(mine=False)
    notice = Notice("seat.lost", (("name", "Bruno"),))
    return Shot(StillSession(snapshot._replace(seats=(me, away), notice=notice, knowledge=())))


def result() -> Shot:
    """The scoring, told to its end."""
    return ended(GAME, b"gallery", seats=2)


def war() -> Shot:
    """Nuclear war: the scoring of a game that somebody lost by it."""
    return ended(GAME, b"war6", seats=2)


def after(decisions: int) -> LocalSession:
    """A game in which the first seat has decided so often, or that ended before."""
    session = LocalSession(GAME, NAMES[:2], b"gallery", bot="steady")
    for _ in range(decisions):
        if session.snapshot().stage is Stage.OVER:
            break
        session.play_bot(0)
    return session
