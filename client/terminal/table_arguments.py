# SPDX-License-Identifier: MIT
"""Arguments that every command at a table on the network has."""

from __future__ import annotations

import argparse
import getpass
from pathlib import Path

from client.failure import WrongUsage
from client.terminal.absences import BOT, WhenAbsent
from core import catalogue
from core.bots import catalogue as bots
from netcode.link.listener import DEFAULT_PORT
from netcode.runner import Automatic
from netcode.wire import clean_name


def add(parser: argparse.ArgumentParser) -> None:
    """Who plays, where the ledger goes, and whether there is a window."""
    parser.add_argument("--name", metavar="PLAYER", help="your name; default: your login")
    parser.add_argument("--ledger", metavar="FILE", type=Path, help="where the game is kept")
    parser.add_argument(
        "--headless", action="store_true", help="no window: one JSON line per entry"
    )
    parser.add_argument(
        "--autoplay", metavar="BOT", default="", help="let a bot move for you (with --headless)"
    )
    parser.add_argument(
        "--pace", metavar="MS", type=int, default=0, help="wait before each automatic move"
    )


def add_absent(parser: argparse.ArgumentParser) -> None:
    """What to do about a seat whose holder is away."""
    parser.add_argument(
        "--when-absent",
        metavar="WHAT",
        default="wait",
        help="with --headless, where somebody is away at their turn: wait; bot:NAME, vote for a "
        "bot until they are back (three and more); claim, end a game of two. Default: wait",
    )


def add_port(parser: argparse.ArgumentParser) -> None:
    """Where the table is open."""
    parser.add_argument(
        "--port",
        metavar="P",
        type=_port,
        default=DEFAULT_PORT,
        help=f"default: {DEFAULT_PORT}, or another one if it is taken",
    )


def player(args: argparse.Namespace) -> str:
    """The player's name. Raises WrongUsage for one that cannot be shown."""
    name = clean_name(args.name if args.name is not None else _login())
    if not name:
        raise WrongUsage("a player needs a name that can be shown; see --name")
    return name


def automatic(args: argparse.Namespace) -> Automatic:
    """Who moves by itself. Raises WrongUsage for a pace or a bot that is none."""
    if args.pace < 0:
        raise WrongUsage("--pace is a number of milliseconds, not less than 0")
    if args.headless and not args.autoplay and not getattr(args, "watch", False):
        raise WrongUsage("without a window somebody has to move for you: give --autoplay BOT")
    if args.autoplay:
        _known(args.autoplay)
    return Automatic(args.autoplay, args.pace / 1000)


def when_absent(args: argparse.Namespace) -> WhenAbsent:
    """How this holder votes where somebody is away. Raises WrongUsage."""
    wanted: str = args.when_absent
    if wanted in ("wait", "claim"):
        return WhenAbsent(claims=wanted == "claim")
    bot = wanted.removeprefix(BOT)
    if bot == wanted:
        raise WrongUsage(f"--when-absent is wait, claim or {BOT}NAME, not '{wanted}'")
    return WhenAbsent(_known(bot))


def _known(bot: str) -> str:
    known = sorted({bot for game in catalogue.names() for bot in bots.names(game)})
    if bot not in known:
        raise WrongUsage(f"no bot '{bot}'; there are: {', '.join(known)}")
    return bot


def _port(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text) <= 65535):
        raise argparse.ArgumentTypeError(f"{text} is not a port; ports are 1 to 65535")
    return int(text)


def _login() -> str:
    try:
        return getpass.getuser()
    except (OSError, KeyError, ImportError):
        return "player"
