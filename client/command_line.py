# SPDX-License-Identifier: MIT
"""The command line: which command was given, and what each takes."""

from __future__ import annotations

import argparse
import multiprocessing
from pathlib import Path
from types import ModuleType
from typing import NoReturn

from client.commands import (
    audit,
    doctor,
    gallery,
    games,
    host,
    join,
    open_file,
    recount,
    replay,
    resume,
    simulate,
    tables,
)
from client.failure import WrongUsage
from client.machine import log, versions
from client.machine.storage import folders
from netcode.ledger.file_names import SUFFIX

COMMANDS: dict[str, ModuleType] = {
    "games": games,
    "simulate": simulate,
    "host": host,
    "tables": tables,
    "join": join,
    "resume": resume,
    "open": open_file,
    "replay": replay,
    "audit": audit,
    "recount": recount,
    "doctor": doctor,
    "gallery": gallery,
}
"""Named literally, so that bundlers see them."""


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        raise WrongUsage(f"{message} (see '{self.prog} --help')")


def run(given: list[str]) -> int:
    """Run one command. Raises Failure, or SystemExit for `--help`.

    Desktops start a program with nothing but the file that was clicked: that is `open`,
    whatever it is called.
    """
    multiprocessing.freeze_support()
    if _names_a_file(given[0]):
        given = ["open", *given]
    args = parser().parse_args(given)
    if args.version:
        print("\n".join(f"{what} {which}" for what, which in versions.lines()))
        return 0
    if args.smoke:
        from client.desktop import opening

        log.start(folders())
        return opening.smoke()
    if args.command is None:
        raise WrongUsage("no command was given (see 'sobremesa --help')")
    return int(COMMANDS[args.command].run(args))


def _names_a_file(first: str) -> bool:
    """Whether the first argument is no command but a file. What it is, its content says."""
    if first in COMMANDS or first.startswith("-"):
        return False
    return first.lower().endswith(SUFFIX) or Path(first).is_file()


def parser() -> argparse.ArgumentParser:
    """Every command with its arguments; `--help` and the manual page are made from it."""
    whole = _Parser(
        prog="sobremesa",
        description="Board games for a few laptops on one network. Without a command: the window.",
    )
    whole.add_argument("--version", action="store_true", help="versions and figures, then exit")
    whole.add_argument("--smoke", action="store_true", help="open, load everything, close again")
    commands = whole.add_subparsers(dest="command", metavar="COMMAND", parser_class=_Parser)
    for name, module in COMMANDS.items():
        module.add(commands.add_parser(name, help=module.HELP, description=module.HELP))
    return whole
