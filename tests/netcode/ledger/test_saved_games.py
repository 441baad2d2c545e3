# SPDX-License-Identifier: MIT
"""A folder of ledgers at a glance: what is listed, in which order, and what is passed over."""

from __future__ import annotations

import os
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
    """From its first entry; that it ended, from its last."""
    path = tmp_path / "a.sobremesa"
    path.write_bytes(data)
    seen = saved_games.glimpse(path)
    assert seen is not None
    assert seen.ended
    found, _ = ledger.load(data)
    assert found is not None
    assert seen.draft == found.replica.roster.draft


def test_a_game_that_was_cut_is_not_ended(data: bytes, tmp_path: Path) -> None:
    """It is offered to be continued; a torn record at its end does not matter."""
    path = tmp_path / "b.sobremesa"
    path.write_bytes(ledger.first_entries(data, 20) + b"\0\0\1")
    seen = saved_games.glimpse(path)
    assert seen is not None
    assert not seen.ended


def test_what_is_no_ledger_is_passed_over(data: bytes, tmp_path: Path) -> None:
    """Another file, an empty one, a ledger without an entry, one that is scrambled."""
    for name, content in (
        ("empty", b""),
        ("text", b"hello"),
        ("begun", ledger.MAGIC),
        ("scrambled", ledger.MAGIC + b"\0\0\0\4abcd"),
    ):
        (tmp_path / f"{name}.sobremesa").write_bytes(content)
    (tmp_path / "right.sobremesa").write_bytes(data)
    assert [seen.path.name for seen in saved_games.glimpses(tmp_path)] == ["right.sobremesa"]
    assert saved_games.glimpses(tmp_path / "nowhere") == ()


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
