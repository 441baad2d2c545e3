# SPDX-License-Identifier: MIT
"""The questions before a game is left, and what becomes of a table that somebody left."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from ui.gallery.windows import frame_of, seated
from ui.ports.demo import StillSession
from ui.ports.local_session import LocalSession
from ui.ports.snapshot import Notice, Presence, Snapshot

TWO, THREE = "thirteen_minutes", "power_grid_card_game"
_NAMES = ("Anna", "Bruno", "Chidi")


def shots() -> dict[str, Callable[[], QWidget]]:
    """The shots by name."""
    return {
        "leaving": leaving,
        "leaving-closing": closing,
        "leaving-giving-up": giving_up,
        "leaving-away": away,
        "leaving-claiming": claiming,
        "leaving-deserted": deserted,
        "leaving-unfinished": unfinished,
    }


def leaving() -> QWidget:
    """A guest wants to leave for now."""
    window = seated(StillSession(_playing(TWO)))
    window.leave()
    return window


def closing() -> QWidget:
    """A host closes the window."""
    window = seated(StillSession(_playing(TWO)._replace(hosting=True)))
    window.close()
    return window


def giving_up() -> QWidget:
    """Two people at one laptop; one of them wants to give up."""
    shown = LocalSession(THREE, _NAMES, b"leaving", mine=(0, 1)).snapshot()
    window = seated(StillSession(shown))
    window.leave()
    window.banner.buttons[2].click()
    return window


def away() -> QWidget:
    """A guest left for now, another one for good."""
    shown = _playing(THREE)
    seats = (
        shown.seats[0],
        shown.seats[1]._replace(presence=Presence.AWAY),
        shown.seats[2]._replace(presence=Presence.LEFT),
    )
    notice = Notice("seat.left", (("name", "Bruno"),))
    return seated(StillSession(shown._replace(seats=seats, notice=notice)))


def claiming() -> QWidget:
    """The other one of two is away, and the table has waited."""
    shown = _playing(TWO)
    seats = (shown.seats[0], shown.seats[1]._replace(presence=Presence.LOST))
    notice = Notice("seat.lost", (("name", "Bruno"),))
    window = seated(StillSession(shown._replace(seats=seats, notice=notice, claimable=(1,))))
    frame_of(window).banner.buttons[0].click()
    return window


def deserted() -> QWidget:
    """The host left, and a guest can open the table."""
    shown = _playing(TWO)._replace(notice=Notice("host.closed"), deserted="oak.sobremesa")
    return seated(StillSession(shown))


def unfinished() -> QWidget:
    """The only person at a table of bots gave up."""
    session = LocalSession(THREE, _NAMES, b"leaving")
    session.forfeit(0)
    return seated(session)


def _playing(game: str) -> Snapshot:
    """A game against people at other laptops."""
    count = 2 if game == TWO else 3
    shown = LocalSession(game, _NAMES[:count], b"leaving").snapshot()
    seats = (shown.seats[0], *(view._replace(bot="") for view in shown.seats[1:]))
    return shown._replace(seats=seats)
