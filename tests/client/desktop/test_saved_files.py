# SPDX-License-Identifier: MIT
"""Intent: a game is renamed, thrown away and found on the disk, and no other file suffers."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

from client.desktop import saved_files
from netcode.ledger import file_names, ledger
from netcode.ledger.files import LedgerFile

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def game(finished: bytes, tmp_path: Path) -> Path:
    """A game in a folder."""
    folder = tmp_path / "games"
    folder.mkdir()
    found, _ = ledger.load(finished)
    assert found is not None
    path = file_names.fresh(folder, "2026-03-01", "table", found.replica.roster.draft.table)
    path.write_bytes(finished)
    return path


def test_a_game_is_renamed(game: Path, finished: bytes) -> None:
    """F-11: its file is, so that the folder and other programs show it as well."""
    saved_files.rename(game, "Christmas")
    (renamed,) = game.parent.iterdir()
    assert renamed.name.startswith("2026-03-01-Christmas-")
    assert renamed.read_bytes() == finished


def test_another_game_of_that_name_stays(game: Path, finished: bytes) -> None:
    """F-11: a number tells them apart."""
    other = file_names.renamed(game, "Christmas", bytes.fromhex(game.stem[-6:]) + bytes(13))
    other.write_bytes(b"Dear Ada")
    saved_files.rename(game, "Christmas")
    assert other.read_bytes() == b"Dear Ada"
    assert sorted(path.read_bytes() for path in game.parent.iterdir()) == [b"Dear Ada", finished]


def test_a_game_that_is_being_played_stays_where_it_is(game: Path) -> None:
    """F-11: neither renamed nor thrown away under a table."""
    file = LedgerFile(game)
    try:
        with pytest.raises(ValueError, match="is being played"):
            saved_files.rename(game, "Christmas")
        with pytest.raises(ValueError, match="is being played"):
            saved_files.throw_away(game)
    finally:
        file.close()
    assert game.exists()


def test_a_game_goes_into_the_bin_of_the_system(
    game: Path, finished: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F-11: it is there, whole, and its journal stays for whoever takes it out again."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    (tmp_path / "share").mkdir()
    journal = game.with_suffix(".journal")
    journal.touch()
    saved_files.throw_away(game)
    assert list(game.parent.iterdir()) == [journal]
    thrown = list(tmp_path.rglob(f"*{game.stem}*{file_names.SUFFIX}"))
    assert [path.read_bytes() for path in thrown] == [finished]


def test_what_is_not_there_is_one_sentence(tmp_path: Path) -> None:
    """F-11: somebody else was faster."""
    for action in (lambda path: saved_files.rename(path, "x"), saved_files.throw_away):
        with pytest.raises(ValueError, match=r"cannot read .*missing"):
            action(tmp_path / "missing.sobremesa")


def test_a_game_is_shown_in_its_folder(game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """F-11: by the system's own window."""
    opened: list[QUrl] = []

    def note(url: QUrl) -> bool:
        opened.append(url)
        return True

    monkeypatch.setattr(QDesktopServices, "openUrl", note)
    saved_files.show_in_folder(game)
    assert opened == [QUrl.fromLocalFile(str(game.parent))]
