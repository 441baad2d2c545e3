# SPDX-License-Identifier: MIT
"""`sobremesa games`: which games there are, with their seats and options."""

from __future__ import annotations

import argparse

from msgspec import Struct

from client.terminal import output
from core import catalogue
from core.bots import catalogue as bots
from core.contract import Game
from core.terms import Option

HELP = "the games, seats and options"


class SeatCount(Struct, frozen=True):
    """What can be chosen with so many seats."""

    seats: int
    options: tuple[Option, ...]


class Entry(Struct, frozen=True):
    """One game of this build. `figures` is the hash that peers compare."""

    game: str
    rules_version: int
    figures: str
    house_figures: bool
    bots: tuple[str, ...]
    seat_counts: tuple[SeatCount, ...]


def add(parser: argparse.ArgumentParser) -> None:
    """The arguments of `games`."""
    output.add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Print every game."""
    found = tuple(entry(catalogue.load(name)) for name in catalogue.names())
    if args.json:
        output.document(found)
        return 0
    for game in found:
        _print(game)
    return 0


def entry(game: Game) -> Entry:
    """What there is to know of a game before a table is opened."""
    return Entry(
        game.name,
        game.rules_version,
        game.figures_hash.hex(),
        game.house_figures,
        bots.names(game.name),
        tuple(SeatCount(n, game.options(n)) for n in game.seat_counts),
    )


def _print(game: Entry) -> None:
    counts = ", ".join(str(count.seats) for count in game.seat_counts)
    figures = "house figures" if game.house_figures else "printed figures"
    print(f"{game.game}: {counts} seats, rules version {game.rules_version}, {figures}")
    print(f"  bots: {', '.join(game.bots)}")
    for option, seats in _options(game):
        values = "|".join(option.values)
        print(f"  --option {option.name}={values} (default {option.default}){seats}")


def _options(game: Entry) -> list[tuple[Option, str]]:
    offered: dict[Option, list[int]] = {}
    for count in game.seat_counts:
        for option in count.options:
            offered.setdefault(option, []).append(count.seats)
    everywhere = len(game.seat_counts)
    return [
        (option, "" if len(seats) == everywhere else f" with {', '.join(map(str, seats))} seats")
        for option, seats in offered.items()
    ]
