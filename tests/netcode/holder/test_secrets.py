# SPDX-License-Identifier: MIT
"""Intent: nothing secret leaves a holder before a rule opens it (netcode.md, section 9)."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from core.terms import Deal, Opened, Opening, Over
from netcode import wire
from netcode.crypto import boxes
from netcode.crypto.keys import Keys
from netcode.crypto.locking import locks
from netcode.errors import CheatError, ProtocolError
from netcode.holder import deck_keys
from netcode.holder.holder import Holder
from netcode.holder.knowledge import face, knowledge
from netcode.ledger.ledger import Ledger
from netcode.replica import decks, sealed_moves, transition
from netcode.replica.disclosure import finished
from netcode.replica.replica import Replica
from netcode.statements.entry import Signed, glance
from netcode.statements.messages import Entries, Submit
from netcode.statements.payloads import AnyPayload, Disclose, Moves, Open, Reveal, binds
from tests.netcode import invariants, simulate_many
from tests.netcode.desk import Desk
from tests.netcode.process import Process
from tests.netcode.simulator import Simulation

MEANT = (Reveal, Open, Disclose)
"""The statements that open something: only in them may an opened secret stand."""


class Leak(AssertionError):
    """A secret was found where it must not be."""


def holder_of(process: Process) -> Holder:
    """The secrets of a process."""
    assert process.table is not None
    assert process.table.holder is not None
    return process.table.holder


def never_told(holder: Holder, game: bytes) -> Iterator[tuple[str, bytes]]:
    """What leaves its holder at no time, not even when the game is over."""
    yield "identity", holder.identity.seed
    yield "master", holder.master
    yield "game key", holder.keys.game_key
    yield "beacon", holder.keys.beacon(game)


def told_in_the_end(holder: Holder, one: Ledger) -> Iterator[tuple[str, bytes]]:
    """What only the entry made for it tells: nonces and bids, deck seeds, slot keys."""
    replica = one.replica
    for entry in one.entries:
        statement = glance(entry.signed)
        if isinstance(statement.payload, Reveal) and statement.holder == holder.number:
            reveal = statement.payload
            yield "nonce", holder.keys.nonce(replica.game_id, statement.decision, reveal.seat)
            yield "bid", reveal.move.encode()
    number = decks.locker(replica, holder.number)
    for name, deck in replica.decks.items():
        seed = holder.keys.deck_seed(replica.game_id, name)
        yield f"seed of {name}", seed
        for slot in range(len(deck.cards)):
            yield f"key of {name}, slot {slot}", locks.key(deck, number, seed, slot)


def without_what_is_meant(data: bytes) -> bytes:
    """A message without the statements that open something on purpose."""
    message = invariants.decoded(data)
    for signed in _statements(message):
        if isinstance(glance(signed).payload, MEANT):
            data = data.replace(signed.statement, b"")
    return data


def _statements(message: wire.Message) -> tuple[Signed, ...]:
    if isinstance(message, Submit):
        return (message.signed,)
    if isinstance(message, Entries):
        return tuple(entry.signed for entry in message.entries)
    return ()


def search(simulation: Simulation, one: Ledger) -> None:
    """Look for every secret of every holder in all that was sent. Raises Leak."""
    for process in simulation.processes:
        if process.watches:
            continue
        holder = holder_of(process)
        never = list(never_told(holder, one.replica.game_id))
        late = list(told_in_the_end(holder, one))
        for other in simulation.processes:
            for data in other.sent:
                _absent(never, data)
                _absent(late, without_what_is_meant(data))
    _opened_when_awaited(simulation, one)


def _absent(secrets: list[tuple[str, bytes]], data: bytes) -> None:
    for name, secret in secrets:
        for form in (secret, secret[::-1], secret.hex().encode()):
            if form in data:
                raise Leak(name)


def _opened_when_awaited(simulation: Simulation, one: Ledger) -> None:
    """Each statement that opens stands on a state in which the core awaited just that."""
    replicas = {b"": one.before_first}
    replica = one.before_first
    for entry in one.entries:
        replica = transition.after(replica, entry)
        replicas[entry.hash] = replica
    for _, statement in invariants.statements_sent(simulation):
        if not binds(statement.payload):
            continue
        then = replicas[statement.basis if statement.basis_seq else b""]
        match statement.payload:
            case Reveal():
                if not all(seat in then.commits for seat in sealed_moves.asked(then)):
                    raise Leak("a bid before all were committed")
            case Open(name, slots, _):
                awaited = then.match.awaiting
                if not isinstance(awaited, Opening) or (awaited.deck, awaited.slots) != (
                    name,
                    slots,
                ):
                    raise Leak("a slot that nobody awaited")
            case Disclose(name, _):
                spent = then.match.game.spent_decks(then.match.state)
                if not then.over and name not in spent:
                    raise Leak("the seed of a deck in play")


@pytest.mark.parametrize("seed", [0, 5, 9, 19, 31, 46])
def test_no_secret_is_in_any_byte_that_was_sent_before_its_time(seed: int) -> None:
    """T16: all bytes of all processes, in plain, reversed and hexadecimal form."""
    simulation = simulate_many.of_one_host(seed)
    simulation.run()
    search(simulation, invariants.check(simulation))


def test_the_search_finds_keys_in_boxes_that_are_open(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search above can fail: here the keys are not boxed at all."""
    monkeypatch.setattr(boxes, "box", lambda seed, receiver, payload, *purpose: bytes(48) + payload)
    monkeypatch.setattr(boxes, "open_box", lambda secret, boxed, *purpose: boxed[48:])
    simulation = simulate_many.of_one_host(0)
    simulation.run()
    with pytest.raises(Leak, match="key of"):
        search(simulation, invariants.check(simulation))


