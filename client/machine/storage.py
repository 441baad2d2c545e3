# SPDX-License-Identifier: MIT
"""Where the application keeps things, and the one secret it keeps: the identity seed.

`SOBREMESA_HOME` puts everything into one folder: a USB stick, or a second
identity on the same machine.
"""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path
from typing import NamedTuple

import platformdirs

from client.failure import Failure

if sys.platform != "win32":
    import fcntl

SEED_BYTES = 32
_NAME = "sobremesa"


class Folders(NamedTuple):
    """The folders of one user. They come into being when something is first kept there."""

    data: Path
    config: Path
    log: Path

    @property
    def ledgers(self) -> Path:
        """The ledger files of this user's games."""
        return self.data / "games"

    @property
    def settings_file(self) -> Path:
        """What a person chose once, as JSON."""
        return self.config / "settings.json"

    @property
    def identity_file(self) -> Path:
        """The seed of this user's identity key."""
        return self.data / "identity.seed"


def folders() -> Folders:
    """The folders of this user, as the system wants them or under `SOBREMESA_HOME`."""
    if home := os.environ.get("SOBREMESA_HOME"):
        root = Path(home)
        return Folders(root / "data", root / "config", root / "log")
    return Folders(
        platformdirs.user_data_path(_NAME, appauthor=False),
        platformdirs.user_config_path(_NAME, appauthor=False),
        platformdirs.user_log_path(_NAME, appauthor=False),
    )


def made(folder: Path) -> Path:
    """A folder that exists now, for its owner alone. Raises Failure."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise Failure(f"cannot make the folder {folder}: {error.strerror}") from error
    return folder


def identity_seed(kept: Folders) -> bytes:
    """The 32 bytes that this user's identity key is made of; the same at every start.

    The file appears whole and readable by its owner alone, or not at all; of two
    programs that start at once, both get the seed that was there first. A damaged
    file is never replaced silently, as the seats of running games hang on it.
    """
    path = kept.identity_file
    try:
        if not path.exists():
            made(path.parent)
            _place(path, os.urandom(SEED_BYTES))
        seed = path.read_bytes()
    except OSError as error:
        raise Failure(f"cannot keep an identity in {path}: {error.strerror}") from error
    if len(seed) != SEED_BYTES:
        raise Failure(
            f"the identity file {path} is damaged ({len(seed)} bytes instead of {SEED_BYTES}); "
            "move it away to start with a new identity"
        )
    return seed


def replace(path: Path, data: bytes) -> None:
    """Write a whole file or leave the old one. Raises OSError."""
    fresh = _beside(path, data)
    fresh.replace(path)


def _place(path: Path, data: bytes) -> None:
    """A file that is whole from the start, unless there is one already. Raises OSError."""
    fresh = _beside(path, data)
    try:
        os.link(fresh, path)
    except FileExistsError:
        pass
    except OSError:
        _rename_unless_there(fresh, path)
    finally:
        fresh.unlink(missing_ok=True)


def _rename_unless_there(fresh: Path, path: Path) -> None:
    """The same where the file system has no hard links: FAT and exFAT, on most USB sticks."""
    if sys.platform == "win32":
        with contextlib.suppress(FileExistsError):
            fresh.rename(path)
        return
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX)
        if not path.exists():
            fresh.rename(path)
    finally:
        os.close(folder)


def _beside(path: Path, data: bytes) -> Path:
    fresh = path.with_name(f".{path.name}.{os.urandom(8).hex()}")
    handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    return fresh
