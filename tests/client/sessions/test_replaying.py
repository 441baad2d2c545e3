# SPDX-License-Identifier: MIT
"""A ledger file is read beside the window, and shown from its first position on."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from client.sessions.replaying import FileRecording
from ui.ports.recording import StillRecording
from ui.ports.snapshot import Snapshot

pytestmark = pytest.mark.usefixtures("qapp")


def _reading(path: Path, data: bytes, seen: list[Snapshot]) -> FileRecording:
    path.write_bytes(data)
    recording = FileRecording(path, b"")
    recording.changed.connect(seen.append)
    return recording


def test_the_rest_waits_until_the_first_position_is_in_sight(
    qtbot: QtBot, finished: bytes, tmp_path: Path
) -> None:
    """W-10: then it grows to its end; positions and log are those of the whole match."""
    seen: list[Snapshot] = []
    recording = _reading(tmp_path / "a", finished, seen)
    assert recording.snapshot().match is None
    recording.start()
    qtbot.waitUntil(lambda: bool(seen))
    assert len(recording.positions()) == 1
    assert not recording.whole()
    recording.seen()
    qtbot.waitUntil(recording.whole)
    last = recording.snapshot()
    assert last.match is not None
    again = StillRecording(last)
    assert len(recording.positions()) == len(last.match.events) + 1
    assert [m.events for m in recording.positions()] == [m.events for m in again.positions()]
    assert [m.state for m in recording.positions()] == [m.state for m in again.positions()]
    assert list(recording.notes()) == list(again.notes())
    assert [line.note for line in last.log] == [note for told in again.notes() for note in told]
    recording.leave()
    recording.join()


def test_a_file_that_is_not_sound_closes_it_with_a_sentence(
    qtbot: QtBot, finished: bytes, tmp_path: Path
) -> None:
    """F-1: and the failure is told to whoever keeps the list of games."""
    seen: list[Snapshot] = []
    data = bytearray(finished)
    data[len(finished) // 2] ^= 1
    recording = _reading(tmp_path / "a", bytes(data), seen)
    failures: list[object] = []
    recording.failed.connect(failures.append)
    recording.seen()
    recording.start()
    qtbot.waitUntil(lambda: recording.snapshot().closed)
    notice = recording.snapshot().notice
    assert notice is not None
    assert "entries are sound" in str(dict(notice.params)["text"])
    assert len(failures) == 1
    recording.join()


def test_who_goes_away_stops_the_reading(qtbot: QtBot, finished: bytes, tmp_path: Path) -> None:
    """Nothing is kept of it, and nothing is told any more."""
    seen: list[Snapshot] = []
    recording = _reading(tmp_path / "a", finished, seen)
    recording.start()
    qtbot.waitUntil(lambda: bool(seen))
    with qtbot.waitSignal(recording.ended):
        recording.leave()
    assert recording.over()
    assert not recording.whole()
    assert recording.positions() == ()
    assert len(seen) == 1
