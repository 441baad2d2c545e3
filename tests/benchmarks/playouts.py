# SPDX-License-Identifier: MIT
"""Measures random legal play on one core: `python -m tests.benchmarks.playouts GAME`.

A move is a decision of a seat: what it waits for, its legal moves, the choice
and the check in `apply` are in its time. Draws take time but count as nothing;
they come from Python's generator, because entropy is no matter of the rules.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import platform
import time
from bisect import bisect
from random import Random

from msgspec import Struct

from core import catalogue
from core.chance import derive
from core.contract import Game
from core.dealer import LocalDealer
from core.digest import digest
from core.terms import Chance, Drawn, Moved, Options, Over, Sealed, Turn, Unsealed


class Rates(Struct, frozen=True):
    """What a run came to. Rates are per second of this process's CPU time."""

    games: int
    moves: int
    cpu_seconds: float
    wall_seconds: float
    games_per_second: float
    moves_per_second: float


def main() -> None:
    """Play for so many seconds without and with a digest after every step; print both."""
    parser = asking(__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="of each run, default: 5")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    asked = parser.parse_args()
    game, seats, options = asked_for(asked)
    found = {
        "plain": measured(game, options, seats, asked.seed, asked.seconds, False),
        "digest": measured(game, options, seats, asked.seed, asked.seconds, True),
    }
    if asked.json:
        print(json.dumps(_document(game, options, seats, found), indent=1))
        return
    for name, rates in found.items():
        print(
            f"{name}: {rates.moves_per_second:,.0f} moves/s, {rates.games_per_second:.1f} games/s"
        )


def asking(what: str | None) -> argparse.ArgumentParser:
    """A parser for what random play needs: the game, its seats and its options."""
    parser = argparse.ArgumentParser(description=what)
    parser.add_argument("game", choices=catalogue.names())
    parser.add_argument("--seats", type=int, help="default: the fewest")
    parser.add_argument("--option", metavar="NAME=VALUE", action="append", default=[])
    return parser


def asked_for(asked: argparse.Namespace) -> tuple[Game, int, Options]:
    """The game that was asked for, its seats and its complete options."""
    game = catalogue.load(asked.game)
    seats = asked.seats or game.seat_counts[0]
    chosen = [text.partition("=") for text in asked.option]
    return game, seats, game.settle(tuple((name, value) for name, _, value in chosen), seats)


def measured(
    game: Game, options: Options, seats: int, seed: int, seconds: float, digesting: bool
) -> Rates:
    """Whole games, one after the other, until the time is up. One game comes before the clock."""
    playout(game, options, seats, f"{seed}-warm", digesting)
    moves = games = 0
    wall, cpu = time.perf_counter(), time.process_time()
    for number in itertools.count():
        moves += playout(game, options, seats, f"{seed}-{number}", digesting)
        games += 1
        spent = time.process_time() - cpu
        if spent >= seconds:
            break
    return Rates(
        games=games,
        moves=moves,
        cpu_seconds=round(spent, 3),
        wall_seconds=round(time.perf_counter() - wall, 3),
        games_per_second=round(games / spent, 2),
        moves_per_second=round(moves / spent),
    )


def playout(game: Game, options: Options, seats: int, seed: str, digesting: bool) -> int:
    """Play one game to its end; how many decisions its seats took."""
    dealer = LocalDealer(derive(seed.encode(), "dealer"))
    rng = Random(seed)
    draw = rng.random
    state = game.setup(options, seats)
    moves = 0
    while True:
        awaited = game.awaiting(state)
        if isinstance(awaited, Turn):
            seat = awaited.seats[0]
            legal = game.legal_moves(state, seat)
            state = game.apply(state, Moved(seat, legal[int(draw() * len(legal))]))
            moves += 1
        elif isinstance(awaited, Sealed):
            offered = [(seat, game.legal_moves(state, seat)) for seat in awaited.seats]
            chosen = tuple((seat, legal[int(draw() * len(legal))]) for seat, legal in offered)
            state = game.apply(state, Unsealed(chosen))
            moves += len(chosen)
        elif isinstance(awaited, Over):
            return moves
        elif isinstance(awaited, Chance):
            state = game.apply(state, Drawn(_drawn(awaited, rng)))
        else:
            state = game.apply(state, dealer.answer(awaited))
        if digesting:
            digest(state)


def _drawn(awaited: Chance, rng: Random) -> tuple[str, ...]:
    pool, weights = awaited.pool, awaited.weights
    if awaited.count > 1:
        return tuple(rng.sample(pool, awaited.count))
    if not weights:
        return (pool[int(rng.random() * len(pool))],)
    below = list(itertools.accumulate(weights))
    return (pool[bisect(below, int(rng.random() * below[-1]))],)


def _document(
    game: Game, options: Options, seats: int, found: dict[str, Rates]
) -> dict[str, object]:
    return {
        "game": game.name,
        "seats": seats,
        "options": dict(options),
        "python": platform.python_version(),
        "load": [round(load, 2) for load in os.getloadavg()],
        **{
            name: {field: getattr(rates, field) for field in rates.__struct_fields__}
            for name, rates in found.items()
        },
    }


if __name__ == "__main__":
    main()
