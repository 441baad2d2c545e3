# SPDX-License-Identifier: MIT
"""Intent: a host that tells two histories leaves a proof that anybody can check, and only then."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import structs

from netcode import wire
from netcode.crypto.identity import Identity
from netcode.errors import ProtocolError
from netcode.evidence import evidence
from netcode.ledger.files import LedgerFile
from netcode.ledger.ledger import Ledger, load
from netcode.statements.entry import Entry, Order, order
from netcode.statements.messages import Entries
from tests.netcode.desk import Desk


@pytest.fixture(scope="module")
def known() -> tuple[Ledger, Identity]:
    """The ledger of a game under way, and the identity of its host."""
    desk = Desk()
    desk.seat_all()
    desk.play(lambda replica: replica.seq > 12)
    found = desk.host.kept()
    assert found is not None
    return found, desk.host.identity


def moved(entry: Entry, by: Identity, **changes: object) -> Entry:
    """The same statement, ordered otherwise."""
    place = wire.decode(entry.order, Order)
    fields = {name: getattr(place, name) for name in Order.__struct_fields__}
    return order(by, entry.signed, Order(**{**fields, **changes}))


def another_game(host: Identity) -> Ledger:
    """The ledger of another game that the same person hosts."""
    desk = Desk(seed=2)
    desk.host.identity = host
    desk.seat_all()
    desk.play(lambda replica: replica.seq > 12)
    found = desk.host.kept()
    assert found is not None
    return found


def test_two_signed_entries_for_one_place_convict_the_host(known: tuple[Ledger, Identity]) -> None:
    """T50: the file stands by itself and names holder and seats."""
    ledger, host = known
    mine = ledger.entries[9]
    other = moved(mine, host, digest=bytes(32))
    proof = evidence.judge(evidence.encode(ledger.entries[0], mine, other))
    assert (proof.seq, proof.holder, proof.seats) == (9, 0, (0,))
    assert proof.game == ledger.replica.game_id


@pytest.mark.parametrize(
    "case", ["forged", "same", "elsewhere", "epoch", "another statement", "another game"]
)
def test_nothing_less_convicts(known: tuple[Ledger, Identity], case: str) -> None:
    """A forger's entry, the same one twice, another place or epoch, what was put into it."""
    ledger, host = known
    mine = ledger.entries[9]
    other = {
        "forged": moved(mine, Identity(bytes(32)), digest=bytes(32)),
        "same": mine,
        "elsewhere": ledger.entries[10],
        "epoch": moved(mine, host, epoch=1),
        "another statement": structs.replace(
            mine, statement=ledger.entries[8].statement, signature=ledger.entries[8].signature
        ),
        "another game": another_game(host).entries[9],
    }[case]
    with pytest.raises(ProtocolError):
        evidence.judge(evidence.encode(ledger.entries[0], mine, other))


@pytest.mark.parametrize("case", ["lawful", "another statement", "another game", "another epoch"])
def test_no_honest_host_is_condemned(known: tuple[Ledger, Identity], case: str) -> None:
    """Entries that it signed, in the wrong ledger or with another statement put into them."""
    ledger, host = known
    mine = ledger.entries[9]
    entry = {
        "lawful": mine,
        "another statement": structs.replace(mine, signature=bytes(64)),
        "another game": another_game(host).entries[9],
        "another epoch": moved(mine, host, epoch=2, previous=bytes(32)),
    }[case]
    with pytest.raises(ProtocolError):
        evidence.condemn(ledger, evidence.refused(entry))


@pytest.mark.parametrize("data", [b"", b"SOBREMESA1\n", evidence.MAGIC, evidence.MAGIC + b"abcd"])
def test_what_is_no_evidence_is_refused(data: bytes) -> None:
    """Other files, empty ones and torn ones: one clear error."""
    with pytest.raises(ProtocolError):
        evidence.judge(data)


def test_a_guest_keeps_the_proof_beside_its_ledger(tmp_path: Path) -> None:
    """What the guest asks to be written down convicts, from the file it lies in."""
    desk = Desk()
    desk.seat_all()
    desk.play(lambda replica: replica.seq > 12)
    ledger = desk.joined.ledger
    assert ledger is not None
    other = moved(ledger.entries[-1], desk.host.identity, digest=bytes(32))
    desk.host_says(desk.guest, Entries(ledger.replica.seq - 1, (other,)))
    (proof,) = desk.guest.evidence
    file = LedgerFile(tmp_path / "game.sobremesa")
    file.prove(ledger.replica.seq - 1, proof)
    file.close()
    (written,) = tmp_path.glob("game.entry-*.evidence")
    assert evidence.judge(written.read_bytes()).holder == 0


def test_garbage_in_the_place_of_an_entry_is_no_proof() -> None:
    """A guest does not accuse its host of what somebody else could have made."""
    desk = Desk()
    desk.seat_all()
    desk.play(lambda replica: replica.seq > 12)
    ledger = desk.joined.ledger
    assert ledger is not None
    other = moved(ledger.entries[-1], Identity(bytes(32)), digest=bytes(32))
    desk.host_says(desk.guest, Entries(ledger.replica.seq - 1, (other,)))
    assert "a signature" in desk.joined.broken
    assert desk.joined.two_histories is None
    assert desk.guest.evidence == []


def test_a_guest_keeps_an_entry_that_the_host_signed_and_that_cannot_be() -> None:
    """Another state than the entries lead to: signed by the host, refused, kept, and judged."""
    desk = Desk()
    desk.seat_all()
    desk.play(lambda replica: replica.seq > 12)
    before = desk.guest.file
    desk.tap = lambda sender, message: () if isinstance(message, Entries) else (message,)
    while desk.host.replica.seq == desk.guest.replica.seq:
        assert desk.act()
    right = desk.ledger.entries[desk.guest.replica.seq]
    wrong = moved(right, desk.host.identity, digest=bytes(32))
    desk.tap = lambda sender, message: (message,)
    desk.host_says(desk.guest, Entries(desk.guest.replica.seq, (wrong,)))
    (proof,) = desk.guest.evidence
    known, _ = load(before)
    assert known is not None
    unlawful = evidence.condemn(known, proof)
    assert (unlawful.holder, unlawful.seq) == (0, known.replica.seq)
    assert "another state" in unlawful.reason
    with pytest.raises(ProtocolError):
        evidence.condemn(known, evidence.refused(right))
    with pytest.raises(ProtocolError):
        evidence.condemn(known, evidence.refused(moved(right, Identity(bytes(32)))))
