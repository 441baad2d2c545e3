# SPDX-License-Identifier: MIT
"""Intent: a guest believes its host nothing that it has not checked (netcode.md, sections 2, 3)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from msgspec import structs

from netcode import wire
from netcode.crypto.identity import Identity
from netcode.holder.author import TOO_LATE
from netcode.ledger.journal import Cast
from netcode.ledger.ledger import Ledger
from netcode.replica import epochs
from netcode.replica.disclosure import finished
from netcode.replica.transition import Desync
from netcode.seating.room import NotYet
from netcode.statements.entry import Entry, Order, Signed, Statement, glance, order
from netcode.statements.messages import (
    Call,
    Called,
    Entries,
    Have,
    Proposal,
    Refused,
    Submit,
    Vote,
    Want,
)
from netcode.statements.payloads import Moves, Payload, Value
from tests.netcode.desk import Desk


@pytest.fixture
def desk() -> Desk:
    """A table in the middle of a game."""
    desk = Desk()
    desk.seat_all()
    desk.play(lambda replica: replica.seq > 30)
    return desk


def next_entry(desk: Desk) -> Entry:
    """The next entry as the host made it, which its guest has not got."""
    held: list[Entry] = []

    def hold(sender: str, message: wire.Message) -> Sequence[wire.Message]:
        if sender == "host" and isinstance(message, Entries):
            held.extend(message.entries)
            return ()
        return (message,)

    desk.tap = hold
    while not held:
        assert desk.act()
    return held[0]


def reordered(desk: Desk, entry: Entry, by: Identity | None = None, **changes: object) -> Entry:
    """The entry ordered anew by the host (or another key), with some fields changed."""
    place = structs.replace(wire.decode(entry.order, Order), **changes)
    return order(by or desk.host.identity, entry.signed, place)


LIES: dict[str, tuple[Callable[[Desk, Entry], Sequence[Entry]], str]] = {
    "another state": (
        lambda desk, entry: [reordered(desk, entry, digest=bytes(32))],
        "leads to another state than the host signed",
    ),
    "another predecessor": (
        lambda desk, entry: [reordered(desk, entry, previous=bytes(32))],
        "ordered it wrongly (previous)",
    ),
    "another place": (
        lambda desk, entry: [reordered(desk, entry, seq=7)],
        "ordered it wrongly (seq)",
    ),
    "another epoch": (
        lambda desk, entry: [reordered(desk, entry, epoch=1)],
        "ordered it wrongly (epoch)",
    ),
    "another statement": (
        lambda desk, entry: [reordered(desk, entry, author=bytes(32))],
        "ordered it wrongly (author)",
    ),
    "ordered by somebody else": (
        lambda desk, entry: [reordered(desk, entry, by=desk.guest.identity)],
        "signature",
    ),
    "a forged statement": (
        lambda desk, entry: [structs.replace(entry, signature=bytes(64))],
        "signature",
    ),
    "the guest's own old statement again": (
        lambda desk, entry: [
            reordered(desk, structs.replace(old, order=entry.order))
            for old in desk.ledger.entries
            if wire.decode(old.statement, Statement).holder == 1
        ][:1],
        "statement",
    ),
}


@pytest.mark.parametrize("lie", LIES)
def test_an_entry_that_is_not_right_ends_the_guests_belief(desk: Desk, lie: str) -> None:
    """netcode.md, section 3: nothing changes at the guest, and it says why in one sentence."""
    make, reason = LIES[lie]
    entry = next_entry(desk)
    before, seq = desk.guest.file, desk.guest.replica.seq
    desk.host_says(desk.guest, Entries(seq, tuple(make(desk, entry))))
    assert reason in desk.joined.broken
    assert desk.guest.dropped
    assert not desk.guest.link
    assert desk.guest.file == before


def test_the_entry_itself_is_believed(desk: Desk) -> None:
    """The lies above fail for what was changed: unchanged, the same entry is taken."""
    entry = next_entry(desk)
    desk.host_says(desk.guest, Entries(desk.guest.replica.seq, (reordered(desk, entry),)))
    assert desk.joined.broken == ""
    assert desk.guest.replica.seq == wire.decode(entry.order, Order).seq + 1


def test_another_state_is_a_desync_with_its_entry(desk: Desk) -> None:
    """Promise 4: a peer that differs is found at that entry."""
    entry, seq = next_entry(desk), desk.guest.replica.seq
    ledger = desk.joined.ledger
    assert ledger is not None
    with pytest.raises(Desync) as caught:
        ledger.append(reordered(desk, entry, digest=bytes(32)))
    assert caught.value.seq == seq


def test_a_skipped_entry_is_missed(desk: Desk) -> None:
    """Entries come one after another."""
    entry, seq = next_entry(desk), desk.guest.replica.seq
    desk.host_says(desk.guest, Entries(seq + 1, (entry,)))
    assert desk.joined.broken == f"entry {seq} is missing"


def test_an_entry_of_another_game_is_refused(desk: Desk) -> None:
    """T47: the game id is in every statement."""
    other = Desk(seed=2)
    other.host.identity = desk.host.identity
    other.guest.identity = desk.guest.identity
    other.seat_all()
    other.play(lambda replica: replica.seq > desk.guest.replica.seq + 1)
    ledger = other.hosted.ledger
    assert ledger is not None
    seq = desk.guest.replica.seq
    desk.host_says(desk.guest, Entries(seq, (ledger.entries[seq],)))
    assert desk.joined.broken.startswith("the statement belongs to another game")


def test_two_histories_are_kept_as_proof(desk: Desk) -> None:
    """T50: two entries signed for one place are kept, both signed by the host."""
    ledger = desk.joined.ledger
    assert ledger is not None
    mine = ledger.entries[-1]
    other = reordered(desk, mine, digest=bytes(32))
    desk.host_says(desk.guest, Entries(ledger.replica.seq - 1, (other,)))
    assert desk.joined.two_histories is not None
    assert desk.joined.two_histories.holder == 0
    assert "two histories" in desk.joined.broken
    for entry in (mine, other):
        assert wire.decode(entry.order, Order).seq == ledger.replica.seq - 1


def test_a_host_that_lied_is_not_listened_to_any_more(desk: Desk) -> None:
    """Nothing that comes after changes a guest that believes its host no more."""
    entry, seq = next_entry(desk), desk.guest.replica.seq
    desk.host_says(desk.guest, Entries(seq + 1, (entry,)))
    desk.joined.received(Entries(seq, (entry,)), 0.0)
    assert desk.guest.replica.seq == seq
    assert desk.joined.take() == ()


# The roster


def test_a_refusal_without_end_does_not_spin() -> None:
    """B6: a host that refuses everything is asked a few times, not without pause."""
    desk = Desk()
    asked: list[Signed] = []

    def swallow(sender: str, message: wire.Message) -> Sequence[wire.Message]:
        if sender == "host" or not isinstance(message, Submit):
            return (message,)
        asked.append(message.signed)
        if len(asked) < 50:
            desk.joined.received(Refused(message.signed.hash, "no"), 0.0)
        return ()

    desk.tap = swallow
    desk.seat_all()
    assert 0 < len(asked) < 10


@pytest.mark.parametrize(
    ("kind", "too_late", "told"),
    [
        (Moves, True, [str(TOO_LATE)]),
        (Moves, False, ["move.not_"]),
        (Value, True, []),
        (Value, False, []),
    ],
)
def test_a_person_reads_only_of_what_it_wished(
    desk: Desk, kind: type[Payload], too_late: bool, told: list[str]
) -> None:
    """W-34: a value that comes too late is nobody's, and a move that does is told in words."""
    payloads = (glance(entry.signed) for entry in desk.ledger.entries)
    (payload, *_) = [p.payload for p in payloads if p.holder == 1 and isinstance(p.payload, kind)]
    late = {"decision": bytes(32)} if too_late else {}
    author = desk.joined.author
    assert author is not None
    author.flying = desk.signed(desk.guest, payload, **late)
    desk.host_says(desk.guest, Refused(author.flying.hash, "no"))
    assert len(desk.joined.refusals) == len(told)
    assert all(map(str.startswith, desk.joined.refusals, told))


