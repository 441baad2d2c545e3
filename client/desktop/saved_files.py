# SPDX-License-Identifier: MIT
"""What a person does with the file of a game, out of the window's list."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QFile, QUrl
from PySide6.QtGui import QDesktopServices

from netcode.ledger import file_names, files, saved_games
from netcode.ledger.files import FileTrouble


def rename(path: Path, name: str) -> None:
    """Call a game so, by its file; no other one is overwritten. Raises ValueError."""
    _check_free(path)
    seen = saved_games.glimpse(path)
    if seen is None or seen.draft is None:
        raise ValueError(f"{path} cannot be read")
    wanted = file_names.renamed(path, name, seen.draft.table)
    try:
        path.rename(wanted)
    except OSError as error:
        raise ValueError(f"{path} cannot be renamed: {error.strerror}") from error


def throw_away(path: Path) -> None:
    """Put a game into the system's bin. Raises ValueError.

    Its journal stays: whoever takes the file out of the bin can play on.
    """
    _check_free(path)
    if not QFile(str(path)).moveToTrash():
        raise ValueError(f"{path} cannot be moved to the bin of this system; nothing was removed")


def show_in_folder(path: Path) -> None:
    """Open the folder of a game in the system's own window."""
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(path.parent)))


def _check_free(path: Path) -> None:
    try:
        taken = files.in_use(path)
    except FileTrouble as error:
        raise ValueError(str(error)) from error
    if taken:
        raise ValueError(f"{path} is being played")
