# SPDX-License-Identifier: MIT
"""Games from ledger files, for the window to look at."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject

from client.sessions import entrusting, installation
from client.sessions.snapshots import Log
from core.match import Match
from core.terms import Knowledge
from netcode.evidence import hindsight
from netcode.ledger.ledger import Ledger
from netcode.replica.disclosure import finished
from ui.ports.session import Session
from ui.ports.snapshot import SeatView, Snapshot, Stage, WordsState


class ReplaySession(Session):
    """A game that nobody plays any more: one snapshot for ever."""

    def __init__(self, snapshot: Snapshot, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._snapshot = snapshot

    def snapshot(self) -> Snapshot:
        """The one snapshot."""
        return self._snapshot

    def leave(self) -> None:
        """Nothing is left open."""


def session(path: Path, viewer: bytes) -> Session:
    """A game to look at, with what is disclosed of it. Raises Failure."""
    ledger = installation.load(path)
    last = ledger.replica
    draft = last.roster.draft
    seats = tuple(
        SeatView(
            seat,
            place.name,
            place.bot,
            mine=draft.holders[place.holder] == viewer and not place.bot,
        )
        for seat, place in enumerate(draft.places)
    )
    start: Match = ledger.before_first.match
    return ReplaySession(
        Snapshot(
            Stage.OVER if last.over else Stage.PLAYING,
            draft.name,
            draft.rules.game,
            draft.rules.options,
            seats=seats,
            words_state=WordsState.CONFIRMED,
            match=last.match,
            knowledge=_knowledge(ledger),
            log=Log().follow(start, last.match),
            entrusted=entrusting.entrusted(last),
            unfinished=last.unfinished,
        )
    )


def _knowledge(ledger: Ledger) -> tuple[tuple[int, Knowledge], ...]:
    last = ledger.replica
    if not finished(last):
        return ()
    known = ((s, hindsight.knowledge(last, last, s)) for s in range(len(last.roster.draft.places)))
    return tuple((seat, cards) for seat, cards in known if cards is not None)
