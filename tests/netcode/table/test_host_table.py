# SPDX-License-Identifier: MIT
"""Intent: whatever a guest sends, only that guest suffers, and the table plays on to the end."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest
from msgspec import structs

from core.terms import IllegalMove, Move, Sealed, Turn
from netcode import wire
from netcode.crypto.identity import Identity
from netcode.errors import ProtocolError
from netcode.holder import secret_moves
from netcode.holder.holder import Holder
from netcode.replica.replica import Replica
from netcode.seating.room import NotYet
from netcode.statements.entry import Signed, glance, sign
from netcode.statements.messages import (
    Committed,
    Contributed,
    Entries,
    FromGuest,
    Have,
    Ready,
    Refused,
    Room,
    Said,
    Say,
    Submit,
    Vote,
)
from netcode.statements.payloads import (
    AnyPayload,
    Begin,
    Commit,
    Disclose,
    Dispute,
    Epoch,
    Keys,
    Leave,
    Lock,
    Moves,
    Open,
    Reveal,
    Setup,
    Value,
)
from netcode.statements.roster import Contribution
from tests.netcode.desk import Desk, plays_on

WRONG: dict[str, AnyPayload] = {
    "a roster": Begin(b"", b""),
    "a second set-up": Setup(b"\x01" * 32, bytes(80), "compared"),
    "a value nobody asked for": Value(0, bytes(32), bytes(64)),
    "a lock of an unknown deck": Lock("no such deck", b""),
    "keys of an unknown deck": Keys("no such deck", 0, (0,), (bytes(80),)),
    "keys of a deck in play": Keys("cards-1", 0, (0,), (b"x" * 80,)),
    "a slot opened early": Open("cards-1", (0,), (((1, b"\x01" * 32),),)),
    "a slot that there is not": Open("cards-1", (500,), (((1, b"\x01" * 32),),)),
    "a dispute of the other's card": Dispute("cards-1", 0),
    "a dispute of an unknown deck": Dispute("no such deck", 500),
    "a seed told early": Disclose("cards-1", bytes(32)),
    "a commitment out of turn": Commit(1, bytes(32)),
    "a commitment for another seat": Commit(0, bytes(32)),
    "a reveal out of turn": Reveal(1, "bid 0", bytes(32)),
    "a reveal for a seat that there is not": Reveal(200, "bid 0", bytes(32)),
    "a move of another seat": Moves(0, ("pass",), ()),
    "a move of a seat that there is not": Moves(7, ("pass",), ()),
    "a move that is not legal": Moves(1, ("win",), ()),
    "no move": Moves(1, (), ()),
    "65 moves": Moves(1, ("pass",) * 65, ()),
    "a person that calls itself a bot": Moves(1, ("pass",), (bytes(32), bytes(64))),
    "somebody who left that there is not": Leave(9),
    "an epoch of nobody": Epoch(1, ()),
    "an epoch of one vote": Epoch(1, ((1, bytes(64)),)),
    "an epoch with one vote twice": Epoch(1, ((1, bytes(64)), (1, bytes(64)))),
    "an epoch of a holder that there is not": Epoch(5, ((0, bytes(64)), (1, bytes(64)))),
}
MOMENTS = {
    "at set-up": lambda replica: replica.ready,
    "while bids are sealed": lambda replica: isinstance(replica.match.awaiting, Sealed),
    "at a turn": lambda replica: isinstance(replica.match.awaiting, Turn),
    "late": lambda replica: replica.seq > 45,
}


@pytest.fixture
def desk() -> Desk:
    """A table where somebody's turn is."""
    desk = Desk(watchers=1)
    desk.seat_all()
    desk.play(MOMENTS["at a turn"])
    return desk


def answers(desk: Desk) -> list[Refused]:
    """What the guest was told was refused, so far."""
    return [m for m in desk.guest.heard if isinstance(m, Refused)]


def submit(desk: Desk, payload: AnyPayload, **changes: object) -> Signed:
    """A statement of a modified guest, sent to its host."""
    signed = desk.signed(desk.guest, payload, **changes)
    desk.say(desk.guest, Submit(signed))
    return signed


@pytest.mark.parametrize("moment", MOMENTS)
def test_what_is_not_awaited_is_refused_once_and_the_table_plays_on(moment: str) -> None:
    """T25, T42: one clear sentence to the one who sent it; the ledger is not longer for it."""
    desk = Desk(watchers=1)
    desk.seat_all()
    desk.play(MOMENTS[moment])
    for name, payload in WRONG.items():
        sealed = isinstance(desk.host.replica.match.awaiting, Sealed)
        if name == "a commitment out of turn" and sealed:
            continue
        desk.rejoin()
        before, file = len(answers(desk)), desk.host.file
        epoch = desk.guest.replica.epoch + (1 if isinstance(payload, Epoch) else 0)
        counter = {"counter": 0} if isinstance(payload, Epoch) else {}
        submit(desk, payload, epoch=epoch, **counter)
        assert desk.host.file == file, name
        told = answers(desk)[before:]
        assert len(told) == 1, name
        assert told[0].reason, name
    plays_on(desk)


