# SPDX-License-Identifier: MIT
"""`sobremesa gallery` refuses what it cannot render in, before it renders anything."""

from __future__ import annotations

from pathlib import Path

import pytest

from client.__main__ import main
from ui.i18n import languages

Capture = pytest.CaptureFixture[str]


def test_an_unknown_language_is_refused(tmp_path: Path, capsys: Capture) -> None:
    """One line that names those there are."""
    folder = tmp_path / "pictures"
    assert main(["gallery", str(folder), "--language", "tlh"]) == 1
    errors = capsys.readouterr().err
    assert errors.count("\n") == 1
    assert all(language in errors for language in languages.LANGUAGES)
    assert not folder.exists()


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path, capsys: Capture) -> None:
    """One line with the folder and what the system says."""
    (tmp_path / "letter").write_text("Dear Ada,\n")
    folder = tmp_path / "letter" / "pictures"
    assert main(["gallery", str(folder)]) == 1
    errors = capsys.readouterr().err
    assert errors.count("\n") == 1
    assert str(folder) in errors


def test_an_unknown_game_is_refused(tmp_path: Path, capsys: Capture) -> None:
    """One line that names those there are."""
    folder = tmp_path / "pictures"
    assert main(["gallery", str(folder), "--game", "chess"]) == 2
    assert "no game 'chess'" in capsys.readouterr().err
    assert not folder.exists()
