# SPDX-License-Identifier: MIT
"""Intent: the list of games costs little, is no older than a look, and hides no damaged file."""

from __future__ import annotations

import os
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path
from queue import Queue

import pytest

from client.sessions.saved import shelf as shelf_module
from client.sessions.saved.shelf import Games, Running, Shelf
from client.sessions.saved.standings import Standing
from netcode.ledger import ledger, saved_games
from netcode.ledger.saved_games import Glimpse
from tests.netcode.simulator import TABLE, Simulation
from tests.patience import PATIENCE
from ui.ports.backend import SavedGame


@pytest.fixture
def told() -> Queue[Games]:
    """What the shelf told."""
    return Queue()


@pytest.fixture
def shelf(tmp_path: Path, told: Queue[Games]) -> Iterator[Shelf]:
    """The games of a folder."""
    shelf = Shelf(tmp_path, KEY, told.put)
    yield shelf
    shelf.close()


KEY = bytes(32)
"""Whose games these are: nobody's at the table of the file."""


def harmed(data: bytes, where: int) -> bytes:
    """The file with one byte of an entry changed."""
    start = len(ledger.first_entries(data, where))
    return data[: start + 60] + bytes([data[start + 60] ^ 1]) + data[start + 61 :]


def test_a_game_has_the_day_of_its_name_also_as_a_copy(
    shelf: Shelf, finished: bytes, tmp_path: Path
) -> None:
    """F-11: the time of the file counts only where nothing else tells one, and that is said."""
    path = tmp_path / "2019-12-31-host-000102.sobremesa"
    path.write_bytes(finished)
    shutil.copyfile(path, tmp_path / "2019-12-31-host-000102 (copy).sobremesa")
    shutil.copyfile(path, tmp_path / "kept.sobremesa")
    os.utime(tmp_path / "kept.sobremesa", (86_400 * 365, 86_400 * 365))
    games = shelf.scan()
    assert [(game.when[:10], game.dated) for game in games] == [
        ("2019-12-31", True),
        ("2019-12-31", True),
        ("1971-01-01", False),
    ]


