# SPDX-License-Identifier: MIT
"""The command line. Exit status 0, 2 for wrong usage, 1 with one line for what failed."""

from __future__ import annotations

import argparse
import logging
import multiprocessing
import os
import sys
from types import ModuleType
from typing import NoReturn

from client import log, versions
from client.commands import (
    audit,
    doctor,
    gallery,
    games,
    host,
    join,
    open_file,
    replay,
    resume,
    simulate,
    tables,
)
from client.failure import Failure, WrongUsage
from client.storage import folders
from netcode.shelf import SUFFIX

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
    "doctor": doctor,
    "gallery": gallery,
}
"""Named literally, so that bundlers see them."""


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        raise WrongUsage(f"{message} (see '{self.prog} --help')")


def main(argv: list[str] | None = None) -> int:
    """Run one command, or open the window if there is none.

    Desktops start a program with nothing but the file that was clicked: that is `open`.
    """
    multiprocessing.freeze_support()
    given = sys.argv[1:] if argv is None else argv
    if given and given[0].endswith(SUFFIX):
        given = ["open", *given]
    try:
        return _dispatch(parser().parse_args(given))
    except Failure as failure:
        return _report(str(failure), failure.status)
    except KeyboardInterrupt:
        return _report("stopped", 1)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except Exception as error:
        logging.getLogger(__name__).exception("unexpected failure")
        return _report(f"unexpected failure: {type(error).__name__}: {error}", 1)
    finally:
        log.stop()


def _dispatch(args: argparse.Namespace) -> int:
    if args.version:
        print("\n".join(f"{what} {which}" for what, which in versions.lines()))
        return 0
    if args.command is None:
        from client import window

        log.start(folders())
        return window.smoke() if args.smoke else window.show()
    return int(COMMANDS[args.command].run(args))


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


def _report(message: str, status: int) -> int:
    one_line = " ".join(message.split())
    if sys.stderr is not None:
        print(f"sobremesa: {one_line}", file=sys.stderr)
    return status


if __name__ == "__main__":
    sys.exit(main())
