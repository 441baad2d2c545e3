# SPDX-License-Identifier: MIT
"""How people at a simulated table vote about seats: for a bot, and for whoever asks."""

from __future__ import annotations

from netcode.errors import ProtocolError
from netcode.replica import entrusting
from netcode.replica.replica import Replica
from netcode.table.guest_table import GuestTable
from netcode.table.table import Table

SeatVote = tuple[int, int, str]
"""A seat, the holder that gets it, and the bot there."""


def votes(table: Table) -> list[SeatVote]:
    """For a bot where somebody is missed at its turn, and for who asks for its seat."""
    replica, holder = table.replica, table.holder
    if replica is None or holder is None or not replica.ready or replica.over:
        return []
    me = holder.number
    asked = [ayes.petition for ayes in table.petitions.open(replica)]
    wanted = [(each.seat, each.to, each.bot) for each in asked]
    for seat in range(len(replica.roster.draft.places)):
        bot = "random" if replica.player_of(seat) in table.missing else ""
        mine = replica.holder_of(seat) == me
        wanted += [(seat, me, bot)] if bot or mine else []
    return [
        vote
        for vote in wanted
        if me not in table.petitions.signers(replica, *vote) and _can(table, replica, vote)
    ]


def _can(table: Table, replica: Replica, vote: SeatVote) -> bool:
    """Whether a vote can be cast: whoever is not connected waits, or has voted for a new host."""
    try:
        entrusting.petition(replica, *vote)
    except ProtocolError:
        return False
    return not table.between_epochs and not (isinstance(table, GuestTable) and not table.online)
