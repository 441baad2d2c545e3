# SPDX-License-Identifier: MIT
"""Intent: a modified host at a table of three gains nothing, and what it did can be shown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from msgspec import structs

from core.digest import digest
from core.terms import Chance, Turn
from netcode import wire
from netcode.crypto import beacon
from netcode.errors import CheatError, ProtocolError
from netcode.evidence import evidence
from netcode.evidence.audit import audit
from netcode.holder import duties
from netcode.holder.author import state
from netcode.holder.holder import Holder
from netcode.ledger.journal import Pending
from netcode.ledger.ledger import MAGIC, Ledger, record
from netcode.replica import draws, transition
from netcode.replica.replica import Replica
from netcode.statements.entry import Entry, Order, Signed, glance, order
from netcode.statements.messages import Entries, Room, Submit
from netcode.statements.payloads import Help, Moves, Value
from tests.core.toys.lots import Lots
from tests.netcode.desk import Desk, Player

pytestmark = pytest.mark.usefixtures("toys")


def table_of_three() -> Desk:
    """A host and two guests, set up."""
    desk = Desk(Lots(), guests=2)
    desk.seat_all()
    return desk


def kept(player: Player) -> Ledger:
    """A player's ledger as its disk has it."""
    found = player.kept()
    assert found is not None
    return found


def secrets(player: Player) -> Holder:
    """A player's secrets in the game."""
    assert player.table is not None
    assert player.table.holder is not None
    return player.table.holder


def own_value(me: Holder, waiting: Replica) -> bytes:
    """What a holder's value for the draw that a replica waits for has to be."""
    scalar = me.keys.beacon(waiting.game_id)
    return beacon.value(scalar, waiting.game_id, me.number, waiting.draws, draws.occasion(waiting))[
        0
    ]


def waits(ledger: Ledger) -> Iterator[tuple[int, Replica]]:
    """Every draw of a ledger: its first entry's number, and the replica that waits for it."""
    replica, seen = ledger.before_first, -1
    for seq, entry in enumerate(ledger.entries):
        if replica.ready and isinstance(replica.match.awaiting, Chance) and replica.draws > seen:
            seen = replica.draws
            yield seq, replica
        replica = transition.after(replica, entry)


def prefix(ledger: Ledger, count: int) -> Ledger:
    """The ledger as it was with so many entries."""
    found = Ledger(ledger.entries[0])
    for entry in ledger.entries[1:count]:
        found.append(entry)
    return found


def signed_by_host(desk: Desk, before: Replica, signed: Signed) -> Entry:
    """A statement that no honest host orders, in the next place, with the host's signature."""
    place = Order(before.epoch, before.seq, before.head, signed.hash, digest(before.match.state))
    return order(desk.host.identity, signed, place)


def ordered(desk: Desk, replica: Replica, signed: Signed) -> Entry:
    """The entry that the host makes of a statement, after this replica."""
    return order(
        desk.host.identity,
        signed,
        transition.place(replica, signed, transition.check(replica, signed)),
    )


def test_a_value_revealed_late_is_the_one_revealed_early() -> None:
    """(a) A host that has seen all other values can still send only its one, or be named."""
    desk = table_of_three()
    desk.play()
    me = secrets(desk.host)
    _, waiting = list(waits(kept(desk.host)))[-1]
    others = waiting
    for guest in desk.guests:
        holder = secrets(guest)
        scalar = holder.keys.beacon(waiting.game_id)
        point, proof = beacon.value(
            scalar, waiting.game_id, holder.number, waiting.draws, draws.occasion(waiting)
        )
        others = others.but(values={**others.values, holder.number: point})
    stolen, proof = beacon.value(
        secrets(desk.guest).keys.beacon(waiting.game_id),
        waiting.game_id,
        me.number,
        waiting.draws,
        draws.occasion(waiting),
    )
    with pytest.raises(CheatError) as caught:
        transition.check(others, state(me, others, Value(waiting.draws, stolen, proof)))
    assert caught.value.holder == me.number
    false = signed_by_host(desk, waiting, state(me, waiting, Value(waiting.draws, stolen, proof)))
    unlawful = evidence.condemn(prefix(kept(desk.host), waiting.seq), evidence.refused(false))
    assert (unlawful.holder, unlawful.seq) == (0, waiting.seq)
    assert "chance" in unlawful.reason
    late = duties.due(others, me)
    assert isinstance(late, Value)
    assert late.point == own_value(me, waiting)
    assert transition.check(others, state(me, others, late)).draws == waiting.draws + 1


