# SPDX-License-Identifier: MIT
"""`sobremesa host`: open a table on this network."""

from __future__ import annotations

import argparse
import asyncio

from client.failure import Failure, WrongUsage
from client.machine.storage import folders
from client.sessions.installation import Installation
from client.terminal import chosen, headless, table_arguments
from client.terminal.absences import WhenAbsent
from netcode.crypto import codes
from netcode.host import Host
from netcode.seating.plan import ANY_WATCHERS, MOST_WATCHERS, Watching
from netcode.seating.room import SeatPlan

HELP = "open a table on the network"


def add(parser: argparse.ArgumentParser) -> None:
    """The arguments of `host`."""
    chosen.add_game(parser)
    parser.add_argument("--seats", metavar="N", type=int, help="default: the fewest")
    parser.add_argument(
        "--bots", metavar="BOT,...", default="", help="bots at this table, after your own seat"
    )
    parser.add_argument("--table", metavar="NAME", help="what the table is called")
    parser.add_argument(
        "--code", action="store_true", help="let in only who knows the code that is shown"
    )
    parser.add_argument(
        "--watchers",
        metavar="N|ask|none",
        type=_watchers,
        default=str(ANY_WATCHERS.most),
        help=f"how many may look on; `ask` asks you; default: {ANY_WATCHERS.most}",
    )
    table_arguments.add_port(parser)
    table_arguments.add(parser)
    table_arguments.add_absent(parser)


def run(args: argparse.Namespace) -> int:
    """Open the table, in a window or without one."""
    if not args.headless:
        from client.desktop import opening

        return opening.host(args)
    watching = Watching.of(args.watchers)
    if watching.ask:
        raise WrongUsage("without a window nobody can be asked: --watchers is a number or none")
    figures = chosen.figures(args.data)
    game = chosen.game(args.game, figures)
    seats = chosen.seats(game, args.seats)
    options = chosen.settled(game, chosen.options(args.option), seats)
    bots = tuple(name for name in args.bots.split(",") if name)
    if bots:
        chosen.bots(game, ",".join(bots), len(bots))
    if len(bots) >= seats:
        raise WrongUsage(f"{seats} seats have room for {seats - 1} bots beside you")
    here = Installation(
        folders(),
        table_arguments.player(args),
        trusting=True,
        automatic=table_arguments.automatic(args),
    )
    plans = (
        SeatPlan(here.player, mine=True),
        *(SeatPlan(bot=bot) for bot in bots),
        *(SeatPlan() for _ in range(seats - 1 - len(bots))),
    )
    mind = table_arguments.when_absent(args)
    name = args.table or f"{here.player}'s table"

    async def serve() -> int:
        host = here.host(
            game,
            options,
            name,
            plans,
            figures,
            args.ledger,
            admit_all=True,
            code=args.code,
            watching=watching,
        )
        return await open_and_play(host, args.port, mind)

    return asyncio.run(serve())


def _watchers(text: str) -> str:
    try:
        Watching.of(text)
    except ValueError:
        raise argparse.ArgumentTypeError(
            f"{text} is not `ask`, `none` or a number from 0 to {MOST_WATCHERS}"
        ) from None
    return text


async def open_and_play(host: Host, port: int, mind: WhenAbsent) -> int:
    """Let guests in, say where, and play to the end."""
    host.start()
    try:
        await host.open(port)
    except OSError as error:
        raise Failure(f"no port from {port} on is free: {error.strerror}") from error
    plan = host.table.plan
    headless.say(
        {
            "table": plan.name,
            "id": plan.table.hex(),
            "port": host.port,
            "addresses": host.addresses,
            "invitation": host.invitation,
            "obstacles": host.obstacles,
            **_code(host),
        }
    )
    if host.code is not None:
        host.code.renewed = lambda: headless.say({**_code(host), "why": "three wrong codes"})
    try:
        return await headless.play(host, mind)
    finally:
        await host.close()


def _code(host: Host) -> dict[str, str]:
    """What a line says of the code; nothing where there is none."""
    if host.code is None:
        return {}
    return {"code": codes.shown(host.code.code), "invitation": host.invitation}