def test_a_vote_is_kept_before_it_leaves_and_silences_the_old_epoch(desk: Desk) -> None:
    """Section 5: who signs for an epoch signs nothing under a lower one."""
    desk.crash(desk.host)
    desk.tap = lambda sender, message: () if isinstance(message, Vote) else (message,)
    desk.open()
    desk.join(desk.guest)
    kept = [record for records in desk.guest.journals.values() for record in records]
    assert [record.ballot.call.host for record in kept if isinstance(record, Cast)] == [0]
    heard = len([m for m in desk.host.heard if isinstance(m, Submit)])
    desk.crash(desk.guest)
    desk.join(desk.guest)
    assert len([m for m in desk.host.heard if isinstance(m, Submit)]) == heard
    desk.tap = lambda sender, message: (message,)
    desk.leave(desk.guest)
    desk.join(desk.guest)
    desk.play()
    assert finished(desk.guest.replica)
    assert desk.guest.replica.epoch > 0


def test_a_call_on_another_history_gets_no_vote(desk: Desk) -> None:
    """Nobody signs on less, or on other, than it has."""
    replica = desk.guest.replica
    call = Call(replica.game_id, 2, 0, replica.seq - 1, replica.hashes[-2])
    desk.host_says(desk.guest, Called(call, epochs.signed(desk.host.identity, call), None))
    assert "history that is not ours" in desk.joined.broken
    assert not any(isinstance(m, Vote) for m in desk.host.heard)


