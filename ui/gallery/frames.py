# SPDX-License-Identifier: MIT
"""What the frame shows around any table, at one of 13 Minutes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtWidgets import QWidget

from core.terms import Turn
from ui.gallery.windows import backend, frame_of, seated
from ui.games.staging import NAMES
from ui.games.thirteen_minutes.gallery import GAME, after, result
from ui.play.game_frame import GUIDE, MOVES
from ui.play.replay import ReplayFrame
from ui.ports.demo import StillSession
from ui.ports.local_session import LocalSession
from ui.ports.snapshot import Entrusted, Petition, Presence, Snapshot
from ui.window import MainWindow


def shots() -> dict[str, Callable[[], QWidget]]:
    """The shots by name."""
    return {
        "hot-seat": cover,
        "table-moves": moves_list,
        "table-guide": guide,
        "replay": replay,
        "table-away": away,
        "table-away-vote": vote,
        "table-away-back": asked_back,
        "table-away-lent": lent,
    }


def cover() -> QWidget:
    """The laptop is passed from hand to hand."""
    return seated(LocalSession(GAME, NAMES[:2], b"gallery", mine=(0, 1)))


def moves_list() -> QWidget:
    """Every legal move in words."""
    window = seated(after(8))
    frame_of(window).side.open_page(MOVES)
    return window


def guide() -> QWidget:
    """What the rules say about it, for who plays the first time."""
    window = seated(after(8))
    frame_of(window).side.open_page(GUIDE)
    return window


def away() -> QWidget:
    """One of three is away at his turn: wait, or put it to the vote."""
    return _absent()


def vote() -> QWidget:
    """Somebody proposes that a bot plays on; one more has to agree."""
    asked = Petition(1, 2, NAMES[2], "steady", False, (NAMES[2],), False, 1)
    return _absent(petitions=(asked,))


def asked_back() -> QWidget:
    """He is back; a bot plays for him, and he asks for his seat."""
    asked = Petition(1, 1, NAMES[1], "", True, (NAMES[1],), False, 1)
    now = Entrusted(1, NAMES[0], "steady", 57)
    return _absent(Presence.HERE, away=(), petitions=(asked,), entrusted=(now,))


def lent() -> QWidget:
    """The same for whoever was away: somebody plays for you."""
    now = Entrusted(0, NAMES[2], "", 57)
    return _absent(Presence.HERE, away=(), lent=(0,), entrusted=(now,))


def _absent(presence: Presence = Presence.LOST, **changes: Any) -> QWidget:
    """A table of three at the turn of the second seat, which somebody else plays if it can."""
    session = LocalSession("power_grid_card_game", NAMES[:3], b"gallery", (0, 1), bot="steady")
    while (snapshot := session.snapshot()).match is None or _asked(snapshot) != 1:
        session.play_bot(_asked(snapshot))
    who = {each.seat: each for each in changes.get("entrusted", ())}
    seats = tuple(
        view._replace(
            mine=view.seat == 0 and not who.get(0),
            bot=who[view.seat].bot if view.seat in who else "",
            played_by=who[view.seat].who if view.seat in who else "",
            presence=presence if view.seat == 1 else Presence.HERE,
        )
        for view in snapshot.seats
    )
    told = {"away": (1,), **changes}
    return seated(StillSession(snapshot._replace(seats=seats, holder=0, **told)))


def _asked(snapshot: Snapshot) -> int:
    assert snapshot.match is not None
    awaited = snapshot.match.awaiting
    assert isinstance(awaited, Turn)
    return awaited.seats[0]


def replay() -> QWidget:
    """A finished game, in its middle."""
    window = MainWindow(backend(session=StillSession(result().session.snapshot())))
    window.show_replay("a")
    frame = window.page
    assert isinstance(frame, ReplayFrame)
    frame.timeline.go(len(frame.positions) // 2)
    return window
