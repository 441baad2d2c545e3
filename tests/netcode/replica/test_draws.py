# SPDX-License-Identifier: MIT
"""Intent: a public draw exists once, whoever crashes, and every holder has a part in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from core.chance import pick
from core.terms import Chance, Drawn
from netcode import wire
from netcode.crypto import beacon
from netcode.errors import CheatError, ProtocolError
from netcode.evidence.audit import audit
from netcode.holder import values
from netcode.replica import draws, transition
from netcode.replica.replica import Replica
from netcode.statements.entry import Signed, glance
from netcode.statements.payloads import Value
from tests.core.toys.bones import Bones
from tests.core.toys.lots import Lots
from tests.netcode import invariants
from tests.netcode.desk import Desk, Tap
from tests.netcode.simulator import Simulation

pytestmark = pytest.mark.usefixtures("toys")


def drawing(replica: Replica) -> bool:
    """Whether a draw is awaited."""
    return replica.ready and isinstance(replica.match.awaiting, Chance)


def first_draw(desk: Desk, after: int) -> Drawn | None:
    """The first draw among the events from a number on."""
    events = desk.host.replica.match.events[after:]
    return next((event for event in events if isinstance(event, Drawn)), None)


def test_a_seatless_host_and_three_players_all_have_a_part() -> None:
    """Section 4: every draw has a value of each of the four holders."""
    desk = Desk(Lots(), by_hand=0, guests=3)
    desk.seat_all()
    desk.play()
    one = desk.host.kept()
    assert one is not None
    values: dict[int, set[int]] = {}
    for entry in one.entries:
        statement = glance(entry.signed)
        if isinstance(statement.payload, Value):
            values.setdefault(statement.payload.draw, set()).add(statement.holder)
    assert len(values) == one.replica.draws > 3
    assert all(holders == {0, 1, 2, 3} for holders in values.values())
    assert audit(desk.host.file).faults == ()


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_three_and_four_holders_survive_faults(seed: int) -> None:
    """The same invariants as for two, with guests that are cut and killed."""
    simulation = Simulation(
        Lots(), (), seed, faults=8, guests=3, by_hand=0, watchers=1, loss_of_host=False
    )
    simulation.run()
    invariants.check(simulation)


@pytest.mark.parametrize("seed", [1, 2])
def test_three_holders_survive_the_loss_of_the_host(seed: int) -> None:
    """The host comes back from its own file with the votes of the others."""
    simulation = Simulation(Lots(), (), seed, faults=8, guests=2, watchers=1)
    simulation.run()
    invariants.check(simulation)


def test_a_killed_host_changes_no_draw(complete: bool) -> None:
    """Section 9, 2: at each entry index kill the host; what was awaited is drawn just the same."""
    desk = Desk(Lots(), guests=1, seed=3)
    desk.seat_all()
    desk.play()
    whole = desk.host.kept()
    assert whole is not None
    moments = [seq for seq, replica in enumerate(_replicas(desk), 1) if drawing(replica)]
    assert len(moments) > 8
    for count in moments if complete else moments[::5]:
        killed = Desk(Lots(), guests=1, seed=3)
        killed.tap = _silent_from(killed, count)
        killed.seat_all()
        killed.play(_reached(count))
        events = len(killed.host.replica.match.events)
        trigger = killed.host.replica.trigger
        assert drawing(killed.host.replica), count
        killed.crash(killed.host)
        killed.tap = lambda sender, message: (message,)
        killed.open()
        killed.join(killed.guest)
        assert first_draw(killed, events) == _drawn_at(desk, trigger), count


def _silent_from(desk: Desk, count: int) -> Tap:
    def tap(sender: str, message: wire.Message) -> Sequence[wire.Message]:
        table = desk.host.table
        started = table is not None and table.replica is not None
        return () if started and desk.host.replica.seq >= count else (message,)

    return tap


def _replicas(desk: Desk) -> list[Replica]:
    one = desk.host.kept()
    assert one is not None
    found, replica = [], one.before_first
    for entry in one.entries:
        replica = transition.after(replica, entry)
        found.append(replica)
    return found


def _drawn_at(desk: Desk, trigger: bytes) -> Drawn | None:
    before: Replica | None = None
    for replica in _replicas(desk):
        if before is not None and before.trigger == trigger and replica.draws > before.draws:
            event = replica.match.events[-1]
            assert isinstance(event, Drawn)
            return event
        before = replica
    return None


@pytest.fixture
def awaiting() -> Desk:
    """A table whose guest's value for a draw is on its way for ever."""
    desk = Desk(Bones(), guests=1)
    desk.tap = lambda sender, message: () if sender == "guest0" and _gives(message) else (message,)
    desk.seat_all()
    desk.play(drawing)
    return desk


def _reached(seq: int) -> Callable[[Replica], bool]:
    return lambda replica: replica.seq >= seq


def _gives(message: wire.Message) -> bool:
    signed = getattr(message, "signed", None)
    return isinstance(signed, Signed) and isinstance(glance(signed).payload, Value)


def honest_value(desk: Desk) -> Value:
    """The value that the guest owes."""
    holder = desk.joined.holder
    assert holder is not None
    owed = values.due(desk.guest.replica, holder)
    assert isinstance(owed, Value)
    return owed


def test_a_value_is_entered_once(awaiting: Desk) -> None:
    """The same value again, and one for another draw, are refused."""
    replica, value = awaiting.host.replica, honest_value(awaiting)
    after = draws.enter_value(replica, 1, value)
    with pytest.raises(ProtocolError, match="gave its value already"):
        draws.enter_value(after, 1, value)
    with pytest.raises(ProtocolError, match=f"at draw {replica.draws}"):
        draws.enter_value(replica, 1, Value(value.draw + 1, value.point, value.proof))


def test_no_other_value_proves_itself(awaiting: Desk) -> None:
    """Promise 2: another trigger, draw or holder gives a value that is refused, with the name."""
    replica, holder = awaiting.host.replica, awaiting.joined.holder
    assert holder is not None
    b, game = holder.keys.beacon(replica.game_id), replica.game_id
    for number, k, trigger in (
        (1, replica.draws, bytes(32)),
        (1, replica.draws + 1, draws.occasion(replica)),
        (0, replica.draws, draws.occasion(replica)),
    ):
        point, proof = beacon.value(b, game, number, k, trigger)
        with pytest.raises(CheatError) as caught:
            draws.enter_value(replica, 1, Value(replica.draws, point, proof))
        assert caught.value.holder == 1


def test_a_value_while_nothing_is_drawn_is_refused() -> None:
    """Only the core's awaiting brings a draw about."""
    desk = Desk(Bones(), guests=1)
    desk.seat_all()
    desk.play(lambda replica: replica.ready and not drawing(replica))
    with pytest.raises(ProtocolError, match="no draw is awaited"):
        draws.enter_value(desk.host.replica, 1, Value(0, bytes(32), bytes(64)))


def test_one_value_alone_draws_nothing(awaiting: Desk) -> None:
    """The host cannot draw without its guest, and the guest's value is what it would have been."""
    before = awaiting.host.replica
    assert draws.complete(before) is None
    owed = honest_value(awaiting)
    awaiting.crash(awaiting.guest)
    awaiting.tap = lambda sender, message: (message,)
    awaiting.join(awaiting.guest)
    entropy = beacon.entropy(
        before.game_id, before.draws, draws.occasion(before), (before.values[0], owed.point)
    )
    awaited = before.match.awaiting
    assert isinstance(awaited, Chance)
    assert first_draw(awaiting, len(before.match.events)) == Drawn(pick(awaited, entropy))
