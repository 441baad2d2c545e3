# SPDX-License-Identifier: MIT
"""Intent: `audit` passes an honest file, and names the entry of any byte that was changed."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

from client.__main__ import main
from core import catalogue
from core.terms import IllegalMove
from netcode import wire
from netcode.errors import ProtocolError
from netcode.evidence.reservations import CHOSEN
from netcode.holder.author import state
from netcode.holder.holder import restored
from netcode.ledger import ledger
from netcode.ledger.ledger import MAGIC, Ledger
from netcode.replica import transition
from netcode.statements.entry import Entry, glance, order
from netcode.statements.payloads import Moves
from tests.netcode.desk import Desk
from tests.netcode.lost_host import hosted_by_another, parted, seen_by_one
from tests.netcode.simulator import Simulation

Capture = pytest.CaptureFixture[str]


def records(data: bytes) -> list[tuple[int, int]]:
    """Where each entry of a file begins, and behind its end; its length in front belongs to it."""
    split, torn = ledger.split(data)
    assert torn == b""
    places, start = [], len(MAGIC)
    for record in split:
        places.append((start, start + 4 + len(record)))
        start += 4 + len(record)
    return places


def changed(data: bytes, position: int, other: int) -> bytes:
    """The file with one byte changed; `other` is 1 to 255."""
    return data[:position] + bytes([data[position] ^ other]) + data[position + 1 :]


def test_an_honest_file_passes(finished: bytes, tmp_path: Path, capsys: Capture) -> None:
    """Status 0, and what was proven."""
    file = tmp_path / "a.sobremesa"
    file.write_bytes(finished)
    assert main(["audit", str(file)]) == 0
    said = capsys.readouterr()
    assert "everything that this file says is proven" in said.out
    assert "decks replayed from their seeds: 1" in said.out
    assert main(["audit", str(file), "--json"]) == 0
    report = msgspec.json.decode(capsys.readouterr().out)
    assert report["entries"] == len(records(finished))
    assert report["over"] is True
    assert report["faults"] == []


def test_one_changed_byte_in_any_entry_is_named(
    finished: bytes, tmp_path: Path, capsys: Capture, request: pytest.FixtureRequest
) -> None:
    """One byte in each entry, its length included; `--seed-sample` draws them."""
    drawn = random.Random(request.config.getoption("--seed-sample"))
    file = tmp_path / "a.sobremesa"
    for number, (start, end) in enumerate(records(finished)):
        position = drawn.randrange(start, end)
        file.write_bytes(changed(finished, position, drawn.randrange(1, 256)))
        assert main(["audit", str(file)]) == 1, position
        assert capsys.readouterr().err.startswith(f"sobremesa: entry {number}"), position


def test_every_changed_byte_is_noticed(finished: bytes, complete: bool) -> None:
    """Shows 5 for every byte of every entry, at the one place that reads entries for all."""
    if not complete:
        pytest.skip("every byte is changed in the complete run")
    known: Ledger | None = None
    for start, end in records(finished):
        for position in range(start + 4, end):
            raw = changed(finished, position, 1 + position % 255)[start + 4 : end]
            with pytest.raises((ProtocolError, IllegalMove)):
                taken(known, raw)
        known = taken(known, finished[start + 4 : end])


def taken(known: Ledger | None, raw: bytes) -> Ledger:
    """A ledger with one more entry. Raises ProtocolError or IllegalMove with nothing changed."""
    entry = wire.decode(raw, Entry)
    if known is None:
        return Ledger(entry)
    known.append(entry)
    return known


@pytest.mark.parametrize("what", ["cut", "swapped", "left out", "repeated"])
def test_entries_that_are_moved_about_are_named(
    what: str, finished: bytes, tmp_path: Path, capsys: Capture
) -> None:
    """A tear, two entries swapped, one left out, one twice: the first that is wrong is named."""
    places = records(finished)
    parts = [finished[start:end] for start, end in places]
    named = 20
    match what:
        case "cut":
            parts = [*parts[:20], parts[20][:-1]]
        case "swapped":
            parts[20], parts[21] = parts[21], parts[20]
        case "left out":
            del parts[20]
        case "repeated":
            parts.insert(21, parts[20])
            named = 21
    file = tmp_path / "a.sobremesa"
    file.write_bytes(MAGIC + b"".join(parts))
    assert main(["audit", str(file)]) == 1
    assert capsys.readouterr().err.startswith(f"sobremesa: entry {named}")


def test_a_game_that_is_not_over_passes_too(
    finished: bytes, tmp_path: Path, capsys: Capture
) -> None:
    """The file of a game that goes on proves what it has; its deck is still a secret."""
    file = tmp_path / "a.sobremesa"
    file.write_bytes(finished[: records(finished)[30][0]])
    assert main(["audit", str(file), "--json"]) == 0
    report = msgspec.json.decode(capsys.readouterr().out)
    assert (report["entries"], report["over"], report["decks_replayed"]) == (30, False, 0)
    assert len(report["decks_kept_secret"]) == 1


def test_two_files_that_tell_one_history_are_compared(
    finished: bytes, tmp_path: Path, capsys: Capture
) -> None:
    """A shorter file of the same game is no proof of anything."""
    one, other = tmp_path / "a.sobremesa", tmp_path / "b.sobremesa"
    one.write_bytes(finished)
    other.write_bytes(ledger.first_entries(finished, 20))
    assert main(["audit", str(one), "--against", str(other)]) == 0
    assert "same history" in capsys.readouterr().out
    assert list(tmp_path.glob("*.evidence")) == []


def test_two_histories_of_one_game_leave_a_proof(
    played: Simulation, finished: bytes, tmp_path: Path, capsys: Capture
) -> None:
    """Another valid move of the host in the same place: the proof is written, and convicts it."""
    one, other = tmp_path / "a.sobremesa", tmp_path / "b.sobremesa"
    one.write_bytes(finished)
    whole, _ = ledger.load(finished)
    assert whole is not None
    me = restored(whole.replica, played.host.identity)
    assert me is not None
    seq, turn = next(
        (seq, payload)
        for seq, entry in enumerate(whole.entries)
        if isinstance(payload := glance(entry.signed).payload, Moves) and payload.seat == 0
    )
    before = whole.at(seq - 1)
    legal = map(str, before.match.game.legal_moves(before.match.state, 0))
    another = next(text for text in legal if text not in turn.moves)
    signed = state(me, before, Moves(0, (another,), ()))
    forked = order(
        played.host.identity,
        signed,
        transition.place(before, signed, transition.check(before, signed)),
    )
    records = map(ledger.record, [*whole.entries[:seq], forked])
    other.write_bytes(ledger.MAGIC + b"".join(records))
    assert main(["audit", str(one), "--against", str(other)]) == 1
    said = capsys.readouterr().err
    assert f"entry {seq}: holder 0 (seat 0) signed two different entries" in said
    (proof,) = tmp_path.glob("*.evidence")
    assert main(["audit", str(proof)]) == 0
    assert f"entry {seq} of game" in capsys.readouterr().out
    proof.write_bytes(proof.read_bytes()[:-1])
    assert main(["audit", str(proof)]) == 1
    assert "proves nothing" in capsys.readouterr().err


def test_a_host_that_the_others_went_on_without_is_told_so(tmp_path: Path, capsys: Capture) -> None:
    """Its file and theirs part where nobody lied."""
    desk = parted(game=catalogue.load("atlantic_star"))
    agreed = desk.guests[0].replica.seq
    lost = hosted_by_another(desk)
    mine, theirs = tmp_path / "mine.sobremesa", tmp_path / "theirs.sobremesa"
    mine.write_bytes(lost.file)
    theirs.write_bytes(desk.host.file)
    for one, other in ((mine, theirs), (theirs, mine)):
        assert main(["audit", str(one), "--against", str(other)]) == 0
        said = capsys.readouterr().out
        assert f"from entry {agreed} on a majority went on" in said
        assert "the last 2 entries there are void" in said
    assert list(tmp_path.glob("*.evidence")) == []


def test_who_voted_away_what_it_had_seen_is_named(tmp_path: Path, capsys: Capture) -> None:
    """Two files show it: what it signed, and what it voted for."""
    desk, agreed = seen_by_one(catalogue.load("atlantic_star"))
    liar = desk.guests[0]
    mine, theirs = tmp_path / "mine.sobremesa", tmp_path / "theirs.sobremesa"
    mine.write_bytes(desk.host.file)
    liar.file, liar.journals = ledger.first_entries(liar.file, agreed), {}
    hosted_by_another(desk)
    theirs.write_bytes(desk.host.file)
    assert main(["audit", str(mine), "--against", str(theirs)]) == 1
    said = capsys.readouterr().err
    assert f"entry {agreed}: holder 1 voted as if there were no more entries" in said
    assert "a lie, or files that were restored from a backup" in said


def test_what_is_not_proven_is_said(tmp_path: Path, capsys: Capture) -> None:
    """Of the first protocol a bot's holder could choose: one line, and no word of everything."""
    desk = Desk(hosts_bots=("steady",), guests=0, seed=13)
    with pytest.MonkeyPatch.context() as earlier:
        earlier.setattr(wire, "VERSION", 1)
        desk.seat_all()
    desk.play()
    file = tmp_path / "a.sobremesa"
    file.write_bytes(desk.host.file)
    assert main(["audit", str(file)]) == 0
    said = capsys.readouterr().out
    assert f"not proven: {CHOSEN}\n" in said
    assert "everything else that this file says is proven" in said
