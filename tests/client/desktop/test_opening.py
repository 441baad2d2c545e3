# SPDX-License-Identifier: MIT
"""Intent: a double click on a ledger file opens its table, whatever state the game is in."""

from __future__ import annotations

import argparse
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from client.__main__ import main
from client.commands import open_file
from client.desktop.opening import show_file
from client.sessions.installation import Installation
from client.sessions.lan_session import LanSession
from netcode.ledger.ledger import first_entries
from tests.client.desks import Desk, play
from ui.lobby.lobby import Lobby
from ui.play.replay import ReplayFrame
from ui.ports.snapshot import Stage

Desks = tuple[Desk, Desk]


def click(desk: Desk, path: Path) -> None:
    """What the program does with the file of a double click."""
    show_file(desk.window, Installation(desk.app.kept, desk.name), path)


def test_a_game_of_ours_is_played_on(desks: Desks, qtbot: QtBot) -> None:
    """The table comes up where it was left."""
    ada, _ = desks
    ada.open_table("me", "random", lan=False)
    play(qtbot, ada, until=lambda shown: shown.match and len(shown.match.events) > 8)
    session = ada.session
    assert isinstance(session, LanSession)
    ada.window.leave_now()
    (saved,) = ada.saved()
    qtbot.waitUntil(lambda: session.closed is not None and session.closed.done())
    click(ada, Path(saved.path))
    resumed = ada.until(lambda shown: shown.stage is Stage.PLAYING)
    assert resumed.match is not None
    assert len(resumed.match.events) > 8


def test_a_finished_game_is_looked_at(
    desks: Desks, qtbot: QtBot, finished: bytes, tmp_path: Path
) -> None:
    """Nothing is left to play, so the replay opens."""
    ada, _ = desks
    file = tmp_path / "a.sobremesa"
    file.write_bytes(finished)
    click(ada, file)
    qtbot.waitUntil(lambda: isinstance(ada.window.page, ReplayFrame))


def test_a_game_of_others_is_looked_at(desks: Desks, qtbot: QtBot) -> None:
    """A file that came on a USB stick: no seat in it is ours."""
    ada, bob = desks
    ada.open_table("me", "random", lan=False)
    play(qtbot, ada, until=lambda shown: shown.match and len(shown.match.events) > 8)
    ada.window.leave_now()
    (saved,) = ada.saved()
    click(bob, Path(saved.path))
    qtbot.waitUntil(lambda: isinstance(bob.window.page, ReplayFrame))
    assert bob.window.session is None


def test_a_damaged_game_is_offered_from_its_sound_beginning(
    desks: Desks, finished: bytes, tmp_path: Path
) -> None:
    """F-1: wherever the file lies, the window says what is wrong and what can be done."""
    ada, _ = desks
    file = tmp_path / "a.sobremesa"
    data = bytearray(finished)
    data[len(finished) // 2] ^= 1
    file.write_bytes(data)
    click(ada, file)
    assert "entries are sound" in ada.banner()
    ada.window.banner.buttons[0].click()
    assert "held no seat in the game" in ada.banner()
    assert file.read_bytes() == data


def test_more_entries_than_are_sound_open_no_window(
    finished: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """F-1: who names a number in a terminal reads the greatest one there."""
    file = tmp_path / "a.sobremesa"
    start = len(first_entries(finished, 20))
    file.write_bytes(finished[: start + 60] + b"?" + finished[start + 61 :])
    assert main(["resume", str(file), "--until", "21"]) == 1
    assert "20 is the most" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["GAME.SOBREMESA", "game.sobremesa.bak", "game"])
def test_a_game_is_looked_at_whatever_its_file_is_called(
    desks: Desks, qtbot: QtBot, finished: bytes, tmp_path: Path, name: str
) -> None:
    """F-8: the magic line decides, not the name."""
    ada, _ = desks
    file = tmp_path / name
    file.write_bytes(finished)
    click(ada, file)
    qtbot.waitUntil(lambda: isinstance(ada.window.page, ReplayFrame))


def test_a_file_that_is_no_game_is_named_in_the_lobby(desks: Desks, tmp_path: Path) -> None:
    """Who clicks has no terminal: the window says what is wrong."""
    ada, _ = desks
    letter = tmp_path / "letter.sobremesa"
    letter.write_text("Dear Ada,\n")
    click(ada, letter)
    assert isinstance(ada.window.page, Lobby)
    assert "not a Sobremesa ledger file" in ada.banner()


@pytest.mark.parametrize(
    "name", ["a.sobremesa", "A.SOBREMESA", "a.sobremesa.bak", "a (copy)", "Ä 🎲.sobremesa~"]
)
def test_a_file_alone_is_opened(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """F-8: desktops hand over the file and nothing else, and know it by its content."""
    (tmp_path / name).write_bytes(b"SOBREMESA1\n")
    monkeypatch.chdir(tmp_path)
    for given in ([name], [str(tmp_path / name)], ["open", name]):
        assert opened(given, monkeypatch) == [Path(given[-1])]


def test_what_is_neither_a_command_nor_a_file_is_wrong_usage(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F-8: one line; a file that is called as a command does not hide it."""
    monkeypatch.chdir(tmp_path)
    assert main(["letter.txt"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    (tmp_path / "games").write_bytes(b"SOBREMESA1\n")
    assert main(["games"]) == 0


def opened(given: list[str], monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The files that a command line opens."""
    asked: list[argparse.Namespace] = []

    def note(args: argparse.Namespace) -> int:
        asked.append(args)
        return 0

    monkeypatch.setattr(open_file, "run", note)
    assert main(given) == 0
    return [args.file for args in asked]
