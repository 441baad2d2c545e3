# SPDX-License-Identifier: MIT
"""Intent: `resume` takes only files that can be played on here, and says why others cannot."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from client.__main__ import main
from client.machine.storage import folders, made
from netcode.evidence.audit import audit
from netcode.ledger import ledger
from netcode.ledger.files import LedgerFile
from netcode.ledger.ledger import MAGIC
from tests.client.desks import OAK
from tests.client.lan.stage import Stage, port, same_end
from tests.client.processes import python
from tests.netcode.simulator import Simulation

Capture = pytest.CaptureFixture[str]

ALONE = ("--headless", "--autoplay", "random")


def refusal(file: Path, capsys: Capture, *more: str) -> str:
    """Why a file cannot be played on."""
    assert main(["resume", str(file), "--headless", "--autoplay", "random", *more]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    return said.err


def take_the_place_of(played: Simulation) -> None:
    """Make this installation the one that hosted the game."""
    path = folders().identity_file
    made(path.parent)
    path.write_bytes(played.host.identity.seed)


def up_to(data: bytes, entries: int) -> bytes:
    """The file as it was after so many entries."""
    records, _ = ledger.split(data)
    return MAGIC + b"".join(len(r).to_bytes(4, "big") + r for r in records[:entries])


def test_a_finished_game_is_not_played_on(
    played: Simulation, finished: bytes, tmp_path: Path, capsys: Capture
) -> None:
    """Design, section 5: a finished game does not resume; it can be replayed."""
    take_the_place_of(played)
    file = tmp_path / "a.sobremesa"
    file.write_bytes(finished)
    assert "sobremesa replay" in refusal(file, capsys)


def test_a_stranger_has_no_seat_to_play_on(
    finished: bytes, tmp_path: Path, capsys: Capture
) -> None:
    """A seat belongs to a key: the file alone is not enough."""
    file = tmp_path / "a.sobremesa"
    file.write_bytes(up_to(finished, 30))
    assert "held no seat in the game" in refusal(file, capsys)


def test_a_ledger_in_use_is_left_alone(
    played: Simulation, finished: bytes, tmp_path: Path, capsys: Capture
) -> None:
    """One process at a time has a ledger open."""
    take_the_place_of(played)
    path = tmp_path / "a.sobremesa"
    path.write_bytes(up_to(finished, 30))
    file = LedgerFile(path)
    try:
        assert "is in use by another Sobremesa" in refusal(path, capsys)
    finally:
        file.close()


@pytest.mark.parametrize("where", [0, 1, 29])
def test_an_altered_ledger_is_refused_with_the_entry(
    where: int, played: Simulation, finished: bytes, tmp_path: Path, capsys: Capture
) -> None:
    """Altered is not torn, and nothing is cut from the file."""
    take_the_place_of(played)
    records, _ = ledger.split(finished)
    start = len(up_to(finished, where)) + 4
    altered = bytearray(up_to(finished, 30))
    altered[start + len(records[where]) // 2] ^= 0x20
    file = tmp_path / "a.sobremesa"
    file.write_bytes(altered)
    assert f"entry {where}: " in refusal(file, capsys)
    assert file.read_bytes() == altered


@pytest.mark.parametrize("wrong", [0x01, 0x7F, 0x80])
def test_an_altered_length_is_refused_and_nothing_is_cut(
    wrong: int, played: Simulation, finished: bytes, tmp_path: Path, capsys: Capture
) -> None:
    """A length that no entry has is no tear: what stands behind it must not be cut off."""
    take_the_place_of(played)
    altered = bytearray(up_to(finished, 30))
    altered[len(up_to(finished, 5))] ^= wrong
    file = tmp_path / "a.sobremesa"
    file.write_bytes(altered)
    assert "entry 5: " in refusal(file, capsys)
    assert file.read_bytes() == altered


def test_a_game_whose_secrets_are_elsewhere_is_not_played_on(
    played: Simulation, finished: bytes, tmp_path: Path, capsys: Capture
) -> None:
    """Before the set-up entry the master seed is in the journal only, and that is not here."""
    take_the_place_of(played)
    file = tmp_path / "a.sobremesa"
    file.write_bytes(up_to(finished, 1))
    assert "the secrets of this game are not on this disk" in refusal(file, capsys)
    LedgerFile(file).close()


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, bytes]:
    """A home, and a game that was played in it against a bot."""
    home = tmp_path_factory.mktemp("alone")
    path = home / "data" / "games" / "game.sobremesa"
    table = ("host", "thirteen_minutes", "--bots", "random", "--name", "Ada", "--table", OAK)
    played = python(home, "-m", "client", *table, *ALONE, "--ledger", str(path))
    assert (played[0], played[2]) == (0, "")
    return home, path.read_bytes()


def harmed(data: bytes, where: int) -> bytes:
    """The file with one byte of an entry changed."""
    start = len(ledger.first_entries(data, where))
    return data[: start + 60] + bytes([data[start + 60] ^ 1]) + data[start + 61 :]


def test_the_sound_beginning_of_a_damaged_file_is_played_on(
    alone: tuple[Path, bytes], tmp_path: Path
) -> None:
    """F-1: every command says how many entries are sound; the game goes on from these, to its end.

    The file as it was stays beside it, and what is played then is proven.
    """
    home, data = alone
    path = home / "data" / "games" / "game.sobremesa"
    damaged = harmed(data, 40)
    path.write_bytes(damaged)
    for command in (("audit",), ("replay",), ("resume", *ALONE)):
        status, out, err = python(home, "-m", "client", command[0], str(path), *command[1:])
        assert status == 1
        assert "entry 40: " in err
        assert "the first 40 entries are sound" in err
        assert err.count("\n") == 1
    status, _, err = python(home, "-m", "client", "resume", str(path), *ALONE, "--until", "41")
    assert (status, "40 is the most" in err) == (1, True)
    assert path.read_bytes() == damaged
    status, out, err = python(home, "-m", "client", "resume", str(path), *ALONE, "--until", "40")
    assert (status, err) == (0, "")
    notices = [line["notice"] for line in map(json.loads, out.splitlines()) if "notice" in line]
    assert notices == [
        f"the game goes on from its first 40 entries; "
        f"the file as it was is {path.with_suffix('.given-up-from-40')}"
    ]
    assert path.with_suffix(".given-up-from-40").read_bytes() == damaged
    assert path.read_bytes().startswith(ledger.first_entries(data, 40))
    assert audit(path.read_bytes()).faults == ()


def test_others_who_have_more_bring_it_forward(here: Stage) -> None:
    """F-1: at a table of several, who begins again earlier takes nothing from the others."""
    ada, bob, _ = here
    hosted = ada.host()
    joined = bob.join(f"127.0.0.1:{port(hosted)}", moment="SIGTERM entry 59 0")
    joined.ended()
    hosted.kill()
    whole = bob.ledger.read_bytes()
    ada.ledger.write_bytes(harmed(ada.ledger.read_bytes(), 30))
    hosted = ada.resume("--until", "30")
    joined = bob.join(f"127.0.0.1:{port(hosted)}")
    same_end(hosted, joined)
    assert any("bring it forward" in line.get("notice", "") for line in hosted.lines)
    assert ada.ledger.read_bytes().startswith(whole)


def test_a_guest_with_a_damaged_file_comes_back(here: Stage) -> None:
    """F-1: the host brings what is missing, and the file as it was stays beside the new one."""
    ada, bob, _ = here
    hosted = ada.host()
    joined = bob.join(f"127.0.0.1:{port(hosted)}", moment="SIGTERM entry 59 0")
    joined.ended()
    damaged = harmed(bob.ledger.read_bytes(), 30)
    bob.ledger.write_bytes(damaged)
    joined = bob.join(f"127.0.0.1:{port(hosted)}")
    same_end(hosted, joined)
    aside = bob.ledger.with_suffix(".given-up-from-30")
    assert aside.read_bytes() == damaged
    assert any(str(aside) in line.get("notice", "") for line in joined.lines)
    assert bob.ledger.read_bytes() == ada.ledger.read_bytes()


def test_a_beginning_before_the_set_up_finds_its_secrets(
    alone: tuple[Path, bytes], tmp_path: Path
) -> None:
    """F-1: the journal beside the file has the master seed that the ledger has not yet."""
    home, data = alone
    path = home / "data" / "games" / "game.sobremesa"
    path.write_bytes(data)
    status, _, err = python(home, "-m", "client", "resume", str(path), *ALONE, "--until", "1")
    assert (status, err) == (0, "")
    assert path.read_bytes().startswith(ledger.first_entries(data, 1))
    assert audit(path.read_bytes()).faults == ()


@pytest.mark.parametrize("wrong", ["0", "-3", "many"])
def test_until_is_a_number_of_entries(wrong: str, tmp_path: Path, capsys: Capture) -> None:
    """Wrong usage, before anything is opened."""
    file = tmp_path / "a.sobremesa"
    assert main(["resume", str(file), *ALONE, f"--until={wrong}"]) == 2
    assert "is not a number of entries" in capsys.readouterr().err
    assert not file.exists()


def test_who_cannot_play_on_changes_nothing(
    finished: bytes, tmp_path: Path, capsys: Capture
) -> None:
    """A stranger's file stays as it is, and nothing is put beside it."""
    file = tmp_path / "a.sobremesa"
    file.write_bytes(finished)
    assert "held no seat in the game" in refusal(file, capsys, "--until", "30")
    assert file.read_bytes() == finished
    assert list(tmp_path.glob("a.*")) == [file]
