# SPDX-License-Identifier: MIT
"""Three different things, and their questions: leaving for now, giving up, closing the window."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication, Qt

from ui.kit.surfaces.banner import Banner
from ui.ports.session import Session
from ui.ports.snapshot import Presence, SeatView, Snapshot


def is_in_a_game(snapshot: Snapshot) -> bool:
    """Whether a person here would leave a game that is being played."""
    return snapshot.playing and bool(snapshot.mine())


class Leaving:
    """Asks in a banner before somebody leaves a game; `go` leaves it for now."""

    def __init__(self, banner: Banner, session: Session, go: Callable[[], None]) -> None:
        self._banner = banner
        self._session = session
        self._go = go

    def ask(self, closing: bool = False) -> None:
        """Leave for now, or first of all another question; `closing` is to close the window."""
        stay = QCoreApplication.translate("Leaving", "Stay")
        close = QCoreApplication.translate("Leaving", "Close the window")
        leave = QCoreApplication.translate("Leaving", "Leave for now")
        give_up = QCoreApplication.translate("Leaving", "Give up …")
        self._banner.say(
            self._what_leaving_is(closing),
            "accent",
            (
                (stay, self._banner.hide),
                (close if closing else leave, self._go),
                (give_up, self._ask_to_give_up),
            ),
            closable=False,
        )
        self._banner.buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _what_leaving_is(self, closing: bool) -> str:
        shown = self._session.snapshot()
        if shown.hosting and any(not view.mine for view in _persons(shown)):
            if closing:
                return QCoreApplication.translate(
                    "Leaving",
                    "Close the window? The game is kept. The others read that you left, and "
                    "wait until you open the table again, or one of them does.",
                )
            return QCoreApplication.translate(
                "Leaving",
                "Leave the table? The game is kept. The others read that you left, and wait "
                "until you open the table again, or one of them does.",
            )
        if closing:
            return QCoreApplication.translate(
                "Leaving",
                "Close the window? The game is kept, your seat waits, and you can come back to it.",
            )
        return QCoreApplication.translate(
            "Leaving",
            "Leave the table? The game is kept, your seat waits, and you can come back to it.",
        )

    def _ask_to_give_up(self) -> None:
        shown = self._session.snapshot()
        if not is_in_a_game(shown):
            self._banner.hide()
            return
        mine = [view for view in _persons(shown) if view.seat in shown.mine()]
        label = QCoreApplication.translate("Leaving", "Give up")
        named = QCoreApplication.translate("Leaving", "{name} gives up")
        self._banner.say(
            f"{_what_is_lost(shown, mine)} "
            + QCoreApplication.translate("Leaving", "This cannot be undone."),
            "danger",
            ((QCoreApplication.translate("Leaving", "Play on"), self._banner.hide),),
            closable=False,
            grave=[
                (
                    named.format(name=view.name) if len(mine) > 1 else label,
                    partial(self._give_up, view.seat),
                )
                for view in mine
            ],
        )
        self._banner.buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _give_up(self, seat: int) -> None:
        self._banner.hide()
        self._session.forfeit(seat)


def _persons(shown: Snapshot) -> list[SeatView]:
    """The seats of persons that are in the game still, whoever plays them at the moment."""
    return [
        view
        for view in shown.seats
        if not (view.bot and not view.played_by) and view.presence is not Presence.LEFT
    ]


def _what_is_lost(shown: Snapshot, mine: list[SeatView]) -> str:
    others = [view for view in _persons(shown) if view not in mine]
    if len(mine) == 1 and not others:
        return QCoreApplication.translate(
            "Leaving",
            "Give up? Nobody would be left in the game: it ends unfinished, and nobody wins.",
        )
    if len(shown.seats) > 2:
        if len(mine) > 1:
            return QCoreApplication.translate(
                "Leaving",
                "Who gives up? That seat is lost for good and cannot win. Everybody else plays on.",
            )
        return QCoreApplication.translate(
            "Leaving",
            "Give up? Your seat is lost for good, and you cannot win any more. The others play on.",
        )
    if len(mine) > 1:
        return QCoreApplication.translate(
            "Leaving", "Who gives up? The game ends at once, and the other one wins."
        )
    words = QCoreApplication.translate(
        "Leaving", "Give up? The game ends at once, and {name} wins."
    )
    return words.format(name=others[0].name)
