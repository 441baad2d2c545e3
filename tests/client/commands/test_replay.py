# SPDX-License-Identifier: MIT
"""Intent: `replay` steps through the game that was played, and does not touch the file."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from client.__main__ import main
from core.digest import digest
from tests.netcode.simulator import Simulation

Capture = pytest.CaptureFixture[str]


def test_every_event_is_shown_with_the_state_it_led_to(
    finished: bytes, played: Simulation, tmp_path: Path, capsys: Capture
) -> None:
    """The last digest is that of the players; a torn tail is left out and left in the file."""
    file = tmp_path / "a.sobremesa"
    torn = finished + b"\x00\x00\x01"
    file.write_bytes(torn)
    assert main(["replay", str(file), "--json"]) == 0
    shown = msgspec.json.decode(capsys.readouterr().out)
    table = played.host.table
    assert table is not None
    assert table.replica is not None
    match = table.replica.match
    assert [step["event"] for step in shown["events"]] == list(range(len(match.events)))
    assert shown["events"][-1]["digest"] == digest(match.state).hex()
    assert shown["seats"] == ["host", "guest0"]
    assert file.read_bytes() == torn


def test_moves_and_secrets_are_shown_as_they_were_told(
    finished: bytes, tmp_path: Path, capsys: Capture
) -> None:
    """A person reads who did what: bids as sealed, cards as they were opened."""
    file = tmp_path / "a.sobremesa"
    file.write_bytes(finished)
    assert main(["replay", str(file)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert any("seat 0: bid" in line and "(sealed)" in line for line in lines)
    assert any(" opens: " in line for line in lines)
    assert any("seat 1: play " in line for line in lines)
