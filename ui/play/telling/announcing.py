# SPDX-License-Identifier: MIT
"""What the banner of a table says, and what can be done about it: one thing at a time."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Qt, Signal

from ui.kit.surfaces.banner import Action, Banner
from ui.play.telling.absence import Absence, Menu, Vote, absence
from ui.ports.session import Session
from ui.ports.snapshot import Asker, Snapshot
from ui.words.notices import notice_words, tone

_AWAY = ("seat.lost", "seat.left")
"""What a vote about a seat says more of."""


class Announcing(QObject):
    """Shows in a banner what a snapshot has to say, whenever that is something else."""

    left = Signal()
    """The person asked to go back to the lobby."""
    took_up = Signal()
    """The person wants to open the table here, as its host is gone."""

    def __init__(self, banner: Banner, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._banner = banner
        self._session = session
        self._shown = session.snapshot()
        self._told: tuple[object, ...] | None = None

    def show(self, snapshot: Snapshot) -> None:
        """Say what is to be said now; what a person was asked stays while it is."""
        self._shown = snapshot
        notice = snapshot.notice
        if notice is not None and notice.key == "words.skipped":
            notice = None
        now = absence(snapshot)
        asker = next(iter(snapshot.asking), None) if not (notice or now) else None
        told = (notice, now, asker, snapshot.claimable, snapshot.deserted)
        if told == self._told:
            return
        self._told = told
        if now is not None and (notice is None or notice.key in _AWAY):
            self._show_absence(now, now.choices)
        elif notice is not None:
            self._banner.say(
                notice_words(notice), tone(notice), self._actions(snapshot), closable=False
            )
        elif asker is not None:
            self._show_asker(asker)
        else:
            self._banner.hide()

    def _actions(self, snapshot: Snapshot) -> tuple[Action, ...]:
        if snapshot.claimable:
            return ((self.tr("Claim the game …"), self._ask_claim),)
        if snapshot.deserted:
            return (
                (self.tr("Open the table here"), self.took_up.emit),
                (self.tr("Back to the lobby"), self.left.emit),
            )
        return ()

    def _show_asker(self, asker: Asker) -> None:
        answers = (
            (self.tr("Turn away"), lambda: self._session.turn_away(asker.key)),
            (self.tr("Let in"), lambda: self._session.admit(asker.key)),
        )
        text = self.tr("{} wants to watch.").format(asker.name)
        self._banner.say(text, "accent", answers, closable=False)

    def _show_absence(self, now: Absence, choices: tuple[Vote | Menu, ...]) -> None:
        """What one can vote for; or to wait, after which the choices are away until it changes."""
        votes = [
            (each.label, partial(self._show_absence, now, each.votes))
            if isinstance(each, Menu)
            else (each.label, partial(self._session.entrust, each.seat, each.to, each.bot))
            for each in choices
        ]
        wait = [(self.tr("Wait"), lambda: self._banner.say(now.text, now.tone))] if votes else []
        self._banner.say(now.text, now.tone, (*wait, *votes), closable=False)

    def _ask_claim(self) -> None:
        (seat,) = self._shown.claimable
        words = self.tr(
            "Claim the game? It ends at once, and {name}, who could still come back, has lost it. "
            "Its file says who claimed it, and when. This cannot be undone."
        )
        self._banner.say(
            words.format(name=self._shown.seats[seat].name),
            "danger",
            ((self.tr("Keep waiting"), self._ask_no_more),),
            closable=False,
            grave=((self.tr("Claim the game"), self._claim),),
        )
        self._banner.buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _claim(self) -> None:
        self._ask_no_more()
        self._session.claim()

    def _ask_no_more(self) -> None:
        self._told = None
        self.show(self._shown)
