# SPDX-License-Identifier: MIT
"""Intent: a wrong command at a table ends in one line and a status, before anything opens."""

from __future__ import annotations

from pathlib import Path

import pytest

from client.__main__ import main

Capture = pytest.CaptureFixture[str]
ALONE = ("--headless", "--autoplay", "random")
HOST = ("host", "thirteen_minutes")


def line(arguments: tuple[str, ...], status: int, capsys: Capture) -> str:
    """The one line that a command fails with; it prints nothing else."""
    assert main(list(arguments)) == status
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("sobremesa: ")
    assert said.err.count("\n") == 1
    return said.err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("host", "chess", *ALONE), "no game 'chess'"),
        ((*HOST, "--headless"), "give --autoplay BOT"),
        ((*HOST, "--headless", "--autoplay", "nobody"), "no bot 'nobody'"),
        ((*HOST, *ALONE, "--option", "mode=long"), "'mode' is one of single, campaign"),
        ((*HOST, *ALONE, "--option", "mode"), "NAME=VALUE"),
        ((*HOST, *ALONE, "--seats", "3"), "for 2 seats, not 3"),
        ((*HOST, *ALONE, "--bots", "random,random"), "room for 1 bots"),
        ((*HOST, *ALONE, "--bots", "nobody"), "no bot 'nobody'"),
        ((*HOST, *ALONE, "--watchers", "ask"), "without a window nobody can be asked"),
        ((*HOST, *ALONE, "--watchers", "33"), "33 is not `ask`, `none` or a number from 0 to 32"),
        ((*HOST, *ALONE, "--port", "65536"), "65536 is not a port"),
        ((*HOST, *ALONE, "--port", "-1"), "-1 is not a port"),
        ((*HOST, *ALONE, "--port", "http"), "http is not a port"),
        ((*HOST, *ALONE, "--pace", "-1"), "not less than 0"),
        ((*HOST, *ALONE, "--name", "\u202e"), "needs a name"),
        ((*HOST, *ALONE, "--when-absent", "later"), "is wait, claim or bot:NAME, not 'later'"),
        ((*HOST, *ALONE, "--when-absent", "bot:nobody"), "no bot 'nobody'"),
        (("join", "Oak", *ALONE, "--when-absent", "bot:"), "no bot ''"),
        (("resume", "any", *ALONE, "--when-absent", "bot"), "not 'bot'"),
        (("join", "Oak", "--headless"), "give --autoplay BOT"),
        (("join", "Oak", "--headless", "--autoplay", "nobody"), "no bot 'nobody'"),
        (("resume", "any", "--headless"), "give --autoplay BOT"),
        (("tables", "--seconds", "-1"), "-1 is not a number of seconds"),
        (("tables", "--seconds", "nan"), "nan is not a number of seconds"),
    ],
)
def test_wrong_usage(arguments: tuple[str, ...], said: str, capsys: Capture) -> None:
    """Status 2 and one line that names what is wrong."""
    assert said in line(arguments, 2, capsys)


@pytest.mark.parametrize("command", ["resume", "audit", "replay"])
def test_no_such_file(command: str, tmp_path: Path, capsys: Capture) -> None:
    """Status 1 and the name of the file, once."""
    more = ALONE if command == "resume" else ()
    missing = tmp_path / "missing.sobremesa"
    assert line((command, str(missing), *more), 1, capsys).count(str(missing)) == 1


@pytest.mark.parametrize("command", ["resume", "audit", "replay", "host"])
def test_a_file_that_is_no_ledger_is_left_as_it_is(
    command: str, tmp_path: Path, capsys: Capture
) -> None:
    """Status 1, and not one byte of somebody's file is changed."""
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ada,\n")
    arguments = (*HOST, *ALONE, "--ledger", str(letter))
    if command != "host":
        arguments = (command, str(letter), *(ALONE if command == "resume" else ()))
    assert "this is not a Sobremesa ledger file" in line(arguments, 1, capsys)
    assert letter.read_text() == "Dear Ada,\n"


def test_a_ledger_that_cannot_be_written_is_said_before_the_table_opens(
    tmp_path: Path, capsys: Capture
) -> None:
    """A folder instead of a file: no guest is let in to a table that cannot be kept."""
    assert "Is a directory" in line((*HOST, *ALONE, "--ledger", str(tmp_path)), 1, capsys)


def test_an_empty_ledger_has_nothing_to_play_on(tmp_path: Path, capsys: Capture) -> None:
    """A table that was opened and never started."""
    empty = tmp_path / "empty.sobremesa"
    empty.write_bytes(b"SOBREMESA1\n")
    assert "no entry yet" in line(("resume", str(empty), *ALONE), 1, capsys)


def test_faulty_figures_are_named(tmp_path: Path, capsys: Capture) -> None:
    """`--data` with figures that cannot be used."""
    faulty = tmp_path / "figures.json"
    faulty.write_text('{"game": "thirteen_minutes"}')
    said = line((*HOST, *ALONE, "--data", str(faulty)), 1, capsys)
    assert "the figures cannot be used" in said


def test_nobody_is_at_that_address(capsys: Capture) -> None:
    """Nothing listens there."""
    said = line(("join", "127.0.0.1:9", *ALONE), 1, capsys)
    assert "127.0.0.1:9 is there, but no table is open on that port" in said
