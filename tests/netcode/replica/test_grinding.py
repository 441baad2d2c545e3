# SPDX-License-Identifier: MIT
"""Intent: nothing that decides hangs on bytes that one party can vary for free (failures T-2)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import permutations

import pytest
from msgspec import structs

from core import catalogue
from core.match import begin
from core.terms import Chance, Sealed, Shuffle, Turn
from netcode import wire
from netcode.crypto import beacon, group, proof
from netcode.holder import bots, deck_keys
from netcode.holder.author import state
from netcode.holder.holder import Holder
from netcode.ledger.ledger import Ledger
from netcode.replica import draws, epochs, transition, turns
from netcode.replica.replica import Replica
from netcode.statements.entry import glance
from netcode.statements.payloads import Commit, Epoch, Reveal, Setup, Value
from tests.core.toys.lots import Lots
from tests.netcode.desk import Desk, Player
from tests.netcode.replica.stages import moments, played
from tests.netcode.resigning import ordered_again, stated_again

BOT = 1
TRIES = 24


def holder_of(player: Player) -> Holder:
    """A player's secrets."""
    assert player.table is not None
    assert player.table.holder is not None
    return player.table.holder


def table_with_a_bot() -> Desk:
    """A person and a bot of the host's, and a guest."""
    return Desk(Lots(), hosts_bots=("random",), guests=1, seed=15)


def ends(desk: Desk, wanted: Callable[[Replica], bool]) -> Iterator[tuple[Replica, Ledger, int]]:
    """Each place of a game after which the replica is as wanted: what was before, and where."""
    ledger = desk.ledger
    replica = ledger.before_first
    for seq, entry in enumerate(ledger.entries):
        before, replica = replica, transition.after(replica, entry)
        if before.ready and wanted(replica) and replica.trigger == replica.head:
            yield before, ledger, seq


def bots_turn(replica: Replica) -> bool:
    """Whether the bot has to move."""
    awaited = replica.match.awaiting
    return isinstance(awaited, Turn) and BOT in awaited.seats


def drawing(replica: Replica) -> bool:
    """Whether a public draw is awaited."""
    return isinstance(replica.match.awaiting, Chance)


def varied(desk: Desk, before: Replica, ledger: Ledger, seq: int) -> list[Replica]:
    """The replica after an entry, as often as its host, and its author, sign it otherwise."""
    entry, host = ledger.entries[seq], desk.host.identity
    author = (desk.host, *desk.guests)[glance(entry.signed).holder].identity
    return [
        *ordered_again(before, entry, host, TRIES),
        *stated_again(before, entry.signed, author, host, TRIES),
    ]


def bots_moves(desk: Desk) -> list[set[tuple[str, ...]]]:
    """For each turn of the bot: the moves that its holder can bring about."""
    me = holder_of(desk.host)
    found = []
    for before, ledger, seq in ends(desk, bots_turn):
        after = varied(desk, before, ledger, seq)
        assert len({replica.head for replica in after}) > TRIES
        found.append({bots.turn(replica, me, BOT, "random").moves for replica in after})
    return found


@pytest.mark.usefixtures("toys")
def test_whoever_holds_a_bot_cannot_sign_until_it_plays_well() -> None:
    """60 signatures reached all of 11 moves, and everybody accepted each."""
    desk = table_with_a_bot()
    desk.seat_all()
    desk.play()
    moves = bots_moves(desk)
    assert len(moves) > 2
    assert {len(each) for each in moves} == {1}


