# SPDX-License-Identifier: MIT
"""`sobremesa tables`: what is on this network."""

from __future__ import annotations

import argparse
import asyncio

from msgspec import structs

from client.terminal import output
from client.version import VERSION
from netcode.discovery.browser import find
from netcode.discovery.called import labels
from netcode.discovery.probe import FoundTable
from netcode.link.versions import own_versions

HELP = "the tables on this network"


def add(parser: argparse.ArgumentParser) -> None:
    """The arguments of `tables`."""
    parser.add_argument(
        "--seconds", metavar="S", type=_seconds, default=3.0, help="how long to look; default: 3"
    )
    output.add_json(parser)


def _seconds(text: str) -> float:
    seconds = float(text)
    if not 0 <= seconds <= 600:
        raise argparse.ArgumentTypeError(f"{text} is not a number of seconds from 0 to 600")
    return seconds


def run(args: argparse.Namespace) -> int:
    """Look, and print what answered."""
    found = asyncio.run(find(args.seconds, own_versions(VERSION)))
    if args.json:
        output.document(
            [
                {**structs.asdict(t), "key": t.key.hex(), "table": t.table.hex(), "where": t.where}
                for t in found
            ]
        )
        return 0
    if not found:
        print("no table answered; see: sobremesa doctor")
        return 0
    rows: list[tuple[str, ...]] = [("table", "game", "host", "seats", "state", "address", "")]
    rows += [
        (name, t.game, t.host, f"{t.taken}/{t.seats}", t.state, t.where, _note(t))
        for name, t in zip(labels(found), found, strict=True)
    ]
    output.table(rows)
    return 0


def _note(table: FoundTable) -> str:
    return table.obstacle or ("asks for its code" if table.code_needed else "")
