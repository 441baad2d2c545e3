# SPDX-License-Identifier: MIT
"""Folders, the identity seed and whole-file writes."""

from __future__ import annotations

import errno
import os
import stat
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from client.failure import Failure
from client.machine import storage


def test_home_holds_everything(home: Path) -> None:
    """SOBREMESA_HOME puts data, settings and log under one folder."""
    kept = storage.folders()
    for path in (kept.ledgers, kept.settings_file, kept.identity_file, kept.log):
        assert home in path.parents


def test_without_home_the_system_decides(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Without SOBREMESA_HOME, data and settings go where XDG says."""
    monkeypatch.delenv("SOBREMESA_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "d"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "c"))
    kept = storage.folders()
    assert kept.data == tmp_path / "d" / "sobremesa"
    assert kept.config == tmp_path / "c" / "sobremesa"


def test_seed_stays_the_same() -> None:
    """The identity of a user is the same at every start."""
    kept = storage.folders()
    seed = storage.identity_seed(kept)
    assert len(seed) == storage.SEED_BYTES
    assert storage.identity_seed(kept) == seed


def test_seed_is_for_its_owner_alone() -> None:
    """Nobody else on the machine can read the seed, and nothing is left beside it."""
    kept = storage.folders()
    storage.identity_seed(kept)
    assert stat.S_IMODE(kept.identity_file.stat().st_mode) == 0o600
    assert list(kept.data.iterdir()) == [kept.identity_file]


def test_two_homes_have_two_identities(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A second home on the same machine is a second player."""
    seeds = set()
    for name in ("one", "two"):
        monkeypatch.setenv("SOBREMESA_HOME", str(tmp_path / name))
        seeds.add(storage.identity_seed(storage.folders()))
    assert len(seeds) == 2


def test_programs_that_start_at_once_get_one_seed() -> None:
    """Whoever comes second takes the seed that was there first."""
    kept = storage.folders()
    with ThreadPoolExecutor(8) as pool:
        seeds = set(pool.map(storage.identity_seed, [kept] * 16))
    assert seeds == {kept.identity_file.read_bytes()}


@pytest.fixture(params=[errno.EPERM, errno.EOPNOTSUPP, errno.ENOSYS])
def no_links(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file system without hard links, as on a USB stick."""

    def refused(source: Path, target: Path) -> None:
        raise OSError(request.param, os.strerror(request.param), str(source))

    monkeypatch.setattr(os, "link", refused)


@pytest.mark.usefixtures("no_links")
def test_a_stick_keeps_an_identity() -> None:
    """F-2: without hard links too there is one seed, at every start, and nothing beside it."""
    kept = storage.folders()
    seed = storage.identity_seed(kept)
    assert storage.identity_seed(kept) == seed
    assert list(kept.data.iterdir()) == [kept.identity_file]


@pytest.mark.usefixtures("no_links")
def test_on_a_stick_too_the_first_seed_stays(tmp_path: Path) -> None:
    """F-2: what is there is not overwritten, whoever comes at the same time."""
    kept = storage.folders()
    with ThreadPoolExecutor(8) as pool:
        seeds = set(pool.map(storage.identity_seed, [kept] * 16))
    assert seeds == {kept.identity_file.read_bytes()}
    path = storage.made(tmp_path / "stick") / "file"
    storage._place(path, b"first")
    storage._place(path, b"second")
    assert path.read_bytes() == b"first"
    assert list(path.parent.iterdir()) == [path]


def test_damaged_seed_is_named_and_kept() -> None:
    """A damaged identity is an error with its path, never silently a new identity."""
    kept = storage.folders()
    storage.made(kept.data)
    kept.identity_file.write_bytes(b"short")
    with pytest.raises(Failure, match=r"identity file .* is damaged"):
        storage.identity_seed(kept)
    assert kept.identity_file.read_bytes() == b"short"


def test_folder_that_cannot_be_made(home: Path) -> None:
    """A file in the place of a folder is one clear failure."""
    home.write_bytes(b"")
    with pytest.raises(Failure, match="cannot make the folder"):
        storage.made(storage.folders().ledgers)


def test_replace_leaves_only_the_new_file(tmp_path: Path) -> None:
    """A rewritten file holds the new bytes and no other file is left over."""
    path = tmp_path / "file"
    storage.replace(path, b"old")
    storage.replace(path, b"new")
    assert path.read_bytes() == b"new"
    assert list(tmp_path.iterdir()) == [path]