@pytest.mark.usefixtures("toys")
def test_in_a_game_of_the_first_protocol_it_could(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above sees what it is to see; such games keep their label, so that they open."""
    desk = table_with_a_bot()
    monkeypatch.setattr(wire, "VERSION", 1)
    desk.seat_all()
    desk.play()
    assert any(len(each) > 1 for each in bots_moves(desk))


def test_nor_a_secret_move_of_its_bot() -> None:
    """The audit could not tell: now it carries its proof, as a turn does."""
    desk = Desk(hosts_bots=("random",), by_hand=0, seed=3)
    desk.seat_all()
    desk.play()
    me = holder_of(desk.host)
    seen = 0
    for before, ledger, seq in ends(desk, lambda r: isinstance(r.match.awaiting, Sealed)):
        after = varied(desk, before, ledger, seq)
        assert len({bots.own_choice(replica, me, 0, "random") for replica in after}) == 1
        assert len({bots.value(replica, me, 0) for replica in after}) == 1
        seen += 1
    assert seen


@pytest.mark.usefixtures("toys")
def test_each_turn_of_a_bot_has_a_chance_of_its_own() -> None:
    """Also between two draws, and for each of two bots."""
    desk = table_with_a_bot()
    desk.seat_all()
    desk.play()
    replicas = [ledger.at(seq) for _, ledger, seq in ends(desk, bots_turn)]
    assert len({turns.occasion(replica, BOT) for replica in replicas}) == len(replicas) > 2
    me = holder_of(desk.host)
    b, game = me.keys.beacon(replicas[0].game_id), replicas[0].game_id
    occasion = turns.occasion(replicas[0], BOT)
    points = {beacon.bot_value(b, game, seat, occasion)[0] for seat in (0, BOT)}
    assert len(points) == 2


@pytest.mark.usefixtures("toys")
def test_a_draw_is_the_same_however_what_awaits_it_is_signed() -> None:
    """Host and author of the entry before try signatures and bases: every value stays."""
    desk = table_with_a_bot()
    desk.seat_all()
    desk.play()
    seen = 0
    for before, ledger, seq in ends(desk, drawing):
        after = varied(desk, before, ledger, seq)
        assert len({draws.event_of(replica, 1) for replica in after}) == 1
        seen += 1
    assert seen > 2


def test_the_first_draw_hangs_on_no_padding_of_the_last_set_up() -> None:
    """Sealed seeds and what came of the words are their author's; keys count (`of_draw`)."""
    waiting = moments()["setting-up"]
    me = played().holders[2]
    right = played().payload("Setup", waiting)
    assert isinstance(right, Setup)

    def first(setup: Setup) -> bytes:
        changed = transition.check(waiting, state(me, waiting, setup))
        return draws.event_of(transition.entered(waiting, changed, bytes(32)), 0)

    for words in ("skipped", "compared", "automatic"):
        for filling in range(4):
            sealed = bytes([filling]) * len(right.sealed_master)
            assert first(structs.replace(right, words=words, sealed_master=sealed)) == first(right)
    other = group.base(group.hash_to_scalar("another key"))
    keys = (other, *right.commitments[1:])
    assert first(structs.replace(right, beacon=other, commitments=keys)) != first(right)


def test_a_draw_is_the_same_in_every_order_and_with_every_proof() -> None:
    """Of a value only the point counts; proofs can be made in many ways."""
    waiting = moments()["draw"]
    entropies = set()
    for turn, order in enumerate(permutations(played().holders)):
        replica = waiting
        for me in order:
            value = _value(replica, me, turn)
            changed = transition.check(replica, state(me, replica, value))
            replica = transition.entered(replica, changed, bytes([turn, me.number]) * 16)
        entropies.add(replica.joint)
    assert len(entropies) == 1
    assert entropies != {b""}


def _value(replica: Replica, me: Holder, turn: int) -> Value:
    """A holder's value, with a proof that it makes with another nonce each time."""
    b, point = me.keys.beacon(replica.game_id), draws.event_of(replica, me.number)
    label = ("chance", replica.game_id, me.number, replica.draws, draws.occasion(replica))
    shown = (group.BASE, group.base(b), point, group.mul(b, point))
    nonce = group.hash_to_scalar("a nonce", turn)
    c = proof._challenge(shown, group.base(nonce), group.mul(nonce, point), label)
    response = group.scalar_sub(nonce, group.scalar_mul(c, b))
    return Value(replica.draws, shown[3], c + response)


def test_a_deck_hangs_on_its_steps_alone() -> None:
    """Whatever entries, signatures and triggers lie around it, each lock step is the same."""
    for moment in ("shuffle", "locked"):
        replica = moments()[moment]
        for me in played().holders[1:]:
            hashes = [bytes([n]) * 32 for n in range(4)]
            steps = {
                deck_keys.due(replica.but(hashes=(each,) * replica.seq, trigger=each), me)
                for each in hashes
            }
            assert len(steps) == 1


def test_secret_moves_are_what_was_chosen_in_every_order() -> None:
    """Commitments hide, and bind: neither order nor signatures change what is unsealed."""
    sealed = moments()["sealed"]
    answers = [
        statement.payload
        for statement in (glance(entry.signed) for entry in played().entries[sealed.seq :])
        if isinstance(statement.payload, Commit | Reveal)
    ][:4]
    found = set()
    for turn, (one, other) in enumerate(((0, 1), (1, 0))):
        replica = sealed
        for number in (one, other, 2 + other, 2 + one):
            payload = answers[number]
            assert isinstance(payload, Commit | Reveal)
            me = played().holders[replica.holder_of(payload.seat)]
            changed = transition.check(replica, state(me, replica, payload))
            replica = transition.entered(replica, changed, bytes([turn, replica.seq]) * 16)
        found.add(replica.match.events[-1])
    assert len(found) == 1


def test_votes_for_a_host_change_no_chance() -> None:
    """Which majority votes, for whom, and how often: what is awaited stays as it was bound."""
    waiting = moments()["draw"]
    found: set[tuple[bytes, bytes]] = set()
    for host in played().holders:
        for absent in (None, *(set(played().holders) - {host})):
            call = epochs.call(waiting, host.number)
            votes = tuple(
                (each.number, epochs.vote(each.identity, call))
                for each in played().holders
                if each is not absent
            )
            signed = state(host, waiting, Epoch(host.number, votes), call.epoch)
            changed = transition.check(waiting, signed)
            after = transition.entered(waiting, changed, bytes([len(found)]) * 32)
            found.add((draws.occasion(after), turns.occasion(after, 0)))
    assert len(found) == 1


@pytest.mark.parametrize("name", catalogue.names())
def test_every_game_begins_with_what_nobody_alone_decides(name: str) -> None:
    """Before it a bot's holder could choose its key so that the bot plays well."""
    game = catalogue.load(name)
    for seats in game.seat_counts:
        chosen = [(), *(((o.name, v),) for o in game.options(seats) for v in o.values)]
        for options in chosen:
            try:
                match = begin(game, options, seats)
            except ValueError:
                continue
            assert isinstance(match.awaiting, Chance | Shuffle), (seats, options)


def test_a_deck_of_two_counts_as_decided_by_both() -> None:
    """A game may begin without a draw: then the bots hang on the deck that two have locked."""
    desk = Desk(options=(("sides", "seat0_us"),))
    desk.seat_all()
    desk.play(lambda replica: isinstance(replica.match.awaiting, Turn | Sealed))
    replica = desk.host.replica
    assert replica.draws == 0
    assert replica.joint == replica.decks["cards-1"].transcript
    alone = Desk(options=(("sides", "seat0_us"),), guests=0, by_hand=2)
    alone.seat_all()
    alone.play(lambda replica: isinstance(replica.match.awaiting, Turn | Sealed))
    assert alone.host.replica.joint == b""