@pytest.mark.parametrize("secret", ["master", "beacon", "nonce", "bid", "seed of", "key of"])
def test_the_search_finds_each_kind_of_secret(secret: str) -> None:
    """Planted into a message, each kind is found under its name."""
    simulation = simulate_many.of_one_host(0)
    simulation.run()
    one = invariants.check(simulation)
    holder = holder_of(simulation.processes[1])
    known = [*never_told(holder, one.replica.game_id), *told_in_the_end(holder, one)]
    value = next(value for name, value in known if name.startswith(secret))
    process = simulation.processes[1]
    index = next(n for n, data in enumerate(process.sent) if b"Submit" in data)
    planted = Signed(_copied(process.sent[index]), value.ljust(64, b"\0"))
    process.sent[index] = wire.encode(Submit(planted))
    with pytest.raises(Leak, match=secret):
        search(simulation, one)


def _copied(data: bytes) -> bytes:
    message = invariants.decoded(data)
    assert isinstance(message, Submit)
    return message.signed.statement


def test_no_card_is_named_before_it_is_face_up() -> None:
    """T16, E9: faces follow from keys; only moves about zones on the table name a card."""
    simulation = simulate_many.of_one_host(3)
    simulation.run()
    one = invariants.check(simulation)
    cards = {card for deck in one.replica.decks.values() for card in deck.cards}
    named = 0
    for _, statement in invariants.statements_sent(simulation):
        then = _replica_at(one, statement.basis_seq)
        words = set(" ".join(getattr(statement.payload, "moves", ())).split())
        opened = {
            card
            for event in then.match.events
            if isinstance(event, Opened)
            for _, card in event.cards
        }
        named += len(words & cards)
        assert words & cards <= opened
    assert named, "some move did name a zone"
    for process in simulation.processes:
        for data in process.sent:
            for signed in _statements(invariants.decoded(data)):
                if isinstance(glance(signed).payload, Moves):
                    data = data.replace(signed.statement, b"")
            assert not [card for card in cards if card.encode() in data]