def test_a_file_is_looked_at_once_until_it_changes(
    shelf: Shelf, finished: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F-3: known again by path, size, time and place on the disk."""
    looked: list[str] = []
    glimpse = saved_games.glimpse

    def noted(path: Path) -> Glimpse | None:
        looked.append(path.name)
        return glimpse(path)

    monkeypatch.setattr(saved_games, "glimpse", noted)
    for name in ("a", "b", "none"):
        data = finished if name != "none" else b"Dear Ada"
        (tmp_path / f"{name}.sobremesa").write_bytes(data)
    first = shelf.scan()
    assert shelf.scan() == first
    assert sorted(looked) == ["a.sobremesa", "b.sobremesa", "none.sobremesa"]
    looked.clear()
    os.truncate(tmp_path / "a.sobremesa", len(ledger.first_entries(finished, 20)))
    other = tmp_path / "other"
    other.write_bytes(finished)
    os.utime(other, ns=(0, (tmp_path / "b.sobremesa").stat().st_mtime_ns))
    other.replace(tmp_path / "b.sobremesa")
    assert [game.state for game in shelf.scan()].count("waiting") == 1
    assert sorted(looked) == ["a.sobremesa", "b.sobremesa"]


def test_a_damaged_file_is_listed_with_what_is_wrong(
    shelf: Shelf, finished: bytes, tmp_path: Path
) -> None:
    """F-1: with what is sound and what would be given up."""
    total = len(ledger.split(finished)[0])
    path = tmp_path / "inside.sobremesa"
    path.write_bytes(harmed(finished, 30))
    (tmp_path / "start.sobremesa").write_bytes(ledger.MAGIC + b"\0\0\0\4abcd")
    (tmp_path / "poison.sobremesa").write_bytes(
        ledger.first_entries(finished, 25) + (1 << 19).to_bytes(4, "big") + bytes(1 << 19) + b"\1"
    )
    found = {Path(game.path).stem: game for game in shelf.scan()}
    poison, start = found["poison"].damage, found["start"].damage
    assert poison is not None
    assert start is not None
    assert (poison.sound, poison.entries) == (25, 1)
    assert (start.sound, found["start"].table) == (0, "start")
    damage = found["inside"].damage
    assert damage is not None
    assert (damage.sound, damage.entries) == (30, total - 30)
    assert 0 < damage.turns < damage.entries
    assert damage.reason


def test_a_file_that_is_whole_after_all_is_not_damaged(
    shelf: Shelf, finished: bytes, tmp_path: Path
) -> None:
    """A suspicion is checked, not believed, and a file that only looks the same is read again."""
    path = tmp_path / "a.sobremesa"
    path.write_bytes(finished)
    shelf.suspect(path)
    assert shelf.scan()[0].damage is None
    before = path.stat()
    path.write_bytes(harmed(finished, 30))
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert shelf.scan()[0].damage is None
    shelf.suspect(path)
    assert shelf.scan()[0].damage is not None


def test_what_can_be_told_at_a_glance_is_told_first(
    shelf: Shelf, told: Queue[Games], finished: bytes, tmp_path: Path
) -> None:
    """Then how each game stands, one after the other, the newest first."""
    for age, name in enumerate(("old", "new")):
        path = tmp_path / f"{name}.sobremesa"
        path.write_bytes(finished)
        os.utime(path, (1_000 + age, 1_000 + age))
    shelf.look()
    for states in (["", ""], ["finished", ""], ["finished", "finished"]):
        assert [game.state for game in told.get(timeout=PATIENCE)] == states


def test_nothing_is_read_again_by_the_next_program(
    finished: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was found is kept beside the files."""
    (tmp_path / "a.sobremesa").write_bytes(finished)
    first = Shelf(tmp_path, KEY, lambda games: None).scan()

    def refuse(path: Path, known: bool) -> Standing:
        raise AssertionError(path)

    monkeypatch.setattr(shelf_module, "read", refuse)
    assert Shelf(tmp_path, KEY, lambda games: None).scan() == first
    assert first[0].state == "finished"


def test_a_game_says_whose_it_is_and_where_it_goes_on(
    played: Simulation, finished: bytes, tmp_path: Path
) -> None:
    """W-15: ours or not, watched, at a table on this network that one of its players hosts."""
    keys = [played.host.identity.public, played.guests[0].identity.public]
    cut = ledger.first_entries(finished, 40)
    for name in ("2026-01-01T10:00-host-000102", "2026-01-01-host-000102-watched"):
        (tmp_path / f"{name.replace(':', '')}.sobremesa").write_bytes(cut)

    def scanned(key: bytes, running: Running = frozenset()) -> SavedGame:
        shelf = Shelf(tmp_path, key, lambda games: None)
        shelf.show_running(running)
        watched, mine = sorted(shelf.scan(), key=lambda game: not game.watched)
        assert (watched.watched, watched.goes_on, watched.shows) == (True, False, True)
        assert not mine.watched
        return mine

    for key in keys:
        game = scanned(key)
        assert (game.state, game.mine, game.goes_on) == ("waiting", True, True)
        for host in keys:
            assert scanned(key, frozenset({(TABLE, host)})).state == "running"
        assert scanned(key, frozenset({(TABLE, bytes(32))})).state == "waiting"
        assert scanned(key, frozenset({(bytes(16), keys[0])})).state == "waiting"
    game = scanned(bytes(32))
    assert (game.state, game.mine, game.goes_on, game.shows) == ("waiting", False, False, True)


def test_a_look_holds_nobody_up(
    shelf: Shelf,
    told: Queue[Games],
    finished: bytes,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """F-3: it goes on elsewhere, however long; whoever asks meanwhile gets what was seen last."""
    (tmp_path / "a.sobremesa").write_bytes(finished)
    shelf.look()
    assert len(told.get(timeout=PATIENCE)) == 1
    assert told.get(timeout=PATIENCE)[0].state == "finished"
    go_on = threading.Event()
    where: list[threading.Thread] = []
    glimpse = saved_games.glimpse

    def slow(path: Path) -> Glimpse | None:
        where.append(threading.current_thread())
        go_on.wait(PATIENCE)
        return glimpse(path)

    monkeypatch.setattr(saved_games, "glimpse", slow)
    (tmp_path / "b.sobremesa").write_bytes(finished)
    shelf.look()
    shelf.look()
    assert shelf.games is not None
    assert len(shelf.games) == 1
    go_on.set()
    assert len(told.get(timeout=PATIENCE)) == 2
    assert threading.main_thread() not in where


def test_nothing_new_is_not_told(
    shelf: Shelf, told: Queue[Games], finished: bytes, tmp_path: Path
) -> None:
    """A list that stays the same is not built anew under somebody's hand."""
    shelf.look()
    assert told.get(timeout=PATIENCE) == ()
    shelf.look()
    shelf.look()
    (tmp_path / "a.part").write_bytes(finished)
    (tmp_path / "a.part").rename(tmp_path / "a.sobremesa")
    shelf.look()
    assert [game.state for game in told.get(timeout=PATIENCE)] == [""]
    assert [game.state for game in told.get(timeout=PATIENCE)] == ["finished"]
    shelf.scan()
    assert told.empty()
