# SPDX-License-Identifier: MIT
"""Intent: an entry counts only if both its envelopes are right, and changes only what it says."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs

from core.terms import IllegalMove
from netcode.crypto.identity import Identity
from netcode.errors import OtherHistory, ProtocolError
from netcode.replica import transition
from netcode.replica.replica import Replica
from netcode.statements.entry import Order, Signed, glance, order
from netcode.statements.payloads import Begin
from netcode.statements.roster import Rules
from netcode.wire import encode
from tests.netcode.raw import sign
from tests.netcode.replica.stages import Played, moments, played


@pytest.fixture(scope="module")
def at() -> dict[str, Replica]:
    """The replica at each moment."""
    return moments()


@pytest.fixture
def game() -> Played:
    """A game among three holders, played once."""
    return played()


def changed(one: Played, kind: str, replica: Replica, /, **changes: Any) -> Signed:
    """A statement that is right but for some fields, well signed by its author."""
    right = glance(one.statement(kind, replica))
    author = one.holders[right.holder]
    return sign(author.identity, structs.replace(right, **changes))


# What the author signed


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"version": 1}, "protocol 1, the game of 2"),
        ({"game": bytes(32)}, "another game"),
        ({"epoch": 1}, "epoch 1, not 0"),
        ({"counter": 1}, "statement 1, not 2"),
        ({"holder": 0}, "signature"),
        ({"holder": 3}, "no holder 3"),
        ({"holder": -1}, ">= 0"),
    ],
)
def test_a_statement_is_its_authors_next_one_in_this_game(
    at: dict[str, Replica], game: Played, changes: dict[str, Any], reason: str
) -> None:
    """Every field of the author's envelope counts: game, epoch, counter, holder, version."""
    turn = at["shuffle"]
    assert turn.counters[1] == 2
    transition.check(turn, changed(game, "Lock", turn))
    with pytest.raises(ProtocolError, match=reason):
        transition.check(turn, changed(game, "Lock", turn, **changes))


@pytest.mark.parametrize("changes", [{"basis": b"b" * 32}, {"basis_seq": 3}, {"basis_seq": 999}])
def test_a_statement_stands_on_this_history(
    at: dict[str, Replica], game: Played, changes: dict[str, Any]
) -> None:
    """Its author may be honest and have been told another history: that is an error of its own."""
    turn = at["turn"]
    with pytest.raises(OtherHistory):
        transition.check(turn, changed(game, "Moves", turn, **changes))


def test_an_older_basis_will_do(at: dict[str, Replica], game: Played) -> None:
    """What was on its way while others spoke is not lost."""
    turn = at["turn"]
    for count in (0, 5):
        older = {"basis_seq": count, "basis": turn.hashes[count - 1] if count else bytes(32)}
        assert transition.check(turn, changed(game, "Moves", turn, **older)).match is not turn.match


def test_nobody_signs_for_another(at: dict[str, Replica], game: Played) -> None:
    """A stranger's signature under a holder's statement is refused."""
    turn = at["turn"]
    right = glance(game.statement("Moves", turn))
    with pytest.raises(ProtocolError, match="signature"):
        transition.check(turn, sign(Identity(b"s" * 32), right))


def test_a_connection_speaks_for_its_own_holder(at: dict[str, Replica], game: Played) -> None:
    """A guest may pass on nobody else's statement, however well it is signed."""
    turn = at["turn"]
    signed = game.statement("Moves", turn)
    turn.check_author(signed, game.holders[2].identity.public)
    with pytest.raises(ProtocolError, match="another holder"):
        turn.check_author(signed, game.holders[1].identity.public)


def test_only_the_authors_counter_goes_on(at: dict[str, Replica], game: Played) -> None:
    """And a check changes nothing of the replica that it starts from."""
    turn = at["turn"]
    before = structs.asdict(turn)
    after = transition.check(turn, game.statement("Moves", turn))
    assert structs.asdict(turn) == before
    assert after.counters == (*turn.counters[:2], turn.counters[2] + 1)


def test_what_the_rules_refuse_changes_nothing(at: dict[str, Replica], game: Played) -> None:
    """A move that is no move of the game is refused by the game."""
    turn = at["turn"]
    payload = structs.replace(game.payload("Moves", turn), moves=("no such move",))
    with pytest.raises(IllegalMove):
        transition.check(turn, changed(game, "Moves", turn, payload=payload))


# What the host signed


def test_the_host_signs_the_one_place_that_is_right(at: dict[str, Replica], game: Played) -> None:
    """Epoch, number, predecessor and statement: each one that is wrong is named."""
    turn = at["turn"]
    signed = game.statement("Moves", turn)
    place = transition.place(turn, signed, transition.check(turn, signed))
    host = game.holders[0].identity
    right = order(host, signed, place)
    assert transition.after(turn, right).hashes == (*turn.hashes, right.hash)
    wrong: dict[str, Any] = {"epoch": 1, "seq": 0, "previous": bytes(32), "author": bytes(32)}
    for field, value in wrong.items():
        entry = order(host, signed, structs.replace(place, **{field: value}))
        with pytest.raises(ProtocolError, match=rf"wrongly \({field}\)"):
            transition.after(turn, entry)
    assert set(wrong) | {"digest"} == set(Order.__struct_fields__)