@pytest.mark.parametrize("until", [12, 25, 40, 55])
def test_nobody_else_opens_a_card_of_a_hand(until: int) -> None:
    """Section 9, 1: with all that its process holds, the host opens no slot of its guest."""
    desk = Desk(watchers=1)
    desk.seat_all()
    desk.play(lambda replica: replica.seq >= until)
    replica = desk.host.replica
    hosts, guests = desk.hosted.holder, desk.joined.holder
    assert hosts is not None
    assert guests is not None
    checked = 0
    for (name, slot), holders in replica.holders_of.items():
        if len(replica.keys.get((name, slot), {})) == 2:
            continue
        for me, other in ((hosts, guests), (guests, hosts)):
            if me.number in holders:
                continue
            checked += 1
            assert other.number in holders
            assert _opens(replica, me, name, slot) is None
            assert face(replica, other, name, slot) is not None
    assert checked


def _opens(replica: Replica, me: Holder, name: str, slot: int) -> int | None:
    """The card that a holder can make out with its own seed and any box in the ledger."""
    deck = decks.deck_of(replica, name)
    own = locks.key(deck, me.number, deck_keys.seed_of(replica, me, name), slot)
    candidates = [own]
    for box in replica.boxes.values():
        try:
            candidates.append(locks.unbox_key(deck, 1 - me.number, slot, me.keys.game_key, box))
        except (CheatError, ProtocolError):
            continue
    for key in candidates:
        pair = (own, key) if me.number == 0 else (key, own)
        try:
            return locks.card(deck, slot, *pair)
        except CheatError:
            continue
    return None


def test_a_holder_does_open_its_own_hand_that_way() -> None:
    """The attempt above works where it should: the keys boxed to oneself open one's cards."""
    desk = Desk()
    desk.seat_all()
    desk.play(lambda replica: replica.seq >= 25)
    replica, holder = desk.host.replica, desk.hosted.holder
    assert holder is not None
    mine = [slot for (_, slot), holders in replica.holders_of.items() if holder.number in holders]
    name = next(iter(replica.decks))
    faces = [_opens(replica, holder, name, slot) for slot in mine]
    assert faces
    assert None not in faces


def test_a_key_leaves_only_because_the_core_awaits_it() -> None:
    """Section 9, 10: whatever is asked, a holder owes keys of just the slots that are awaited."""
    desk = Desk(seed=5)
    desk.seat_all()
    holder = desk.joined.holder
    ledger = desk.joined.ledger
    assert holder is not None
    while not finished(desk.host.replica) and desk.act():
        pass
    assert ledger is not None
    replica = ledger.before_first
    for entry in ledger.entries:
        replica = transition.after(replica, entry)
        if not replica.ready:
            continue
        owed = deck_keys.due(replica, holder)
        awaited = replica.match.awaiting
        if not isinstance(awaited, Deal | Opening):
            assert not isinstance(owed, Open), "an opening that nobody awaits"
        elif isinstance(owed, Open):
            assert isinstance(awaited, Opening)
            assert owed.slots == awaited.slots


def test_requests_of_all_kinds_get_no_key() -> None:
    """Section 9, 10: fuzzed statements in all states bring out no scalar, seed or nonce."""
    desk = Desk(seed=6)
    desk.seat_all()
    dice = random.Random(6)
    while not desk.host.replica.over:
        replica = desk.host.replica
        name = next(iter(replica.decks), "cards-1")
        slot = dice.randrange(13)
        fuzzes: list[AnyPayload] = [
            Open(name, (slot,), (((1, dice.randbytes(32)),),)),
            Open(name, (slot,), ((),)),
            Disclose(name, dice.randbytes(32)),
            Reveal(1, "bid 1", dice.randbytes(32)),
        ]
        fuzz = dice.choice(fuzzes)
        sent = len(desk.guest.heard)
        desk.say(desk.guest, Submit(desk.signed(desk.guest, fuzz)))
        for message in desk.guest.heard[sent:]:
            for signed in _statements(message):
                answer = glance(signed)
                assert not isinstance(answer.payload, MEANT), answer.payload
        desk.rejoin()
        if not desk.act():
            break
    desk.rejoin()
    desk.play()
    assert finished(desk.host.replica)


