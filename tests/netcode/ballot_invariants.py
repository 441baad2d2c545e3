# SPDX-License-Identifier: MIT
"""What must be true of every simulated table whose host changes, when its game is over."""

from __future__ import annotations

from collections.abc import Iterator

from netcode.evidence import evidence
from netcode.ledger import ledger
from netcode.ledger.ledger import Ledger
from netcode.statements.entry import glance
from netcode.statements.messages import Ballot, Have, Outvoted, Vote
from netcode.statements.payloads import Epoch
from netcode.table.host_table import HostTable
from tests.netcode import invariants
from tests.netcode.roaming import Roaming


def check(simulation: Roaming) -> Ledger:
    """The one ledger of a finished simulation, or AssertionError saying what does not hold."""
    one = invariants.of_any_table(simulation)
    _one_vote_per_number(simulation)
    _votes_rise(simulation)
    _numbers_are_their_hosts(simulation, one)
    _nobody_is_muted(simulation)
    _nobody_honest_is_convicted(simulation, one)
    if not simulation.rolled:
        _nobody_is_called_a_liar(simulation)
        _what_a_majority_had_stays(simulation, one)
    return one


def votes_sent(simulation: Roaming) -> Iterator[tuple[int, int, bytes]]:
    """Every vote that left a process: its holder, its number, its signature."""
    for process in simulation.players:
        number = simulation.holder(process)
        for message in invariants.sent(process):
            match message:
                case Vote(epoch, signature):
                    yield number, epoch, signature
                case Outvoted(ballot):
                    yield _of(ballot)
                case Have(_, _, _, Ballot() as ballot):
                    yield _of(ballot)
    for entry in invariants.entries_sent(simulation):
        statement = glance(entry.signed)
        if isinstance(statement.payload, Epoch):
            for voter, signature in statement.payload.votes:
                yield voter, statement.epoch, signature


def _of(ballot: Ballot) -> tuple[int, int, bytes]:
    return ballot.voter, ballot.call.epoch, ballot.signature


def _one_vote_per_number(simulation: Roaming) -> None:
    """Nobody votes for two calls of one number: signatures of one call are the same bytes."""
    cast: dict[tuple[int, int], bytes] = {}
    for voter, number, signature in votes_sent(simulation):
        if voter not in simulation.rolled:
            assert cast.setdefault((voter, number), signature) == signature, (
                f"holder {voter} voted twice for epoch {number}"
            )


def _votes_rise(simulation: Roaming) -> None:
    """Whoever voted for a number votes for no other call at or below it."""
    for process in simulation.players:
        if (holder := simulation.holder(process)) in simulation.rolled:
            continue
        last = (0, b"")
        for message in invariants.sent(process):
            if isinstance(message, Vote):
                vote = (message.epoch, message.signature)
                assert vote == last or vote[0] > last[0], (
                    f"holder {holder} voted for epoch {vote[0]} after {last[0]}"
                )
                last = vote


def _numbers_are_their_hosts(simulation: Roaming, one: Ledger) -> None:
    """No two holders could have called an epoch that was entered, and numbers only rise."""
    last = 0
    for entry in one.entries:
        statement = glance(entry.signed)
        if isinstance(statement.payload, Epoch):
            assert statement.epoch > last
            assert statement.epoch % len(simulation.players) == statement.payload.host
            last = statement.epoch


def _nobody_is_muted(simulation: Roaming) -> None:
    """Whoever voted for a later epoch than the last one would have to wait for ever."""
    for process in simulation.players:
        table = process.table
        assert table is not None
        assert table.replica is not None
        assert not (isinstance(table, HostTable) and table.calling), process.name


def _nobody_honest_is_convicted(simulation: Roaming, one: Ledger) -> None:
    """Whatever gave way, held against what holds, blames at most whose files were set back."""
    for proof in simulation.proofs:
        assert proof.restored, f"holder {proof.holder} is proven a liar"
        assert proof.holder in simulation.rolled
    for process in simulation.processes:
        assert process.table is not None
        assert process.table.two_histories is None
    for data in simulation.put_aside:
        other, _ = ledger.load(data)
        assert other is not None
        found = evidence.compare(other, one)
        assert not isinstance(found, bytes)
        blamed = set(found.doubtful) if found else set()
        assert blamed <= simulation.rolled, (
            f"{blamed} are blamed, {simulation.rolled} were set back"
        )


def _nobody_is_called_a_liar(simulation: Roaming) -> None:
    """Where no file was set back nobody is turned away, and nobody stops believing a host."""
    assert not simulation.told, simulation.told
    assert not simulation.proofs


def _what_a_majority_had_stays(simulation: Roaming, one: Ledger) -> None:
    """The adopted head goes on from what a majority had that was free to sign in its epoch."""
    lost = simulation.settled - {entry.hash for entry in one.entries}
    assert not lost, f"{len(lost)} entries that a majority had are void"
