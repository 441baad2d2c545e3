# SPDX-License-Identifier: MIT
"""`sobremesa simulate`: bots play many games, without a network."""

from __future__ import annotations

import argparse
import sys

from client.terminal import chosen, output
from client.terminal.progress import Bar
from client.terminal.simulation import Batch
from client.terminal.simulation import run as play
from client.terminal.statistics import Report, Share, report

HELP = "bot games, no network: results, lengths, win shares, a digest over all games"


def add(parser: argparse.ArgumentParser) -> None:
    """The arguments of `simulate`."""
    chosen.add_game(parser)
    parser.add_argument("--seats", metavar="N", type=int, help="default: the fewest")
    parser.add_argument("--games", metavar="K", type=_positive, default=100, help="default: 100")
    parser.add_argument("--seed", metavar="S", type=int, default=1, help="default: 1")
    parser.add_argument(
        "--bots", metavar="BOT,...", default="random", help="one per seat, or one for all"
    )
    parser.add_argument(
        "--jobs", metavar="N", type=_positive, default=1, help="processes; the results are the same"
    )
    output.add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Play the games and print what they came to."""
    figures = chosen.figures(args.data)
    game = chosen.game(args.game, figures)
    seats = chosen.seats(game, args.seats)
    options = chosen.settled(game, chosen.options(args.option), seats)
    bots = chosen.bots(game, args.bots, seats)
    plan = Batch(game.name, options, seats, args.games, args.seed, bots, figures)
    played = play(plan, args.jobs, Bar(args.games, sys.stderr))
    found = report(plan, played, game.figures_hash, game.house_figures)
    if args.json:
        output.document(found)
    else:
        _print(found)
    return 0


def _print(found: Report) -> None:
    lengths = found.lengths
    chosen_options = ", ".join(f"{name}={value}" for name, value in found.options.items())
    print(f"{found.game}, {found.seats} seats, seed {found.seed}: {found.finished} games finished")
    print(f"options: {chosen_options or 'none'}")
    print(f"events per game: {lengths.shortest} to {lengths.longest}, mean {lengths.mean}")
    rows: list[tuple[str, ...]] = [("seat", "bot", "wins", "shared", "share", "mean score")]
    for seat in found.results:
        cells = (seat.seat, seat.bot, seat.wins, seat.shared_wins)
        rows.append((*map(str, cells), f"{seat.share:.1%}", f"{seat.mean_score:.2f}"))
    output.table(rows)
    for label, shares in found.tallies.items():
        _print_shares(label, shares)
    _print_shares("end", found.reasons)
    print(f"digest: {found.digest}")


def _print_shares(label: str, shares: dict[str, Share]) -> None:
    parts = (f"{key} {share.count} ({share.share:.1%})" for key, share in shares.items())
    print(f"{label}: {', '.join(parts)}")


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError
    return number