def test_two_games_of_one_installation_share_no_secret() -> None:
    """Section 9, 9: every game has its own master; every label its own bytes."""
    first, second = Desk(seed=7), Desk(seed=8)
    second.host.identity, second.guest.identity = first.host.identity, first.guest.identity
    secrets: list[bytes] = []
    for desk in (first, second):
        desk.seat_all()
        desk.play()
        holder = desk.hosted.holder
        assert holder is not None
        one = desk.host.kept()
        assert one is not None
        told = [*never_told(holder, one.replica.game_id), *told_in_the_end(holder, one)]
        secrets += [value for name, value in told if name not in ("identity", "bid")]
    assert len(set(secrets)) == len(secrets)


def test_a_disclosed_deck_tells_nothing_of_the_next() -> None:
    """Section 4: later decks of a campaign have seeds of their own, and the first one is told."""
    simulation = Simulation(simulate_many.game(), simulate_many.CAMPAIGN, 30)
    simulation.run()
    one = invariants.check(simulation)
    names = list(one.replica.decks)
    assert len(names) > 1
    order = [
        (payload.deck, seq)
        for seq, entry in enumerate(one.entries)
        if isinstance(payload := glance(entry.signed).payload, Disclose)
    ]
    told_first = max(seq for name, seq in order if name == names[0])
    told_last = min(seq for name, seq in order if name == names[-1])
    assert told_first < told_last
    assert len({one.replica.disclosed[name][0] for name in names}) == len(names)
    before = _replica_at(one, told_first + 1)
    assert not isinstance(before.match.awaiting, Over), "the first deck is told while play goes on"


def _replica_at(one: Ledger, count: int) -> Replica:
    replica = one.before_first
    for entry in one.entries[:count]:
        replica = transition.after(replica, entry)
    return replica


def test_the_sealed_master_opens_for_its_owner_alone() -> None:
    """Section 4: any peer's file restores a holder, and nobody else's."""
    desk = Desk(watchers=1)
    desk.seat_all()
    setup = desk.host.replica.setups[1]
    holder = desk.joined.holder
    assert holder is not None
    assert boxes.open_master(desk.guest.identity.seed, setup.sealed_master) == holder.master
    for other in (desk.host, desk.watchers[0]):
        with pytest.raises(ProtocolError):
            boxes.open_master(other.identity.seed, setup.sealed_master)


def test_a_lost_disk_is_restored_from_the_hosts_file() -> None:
    """T21, B10: with nothing but its identity a guest sees its own cards again."""
    desk = Desk()
    desk.seat_all()
    desk.play(lambda replica: replica.seq > 30)
    holder = desk.joined.holder
    assert holder is not None
    before = knowledge(desk.guest.replica, holder, 1)
    desk.crash(desk.guest)
    desk.guest.file, desk.guest.journals = b"SOBREMESA1\n", {}
    desk.join(desk.guest)
    again = desk.joined.holder
    assert again is not None
    assert again is not holder
    assert knowledge(desk.guest.replica, again, 1) == before
    desk.play()
    assert finished(desk.guest.replica)


def test_labels_are_far_apart() -> None:
    """A statement about one game key says nothing of the beacon, and so on for each label."""
    keys = Keys(b"\x07" * 32)
    labels = [
        keys.game_key,
        keys.beacon(b"g" * 32),
        keys.beacon(b"h" * 32),
        keys.deck_seed(b"g" * 32, "one"),
        keys.deck_seed(b"g" * 32, "two"),
        keys.nonce(b"g" * 32, b"d" * 32, 0),
        keys.nonce(b"g" * 32, b"d" * 32, 1),
    ]
    assert len(set(labels)) == len(labels)