CHANGED: dict[str, dict[str, object]] = {
    "another protocol": {"version": 1},
    "another game": {"game": bytes(32)},
    "an old epoch": {"epoch": -1},
    "a coming epoch": {"epoch": 1},
    "another holder": {"holder": 0},
    "a holder that there is not": {"holder": 12},
    "a counter that is past": {"counter": 0},
    "a history that is not ours": {"basis": bytes(32)},
    "a basis in the future": {"basis_seq": 10_000},
    "a decision that is past": {"decision": bytes(32)},
}


@pytest.mark.parametrize("change", CHANGED)
def test_a_statement_that_stands_wrongly_is_refused(desk: Desk, change: str) -> None:
    """netcode.md, section 3: version, game, epoch, holder, counter, basis, decision."""
    while 1 not in getattr(desk.host.replica.match.awaiting, "seats", ()):
        assert desk.act()
    match = desk.guest.replica.match
    legal = str(match.game.legal_moves(match.state, 1)[0])
    before, file = len(answers(desk)), desk.host.file
    submit(desk, Moves(1, (legal,), ()), **CHANGED[change])
    assert desk.host.file == file
    assert len(answers(desk)) == before + 1
    plays_on(desk)


def test_the_same_statement_unchanged_is_taken(desk: Desk) -> None:
    """The refusals above are for what was changed."""
    while 1 not in getattr(desk.host.replica.match.awaiting, "seats", ()):
        assert desk.act()
    match = desk.guest.replica.match
    legal = str(match.game.legal_moves(match.state, 1)[0])
    signed = submit(desk, Moves(1, (legal,), ()))
    assert desk.hosted.ledger is not None
    assert desk.hosted.ledger.has(signed.hash)
    plays_on(desk)


def test_a_statement_signed_by_somebody_else_is_refused(desk: Desk) -> None:
    """Promise 3: nobody forges, not even with another seat at the table."""
    match = desk.guest.replica.match
    awaited = match.awaiting
    assert isinstance(awaited, Turn | Sealed)
    legal = str(match.game.legal_moves(match.state, awaited.seats[0])[0])
    forged = sign(Identity(b"f" * 32), desk.guest.state(Moves(0, (legal,), ()), holder=0))
    file = desk.host.file
    desk.say(desk.guest, Submit(forged))
    assert desk.host.file == file
    plays_on(desk)


def test_a_resend_counts_once(desk: Desk) -> None:
    """T41: the same bytes again change nothing and are no offence."""
    ledger = desk.hosted.ledger
    assert ledger is not None
    mine = [e.signed for e in ledger.entries if glance(e.signed).holder == 1]
    before, file = len(answers(desk)), desk.host.file
    desk.say(desk.guest, *(Submit(signed) for signed in mine))
    assert desk.host.file == file
    assert len(answers(desk)) == before
    assert desk.guest.link
    plays_on(desk)


def test_statements_that_are_no_statements_are_refused(desk: Desk) -> None:
    """T54 at the table: garbage inside a well-formed message."""
    dice = random.Random(3)
    for _ in range(20):
        garbage = Signed(dice.randbytes(dice.randrange(200)), dice.randbytes(64))
        desk.rejoin()
        before = len(answers(desk))
        desk.say(desk.guest, Submit(garbage))
        assert len(answers(desk)) == before + 1
    plays_on(desk)


UNASKED: dict[str, wire.Message] = {
    "votes": Vote(1, bytes(64)),
    "entries": Entries(0, ()),
    "a commitment": Committed(0, bytes(32)),
    "keys": Contributed(0, Contribution(bytes(32), bytes(32), "")),
    "another history": Have(0, 3, bytes(32)),
    "a longer history": Have(7, 10_000, bytes(32)),
    "readiness": Ready(False),
    "forged chat": Say(bytes(16), "hello", bytes(64)),
}


@pytest.mark.parametrize("unasked", UNASKED)
def test_messages_out_of_place_hurt_nobody_else(desk: Desk, unasked: str) -> None:
    """Only the guest that sent it can lose its connection; the watcher sees nothing of it."""
    desk.say(desk.guest, UNASKED[unasked])
    assert desk.watchers[0].link
    assert not any(isinstance(m, Said) for m in desk.watchers[0].heard)
    plays_on(desk)


@pytest.mark.parametrize("unasked", UNASKED)
def test_a_watcher_has_no_say(unasked: str) -> None:
    """Section 2: spectators hold nothing and count for nothing."""
    desk = Desk(watchers=1)
    desk.seat_all()
    desk.play(MOMENTS["at a turn"])
    file = desk.host.file
    desk.say(desk.watchers[0], UNASKED[unasked])
    assert desk.host.file == file
    assert desk.guest.link
    if desk.watchers[0].link:
        desk.leave(desk.watchers[0])
    plays_on(desk)


