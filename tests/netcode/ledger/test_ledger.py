# SPDX-License-Identifier: MIT
"""Intent: a ledger file loads up to where it was torn, and not past anything that is not right."""

from __future__ import annotations

import random

import pytest

from core.digest import digest
from core.match import fresh, replay
from netcode import wire
from netcode.errors import ProtocolError
from netcode.ledger import ledger
from netcode.ledger.chunks import CHUNK, chunks
from netcode.ledger.ledger import MAGIC, DamagedLedger
from netcode.replica.transition import founded
from netcode.statements.entry import NOTHING, Entry, Statement, glance
from netcode.statements.payloads import Begin, Leave
from tests.netcode.desk import Desk


@pytest.fixture(scope="module")
def desk() -> Desk:
    """A finished game."""
    desk = Desk(seed=21)
    desk.seat_all()
    desk.play()
    return desk


def test_a_file_loads_to_the_same_state(desk: Desk) -> None:
    """Load, and replay the events from the header: the same digest."""
    one, whole = ledger.load(desk.host.file)
    assert one is not None
    assert whole == len(desk.host.file)
    assert one.replica.hashes == desk.host.replica.hashes
    match = one.replica.match
    assert digest(replay(fresh(match.game, match.header), match.events).state) == digest(
        desk.host.replica.match.state
    )


def test_a_torn_tail_loads_up_to_the_tear(desk: Desk, complete: bool) -> None:
    """T51: cut anywhere in the last two records, everything before them loads."""
    data = desk.host.file
    records, _ = ledger.split(data)
    ends = [len(data)]
    for part in reversed(records[-2:]):
        ends.append(ends[-1] - 4 - len(part))
    last, middle, first = ends
    assert first < middle < last
    replicas = {first: len(records) - 2, middle: len(records) - 1, last: len(records)}
    cuts = range(first, last + 1)
    sample = sorted({*replicas, *random.Random(5).sample(list(cuts), 25), first + 1, first + 3})
    for cut in cuts if complete else sample:
        parts, torn = ledger.split(data[:cut])
        whole = max(end for end in replicas if end <= cut)
        assert len(parts) == replicas[whole], cut
        assert len(torn) == cut - whole
    for cut in (first + 2, middle - 1, middle + 5, last - 1):
        one, kept = ledger.load(data[:cut])
        whole = max(end for end in replicas if end <= cut)
        assert one is not None
        assert (len(one.entries), kept) == (replicas[whole], whole)


@pytest.mark.parametrize("zeros", [1, 4, 300, 70_000])
def test_zeros_behind_the_last_entry_are_a_tear(desk: Desk, zeros: int) -> None:
    """F-1: file systems that allocate late leave the length of what was written, and zeros."""
    data = desk.host.file
    one, whole = ledger.load(data + bytes(zeros))
    assert one is not None
    assert (len(one.entries), whole) == (len(ledger.split(data)[0]), len(data))


@pytest.mark.parametrize("cut", [0, 60])
def test_zeros_in_place_of_the_end_are_a_tear(desk: Desk, complete: bool, cut: int) -> None:
    """F-1: from any byte of the last record on, also where the file ends before the record does."""
    data = desk.host.file
    before = ledger.first_entries(data, -1)
    starts = range(len(before), len(data) - cut - 1)
    sample = {*starts[:12], *starts[-12:], *random.Random(6).sample(list(starts), 12)}
    for start in starts if complete else sorted(sample):
        for behind in (0, 4096):
            torn = data[:start] + bytes(len(data) - cut - start + (0 if cut else behind))
            found = ledger.read(torn)
            assert found.damage is None, start
            assert (found.whole, found.torn) == (len(before), True), start


def test_zeros_in_the_middle_are_damage(desk: Desk) -> None:
    """What stands behind them is worth keeping: nothing is cut."""
    data = bytearray(desk.host.file)
    start = len(ledger.first_entries(desk.host.file, 9))
    for zeros in (4, 300):
        data[start : start + zeros] = bytes(zeros)
        damage = ledger.read(bytes(data)).damage
        assert damage is not None
        assert damage.seq == 9


