# SPDX-License-Identifier: MIT
"""Intent: what must hold for draws among three and more, and that each test sees its mutant."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from typing import Any

import pytest

from core.terms import Chance, Drawn
from netcode.crypto import beacon, group, proof, sharing
from netcode.errors import CheatError
from netcode.holder import duties, setups
from netcode.holder.author import state
from netcode.holder.holder import Holder
from netcode.replica import draws, transition
from netcode.replica.replica import Replica
from netcode.statements.payloads import Help, Value
from tests.core.toys.lots import Lots
from tests.netcode.desk import Desk
from tests.netcode.process import Process
from tests.netcode.simulator import Simulation

pytestmark = pytest.mark.usefixtures("toys")


def waiting_table(guests: int) -> tuple[Replica, list[Holder]]:
    """A replica that waits for a draw, after some turns, and all holders with their secrets."""
    desk = Desk(Lots(), guests=guests)
    desk.seat_all()
    desk.play()
    ledger = desk.host.kept()
    assert ledger is not None
    replica, found = ledger.before_first, None
    for entry in ledger.entries:
        waits = replica.ready and isinstance(replica.match.awaiting, Chance)
        if waits and not replica.values and replica.draws > 1:
            found = replica
            break
        replica = transition.after(replica, entry)
    assert found is not None
    holders = []
    for player in [desk.host, *desk.guests]:
        assert player.table is not None
        assert player.table.holder is not None
        holders.append(player.table.holder)
    return found, holders


def drawn(waiting: Replica, holders: Sequence[Holder], absent: Sequence[int] = ()) -> Drawn:
    """What the present holders draw, giving their parts in the order they stand in."""
    replica = waiting
    for turn in range(64):
        for holder in holders:
            holder.missing = frozenset(absent)
            payload = None if holder.number in absent else duties.due(replica, holder)
            if isinstance(payload, Value | Help):
                changed = transition.check(replica, state(holder, replica, payload))
                replica = transition.entered(replica, changed, bytes([turn, holder.number]) * 16)
            if replica.draws > waiting.draws:
                event = replica.match.events[len(waiting.match.events)]
                assert isinstance(event, Drawn)
                return event
    raise AssertionError("the draw does not come about")


# 1. Knowledge


def secrets_of(process: Process, holders: int) -> Iterator[tuple[str, bytes]]:
    """What nobody else may ever read of a holder: seed, scalar, and everybody's shares of it."""
    assert process.table is not None
    me, replica = process.table.holder, process.table.replica
    assert me is not None
    assert replica is not None
    scalar = me.keys.beacon(replica.game_id)
    yield "master", me.master
    yield "scalar", scalar
    for receiver in range(holders):
        yield f"share for {receiver}", sharing.share(scalar, holders, receiver)


def leaks(simulation: Simulation) -> list[str]:
    """The secrets of each process in what another one has received."""
    found = []
    processes = simulation.processes
    for owner in processes:
        for name, secret in secrets_of(owner, len(processes)):
            for other in processes:
                if other is not owner and any(secret in data for data in other.received):
                    found.append(f"{name} of {owner.name} at {other.name}")
    return found


def played(seed: int) -> Simulation:
    """A game of three with guests that are cut and killed."""
    simulation = Simulation(Lots(), (), seed, faults=12, guests=2, loss_of_host=False)
    simulation.run()
    return simulation


@pytest.mark.parametrize("seed", [11, 12])
def test_no_share_or_scalar_is_in_any_byte_that_was_received(seed: int) -> None:
    """Section 9, 1: boxes, proofs and commitments show nothing, whoever drops."""
    assert leaks(played(seed)) == []


def test_shares_sent_in_the_open_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its mutant: a set-up whose boxes are no boxes."""
    monkeypatch.setattr(setups, "box", _open_box)
    monkeypatch.setattr(setups, "share_of", _read_openly)
    assert any("share for" in leak for leak in leaks(played(11)))


def _open_box(seed: bytes, receiver: bytes, payload: bytes, *purpose: object) -> bytes:
    return bytes(48) + payload


def _read_openly(replica: Replica, me: Holder, dealer: int) -> bytes:
    return replica.setups[dealer].shares[me.number][48:]


# 2 and 4. The order of what is concurrent


def test_the_order_of_the_parts_changes_no_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    """Section 9, 2 and 4: whoever comes first, last, or in between: one trigger, one draw."""
    waiting, holders = waiting_table(2)
    entropies = {_entropy(monkeypatch, waiting, order) for order in permutations(holders)}
    assert len(entropies) == 1


def test_a_draw_from_the_newest_entry_would_be_steered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its mutant: bound to the newest entry, the host could try orders until it likes one."""
    waiting, holders = waiting_table(2)
    monkeypatch.setattr(draws, "occasion", lambda replica: replica.head)
    entropies = {_entropy(monkeypatch, waiting, order) for order in permutations(holders)}
    assert len(entropies) > 1


def _entropy(
    monkeypatch: pytest.MonkeyPatch,
    waiting: Replica,
    order: Sequence[Holder],
    absent: Sequence[int] = (),
) -> bytes:
    """The joint entropy of a draw: outcomes of a small pool can be equal by chance."""
    seen: list[bytes] = []
    honest = beacon.entropy

    def kept(*arguments: Any) -> bytes:
        seen.append(honest(*arguments))
        return seen[-1]

    with monkeypatch.context() as patched:
        patched.setattr(beacon, "entropy", kept)
        drawn(waiting, order, absent)
    return seen[0]


# 5. Absent holders


@pytest.mark.parametrize("guests", [2, 3])
def test_every_subset_of_absent_holders_draws_the_same(
    guests: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Section 9, 5: up to n - t of them may be away."""
    waiting, holders = waiting_table(guests)
    whole = _entropy(monkeypatch, waiting, holders)
    spare = len(holders) - sharing.threshold(len(holders))
    for size in range(1, spare + 1):
        for absent in combinations(range(len(holders)), size):
            assert _entropy(monkeypatch, waiting, holders, absent) == whole, absent


def test_too_few_parts_would_be_another_value(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its mutant: a table that combines one part too few."""
    waiting, holders = waiting_table(2)
    whole = _entropy(monkeypatch, waiting, holders)
    assert _entropy(monkeypatch, waiting, holders, (2,)) == whole
    enough = sharing.combined
    monkeypatch.setattr(sharing, "combined", lambda parts: enough(parts[:-1]))
    assert _entropy(monkeypatch, waiting, holders, (2,)) != whole


# 6. Proofs


def test_a_value_of_another_scalar_needs_a_proof(monkeypatch: pytest.MonkeyPatch) -> None:
    """Section 9, 6: refused, naming its sender; its mutant, a table without proofs, takes it."""
    waiting, holders = waiting_table(2)
    wrong = group.mul(group.hash_to_scalar("another"), group.BASE)
    forged = state(holders[1], waiting, Value(waiting.draws, wrong, bytes(31) + b"\1" + bytes(32)))
    with pytest.raises(CheatError) as caught:
        transition.check(waiting, forged)
    assert caught.value.holder == 1
    monkeypatch.setattr(proof, "check", lambda *arguments: None)
    assert transition.check(waiting, forged).values[1] == wrong
