# SPDX-License-Identifier: MIT
"""What the window is told of seats whose players are away: who votes, and who plays them."""

from __future__ import annotations

from core.terms import Sealed, Turn
from netcode.errors import ProtocolError
from netcode.replica import entrusting
from netcode.replica.epochs import majority
from netcode.replica.replica import Replica
from netcode.seating.names import all_apart
from netcode.table.table import Table
from ui.ports.snapshot import Entrusted, Petition


def name_of(replica: Replica, holder: int) -> str:
    """What a holder is called: as the first seat that it plays by hand, or else the first one.

    No two seats have names alike, whatever a host wrote into its roster.
    """
    places = replica.roster.draft.places
    shown = zip(places, all_apart(place.name for place in places), strict=True)
    own = [(bool(place.bot), name) for place, name in shown if place.holder == holder]
    return min(own, key=lambda seat: seat[0])[1] if own else str(holder)


def away(table: Table) -> tuple[int, ...]:
    """The seats that the table waits for, and whose players are away: a vote can entrust them."""
    replica, holder = table.replica, table.holder
    if replica is None or holder is None or not replica.ready or replica.over:
        return ()
    if table.between_epochs:
        return ()
    awaited = replica.match.awaiting
    seats = awaited.seats if isinstance(awaited, Turn | Sealed) else ()
    missed = (seat for seat in seats if replica.player_of(seat) in table.missing)
    return tuple(seat for seat in missed if _can(replica, seat, holder.number))


def lent(table: Table) -> tuple[int, ...]:
    """The seats of this laptop that another one plays."""
    replica, holder = table.replica, table.holder
    if replica is None or holder is None or replica.over:
        return ()
    trusts = (trust for trust in replica.entrusted if not trust.until)
    return tuple(t.seat for t in trusts if replica.holder_of(t.seat) == holder.number)


def petitions(table: Table) -> tuple[Petition, ...]:
    """What is put to the vote."""
    replica, holder = table.replica, table.holder
    if replica is None or replica.over:
        return ()
    found = []
    for asked, votes in ((each.petition, each.votes) for each in table.petitions.open(replica)):
        voters = tuple(voter for voter, _ in votes)
        back = asked.to == replica.holder_of(asked.seat)
        missing = max(majority(replica.holders) - len(voters), int(asked.to not in voters))
        names = tuple(name_of(replica, voter) for voter in voters)
        mine = holder is not None and holder.number in voters
        who = name_of(replica, asked.to)
        found.append(Petition(asked.seat, asked.to, who, asked.bot, back, names, mine, missing))
    return tuple(found)


def entrusted(replica: Replica | None) -> tuple[Entrusted, ...]:
    """Who played which seat for its own player."""
    trusts = replica.entrusted if replica else ()
    return tuple(
        Entrusted(trust.seat, name_of(replica, trust.trustee), trust.bot, trust.since, trust.until)
        for trust in trusts
        if replica is not None
    )


def _can(replica: Replica, seat: int, me: int) -> bool:
    """Whether holders can vote about a seat: that somebody else plays it, or somebody does."""
    try:
        entrusting.petition(replica, seat, me, "")
    except ProtocolError:
        return False
    return True
