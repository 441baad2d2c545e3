# SPDX-License-Identifier: MIT
"""`sobremesa resume`: play on from a ledger file, as the host from now on."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from client.commands.host import open_and_play
from client.machine.storage import folders
from client.sessions.installation import Installation
from client.terminal import table_arguments

HELP = "play on from a ledger file, as the host of the table"


def add(parser: argparse.ArgumentParser) -> None:
    """The arguments of `resume`."""
    parser.add_argument("file", metavar="FILE", type=Path, help="a ledger file")
    parser.add_argument(
        "--until",
        metavar="N",
        type=_entries,
        help="only from its first N entries, where what follows is damaged; "
        "the file as it was stays beside it, and others who have more bring it forward",
    )
    table_arguments.add_port(parser)
    table_arguments.add(parser)
    table_arguments.add_absent(parser)


def run(args: argparse.Namespace) -> int:
    """Open the table again, in a window or without one."""
    if not args.headless:
        from client.desktop import opening

        return opening.resume(args)
    here = Installation(
        folders(),
        table_arguments.player(args),
        trusting=True,
        automatic=table_arguments.automatic(args),
    )

    mind = table_arguments.when_absent(args)

    async def serve() -> int:
        return await open_and_play(here.resume(args.file, args.until), args.port, mind)

    return asyncio.run(serve())


def _entries(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text)):
        raise argparse.ArgumentTypeError(f"{text} is not a number of entries")
    return int(text)
