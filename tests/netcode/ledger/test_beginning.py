# SPDX-License-Identifier: MIT
"""Intent: a file that is damaged anywhere still gives every entry before the damage."""

from __future__ import annotations

import pytest

from netcode import wire
from netcode.ledger import ledger
from netcode.ledger.beginning import TooFar, beginning, given_up
from netcode.ledger.ledger import MAGIC, DamagedLedger
from netcode.statements.entry import Entry, glance
from netcode.statements.payloads import Commit, Moves
from tests.netcode.desk import Desk
from tests.netcode.raw import packed


@pytest.fixture(scope="module")
def data() -> bytes:
    """The file of a finished game."""
    desk = Desk(seed=41)
    desk.seat_all()
    desk.play()
    return desk.host.file


def poisoned(data: bytes, count: int) -> bytes:
    """A record that is longer than any message may be, in the place of entry `count` and after."""
    whole = packed(Entry(bytes(wire.LARGE_FRAME), bytes(64), bytes(99), bytes(64)))
    before = ledger.first_entries(data, count)
    return before + len(whole).to_bytes(4, "big") + whole + data[len(before) :]


def flipped(data: bytes, count: int) -> bytes:
    """One bit of entry `count` is another."""
    altered = bytearray(data)
    altered[len(ledger.first_entries(data, count)) + 44] ^= 1
    return bytes(altered)


def misplaced(data: bytes, count: int) -> bytes:
    """Entry `count` is missing: the one after it verifies, but not there."""
    return ledger.first_entries(data, count) + data[len(ledger.first_entries(data, count + 1)) :]


def lengthened(data: bytes, count: int) -> bytes:
    """The length of entry `count` reaches beyond the end of the file, the entry does not."""
    altered = bytearray(data)
    altered[len(ledger.first_entries(data, count)) + 1] ^= 2
    return bytes(altered)


DAMAGES = (poisoned, flipped, misplaced, lengthened)


@pytest.mark.parametrize("damage", DAMAGES)
@pytest.mark.parametrize("count", [1, 17, 30])
def test_what_is_before_a_damage_is_sound(data: bytes, damage: object, count: int) -> None:
    """Every kind of damage is told by the number of sound entries, and these can be had."""
    assert callable(damage)
    damaged = damage(data, count)
    with pytest.raises(DamagedLedger) as caught:
        ledger.load(damaged)
    assert caught.value.seq == count
    whole, _ = ledger.load(data)
    assert whole is not None
    for wanted in {1, count}:
        first = beginning(damaged, wanted)
        assert first.entries == whole.entries[:wanted]
    with pytest.raises(TooFar, match=f"{count} is the most") as refused:
        beginning(damaged, count + 1)
    assert refused.value.sound == count


def test_a_whole_file_can_be_begun_again_anywhere(data: bytes) -> None:
    """Up to its end, and no further; nothing is no beginning."""
    records, _ = ledger.split(data)
    assert len(beginning(data, 5).entries) == 5
    assert len(beginning(data, len(records)).entries) == len(records)
    with pytest.raises(TooFar, match=f"has {len(records)} entries"):
        beginning(data, len(records) + 1)
    with pytest.raises(TooFar):
        beginning(data, 0)
    with pytest.raises(TooFar, match="nothing to go on from"):
        beginning(MAGIC, 1)
    with pytest.raises(DamagedLedger):
        beginning(b"Dear Ada", 1)


def test_what_is_given_up_is_counted(data: bytes) -> None:
    """Entries, and turns among them; what cannot be read is an entry and no turn."""
    found, _ = ledger.load(data)
    assert found is not None
    count = 20
    kinds = [type(glance(entry.signed).payload) for entry in found.entries[count:]]
    turns = sum(kind in (Moves, Commit) for kind in kinds)
    lost = given_up(data, count)
    assert (lost.entries, lost.turns) == (len(kinds), turns)
    assert turns
    assert given_up(poisoned(data, count), count).entries == len(kinds) + 1
    assert given_up(poisoned(data, count), count).turns == turns
