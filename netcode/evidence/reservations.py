# SPDX-License-Identifier: MIT
"""What a ledger leaves open though nothing in it is wrong, each in one sentence."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from netcode.ledger.ledger import Ledger
from netcode.replica.replica import Replica
from netcode.statements.entry import glance
from netcode.statements.payloads import Moves, Reveal

CHOSEN = "a bot's holder could choose among the moves that its bot makes by chance"
UNSIGNED = "holder {} has not signed the end: only its own file tells whether it saw another game"
SECRET = "the secret moves of a bot are its holder's word"


def reservations(ledger: Ledger, replicas: Sequence[Replica]) -> tuple[str, ...]:
    """What is not proven of this game; `replicas` are those after each entry."""
    return tuple(dict.fromkeys(_found(ledger, replicas)))


def _found(ledger: Ledger, replicas: Sequence[Replica]) -> Iterator[str]:
    for seq, entry in enumerate(ledger.entries[: len(replicas)]):
        payload, before = glance(entry.signed).payload, replicas[seq - 1]
        if isinstance(payload, Moves) and payload.bot and _choosable(before):
            yield CHOSEN
        if type(payload) is Reveal and before.bot_of(payload.seat) and before.holders > 1:
            yield SECRET
    yield from map(UNSIGNED.format, _unsigned(ledger, replicas))


def _unsigned(ledger: Ledger, replicas: Sequence[Replica]) -> Iterator[int]:
    """The holders that signed nothing on the entry that ended the match, nor ordered it."""
    ended = next((seq for seq, each in enumerate(replicas) if each.over and not each.void), None)
    if ended is None:
        return
    later = (glance(entry.signed) for entry in ledger.entries[ended + 1 : len(replicas)])
    signed = {each.holder for each in later if each.basis_seq > ended}
    signed |= {each.host for each in replicas[ended:]}
    yield from (holder for holder in range(replicas[ended].holders) if holder not in signed)


def _choosable(before: Replica) -> bool:
    """Whether a bot's chance hung on what its holder could vary."""
    return before.by_entries or (before.holders > 1 and not before.joint)
