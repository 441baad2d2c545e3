# SPDX-License-Identifier: MIT
"""Intent: a file name keeps day and hour of its game, its table, and what people call it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from netcode.ledger import file_names

TABLE = bytes(range(16))
OTHER = bytes(range(1, 17))


@pytest.mark.parametrize("begun", ["2026-03-01", "2026-03-01T21:05"])
def test_a_new_file_tells_when_it_began_and_is_called_as_its_table(
    tmp_path: Path, begun: str
) -> None:
    """Two of an hour and table have two names; whoever watches has one of its own."""
    paths = []
    for watched in (False, False, True):
        path = file_names.fresh(tmp_path, begun, "Ada's Table!", TABLE, watched)
        path.touch()
        paths.append(path)
        assert file_names.begun(path) == begun
        assert not set(path.name) & set('/\\:*?"<>|')
        assert file_names.called(path, "Ada's Table!", TABLE) == "Ada's Table!"
        assert path.suffix == file_names.SUFFIX
    assert len(set(paths)) == 3
    assert [path.stem.endswith(file_names.WATCHED) for path in paths] == [False, False, True]


@pytest.mark.parametrize("name", ["", "***", "a" * 99, "2026-01-01", "T2105", "ábc-000102", "-"])
def test_whatever_a_table_is_called_it_is_called_so(name: str, tmp_path: Path) -> None:
    """What a file name cannot hold is still the name of the table."""
    path = file_names.fresh(tmp_path, "2026-03-01", name, TABLE)
    assert (file_names.begun(path), file_names.called(path, name, TABLE)) == ("2026-03-01", name)


def test_a_copy_tells_the_day_of_the_game(tmp_path: Path) -> None:
    """F-11: the file is new, the game is not."""
    path = file_names.fresh(tmp_path, "2019-12-31T23:59", "Oak", TABLE)
    path.touch()
    (tmp_path / "stick").mkdir()
    for copy in (tmp_path / "stick" / path.name, path.with_stem(f"{path.stem} (copy)")):
        shutil.copyfile(path, copy)
        assert file_names.begun(copy) == "2019-12-31T23:59"
        assert file_names.called(copy, "Oak", TABLE) == "Oak"


@pytest.mark.parametrize("watched", [False, True])
def test_a_renamed_game_keeps_its_day_and_table(tmp_path: Path, watched: bool) -> None:
    """F-11: and can be renamed again, back too."""
    path = file_names.fresh(tmp_path, "2026-03-01T09:00", "Oak", TABLE, watched)
    path.touch()
    for name in ("Christmas with Zoë & Bob", "Oak", "Oak-000102", "oak (2)"):
        wanted = file_names.renamed(path, name, TABLE)
        path = path.rename(wanted)
        assert file_names.begun(path) == "2026-03-01T09:00"
        assert file_names.called(path, "Oak", TABLE) == name
        assert path.stem.endswith(file_names.WATCHED) is watched


def test_a_file_that_was_named_by_hand_can_be_renamed(tmp_path: Path) -> None:
    """It tells no day, and is called as its table until then."""
    path = tmp_path / "kept.sobremesa"
    assert (file_names.begun(path), file_names.called(path, "Oak", TABLE)) == ("", "Oak")
    renamed = file_names.renamed(path, "Elm", TABLE)
    assert (file_names.begun(renamed), file_names.called(renamed, "Oak", TABLE)) == ("", "Elm")


def test_no_name_leads_elsewhere_or_over_another_file(tmp_path: Path) -> None:
    """Nothing of a name is a folder, hidden or empty, and what is there stays."""
    path = file_names.fresh(tmp_path, "2026-03-01", "Oak", TABLE)
    for name in ("../../etc/passwd", "a/b", "con:aux", "..x", "tab\there", "é" * 200):
        wanted = file_names.renamed(path, name, TABLE)
        assert wanted.parent == tmp_path
        assert len(wanted.name.encode()) < 255
        assert not set(wanted.name) & set('/\\:*?"<>|\t')
    for name in ("", "...", "/", " - "):
        with pytest.raises(ValueError, match="needs a letter"):
            file_names.renamed(path, name, TABLE)
    taken = file_names.renamed(path, "Elm", TABLE)
    taken.touch()
    other = file_names.renamed(path, "Elm", TABLE)
    assert other != taken
    assert file_names.called(other, "Oak", TABLE) == "Elm"
    assert file_names.renamed(taken, "Elm", TABLE) == taken


def test_a_file_is_of_the_table_that_its_name_tells(tmp_path: Path) -> None:
    """Whatever the game is called, copied or watched; and of no other table."""
    table = bytes.fromhex("abcdef") + bytes(13)
    for stem in (
        "2026-02-01T1540-oak-abcdef",
        "oak-abcdef-2",
        "an oak-000000-abcdef-watched",
    ):
        assert file_names.is_of(tmp_path / f"{stem}.sobremesa", table)
    for stem in ("oak-abcde0", "abcdef-oak", "oak-abcdef-copy"):
        assert not file_names.is_of(tmp_path / f"{stem}.sobremesa", table)
