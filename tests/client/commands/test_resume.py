# SPDX-License-Identifier: MIT
"""Intent: `resume` takes only files that can be played on here, and says why others cannot."""

from __future__ import annotations

from pathlib import Path

import pytest

from client.__main__ import main
from client.machine.storage import folders, made
from netcode.ledger import ledger
from netcode.ledger.files import LedgerFile
from netcode.ledger.ledger import MAGIC
from tests.netcode.simulator import Simulation

Capture = pytest.CaptureFixture[str]


def refusal(file: Path, capsys: Capture) -> str:
    """Why a file cannot be played on."""
    assert main(["resume", str(file), "--headless", "--autoplay", "random"]) == 1
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
