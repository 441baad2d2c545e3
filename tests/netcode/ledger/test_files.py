# SPDX-License-Identifier: MIT
"""Intent: what is on disk survives a tear, belongs to one process, and says so when it cannot."""

from __future__ import annotations

import errno
import os
import stat
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from netcode.ledger import files, ledger
from netcode.ledger.beginning import TooFar
from netcode.ledger.files import FileTrouble, Journals, LedgerFile
from netcode.ledger.journal import Master, Pending, Voted
from netcode.ledger.ledger import MAGIC, DamagedLedger
from netcode.statements.entry import Signed
from tests.netcode.desk import Desk

KEY = b"k" * 32


@pytest.fixture(scope="module")
def desk() -> Desk:
    """A finished game."""
    desk = Desk(seed=31)
    desk.seat_all()
    desk.play()
    return desk


def write(path: Path, data: bytes) -> Path:
    """A file with these bytes."""
    path.write_bytes(data)
    return path


def test_a_new_file_begins_with_its_magic_line(tmp_path: Path) -> None:
    """Folders are made; the file exists on disk before the first entry."""
    path = tmp_path / "deep" / "game.sobremesa"
    file = LedgerFile(path)
    assert path.read_bytes() == MAGIC
    assert file.ledger is None
    file.close()


def test_entries_are_appended_and_load_again(desk: Desk, tmp_path: Path) -> None:
    """What was appended is there when another process opens the file."""
    one = desk.host.kept()
    assert one is not None
    path = tmp_path / "game.sobremesa"
    file = LedgerFile(path)
    for entry in one.entries:
        file.append(entry)
    file.close()
    assert path.read_bytes() == desk.host.file
    again = LedgerFile(path)
    assert again.ledger is not None
    assert again.ledger.replica.head == one.replica.head
    again.close()


@pytest.mark.parametrize("torn", [1, 3, 4, 60, 300])
def test_a_torn_tail_is_cut_and_the_file_is_played_on(
    desk: Desk, tmp_path: Path, torn: int
) -> None:
    """T51: everything before the tear loads, and what comes next is appended to that."""
    one = desk.host.kept()
    assert one is not None
    path = write(tmp_path / "game.sobremesa", desk.host.file[:-torn])
    file = LedgerFile(path)
    assert file.ledger is not None
    assert len(file.ledger.entries) == len(one.entries) - 1
    file.append(one.entries[-1])
    file.close()
    assert path.read_bytes() == desk.host.file


@pytest.mark.parametrize("zeros", [4, 300, 3 << 20])
def test_zeros_of_a_power_cut_are_cut_and_the_file_is_played_on(
    desk: Desk, tmp_path: Path, zeros: int
) -> None:
    """F-1: behind the last entry, or in place of its end; however many."""
    one = desk.host.kept()
    assert one is not None
    for torn, have in ((desk.host.file, 0), (desk.host.file[:-70], 1)):
        path = write(tmp_path / "game.sobremesa", torn + bytes(zeros))
        file = LedgerFile(path)
        assert file.ledger is not None
        assert len(file.ledger.entries) == len(one.entries) - have
        for entry in one.entries[len(one.entries) - have :]:
            file.append(entry)
        file.close()
        assert path.read_bytes() == desk.host.file


