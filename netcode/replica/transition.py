# SPDX-License-Identifier: MIT
"""From one replica to the next: both envelopes of an entry, then what its kind says.

`check` is for whoever orders a statement, `after` for whoever is told where it was put.
"""

from __future__ import annotations

from core.contract import State
from core.digest import components, digest
from core.match import UnknownRules, load
from netcode.errors import OtherHistory, ProtocolError
from netcode.replica import decks, draws, kinds, sealed_moves
from netcode.replica.replica import Replica
from netcode.statements.entry import Entry, Order, Signed, Statement, glance, read, read_order
from netcode.statements.payloads import Begin, Epoch
from netcode.statements.roster import Roster, game_id
from netcode.wire import decode

LEAVES_OUT = 2
"""The first protocol in which an author may leave a counter out."""


class Desync(ProtocolError):
    """The host computed another state from the same entries; `state` is ours."""

    def __init__(self, seq: int, state: State) -> None:
        super().__init__(f"entry {seq} leads to another state than the host signed")
        self.seq = seq
        self.state = state

    @property
    def components(self) -> tuple[tuple[str, bytes], ...]:
        """The digests of our state, component by component."""
        return components(self.state)


def founded(entry: Entry) -> Replica:
    """The replica after entry 0. Raises ProtocolError or UnknownRules."""
    begin = glance(entry.signed).payload
    if not isinstance(begin, Begin):
        raise ProtocolError("the ledger does not begin with a roster")
    return after(blank(begin), entry)


def blank(begin: Begin) -> Replica:
    """The replica before entry 0. Raises ProtocolError; UnknownRules is passed on."""
    roster = decode(begin.roster, Roster)
    try:
        match = load(roster.draft.rules.header(begin.figures))
    except (UnknownRules, ValueError) as error:
        raise ProtocolError(str(error)) from error
    return Replica(
        roster=roster,
        game_id=game_id(begin.roster),
        match=match,
        counters=(0,) * len(roster.draft.holders),
    )


def check(replica: Replica, signed: Signed) -> Replica:
    """The replica after a statement, wherever the host will put it.

    Raises ProtocolError (CheatError if it proves a lie) or IllegalMove.
    """
    statement = _read(replica, signed)
    changed = _settled(kinds.enter(replica, statement))
    counters = (0,) * replica.holders if _takes_over(statement) else changed.counters
    return changed.but(counters=_raised(counters, statement))


def after(replica: Replica, entry: Entry) -> Replica:
    """The replica after the next entry. Raises ProtocolError, CheatError or IllegalMove."""
    changed = check(replica, entry.signed)
    ordered = read_order(entry, changed.identity_of(changed.host))
    expected = place(replica, entry.signed, changed)
    if ordered != expected:
        raise _misplaced(ordered, expected, changed)
    return entered(replica, changed, entry.hash)


def place(before: Replica, signed: Signed, changed: Replica) -> Order:
    """What the host has to sign for a statement that led from `before` to `changed`."""
    return Order(changed.epoch, before.seq, before.head, signed.hash, digest(changed.match.state))


def entered(before: Replica, changed: Replica, entry_hash: bytes) -> Replica:
    """`changed`, computed from `before`, with the entry's hash at its end.

    A match that goes on, or a table that has just become ready, waits for something
    new: this entry is its trigger.
    """
    hashes = (*before.hashes, entry_hash)
    if changed.match is before.match and not (changed.ready and not before.ready):
        return changed.but(hashes=hashes)
    return changed.but(hashes=hashes, trigger=entry_hash)


def _read(replica: Replica, signed: Signed) -> Statement:
    """The statement, if it is its author's next one on this history."""
    holder = glance(signed).holder
    statement = read(signed, replica.identity_of(holder))
    if statement.version != replica.version:
        raise ProtocolError(
            f"the statement is of protocol {statement.version}, the game of {replica.version}"
        )
    if statement.game != replica.game_id:
        raise ProtocolError("the statement belongs to another game")
    if statement.epoch != replica.epoch and not _takes_over(statement):
        raise ProtocolError(f"the statement is of epoch {statement.epoch}, not {replica.epoch}")
    _check_counter(replica, statement)
    if not replica.has_basis(statement):
        raise OtherHistory(holder)
    return statement


def _settled(replica: Replica) -> Replica:
    """The replica after everything that needs no further entry.

    Before all are set up nothing has been given, and nothing is complete.
    """
    while not replica.void:
        following = (
            draws.complete(replica) or sealed_moves.complete(replica) or decks.complete(replica)
        )
        if following is None:
            break
        replica = following
    return replica


def _takes_over(statement: Statement) -> bool:
    return isinstance(statement.payload, Epoch)


def _check_counter(replica: Replica, statement: Statement) -> None:
    """Counters rise. Since protocol 2 their holder may leave some out."""
    holder, counter = statement.holder, statement.counter
    least = 0 if _takes_over(statement) else replica.counters[holder]
    leaves_out = replica.version >= LEAVES_OUT and not _takes_over(statement)
    if counter < least or (counter > least and not leaves_out):
        raise ProtocolError(f"holder {holder}: statement {counter}, not {least}")


def _raised(counters: tuple[int, ...], statement: Statement) -> tuple[int, ...]:
    holder = statement.holder
    return (*counters[:holder], statement.counter + 1, *counters[holder + 1 :])


def _misplaced(ordered: Order, expected: Order, mine: Replica) -> ProtocolError:
    if ordered.digest != expected.digest:
        return Desync(expected.seq, mine.match.state)
    wrong = [f for f in Order.__struct_fields__ if getattr(ordered, f) != getattr(expected, f)]
    return ProtocolError(f"the host ordered it wrongly ({', '.join(wrong)})")
