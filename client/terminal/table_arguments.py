# SPDX-License-Identifier: MIT
"""Arguments that every command at a table on the network has."""

from __future__ import annotations

import argparse
import getpass
from pathlib import Path

from client.failure import WrongUsage
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


def add_port(parser: argparse.ArgumentParser) -> None:
    """Where the table is open."""
    parser.add_argument(
        "--port",
        metavar="P",
        type=_port,
        default=DEFAULT_PORT,
        help=f"default: {DEFAULT_PORT}, or the next free one",
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
    known = sorted({bot for game in catalogue.names() for bot in bots.names(game)})
    if args.autoplay and args.autoplay not in known:
        raise WrongUsage(f"no bot '{args.autoplay}'; there are: {', '.join(known)}")
    return Automatic(args.autoplay, args.pace / 1000)


def _port(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text) <= 65535):
        raise argparse.ArgumentTypeError(f"{text} is not a port; ports are 1 to 65535")
    return int(text)


def _login() -> str:
    try:
        return getpass.getuser()
    except (OSError, KeyError, ImportError):
        return "player"
