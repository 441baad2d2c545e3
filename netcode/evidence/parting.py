# SPDX-License-Identifier: MIT
"""What people are told where two ends of a history met, and one of them gave way."""

from __future__ import annotations

from collections.abc import Sequence

from netcode.ledger.standing import Standing
from netcode.replica.replica import Replica


def sentence(replica: Replica, seq: int, standing: Standing) -> str:
    """What a person is told whose entries from `seq` on are void."""
    void = replica.seq - seq
    text = (
        "the others went on without this laptop: what only it had does not count "
        f"({void} of its entries)"
    )
    return f"{text}; {doubt(replica, standing.doubtful)}" if standing.doubtful else text


def older(replica: Replica, holders: Sequence[int]) -> str:
    """Why a table cannot be followed that goes on without what is here, and does not ask for it."""
    return f"the table goes on from an older copy than this one: {doubt(replica, holders)}"


def doubt(replica: Replica, holders: Sequence[int]) -> str:
    """Who voted as if it had not seen what it had."""
    return (
        f"{names(replica, holders)} voted without entries that were signed there: "
        "an older copy was restored, or somebody lied"
    )


def names(replica: Replica, holders: Sequence[int]) -> str:
    """The people at the laptops of these holders."""
    places = replica.roster.draft.places
    persons = [[p.name for p in places if p.holder == holder and not p.bot] for holder in holders]
    return ", ".join(" and ".join(each) or "somebody" for each in persons)


def elsewhere(name: str) -> str:
    """What the person at a host is told when a guest comes back from another table."""
    return (
        f"{name} has voted for another host meanwhile: "
        "the game goes on here once a majority votes again"
    )