def test_a_claimed_drop_changes_no_draw_and_leaves_a_proof() -> None:
    """(b) The host calls a guest absent and swallows its values: the others draw the same.

    The victim's journal holds the statement that it sent in time, signed.
    """
    desk = table_of_three()
    victim = desk.guests[1]
    number = secrets(victim).number
    swallowed: list[Value] = []

    def lie(sender: str, message: wire.Message) -> Sequence[wire.Message]:
        if sender == "host" and isinstance(message, Room):
            gone = victim.identity.public
            seats = tuple(structs.replace(s, present=s.key != gone) for s in message.seats)
            return (structs.replace(message, seats=seats),)
        if sender == victim.name and isinstance(message, Submit):
            payload = glance(message.signed).payload
            if isinstance(payload, Value):
                swallowed.append(payload)
                return ()
        return (message,)

    desk.tap = lie
    desk.hosted._show_room()
    secrets(desk.host).missing = frozenset({number})
    while not any(isinstance(glance(e.signed).payload, Help) for e in kept(desk.host).entries):
        assert desk.act()
    ledger = kept(desk.host)
    helped = 0
    for _, waiting in waits(ledger):
        if any(value.draw == waiting.draws for value in swallowed):
            (sent,) = (value for value in swallowed if value.draw == waiting.draws)
            assert sent.point == own_value(secrets(victim), waiting)
            helped += 1
    assert helped
    statements = [r.signed for rs in victim.journals.values() for r in rs if isinstance(r, Pending)]
    assert swallowed[0] in [glance(signed).payload for signed in statements]


def test_two_histories_told_to_two_guests_convict_the_host() -> None:
    """(c) Two moves of the host for one turn, each valid: the two files side by side prove it."""
    desk = table_of_three()
    desk.play(lambda replica: _hosts_turn(replica) and replica.seq > 8)
    first, second = desk.guests
    before, me = desk.host.replica, secrets(desk.host)
    moves = before.match.game.legal_moves(before.match.state, 0)[:2]
    told = [ordered(desk, before, state(me, before, Moves(0, (str(move),), ()))) for move in moves]
    desk.tap = lambda sender, message: () if isinstance(message, Submit) else (message,)
    desk.host_says(first, Entries(before.seq, (told[0],)))
    desk.host_says(second, Entries(before.seq, (told[1],)))
    proof = evidence.compare(kept(first), kept(second))
    assert isinstance(proof, bytes)
    convicted = evidence.judge(proof)
    assert (convicted.holder, convicted.seats, convicted.seq) == (0, (0,), before.seq)
    desk.host_says(first, Entries(before.seq, (told[1],)))
    assert desk.joined.two_histories == convicted
    assert evidence.judge(first.evidence[0]) == convicted


def test_moves_in_another_order_are_not_believed() -> None:
    """(d) The host may order what is concurrent, and nothing else: an audit names the entry."""
    desk = table_of_three()
    desk.play()
    ledger = kept(desk.host)
    seq = next(n for n in range(8, len(ledger.entries)) if _two_turns(ledger, n))
    before = ledger.at(seq - 1)
    with pytest.raises(ProtocolError):
        transition.check(before, ledger.entries[seq + 1].signed)
    place = wire.decode(ledger.entries[seq].order, Order)
    early = ledger.entries[seq + 1].signed
    forged = order(desk.host.identity, early, structs.replace(place, author=early.hash))
    data = MAGIC + b"".join(map(record, [*ledger.entries[:seq], forged]))
    assert [fault.entry for fault in audit(data).faults] == [seq]
    unlawful = evidence.condemn(prefix(ledger, seq), evidence.refused(forged))
    assert (unlawful.holder, unlawful.seq) == (0, seq)


def _hosts_turn(replica: Replica) -> bool:
    awaited = replica.match.awaiting
    if not isinstance(awaited, Turn) or 0 not in awaited.seats:
        return False
    return len(replica.match.game.legal_moves(replica.match.state, 0)) > 1


def _two_turns(ledger: Ledger, seq: int) -> bool:
    """Whether two seats move one after the other at this entry."""
    pair = [glance(entry.signed).payload for entry in ledger.entries[seq : seq + 2]]
    return (
        len(pair) == 2
        and all(isinstance(payload, Moves) for payload in pair)
        and len({payload.seat for payload in pair if isinstance(payload, Moves)}) == 2
    )