@pytest.mark.parametrize("data", [b"", b"SOBREMESA2\n", b"PK\x03\x04" * 10, MAGIC[:-1]])
def test_another_file_is_no_ledger(data: bytes) -> None:
    """The magic line tells; what does not begin with it is refused as entry 0."""
    with pytest.raises(DamagedLedger, match="not a Sobremesa ledger file"):
        ledger.load(data)


def test_an_empty_ledger_has_no_entry() -> None:
    """A file that was just created is no fault."""
    assert ledger.load(MAGIC) == (None, len(MAGIC))


def test_a_ledger_begins_with_a_roster(desk: Desk) -> None:
    """Entry 1 alone founds nothing, and a second roster is refused."""
    one = desk.host.kept()
    assert one is not None
    with pytest.raises(ProtocolError, match="does not begin with a roster"):
        founded(one.entries[1])
    with pytest.raises(ProtocolError):
        one.append(one.entries[0])


def test_an_entry_that_is_refused_changes_nothing(desk: Desk) -> None:
    """T25 and section 8: a wrong entry leaves the ledger as it was."""
    one, _ = ledger.load(desk.host.file)
    assert one is not None
    before = one.replica
    for wrong in (one.entries[3], one.entries[-1], Entry(b"", b"", b"", b"")):
        with pytest.raises(ProtocolError):
            one.append(wrong)
    assert one.replica is before
    assert len(one.entries) == before.seq


def test_a_ledger_knows_its_statements(desk: Desk) -> None:
    """What makes a resend idempotent."""
    one = desk.host.kept()
    assert one is not None
    assert all(one.has(entry.signed.hash) for entry in one.entries)
    assert not one.has(NOTHING)
    assert isinstance(one.begin, Begin)
    assert one.before_first.seq == 0


def test_chunks_are_moderate_and_put_together_are_the_suffix(desk: Desk) -> None:
    """A suffix of any length, in order, in messages that fit a frame."""
    one = desk.host.kept()
    assert one is not None
    for start in (0, 1, 17, len(one.entries) - 1):
        messages = chunks(one, start)
        assert messages[0].seq == start
        assert tuple(e for m in messages for e in m.entries) == tuple(one.entries[start:])
        assert all(len(wire.encode(m)) < 256 * 1024 for m in messages)
    assert chunks(one, len(one.entries)) == ()


def test_chunks_are_cut_where_they_grow_too_long(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """More than a chunk's worth goes in several messages whose numbers follow one another."""
    monkeypatch.setattr("netcode.ledger.chunks.CHUNK", 2000)
    one = desk.host.kept()
    assert one is not None
    messages = chunks(one, 5)
    assert len(messages) > 5
    position = 5
    for message in messages:
        assert message.seq == position
        position += len(message.entries)
    assert position == len(one.entries)
    assert CHUNK > 2000


def test_a_statement_is_chained_to_its_game_and_basis(desk: Desk) -> None:
    """Section 3: each statement names game, epoch, counter and a basis in this very history."""
    one = desk.host.kept()
    assert one is not None
    counters = [0, 0]
    for seq, entry in enumerate(one.entries):
        statement = wire.decode(entry.statement, Statement)
        assert statement.counter == counters[statement.holder]
        counters[statement.holder] += 1
        assert statement.basis_seq <= seq
        if statement.basis_seq:
            assert statement.basis == one.entries[statement.basis_seq - 1].hash
        assert seq == 0 or statement.game == one.replica.game_id


def test_who_left_is_told_apart_from_who_was_said_to_have_left() -> None:
    """Section 5: of two, leaving is claimed by an entry, and the ledger says by whom."""
    for claimed, seat in ((True, 1), (False, 0)):
        desk = Desk(seed=22)
        desk.seat_all()
        desk.play(lambda replica: replica.seq > 20)
        desk.hosted.give_up(seat)
        desk.run()
        assert desk.guest.replica.left_by == {seat: 0}
        assert (desk.guest.replica.holder_of(seat) != 0) is claimed
        one = desk.guest.kept()
        assert one is not None
        stated = [glance(entry.signed) for entry in one.entries]
        assert [s.holder for s in stated if isinstance(s.payload, Leave)] == [0]
