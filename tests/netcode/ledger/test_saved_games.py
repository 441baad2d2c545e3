# SPDX-License-Identifier: MIT
"""A folder of ledgers at a glance: what is listed, in which order, and what is passed over."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from core import catalogue
from netcode.ledger import ledger, saved_games
from tests.netcode.simulator import Simulation


@pytest.fixture(scope="module")
def data() -> bytes:
    """The ledger of a finished game."""
    simulation = Simulation(catalogue.load("thirteen_minutes"), (), 5)
    simulation.run()
    return simulation.host.disk.ledger


def test_a_finished_game_shows_its_table_and_names(data: bytes, tmp_path: Path) -> None:
    """From its first entry."""
    path = tmp_path / "a.sobremesa"
    path.write_bytes(data)
    seen = saved_games.glimpse(path)
    assert seen is not None
    assert not seen.doubtful
    found, _ = ledger.load(data)
    assert found is not None
    assert seen.draft == found.replica.roster.draft


def test_a_game_that_was_cut_is_not_damaged(data: bytes, tmp_path: Path) -> None:
    """A torn record at its end does not matter."""
    path = tmp_path / "b.sobremesa"
    path.write_bytes(ledger.first_entries(data, 20) + b"\0\0\1")
    seen = saved_games.glimpse(path)
    assert seen is not None
    assert not seen.doubtful


def test_what_is_no_ledger_is_passed_over(data: bytes, tmp_path: Path) -> None:
    """Another file, an empty one, a ledger without an entry, one that was torn in its first."""
    for name, content in (
        ("empty", b""),
        ("text", b"hello"),
        ("begun", ledger.MAGIC),
        ("torn", ledger.MAGIC + b"\0\0\1\0\x94"),
        ("zeros", ledger.MAGIC + bytes(99)),
    ):
        (tmp_path / f"{name}.sobremesa").write_bytes(content)
    (tmp_path / "right.sobremesa").write_bytes(data)
    assert [seen.path.name for seen in saved_games.glimpses(tmp_path)] == ["right.sobremesa"]
    assert saved_games.glimpses(tmp_path / "nowhere") == ()


def harmed(data: bytes, position: int, other: bytes) -> bytes:
    """The file with other bytes in a place."""
    return data[:position] + other + data[position + len(other) :]


def test_a_damaged_file_is_seen_and_is_doubtful(data: bytes, tmp_path: Path) -> None:
    """F-1: in its first entry, its last one, or a length: what can be told from it is."""
    first = len(ledger.MAGIC)
    last = len(ledger.first_entries(data, -1))
    for name, content, known in (
        ("scrambled", ledger.MAGIC + b"\0\0\0\4abcd", False),
        ("first", harmed(data, first + 4, b"\xff"), False),
        ("last", harmed(data, last + 4, b"\xff") + b"\1", True),
        ("length", harmed(data, last, b"\x7f"), True),
        ("poison", data + (1 << 19).to_bytes(4, "big") + bytes(1 << 19) + data[first:], True),
    ):
        path = tmp_path / f"{name}.sobremesa"
        path.write_bytes(content)
        seen = saved_games.glimpse(path)
        assert seen is not None, name
        assert (seen.doubtful, seen.draft is not None) == (True, known), name
    (tmp_path / "first.sobremesa").write_bytes(data)
    assert len(saved_games.glimpses(tmp_path)) == 5
    assert saved_games.find(tmp_path, bytes(16)) is None


@pytest.mark.parametrize("zeros", [1, 300, 70_000])
def test_what_a_power_cut_left_is_no_damage(data: bytes, tmp_path: Path, zeros: int) -> None:
    """F-1: zeros behind the last entry, or in place of its end."""
    path = tmp_path / "a.sobremesa"
    for content in (data + bytes(zeros), data[:-70] + bytes(70 + zeros)):
        path.write_bytes(content)
        seen = saved_games.glimpse(path)
        assert seen is not None
        assert not seen.doubtful


def read_by(action: Callable[[], object]) -> int:
    """How many bytes this process reads meanwhile."""

    def so_far() -> int:
        return int(Path("/proc/self/io").read_text().split()[1])

    before = so_far()
    unavoidable = so_far() - before
    before = so_far()
    action()
    return so_far() - before - unavoidable


@pytest.mark.skipif(not Path("/proc/self/io").exists(), reason="only Linux counts them")
def test_a_look_reads_the_first_and_the_last_entry(data: bytes, tmp_path: Path) -> None:
    """F-3: a few hundred bytes of lengths besides, however large the file is."""
    records, _ = ledger.split(data)
    least = len(records[0]) + len(records[-1]) + 4 * len(records)
    path = tmp_path / "a.sobremesa"
    path.write_bytes(data)
    assert read_by(lambda: saved_games.glimpse(path)) <= least + 100 < len(data) / 4
    os.truncate(path, 700 << 20)
    assert read_by(lambda: saved_games.glimpse(path)) <= least + 100
    seen = saved_games.glimpse(path)
    assert seen is not None
    assert not seen.doubtful


def test_a_name_in_capitals_is_a_ledger_too(data: bytes, tmp_path: Path) -> None:
    """F-8: as file systems of other machines make it; a backup is no game of the list."""
    for name in ("GAME.SOBREMESA", "game.sobremesa.bak"):
        (tmp_path / name).write_bytes(data)
    assert [seen.path.name for seen in saved_games.glimpses(tmp_path)] == ["GAME.SOBREMESA"]


def test_the_newest_file_of_a_table_is_found(data: bytes, tmp_path: Path) -> None:
    """By the id of the table; another table has none here."""
    for age, name in enumerate(("old", "new")):
        path = tmp_path / f"{name}.sobremesa"
        path.write_bytes(data)
        os.utime(path, (1_000 + age, 1_000 + age))
    found, _ = ledger.load(data)
    assert found is not None
    table = found.replica.roster.draft.table
    assert saved_games.find(tmp_path, table) == tmp_path / "new.sobremesa"
    assert saved_games.find(tmp_path, bytes(16)) is None
