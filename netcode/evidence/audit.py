# SPDX-License-Identifier: MIT
"""Whether a ledger file proves an honest game: every signature, draw, lock and bot.

The replica checks each entry as the players did. What they could check only
afterwards is checked here: decks that are disclosed are replayed, and bots are
run again with the cards that they had seen.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from core.bots import catalogue as bots
from core.chance import Stream
from core.digest import digest
from core.terms import Over
from netcode.crypto import beacon
from netcode.errors import CheatError
from netcode.evidence import hindsight
from netcode.evidence.reservations import reservations
from netcode.ledger.ledger import DamagedLedger, Ledger, read
from netcode.replica import disclosure, turns
from netcode.replica.replica import Entrusted, Replica
from netcode.statements.entry import glance
from netcode.statements.payloads import BotReveal, Moves


class Fault(Struct, frozen=True):
    """Something that is not right: the entry, the seats whose holder is at fault (if known)."""

    entry: int
    seats: tuple[int, ...]
    reason: str


class Audit(Struct, frozen=True, omit_defaults=True):
    """What an audit found. `proven` counts what was checked beyond the entries themselves."""

    entries: int
    game: str
    game_id: str
    digest: str
    over: bool
    reason: str
    places: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    left: tuple[tuple[int, int], ...]
    """Seats that left for good, each with the holder that entered it: its own, or the other one."""
    words: tuple[str, ...]
    decks_replayed: int
    decks_kept_secret: tuple[str, ...]
    bot_turns_run_again: int
    faults: tuple[Fault, ...]
    reservations: tuple[str, ...] = ()
    """What is left open though nothing is wrong, each in one sentence."""
    entrusted: tuple[Entrusted, ...] = ()
    """The seats that somebody played in place of their holder, from which entry until which."""


def audit(data: bytes) -> Audit:
    """Check the bytes of a ledger file. Never raises for what is in them."""
    replicas: list[Replica] = []
    try:
        found = read(data, lambda ledger: replicas.append(ledger.replica))
    except DamagedLedger as error:
        return _nothing(Fault(0, (), str(error)))
    ledger, damage = found.ledger, found.damage
    if damage is not None:
        fault = Fault(damage.seq, _seats_at_fault(ledger, damage.__cause__), damage.found)
        return _report(ledger, replicas, (fault,)) if ledger else _nothing(fault)
    if ledger is None:
        return _nothing(Fault(0, (), "the file has no entry"))
    faults = list(_verdicts(ledger.replica))
    if found.torn:
        faults.append(Fault(len(replicas), (), f"entry {len(replicas)} is torn off"))
    return _report(ledger, replicas, tuple(faults))


def _report(ledger: Ledger, replicas: list[Replica], faults: tuple[Fault, ...]) -> Audit:
    last = ledger.replica
    again = tuple(_bots(ledger, replicas))
    over = last.end or Over((), (), "")
    disclosed = [name for name in last.decks if hindsight.disclosed(last, name)]
    return Audit(
        last.seq,
        last.match.header.game,
        last.game_id.hex(),
        digest(last.match.state).hex(),
        last.over,
        "deck_broken" if last.void else over.reason,
        over.places,
        over.scores,
        tuple(sorted(last.left_by.items())),
        tuple(last.setups[holder].words for holder in sorted(last.setups)),
        len(disclosed),
        tuple(sorted(set(last.decks) - set(disclosed))),
        len(again),
        faults + tuple(fault for fault in again if fault is not None),
        reservations(ledger, replicas),
        last.entrusted,
    )


def _nothing(fault: Fault) -> Audit:
    return Audit(0, "", "", "", False, "", (), (), (), (), 0, (), 0, (fault,))


def _seats_at_fault(ledger: Ledger | None, error: BaseException | None) -> tuple[int, ...]:
    if ledger is None or not isinstance(error, CheatError):
        return ()
    if error.seat is not None:
        return (error.seat,)
    return ledger.replica.roster.seats_of(error.holder) if error.holder is not None else ()


def _verdicts(replica: Replica) -> Iterator[Fault]:
    if replica.verdict is not None:
        holder = replica.verdict.holder
        seats = replica.roster.seats_of(holder)
        yield Fault(replica.seq - 1, seats, f"holder {holder} cheated: {replica.verdict.reason}")
    elif replica.complaint is not None:
        between = tuple(
            seat for holder in sorted(replica.complaint) for seat in replica.roster.seats_of(holder)
        )
        dealer, receiver = replica.complaint
        reason = f"holder {receiver} says that the share of holder {dealer} is false"
        yield Fault(replica.seq - 1, between, reason)
    elif replica.void and not disclosure.complete(replica):
        for holder in disclosure.missing(replica):
            seats = replica.roster.seats_of(holder)
            reason = f"the game was stopped, and holder {holder} has not disclosed its deck"
            yield Fault(replica.seq - 1, seats, reason)


def _bots(ledger: Ledger, replicas: list[Replica]) -> Iterator[Fault | None]:
    """One element per turn of a bot that could be run again; None if it was what the bot does."""
    last = ledger.replica
    for seq, entry in enumerate(ledger.entries[: len(replicas)]):
        statement = glance(entry.signed)
        payload = statement.payload
        if not isinstance(payload, Moves | BotReveal):
            continue
        played = payload.moves if isinstance(payload, Moves) else (payload.move,)
        shown = payload.bot if isinstance(payload, Moves) else (payload.value, payload.proof)
        before = replicas[seq - 1]
        if not (name := before.bot_of(payload.seat)):
            continue
        knowledge = hindsight.knowledge(before, last, payload.seat)
        if knowledge is None:
            continue
        if name not in bots.names(before.match.header.game):
            yield Fault(seq, (payload.seat,), f"this build has no bot '{name}' to run again")
            continue
        occasion = turns.occasion(before, payload.seat)
        entropy = beacon.bot_entropy(before.game_id, payload.seat, occasion, shown[0])
        match = before.match
        bot = bots.load(match.header.game, name)
        move = bot.choose(match.game, match.state, payload.seat, knowledge, Stream(entropy))
        if (str(move),) == played:
            yield None
        else:
            yield Fault(seq, (payload.seat,), f"the bot plays '{move}', not {played}")
