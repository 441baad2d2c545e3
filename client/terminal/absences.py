# SPDX-License-Identifier: MIT
"""What a table without a window does about seats whose holders are away: `--when-absent`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from core.bots import catalogue
from core.terms import Sealed, Turn
from netcode.errors import ProtocolError
from netcode.replica import disclosure, entrusting
from netcode.replica.replica import Replica
from netcode.table.company.claiming import Claiming
from netcode.table.company.heartbeat import DEAD_SECONDS
from netcode.table.table import Table

AWAY_SECONDS = DEAD_SECONDS
"""Whoever is lost for less may be back at once: nobody is asked to vote for that."""

BOT = "bot:"


class WhenAbsent(NamedTuple):
    """How this holder votes where somebody is away at its turn: it waits, unless told otherwise.

    `bot` is the bot that it would have play; `claims` is whether it claims a game of two.
    """

    bot: str = ""
    claims: bool = False


class Vote(NamedTuple):
    """That a seat is played by holder `to`, with its bot or by hand."""

    seat: int
    to: int
    bot: str


class Absences:
    """Votes as a person of that mind would, and gives back whatever is asked back."""

    def __init__(self, mind: WhenAbsent) -> None:
        self._mind = mind
        self._since: dict[int, float] = {}
        self._claiming = Claiming()

    def vote(self, table: Table, now: float) -> Vote | None:
        """The next vote to be cast, each once; seconds of any steady clock.

        One at a time: it may be the one that changes who plays.
        """
        gone = self._gone(table, now)
        replica, holder = table.replica, table.holder
        if replica is None or holder is None or not replica.ready or replica.over:
            return None
        if table.between_epochs:
            return None
        me = holder.number
        wanted = (*_back(table, replica, me), *_away(table, replica, me, gone, self._mind.bot))
        return next((vote for vote in wanted if _open(table, replica, me, vote)), None)

    def claimed(self, table: Table, now: float) -> tuple[int, ...]:
        """The seat that the other of two is to be said to have left for good, if there is one.

        Only once the table has waited for that one, and for a while (`claiming`).
        """
        if not self._mind.claims or table.holder is None:
            return ()
        return self._claiming.claimable(table.replica, table.holder.number, table.missing, now)

    def over(self, table: Table) -> bool:
        """Whether a game that was claimed has ended, though who is away keeps its decks secret."""
        replica = table.replica
        if not self._mind.claims or replica is None or not replica.over:
            return False
        return set(disclosure.missing(replica)) <= table.missing

    def _gone(self, table: Table, now: float) -> set[int]:
        self._since = {each: self._since.get(each, now) for each in table.missing}
        return {each for each, since in self._since.items() if now - since >= AWAY_SECONDS}


def _away(table: Table, replica: Replica, me: int, gone: set[int], bot: str) -> Iterator[Vote]:
    """For a bot in the place of whoever is gone, at its turn: what others propose, or my own."""
    if not bot or bot not in catalogue.names(replica.match.header.game):
        return
    awaited = replica.match.awaiting
    seats = awaited.seats if isinstance(awaited, Turn | Sealed) else ()
    for seat in seats:
        if replica.player_of(seat) in gone:
            asked = [ayes.petition for ayes in table.petitions.open(replica)]
            takers = [each.to for each in asked if (each.seat, each.bot) == (seat, bot)]
            yield from (Vote(seat, to, bot) for to in takers or [me])


def _back(table: Table, replica: Replica, me: int) -> Iterator[Vote]:
    """I ask for what is mine, and say yes to who asks."""
    for trust in replica.entrusted:
        owner, bot = replica.holder_of(trust.seat), replica.roster.draft.places[trust.seat].bot
        signers = table.petitions.signers(replica, trust.seat, owner, bot)
        if not trust.until and owner in (me, *signers):
            yield Vote(trust.seat, owner, bot)


def _open(table: Table, replica: Replica, me: int, vote: Vote) -> bool:
    """Whether a vote can be cast, and has not been."""
    try:
        entrusting.petition(replica, *vote)
    except ProtocolError:
        return False
    return me not in table.petitions.signers(replica, *vote)