def test_a_watcher_cannot_state_anything(desk: Desk) -> None:
    """A watcher that submits is turned out, even with a statement that would be right."""
    statement = desk.guest.state(Leave(1))
    file = desk.host.file
    desk.say(desk.watchers[0], Submit(sign(desk.guest.identity, statement)))
    assert desk.host.file == file
    assert desk.watchers[0].dropped == "whoever watches has no say"


def test_a_table_starts_when_all_sit_and_are_ready() -> None:
    """Starting too early is refused with the reason."""
    desk = Desk(guests=1)
    desk.open()
    with pytest.raises(NotYet, match="not all seats are taken"):
        desk.hosted.start()
    desk.join(desk.guest)
    desk.joined.set_ready(False)
    desk.run()
    with pytest.raises(NotYet, match="not ready yet: guest0"):
        desk.hosted.start()
    desk.joined.set_ready(True)
    desk.run()
    desk.hosted.start()
    with pytest.raises(NotYet, match="starting already"):
        desk.hosted.start()
    desk.run()
    plays_on(desk)


def test_a_guest_lost_during_the_ceremony_lets_the_host_start_again() -> None:
    """B9: the attempt is over, the room stays, and the next attempt plays."""
    desk = Desk()
    desk.open()
    desk.join(desk.guest)
    desk.tap = lambda sender, message: () if isinstance(message, Committed) else (message,)
    desk.hosted.start()
    desk.run()
    desk.leave(desk.guest)
    assert any("lost while the table was starting" in line for line in desk.hosted.refusals)
    desk.tap = lambda sender, message: (message,)
    desk.join(desk.guest)
    desk.hosted.start()
    desk.run()
    plays_on(desk)


def test_keys_that_were_not_committed_to_blame_whoever_showed_them() -> None:
    """Of three holders the one that lies is turned out, and not the one who speaks last."""
    from tests.core.toys.lots import Lots

    desk = Desk(Lots(), guests=2)

    def lie(sender: str, message: wire.Message) -> Sequence[wire.Message]:
        if sender == "guest0" and isinstance(message, Contributed):
            return (structs.replace(message, contribution=_other(message.contribution)),)
        return (message,)

    desk.tap = lie
    desk.open()
    for guest in desk.guests:
        desk.join(guest)
    desk.hosted.start()
    desk.run()
    assert "other keys than it committed to" in desk.guests[0].dropped
    assert desk.guests[1].dropped == ""


def _other(contribution: Contribution) -> Contribution:
    return structs.replace(contribution, nonce=bytes(32))


def test_turning_a_guest_away_frees_its_seat() -> None:
    """Before the start the host says who sits; the guest is told."""
    desk = Desk()
    desk.open()
    desk.join(desk.guest)
    desk.hosted.turn_away(desk.guest.identity.public)
    desk.run()
    assert desk.guest.dropped == "the host turned you away"
    assert not desk.hosted.full


def test_seats_are_swapped_before_the_start_only(desk: Desk) -> None:
    """Section 2: afterwards there is a rematch."""
    before = desk.hosted.room
    desk.hosted.swap(0, 1)
    assert desk.hosted.room == before
    young = Desk()
    young.open()
    young.join(young.guest)
    young.hosted.swap(0, 1)
    young.run()
    room = [m for m in young.guest.heard if isinstance(m, Room)][-1]
    assert [seat.name for seat in room.seats] == ["guest0", "host"]
    young.hosted.start()
    young.run()
    assert young.hosted.my_seats == (1,)
    plays_on(young)


# One's own mistakes


def test_the_hosts_person_cannot_move_wrongly(desk: Desk) -> None:
    """The same rules hold for the host's own hand."""
    for seat, move in ((1, Move("pass")), (0, Move("win"))):
        with pytest.raises((IllegalMove, NotYet)):
            desk.hosted.submit(seat, [move])
    plays_on(desk)


def test_a_host_whose_statement_fails_does_not_hang(monkeypatch: pytest.MonkeyPatch) -> None:
    """B6: what fails here once is not tried again without pause."""
    desk = Desk()
    desk.tap = lambda sender, message: (
        () if sender == "guest0" and _commits(message) else (message,)
    )
    desk.seat_all()
    desk.play(lambda replica: bool(replica.commits))
    honest = secret_moves.due

    def forgetful(replica: Replica, me: Holder) -> Commit | Reveal | None:
        due = honest(replica, me)
        return structs.replace(due, nonce=bytes(32)) if isinstance(due, Reveal) else due

    monkeypatch.setattr(secret_moves, "due", forgetful)
    desk.tap = lambda sender, message: (message,)
    desk.leave(desk.guest)
    desk.join(desk.guest)
    desk.act()
    assert any("commitment" in line for line in desk.hosted.refusals)


def _commits(message: wire.Message) -> bool:
    return isinstance(message, Submit) and isinstance(glance(message.signed).payload, Commit)


def test_every_message_of_a_guest_survives_the_wire() -> None:
    """Whatever the tests above send could have come over a connection."""
    for message in UNASKED.values():
        assert wire.decode(wire.encode(message), FromGuest) == message
    with pytest.raises(ProtocolError):
        wire.decode(wire.encode(Refused(b"", "")), FromGuest)
