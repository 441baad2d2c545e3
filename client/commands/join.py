# SPDX-License-Identifier: MIT
"""`sobremesa join`: sit down at a table, watch it, or take a seat back."""

from __future__ import annotations

import argparse
import asyncio

from client.machine.storage import folders
from client.sessions.installation import Installation
from client.terminal import headless, table_arguments

HELP = "sit down at a table; with the key that already holds a seat there, take it back"


def add(parser: argparse.ArgumentParser) -> None:
    """The arguments of `join`."""
    parser.add_argument(
        "where", metavar="TABLE-OR-ADDRESS", help="a table's name, address or invitation"
    )
    parser.add_argument("--watch", action="store_true", help="look on without a seat")
    parser.add_argument(
        "--code", metavar="CODE", default="", help="the table's code, unless the invitation has it"
    )
    table_arguments.add(parser)
    table_arguments.add_absent(parser)


def run(args: argparse.Namespace) -> int:
    """Join the table, in a window or without one."""
    if not args.headless:
        from client.desktop import opening

        return opening.join(args)
    here = Installation(
        folders(),
        table_arguments.player(args),
        trusting=True,
        automatic=table_arguments.automatic(args),
    )

    mind = table_arguments.when_absent(args)

    async def take_part() -> int:
        guest = await here.join(args.where, args.watch, args.ledger, args.code)
        try:
            return await headless.play(guest, mind)
        finally:
            await guest.close()

    return asyncio.run(take_part())
