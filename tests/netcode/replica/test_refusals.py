# SPDX-License-Identifier: MIT
"""Intent: a statement that comes when it may is refused for each single thing wrong in it."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs

from netcode.crypto import beacon
from netcode.errors import CheatError, ProtocolError
from netcode.replica import draws, transition
from netcode.replica.replica import Replica
from netcode.statements.entry import glance
from netcode.statements.payloads import Open, Setup, Value
from tests.netcode.raw import state
from tests.netcode.replica.stages import AUTHORS, moments, outcome, played

POINT, PROOF = bytes(32), bytes(64)

CASES: list[tuple[str, str, dict[str, Any], str | None]] = [
    ("Setup", "setting-up", {"words": "whispered"}, "words are one of"),
    ("Setup", "setting-up", {"commitments": ()}, "commitment"),
    ("Setup", "setting-up", {"shares": ()}, "one share to each other holder"),
    ("Setup", "setting-up", {"beacon": POINT}, None),
    ("Complaint", "setting-up", {"dealer": 1}, "no share to complain about"),
    ("Complaint", "setting-up", {"dealer": 2}, "no share to complain about"),
    ("Value", "draw", {"draw": 1}, "draw 1 came at draw 0"),
    ("Value", "draw", {"point": POINT}, None),
    ("Help", "draw", {"draw": 1}, "not awaited"),
    ("Help", "draw", {"absent": 1}, "cannot help holder 1"),
    ("Help", "draw", {"absent": 3}, "cannot help holder 3"),
    ("Help", "draw", {"proof": PROOF}, None),
    ("Lock", "shuffle", {"deck": "cards-2"}, "not being shuffled"),
    ("Lock", "shuffle", {"step": b"?"}, None),
    ("Keys", "deal", {"seat": 1}, "a deal that is not awaited"),
    ("Keys", "deal", {"slots": (0, 2)}, "a deal that is not awaited"),
    ("Keys", "deal", {"boxes": ()}, "one box per slot"),
    ("Open", "opening", {"slots": (0,)}, "an opening that is not awaited"),
    ("Open", "opening", {"keys": ()}, "keys for every slot"),
    ("Open", "opening", {"keys": ((),)}, "owes other keys"),
    ("Open", "opening", {"keys": (((0, POINT), (1, POINT)),)}, None),
    ("Commit", "sealed", {"seat": 1}, "does not play seat 1"),
    ("Commit", "sealed", {"seat": 9}, "no secret move of seat 9"),
    ("Reveal", "all-committed", {"seat": 1}, "does not play seat 1"),
    ("Reveal", "all-committed", {"move": "b" * 201}, "length <= 200"),
    ("Reveal", "all-committed", {"move": "bid 1"}, None),
    ("Reveal", "committed", {}, "before all seats had committed"),
    ("Moves", "turn", {"seat": 0}, "does not play seat 0"),
    ("Moves", "turn", {"moves": ()}, "1 to 64 moves, not 0"),
    ("Moves", "turn", {"moves": ("pass",) * 65}, "length <= 64"),
    ("Moves", "turn", {"bot": (POINT, PROOF)}, "played by a person"),
    ("Leave", "turn", {"seat": 1}, "only its holder"),
    ("Dispute", "turn", {"slot": 12}, "was not dealt to holder 1"),
    ("Disclose", "turn", {}, "still in play"),
    ("Disclose", "over", {"deck": "cards-2"}, "no deck 'cards-2'"),
    ("Disclose", "over", {"seed": POINT}, "not the committed one"),
    ("Disclose", "disclosed", {}, "already"),
    ("Epoch", "turn", {"host": 2}, "for holder 2"),
    ("Epoch", "turn", {"votes": ()}, "a majority"),
]
"""Kind, moment, what is wrong in it, and what the refusal says."""

CHEATS = {("Value", "point"), ("Help", "proof"), ("Open", "keys")}
"""What no honest program sends, so that the refusal names who did."""


@pytest.fixture(scope="module")
def at() -> dict[str, Replica]:
    """The replica at each moment."""
    return moments()


@pytest.mark.parametrize(("kind", "moment", "changes", "reason"), CASES)
def test_one_thing_wrong_is_enough(
    at: dict[str, Replica], kind: str, moment: str, changes: dict[str, Any], reason: str | None
) -> None:
    """Everything else about the statement is right: signature, counter, decision, stage."""
    replica = at[moment]
    payload = structs.replace(played().payload(kind, replica), **changes)
    epoch = replica.epoch + 1 if kind == "Epoch" else None
    signed = state(played().holders[AUTHORS[kind]], replica, payload, epoch)
    with pytest.raises(ProtocolError, match=reason) as caught:
        transition.check(replica, signed)
    if reason is None and any((kind, field) in CHEATS for field in changes):
        assert isinstance(caught.value, CheatError)
        assert caught.value.holder == AUTHORS[kind]


def test_votes_count_once_each(at: dict[str, Replica]) -> None:
    """A majority are different holders, and each signed for just this call."""
    turn = at["turn"]
    right: Any = played().payload("Epoch", turn)
    for votes in (right.votes[:1] * 2, ((0, PROOF), *right.votes[1:])):
        payload = structs.replace(right, votes=votes)
        assert outcome(turn, state(played().holders[1], turn, payload, 1)) == "ProtocolError"


def test_a_watcher_of_the_cards_gives_no_keys(at: dict[str, Replica]) -> None:
    """Who plays no seat locks no deck, and nobody deals to itself."""
    for kind, moment in (("Lock", "shuffle"), ("Keys", "deal"), ("Open", "opening")):
        payload = played().payload(kind, at[moment])
        found = outcome(at[moment], state(played().holders[0], at[moment], payload))
        assert found == "ProtocolError", kind
    keys = played().payload("Keys", at["deal"])
    with pytest.raises(ProtocolError, match="nobody deals to itself"):
        transition.check(at["deal"], state(played().holders[1], at["deal"], keys))


def test_who_owes_no_key_opens_nothing(at: dict[str, Replica]) -> None:
    """An entry that says nothing is none: whoever was dealt the card has all keys of it."""
    opening, right = at["opening"], played().payload("Open", at["opening"])
    assert isinstance(right, Open)
    payload = structs.replace(right, keys=((),) * len(right.slots))
    with pytest.raises(ProtocolError, match="holder 2 has nothing to open"):
        transition.check(opening, state(played().holders[2], opening, payload))


def test_a_value_waits_until_it_is_asked_for(at: dict[str, Replica]) -> None:
    """A holder that told its next value early would let others know what the draw needs."""
    turn, me = at["turn"], played().holders[1]
    scalar = me.keys.beacon(turn.game_id)
    value = beacon.value(scalar, turn.game_id, me.number, turn.draws, draws.occasion(turn))
    with pytest.raises(ProtocolError, match="no draw is awaited"):
        transition.check(turn, state(me, turn, Value(turn.draws, *value)))


def test_a_holder_sets_up_once(at: dict[str, Replica]) -> None:
    """Nobody takes back its keys while others are still to come."""
    replica, me = at["setting-up"], played().holders[1]
    setup = next(
        statement.payload
        for statement in (glance(entry.signed) for entry in played().entries)
        if isinstance(statement.payload, Setup) and statement.holder == me.number
    )
    with pytest.raises(ProtocolError, match="set up already"):
        transition.check(replica, state(me, replica, setup))