def test_another_state_is_a_desync(at: dict[str, Replica], game: Played) -> None:
    """It says at which entry, and what our components are."""
    turn = at["turn"]
    signed = game.statement("Moves", turn)
    place = transition.place(turn, signed, transition.check(turn, signed))
    entry = order(game.holders[0].identity, signed, structs.replace(place, digest=bytes(32)))
    with pytest.raises(transition.Desync) as caught:
        transition.after(turn, entry)
    assert caught.value.seq == turn.seq
    assert dict(caught.value.components)


def test_only_the_host_orders(at: dict[str, Replica], game: Played) -> None:
    """A guest cannot put its own statement into the ledger."""
    turn = at["turn"]
    signed = game.statement("Moves", turn)
    place = transition.place(turn, signed, transition.check(turn, signed))
    with pytest.raises(ProtocolError, match="signature"):
        transition.after(turn, order(game.holders[2].identity, signed, place))


def test_an_epoch_begins_the_counters_and_has_its_own_host(
    at: dict[str, Replica], game: Played
) -> None:
    """The entry of a new epoch is ordered by who hosts it, and everybody counts from the start."""
    turn = at["turn"]
    signed = game.statement("Epoch", turn)
    after = transition.check(turn, signed)
    assert (after.epoch, after.host, after.counters) == (1, 1, (0, 1, 0))
    place = transition.place(turn, signed, after)
    assert transition.after(turn, order(game.holders[1].identity, signed, place)).epoch == 1
    with pytest.raises(ProtocolError, match="signature"):
        transition.after(turn, order(game.holders[0].identity, signed, place))
    with pytest.raises(ProtocolError, match="statement 2, not 0"):
        transition.check(turn, changed(game, "Epoch", turn, counter=2))
    with pytest.raises(ProtocolError, match="no epoch of the number 0"):
        transition.check(turn, changed(game, "Epoch", turn, epoch=0))


# What follows by itself


def test_the_trigger_is_the_entry_that_began_the_decision(game: Played) -> None:
    """It is another one exactly when the match goes on, or the table has become ready."""
    for before, after in zip(game.replicas, game.replicas[1:], strict=False):
        new = after.match is not before.match or (after.ready and not before.ready)
        assert after.trigger == (after.head if new else before.trigger), after.seq
    assert len({replica.trigger for replica in game.replicas}) > 10


def test_the_last_part_completes_a_decision(at: dict[str, Replica]) -> None:
    """Values become a draw, steps a shuffle, keys a deal, moves are unsealed: without an entry."""
    events = [type(event).__name__ for event in at["turn"].match.events]
    assert events == ["Drawn", "Shuffled", "Dealt", "Dealt", "Unsealed"]


def test_a_stopped_table_completes_nothing(at: dict[str, Replica], game: Played) -> None:
    """What was under way still lands, but the match stands where it was stopped."""
    last = next(one for one in reversed(game.replicas) if one.draws == 0 and len(one.values) == 2)
    stopped = last.disputed("cards-1", 0, 1)
    value = next(
        entry for entry in game.entries[last.seq :] if glance(entry.signed).holder == 2
    ).signed
    assert transition.check(last, value).draws == 1
    landed = transition.check(stopped, value)
    assert (landed.draws, len(landed.values)) == (0, 3)
    assert landed.match is stopped.match


# The beginning


def test_a_ledger_begins_with_a_roster_that_can_be_played(game: Played) -> None:
    """Anything else is one clear error, whatever is in it."""
    begin = game.payload("Begin", game.replicas[0])
    assert isinstance(begin, Begin)
    assert transition.founded(game.entries[0]).seq == 1
    with pytest.raises(ProtocolError, match="does not begin with a roster"):
        transition.founded(game.entries[1])
    with pytest.raises(ProtocolError):
        transition.blank(structs.replace(begin, roster=b"?"))
    roster = game.replicas[0].roster
    rules = Rules("no such game", 1, (), 2, bytes(32))
    unknown = structs.replace(roster, draft=structs.replace(roster.draft, rules=rules))
    with pytest.raises(ProtocolError):
        transition.blank(structs.replace(begin, roster=encode(unknown)))


def test_the_first_entry_is_the_hosts(game: Played) -> None:
    """Nobody else begins a ledger, though its signature is right."""
    blank = game.replicas[0]
    right = glance(game.entries[0].signed)
    other = sign(game.holders[1].identity, structs.replace(right, holder=1))
    with pytest.raises(ProtocolError, match="only the host"):
        transition.check(blank, other)
