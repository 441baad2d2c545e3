# SPDX-License-Identifier: MIT
"""Intent: the others draw on while a holder is away, and just what it would have drawn."""

from __future__ import annotations

import pytest
from msgspec import structs

from core.terms import Chance
from netcode.crypto import beacon, sharing
from netcode.errors import CheatError, ProtocolError
from netcode.evidence.audit import audit
from netcode.holder import setups, values
from netcode.holder.holder import Holder
from netcode.ledger.ledger import Ledger
from netcode.replica import draws, transition
from netcode.replica.replica import Replica
from netcode.statements.entry import glance
from netcode.statements.payloads import Complaint, Help, Setup, Value
from tests.core.toys.lots import Lots
from tests.netcode import invariants
from tests.netcode.desk import Desk, Player
from tests.netcode.simulator import Simulation, ledgers

pytestmark = pytest.mark.usefixtures("toys")


def helped(ledger: Ledger) -> dict[tuple[int, int], set[int]]:
    """Who helped, by (draw, absent holder)."""
    found: dict[tuple[int, int], set[int]] = {}
    for entry in ledger.entries:
        statement = glance(entry.signed)
        if isinstance(statement.payload, Help):
            key = (statement.payload.draw, statement.payload.absent)
            found.setdefault(key, set()).add(statement.holder)
    return found


def awaiting_draw(guests: int = 2) -> Desk:
    """A table of three or more that waits for a draw, its last guest gone before."""
    desk = Desk(Lots(), guests=guests)
    desk.seat_all()
    desk.leave(desk.guests[-1])
    while not any(isinstance(p, Help) for p in payloads(desk.host.kept())):
        assert desk.act(), "no draw was awaited while the guest was away"
    return desk


def payloads(ledger: Ledger | None) -> list[object]:
    """The payloads of a ledger."""
    return [glance(entry.signed).payload for entry in ledger.entries] if ledger else []


def test_a_helped_draw_is_the_draw_of_the_absent_one() -> None:
    """Section 9, 5: the combined value is, byte for byte, what the absent holder would send."""
    desk = awaiting_draw()
    absent = desk.guests[-1]
    assert absent.table is not None
    me = absent.table.holder
    assert me is not None
    one = desk.host.kept()
    assert one is not None
    replica = one.before_first
    compared = 0
    for entry in one.entries:
        after = transition.after(replica, entry)
        payload = glance(entry.signed).payload
        if isinstance(payload, Help) and payload.absent == me.number:
            parts = {**replica.helps.get(me.number, {})}
            parts[glance(entry.signed).holder] = sharing.Partial(
                glance(entry.signed).holder, payload.point, payload.proof
            )
            if len(parts) >= sharing.threshold(replica.holders):
                scalar = me.keys.beacon(replica.game_id)
                own, _ = beacon.value(
                    scalar, replica.game_id, me.number, replica.draws, draws.occasion(replica)
                )
                assert sharing.combined(tuple(parts.values())) == own
                compared += 1
        replica = after
    assert compared > 0


def test_the_absent_one_comes_back_and_answers_the_next_draw() -> None:
    """Helping opened one draw; from then on the holder gives its values itself."""
    desk = awaiting_draw()
    absent = desk.guests[-1]
    desk.join(absent)
    before = len(payloads(desk.host.kept()))
    desk.play()
    mine = [
        glance(entry.signed)
        for entry in desk.ledger.entries[before:]
        if isinstance(glance(entry.signed).payload, Value)
    ]
    assert absent.table is not None
    assert absent.table.holder is not None
    assert absent.table.holder.number in {statement.holder for statement in mine}
    assert audit(desk.host.file).faults == ()
    assert absent.file == desk.host.file


def test_two_holders_share_nothing_and_wait() -> None:
    """With two, the value of the other would be in one's own hands."""
    desk = Desk(Lots(), guests=1)
    desk.seat_all()
    setups = [p for p in payloads(desk.host.kept()) if isinstance(p, Setup)]
    assert all(setup.commitments == () == setup.shares for setup in setups)
    desk.leave(desk.guest)
    desk.play()
    assert not desk.host.replica.over
    assert not any(isinstance(p, Help) for p in payloads(desk.host.kept()))


@pytest.mark.parametrize("seed", range(6))
def test_tables_of_three_and_four_help_each_other(seed: int) -> None:
    """With guests that are cut and killed the game goes on, and the ledgers audit."""
    simulation = Simulation(Lots(), (), seed, faults=12, guests=2 + seed % 2, loss_of_host=False)
    simulation.run()
    invariants.check(simulation)


def test_some_of_those_draws_were_helped() -> None:
    """Otherwise the test above would show nothing."""
    total = 0
    for seed in range(6):
        simulation = Simulation(
            Lots(), (), seed, faults=12, guests=2 + seed % 2, loss_of_host=False
        )
        simulation.run()
        total += len(helped(next(ledgers(simulation))))
    assert total > 0


def open_draw() -> tuple[Replica, Player]:
    """A replica that waits for values of a table of three, and a guest with its secrets."""
    desk = Desk(Lots(), guests=2)
    desk.seat_all()
    desk.play()
    one = desk.host.kept()
    assert one is not None
    replica = one.before_first
    for entry in one.entries:
        if replica.ready and isinstance(replica.match.awaiting, Chance) and not replica.values:
            return replica, desk.guests[0]
        replica = transition.after(replica, entry)
    raise AssertionError("no draw was awaited")


def test_help_is_checked_like_a_value() -> None:
    """Another draw, another holder's share, oneself, twice: refused, naming the helper."""
    replica, player = open_draw()
    assert player.table is not None
    me = player.table.holder
    assert me is not None
    me.missing = frozenset({0})
    mine = values.due(replica, me)
    assert isinstance(mine, Value)
    with_mine = draws.enter_value(replica, me.number, mine)
    given = values.due(with_mine, me)
    assert isinstance(given, Help)
    after = draws.enter_help(with_mine, me.number, given)
    assert values.due(after, me) is None
    with pytest.raises(ProtocolError):
        draws.enter_help(after, me.number, given)
    for change in ({"draw": 7}, {"absent": me.number}, {"absent": 9}):
        with pytest.raises(ProtocolError):
            draws.enter_help(with_mine, me.number, structs.replace(given, **change))
    other = 3 - me.number
    with pytest.raises(CheatError) as caught:
        draws.enter_help(with_mine, other, given)
    assert caught.value.holder == other


def test_a_false_share_stops_the_table_and_names_both() -> None:
    """Section 4, set-up: dealer and receiver are named, and the game does not go on."""
    desk = Desk(Lots(), guests=2)

    def false_share(replica: Replica, me: Holder, scalar: bytes) -> tuple[bytes, ...]:
        right = honest(replica, me, scalar)
        if me.number != 1:
            return right
        return (bytes(len(right[0])), *right[1:])

    honest = setups._boxed_shares
    setups._boxed_shares = false_share
    try:
        desk.seat_all()
    finally:
        setups._boxed_shares = honest
    replica = desk.host.replica
    assert replica.complaint == (1, 0)
    assert replica.over
    assert any(isinstance(p, Complaint) for p in payloads(desk.host.kept()))
    assert [(fault.seats, "share" in fault.reason) for fault in audit(desk.host.file).faults] == [
        ((0, 1), True)
    ]