def test_wanting_what_the_guest_has_not_is_refused(desk: Desk) -> None:
    """A host cannot make a guest look beyond its file."""
    desk.host_says(desk.guest, Want(desk.guest.replica.seq + 1))
    assert "do not have" in desk.joined.broken


def test_a_guest_resends_the_same_bytes() -> None:
    """T40, T41: a move that was lost on its way is sent once more, as the same bytes."""
    desk = Desk()
    desk.seat_all()
    lost: list[Signed] = []

    def lose(sender: str, message: wire.Message) -> Sequence[wire.Message]:
        if isinstance(message, Submit) and not lost:
            lost.append(message.signed)
            return ()
        return (message,)

    desk.tap = lose
    desk.play(lambda replica: bool(lost))
    while not lost:
        assert desk.act()
    desk.leave(desk.guest)
    desk.join(desk.guest)
    assert lost[0] in [m.signed for m in desk.host.heard if isinstance(m, Submit)]
    desk.play()
    ledger = desk.guest.kept()
    assert ledger is not None
    assert [e.signed for e in ledger.entries].count(lost[0]) == 1
    assert finished(desk.guest.replica)


def test_a_watcher_is_never_asked_to_play() -> None:
    """A watcher that a host asks to take part ends the connection."""
    desk = Desk(watchers=1)
    desk.seat_all()
    watcher = desk.watchers[0]
    proposal = next(m for m in desk.guest.heard if isinstance(m, Proposal))
    desk.host_says(watcher, proposal)
    assert watcher.dropped == "the host asks a watcher to play"
    desk.play()
    assert finished(desk.guest.replica)


def test_have_tells_how_far_the_guest_is(desk: Desk) -> None:
    """A guest says on each connection what it has, so that only the rest is sent."""
    desk.leave(desk.guest)
    desk.join(desk.guest)
    have = [m for m in desk.host.heard if isinstance(m, Have)][-1]
    assert (have.seq, have.head) == (desk.guest.replica.seq, desk.guest.replica.head)


def test_a_move_shows_only_when_the_host_echoes_it(desk: Desk) -> None:
    """T40: one's own move is applied when it is in the ledger, not before."""
    desk.tap = lambda sender, message: () if isinstance(message, Submit) else (message,)
    before = desk.guest.replica.head
    while desk.act():
        pass
    author = desk.joined.author
    assert author is not None
    assert author.flying is not None
    assert desk.guest.replica.head != author.flying.hash
    assert isinstance(desk.joined.ledger, Ledger)
    assert not desk.joined.ledger.has(author.flying.hash)
    assert before in desk.guest.replica.hashes


def test_two_moves_at_once_are_not_taken(desk: Desk) -> None:
    """T41: a double click cannot sign twice."""
    desk.tap = lambda sender, message: (
        () if isinstance(message, Submit) and _moves(message) else (message,)
    )
    while not _moving(desk):
        assert desk.act()
    match = desk.guest.replica.match
    seat = desk.joined.my_seats[0]
    with pytest.raises(NotYet, match="on its way"):
        desk.joined.submit(seat, [match.game.legal_moves(match.state, seat)[0]])


def _moves(message: Submit) -> bool:
    return isinstance(glance(message.signed).payload, Moves)


def _moving(desk: Desk) -> bool:
    author = desk.joined.author
    return bool(author and author.flying and isinstance(glance(author.flying).payload, Moves))


def test_a_host_cannot_choose_between_two_moves_of_a_guest(desk: Desk) -> None:
    """Promise 3: a host that refuses what the rules allow gets no second move to choose from."""
    signed: list[Signed] = []

    def refuse(sender: str, message: wire.Message) -> Sequence[wire.Message]:
        if isinstance(message, Submit) and _moves(message):
            signed.append(message.signed)
            return ()
        return (message,)

    desk.tap = refuse
    while not signed:
        assert desk.act()
    desk.host_says(desk.guest, Refused(signed[0].hash, "no"))
    match, seat = desk.guest.replica.match, desk.joined.my_seats[0]
    try:
        desk.joined.submit(seat, [match.game.legal_moves(match.state, seat)[-1]])
        desk.run()
    except NotYet:
        pass
    counters = [wire.decode(one.statement, Statement).counter for one in signed]
    assert len(set(counters)) == len({one.hash for one in signed}) == 1
