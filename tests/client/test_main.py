# SPDX-License-Identifier: MIT
"""Exit status and the one line on stderr."""

from __future__ import annotations

import errno

import pytest

from client import __main__, commands
from client.__main__ import main
from client.command_line import COMMANDS
from client.commands import games
from client.machine import log
from client.version import VERSION

Capture = pytest.CaptureFixture[str]


def test_version_names_what_peers_compare(capsys: Capture) -> None:
    """Application, protocol, rules and figures per game, Qt."""
    assert main(["--version"]) == 0
    said = dict(line.split(" ", 1) for line in capsys.readouterr().out.splitlines())
    assert said["sobremesa"] == VERSION
    assert said["thirteen_minutes"].startswith("rules 1, figures ")
    assert {"protocol", "Qt"} <= set(said)


@pytest.mark.parametrize(
    "arguments",
    [
        ["nonsense"],
        ["games", "--colour"],
        ["simulate"],
        ["simulate", "chess"],
        ["simulate", "thirteen_minutes", "--games", "0"],
        ["simulate", "thirteen_minutes", "--seats", "9"],
        ["simulate", "thirteen_minutes", "--option", "mode"],
        ["simulate", "thirteen_minutes", "--bots", "nobody"],
    ],
)
def test_wrong_usage_is_status_two_and_one_line(arguments: list[str], capsys: Capture) -> None:
    """A command line that means nothing says so in one line."""
    assert main(arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("sobremesa: ")
    assert said.err.count("\n") == 1


def test_failure_is_status_one_and_one_line(capsys: Capture) -> None:
    """What does not work says why in one line."""
    assert main(["simulate", "thirteen_minutes", "--data", "/nonexistent/figures.json"]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert "/nonexistent/figures.json" in said.err


def test_unexpected_failure_is_one_line_too(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A fault of ours does not throw a traceback at a person."""

    def broken(args: object) -> int:
        raise RuntimeError("two\nlines")

    monkeypatch.setattr(games, "run", broken)
    assert main(["games"]) == 1
    assert capsys.readouterr().err == "sobremesa: unexpected failure: RuntimeError: two lines\n"


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (OSError(errno.ENOSPC, "No space left on device", "/a/b"), "No space left on device: /a/b"),
        (PermissionError(errno.EACCES, "Permission denied"), "[Errno 13] Permission denied"),
        (TimeoutError("nobody answers"), "nobody answers"),
    ],
)
def test_what_the_system_refuses_is_one_line(
    error: OSError, said: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F-5: whatever command it happens to, and no failure of ours."""

    def refused(args: object) -> int:
        raise error

    monkeypatch.setattr(games, "run", refused)
    monkeypatch.setattr(__main__, "_say_no_more", lambda: None)
    assert main(["games"]) == 1
    assert capsys.readouterr().err == f"sobremesa: {said}\n"


def test_interrupt_is_no_traceback(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C ends a command quietly."""

    def interrupted(args: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(games, "run", interrupted)
    assert main(["games"]) == 1
    assert capsys.readouterr().err == "sobremesa: stopped\n"


def test_every_command_says_what_it_does(capsys: Capture) -> None:
    """`--help` lists every command with its line."""
    with pytest.raises(SystemExit) as ended:
        main(["--help"])
    assert ended.value.code == 0
    words = " ".join(capsys.readouterr().out.split())
    for name, module in COMMANDS.items():
        assert f"{name} {module.HELP}" in words
    assert commands.__doc__


def test_scriptable_commands_leave_no_log() -> None:
    """A read-only machine can run `games`: nothing is written."""
    main(["games"])
    from client.machine.storage import folders

    assert not log.path(folders()).exists()
