# SPDX-License-Identifier: MIT
"""What must be true of every simulated table when its game is over.

Everything that was ever sent counts, not only what was entered: what left a
process can be on a disk that nobody here sees.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import cast

from core.digest import digest
from core.match import fresh, replay
from netcode import wire
from netcode.errors import ProtocolError
from netcode.evidence.audit import audit
from netcode.ledger import ledger
from netcode.ledger.ledger import Ledger
from netcode.replica.setting_up import CODE
from netcode.statements.entry import NOTHING, Entry, Order, Signed, Statement, glance
from netcode.statements.messages import Entries, FromGuest, FromHost, Submit
from netcode.statements.payloads import Commit, Help, Reveal, Setup, Value, binds
from tests.netcode.doorway import CodedDoor
from tests.netcode.process import Process
from tests.netcode.simulator import Simulation


def check(simulation: Simulation) -> Ledger:
    """The one ledger of a finished simulation, or AssertionError saying what does not hold."""
    one = of_any_table(simulation)
    _nothing_taken_back(simulation, one)
    _what_binds_stands_on_what_stays(simulation, one)
    _reveals_follow_commitments(simulation, one)
    return one


def of_any_table(simulation: Simulation) -> Ledger:
    """The same, of a table whose host may have changed: what it had may be void.

    What somebody signed whose files were set back is not held against it.
    """
    one = _one_ledger(simulation)
    _replays(one)
    _sound(simulation)
    _unique_places(simulation)
    _one_statement_per_counter(simulation)
    _one_value_per_draw(simulation)
    _one_commitment_per_decision(simulation)
    _who_is_there_knew_the_code(simulation, one)
    return one


def sent(process: Process) -> Iterator[wire.Message]:
    """The messages that a process sent, decoded."""
    for data in process.sent:
        yield decoded(data)


def entries_sent(simulation: Simulation) -> Iterator[Entry]:
    """Every entry that left a process."""
    for process in simulation.processes:
        for message in sent(process):
            if isinstance(message, Entries):
                yield from message.entries


def statements_sent(simulation: Simulation) -> Iterator[tuple[Signed, Statement]]:
    """Every statement that left a process, but of who may have forgotten what it signed."""
    seen = set()
    for process in simulation.processes:
        for message in sent(process):
            found: tuple[Signed, ...] = ()
            if isinstance(message, Submit):
                found = (message.signed,)
            elif isinstance(message, Entries):
                found = tuple(entry.signed for entry in message.entries)
            for signed in found:
                if signed.hash not in seen:
                    seen.add(signed.hash)
                    statement = glance(signed)
                    if statement.holder not in simulation.rolled:
                        yield signed, statement


def _one_ledger(simulation: Simulation) -> Ledger:
    """All files reload and are equal, and are what the tables hold in memory."""
    files = {process.disk.ledger for process in simulation.processes}
    assert len(files) == 1, f"{len(files)} different ledger files"
    data = files.pop()
    one, whole = ledger.load(data)
    assert one is not None
    assert whole == len(data)
    for process in simulation.processes:
        assert process.table is not None
        replica = process.table.replica
        assert replica is not None
        assert replica.head == one.replica.head, process.name
        assert digest(replica.match.state) == digest(one.replica.match.state), process.name
    return one


def _replays(one: Ledger) -> None:
    """The result is what the core makes of the events, from the header alone."""
    match = one.replica.match
    again = replay(fresh(match.game, match.header), match.events)
    assert digest(again.state) == digest(match.state)
    assert again.awaiting == match.awaiting


def _sound(simulation: Simulation) -> None:
    """Nobody finds a fault, all decks are disclosed and nobody was convicted."""
    for data in {process.disk.ledger for process in simulation.processes}:
        found = audit(data)
        assert found.faults == ()
        assert found.over
        assert found.decks_kept_secret == ()


def _unique_places(simulation: Simulation) -> None:
    """One entry per (epoch, seq), one entered statement per (epoch, holder, counter)."""
    places: dict[tuple[int, int], bytes] = {}
    counters: dict[tuple[int, int, int], bytes] = {}
    for entry in entries_sent(simulation):
        order = wire.decode(entry.order, Order)
        if simulation.rolled:
            break
        assert places.setdefault((order.epoch, order.seq), entry.hash) == entry.hash, order
        statement = glance(entry.signed)
        key = (statement.epoch, statement.holder, statement.counter)
        assert counters.setdefault(key, entry.signed.hash) == entry.signed.hash, key


def _nothing_taken_back(simulation: Simulation, one: Ledger) -> None:
    """What left its host stays, but for a turn that was on no player's disk when the power failed.

    Otherwise a crash would be a second chance. Watchers have no say: what one of them alone
    has is void.
    """
    final = {entry.hash for entry in one.entries}
    for entry in entries_sent(simulation):
        statement = glance(entry.signed)
        if binds(statement.payload):
            assert entry.hash in final, f"an entry was taken back: {statement}"
    for process in simulation.processes:
        for synced in () if process.watches else process.disk.certain:
            assert simulation.host.disk.ledger.startswith(synced), (
                f"{process.name} lost what was safe"
            )


def _what_binds_stands_on_what_stays(simulation: Simulation, one: Ledger) -> None:
    """Whoever has said what cannot be taken back will never have said it too early."""
    final = {NOTHING, *(entry.hash for entry in one.entries)}
    for _, statement in statements_sent(simulation):
        if binds(statement.payload):
            assert statement.basis in final, f"its basis was taken back: {statement}"


def _one_statement_per_counter(simulation: Simulation) -> None:
    """A holder signs no two things for one place, not even if only one of them is entered.

    A part of a draw may give way: the others can have made it needless meanwhile,
    and nobody chooses what it says.
    """
    chosen: dict[tuple[int, int, int], list[Statement]] = {}
    for _, statement in statements_sent(simulation):
        key = (statement.epoch, statement.holder, statement.counter)
        if not isinstance(statement.payload, Value | Help):
            chosen.setdefault(key, []).append(statement)
    twice = [key for key, statements in chosen.items() if len(statements) > 1]
    assert not twice, f"two statements: {twice}"


def _one_value_per_draw(simulation: Simulation) -> None:
    values: dict[tuple[int, int, int], bytes] = {}
    for _, statement in statements_sent(simulation):
        if isinstance(statement.payload, Value):
            key = (statement.epoch, statement.holder, statement.payload.draw)
            point = statement.payload.point
            assert values.setdefault(key, point) == point, f"two values for {key}"


def _one_commitment_per_decision(simulation: Simulation) -> None:
    commitments: dict[tuple[bytes, int], bytes] = {}
    for _, statement in statements_sent(simulation):
        if isinstance(statement.payload, Commit):
            key = (statement.decision, statement.payload.seat)
            committed = statement.payload.commitment
            assert commitments.setdefault(key, committed) == committed, f"two choices at {key}"


def _reveals_follow_commitments(simulation: Simulation, one: Ledger) -> None:
    """No secret move left its holder on a history in which a commitment was missing."""
    committed: dict[bytes, int] = {}
    for seq, entry in enumerate(one.entries):
        statement = glance(entry.signed)
        if isinstance(statement.payload, Commit):
            committed[statement.decision] = seq
    for _, statement in statements_sent(simulation):
        if isinstance(statement.payload, Reveal):
            assert statement.basis_seq > committed[statement.decision]


@lru_cache(1 << 14)
def decoded(data: bytes) -> wire.Message:
    """A message of a host or a guest."""
    try:
        return cast(wire.Message, wire.decode(data, FromHost))
    except ProtocolError:
        return cast(wire.Message, wire.decode(data, FromGuest))


def _who_is_there_knew_the_code(simulation: Simulation, one: Ledger) -> None:
    """Whoever sits or watches has typed the code of a table that has one.

    Between two it stands for the words, in the ledger too.
    """
    door = simulation.door
    if not isinstance(door, CodedDoor):
        return
    there = {process.identity.public for process in simulation.guests}
    assert there <= door.proven - door.unproven, "somebody came in without the code"
    setups = [glance(entry.signed).payload for entry in one.entries]
    words = {setup.words for setup in setups if isinstance(setup, Setup)}
    if door.holders == 2:
        assert words == {CODE}, f"two who both knew the code began with {words}"