@pytest.mark.parametrize("links", [True, False])
@pytest.mark.parametrize("until", [1, 9])
def test_only_the_first_entries_are_taken_up(
    desk: Desk, tmp_path: Path, until: int, links: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F-1: what is behind may be damaged; the file as it was stays beside it, to the byte.

    F-2: also on a stick that has no hard links.
    """
    if not links:
        monkeypatch.setattr(os, "link", no_link)
    data = bytearray(desk.host.file)
    data[len(ledger.first_entries(desk.host.file, 9)) + 40] ^= 1
    path = write(tmp_path / "game.sobremesa", bytes(data))
    with pytest.raises(TooFar, match="9 is the most"):
        LedgerFile(path, 10)
    file = LedgerFile(path, until)
    assert path.read_bytes() == bytes(data), "nothing is written before it is asked for"
    file.leave_off()
    aside = tmp_path / f"game.given-up-from-{until}"
    assert file.aside == aside
    assert aside.read_bytes() == bytes(data)
    assert path.read_bytes() == ledger.first_entries(desk.host.file, until)
    one = desk.host.kept()
    assert one is not None
    with pytest.raises(FileTrouble, match="in use"):
        LedgerFile(path)
    for entry in one.entries[until:]:
        file.append(entry)
    file.close()
    assert path.read_bytes() == desk.host.file
    whole = LedgerFile(path, len(one.entries))
    whole.leave_off()
    assert whole.aside is None, "nothing is behind them"
    whole.close()
    assert sorted(tmp_path.iterdir()) == sorted([path, aside])


def no_link(source: Path, target: Path) -> None:
    """As on FAT."""
    raise PermissionError(errno.EPERM, os.strerror(errno.EPERM), str(source))


def has_gone(file: LedgerFile) -> bool:
    """Whether the file at its path is not the one that is open."""
    return file.astray


def remove(path: Path) -> None:
    """Throw the file away."""
    path.unlink()


def replace(path: Path) -> None:
    """Put another file in its place."""
    other = path.with_name("other")
    other.write_bytes(b"Dear Ada")
    other.replace(path)


def overwrite(path: Path) -> None:
    """Copy another file onto it."""
    path.write_bytes(b"Dear Ada")


def lose_folder(path: Path) -> None:
    """Throw away the folder with all that is in it."""
    path.unlink()
    path.parent.rmdir()


@pytest.mark.skipif(sys.platform == "win32", reason="an open file stays there")
@pytest.mark.parametrize("harm", [remove, replace, overwrite, lose_folder])
def test_a_file_that_went_astray_is_written_anew(
    desk: Desk, tmp_path: Path, harm: Callable[[Path], None]
) -> None:
    """T-11: that it is not there any more is seen, and what is there instead stays."""
    one = desk.host.kept()
    assert one is not None
    path = tmp_path / "games" / "game.sobremesa"
    file = LedgerFile(path)
    for entry in one.entries[:9]:
        assert not has_gone(file)
        file.append(entry)
    harm(path)
    there = path.read_bytes() if path.exists() else None
    assert has_gone(file)
    file.write_anew(one.entries[:9])
    for entry in one.entries[9:]:
        assert not has_gone(file)
        file.append(entry)
    with pytest.raises(FileTrouble, match="in use"):
        LedgerFile(file.path)
    file.close()
    assert file.path.read_bytes() == desk.host.file
    assert (file.path == path) is (there is None)
    assert there is None or path.read_bytes() == there


def test_a_file_that_is_only_read_or_replaced_by_us_is_not_astray(
    desk: Desk, tmp_path: Path
) -> None:
    """Also after a tear was cut and after void entries were replaced."""
    file = LedgerFile(write(tmp_path / "game.sobremesa", desk.host.file[:-5]))
    assert not file.astray
    assert file.ledger is not None
    file.replace(9, file.ledger.entries[9:12])
    assert not file.astray
    file.append(file.ledger.entries[12])
    assert not file.astray
    file.close()


@pytest.mark.parametrize("count", [1, 9])
def test_void_entries_are_replaced_and_the_file_as_it_was_stays_beside_it(
    desk: Desk, tmp_path: Path, count: int
) -> None:
    """However often, and the file is still locked and appended to."""
    path = write(tmp_path / "game.sobremesa", desk.host.file)
    file = LedgerFile(path)
    assert file.ledger is not None
    others = file.ledger.entries[count : count + 3]
    shorter = ledger.first_entries(desk.host.file, count + 3)
    for _ in range(2):
        file.replace(count, others)
        assert path.read_bytes() == shorter
    with pytest.raises(FileTrouble, match="in use"):
        LedgerFile(path)
    for entry in file.ledger.entries[count + 3 :]:
        file.append(entry)
    file.close()
    assert path.read_bytes() == desk.host.file
    aside = [tmp_path / f"game.void-from-{count}{more}" for more in ("", ".2")]
    assert [each.read_bytes() for each in aside] == [desk.host.file, shorter]
    assert sorted(tmp_path.iterdir()) == sorted([path, *aside])


@pytest.mark.parametrize("size", range(len(MAGIC)))
def test_a_torn_magic_line_is_written_again(tmp_path: Path, size: int) -> None:
    """A power cut at the very first write leaves a file that can be used."""
    file = LedgerFile(write(tmp_path / "game.sobremesa", MAGIC[:size]))
    file.close()
    assert file.path.read_bytes() == MAGIC


def test_a_damaged_file_is_refused_with_its_entry_and_left_alone(
    desk: Desk, tmp_path: Path
) -> None:
    """An entry that is not right is named; nothing of the file is cut or changed."""
    data = bytearray(desk.host.file)
    data[len(ledger.first_entries(desk.host.file, 9)) + 40] ^= 1
    path = write(tmp_path / "game.sobremesa", bytes(data))
    for _ in range(2):
        with pytest.raises(DamagedLedger) as caught:
            LedgerFile(path)
        assert caught.value.seq == 9
    assert path.read_bytes() == bytes(data)


def test_one_process_at_a_time_has_a_ledger_open(tmp_path: Path) -> None:
    """A second opener is refused in one sentence, and can open it afterwards; others may read."""
    path = tmp_path / "game.sobremesa"
    file = LedgerFile(path)
    for _ in range(2):
        with pytest.raises(FileTrouble, match="in use by another Sobremesa"):
            LedgerFile(path)
    assert files.read(path) == MAGIC
    file.close()
    LedgerFile(path).close()


def test_a_folder_in_place_of_a_file_is_one_clear_sentence(tmp_path: Path) -> None:
    """Whatever the system says, it comes as FileTrouble with the path."""
    with pytest.raises(FileTrouble, match="cannot use"):
        LedgerFile(tmp_path)
    with pytest.raises(FileTrouble, match="cannot read"):
        files.read(tmp_path / "missing")


def test_a_full_disk_is_one_clear_sentence(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An entry or a record that cannot be synced is trouble, not a crash."""
    one = desk.host.kept()
    assert one is not None
    file, journals = LedgerFile(tmp_path / "game.sobremesa"), Journals(tmp_path)

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(FileTrouble, match="No space left"):
        file.append(one.entries[0])
    with pytest.raises(FileTrouble, match="No space left"):
        journals.keep(KEY, Voted(1))
    had = file.path.read_bytes()
    with pytest.raises(FileTrouble, match="No space left"):
        file.replace(1, ())
    assert file.path.read_bytes() == had
    monkeypatch.undo()
    file.close()


def test_a_journal_is_for_its_owner_alone(tmp_path: Path) -> None:
    """Mode 0600; named by the game key, and nothing there is nothing remembered."""
    journals = Journals(tmp_path)
    assert journals.recall(KEY).master == b""
    journals.keep(KEY, Master(b"m" * 32))
    (path,) = tmp_path.iterdir()
    assert path.name.startswith(KEY.hex()[:32])
    if sys.platform != "win32":
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert journals.recall(KEY).master == b"m" * 32
    assert journals.recall(b"o" * 32).master == b""


def test_what_is_kept_after_a_tear_is_remembered(tmp_path: Path) -> None:
    """A record torn by a power cut must not swallow the records that come after it."""
    for torn in range(1, 30):
        journals = Journals(tmp_path)
        key = bytes([torn]) * 32
        journals.keep(key, Master(b"m" * 32))
        path = tmp_path / f"{key.hex()[:32]}.journal"
        whole = path.stat().st_size
        journals.keep(key, Pending(Signed(b"statement", bytes(64))))
        os.truncate(path, min(whole + torn, path.stat().st_size - 1))
        after = Journals(tmp_path)
        after.keep(key, Voted(3))
        memory = Journals(tmp_path).recall(key)
        assert (memory.master, memory.voted) == (b"m" * 32, 3), torn


def test_what_a_killed_process_had_written_is_made_sure_of(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise a power cut after the next start could take back what was built upon since."""
    one = desk.host.kept()
    assert one is not None
    path, synced = tmp_path / "game.sobremesa", set[int]()
    file, journals = LedgerFile(path), Journals(tmp_path)
    file.append(one.entries[0], sync=False)
    journals.keep(KEY, Voted(1), sync=False)
    for left in (*file.unsynced(), *journals.unsynced()):
        os.close(left)
    file.close()
    real = os.fsync

    def noted(handle: int) -> None:
        synced.add(os.fstat(handle).st_ino)
        real(handle)

    monkeypatch.setattr(os, "fsync", noted)
    LedgerFile(path).close()
    assert path.stat().st_ino in synced
    assert Journals(tmp_path).recall(KEY).voted == 1
    assert next(tmp_path.glob("*.journal")).stat().st_ino in synced
