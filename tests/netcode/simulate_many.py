# SPDX-License-Identifier: MIT
"""Tables by their seed, and a command that plays many of them.

Three of five are 13 Minutes with one host; at the others, small games, the host changes. A
quarter of all has a code.

    python -m tests.netcode.simulate_many --seeds 2000 [--first N] [--jobs 2]

prints how far it is, and every seed that breaks with what broke.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from functools import cache

from core import catalogue
from core.contract import Game
from tests.netcode import ballot_invariants, invariants
from tests.netcode.lending import Lending
from tests.netcode.roaming import Roaming, know_toys
from tests.netcode.simulator import Simulation

CAMPAIGN = (("mode", "campaign"),)
PROGRESS = 50


@cache
def game() -> Game:
    """13 Minutes with its built-in figures."""
    return catalogue.load("thirteen_minutes")


def table(seed: int) -> Simulation:
    """What a seed stands for."""
    return roaming(seed) if seed % 5 in (1, 3) else of_one_host(seed)


def of_one_host(seed: int) -> Simulation:
    """A table of 13 Minutes: mostly two people, some alone, some campaigns, some watched."""
    faults, coded = seed % 12, has_code(seed)
    match seed % 20:
        case 7:
            return Simulation(
                game(), (), seed, faults, ("steady",), guests=0, watchers=1, coded=coded
            )
        case 12:
            return Simulation(
                game(), (), seed, faults, guests=0, watchers=1, by_hand=2, coded=coded
            )
        case 19:
            return Simulation(game(), CAMPAIGN, seed, faults, coded=coded)
    return Simulation(game(), (), seed, faults, watchers=seed % 2, coded=coded)


def has_code(seed: int) -> bool:
    """Whether people come in to this table by a code."""
    return seed % 7 < 2


def roaming(seed: int) -> Roaming:
    """A table of two to five whose host changes, for every second of them with backups.

    At a third of them those who are there vote about the seats of the others.
    """
    kind = seed // 5
    storm = Lending if kind % 3 == 1 else Roaming
    return storm(seed, seed % 5 == 3, 2 + kind % 4, watchers=kind % 3 == 2, coded=has_code(seed))


def check(simulation: Simulation) -> None:
    """Raises AssertionError saying what does not hold."""
    if isinstance(simulation, Roaming):
        ballot_invariants.check(simulation)
    else:
        invariants.check(simulation)


def fault(simulation: Simulation, limit: int) -> str:
    """Play a table, at most so many steps: what does not hold, empty if all does."""
    try:
        simulation.run(limit)
        check(simulation)
    except AssertionError as error:
        return str(error)
    return ""


def broken(seed: int) -> str:
    """Play a seed to the end: what does not hold in one line, empty if all does."""
    simulation = table(seed)
    try:
        simulation.run()
        check(simulation)
    except Exception as error:
        return f"{type(error).__name__}: {error}; after {'; '.join(simulation.events[-5:])}"
    return ""


def main(arguments: list[str] | None = None) -> int:
    """Play the seeds; the exit code is 1 if any breaks."""
    parser = argparse.ArgumentParser(prog="simulate_many", description=__doc__)
    parser.add_argument("--seeds", type=int, default=2000, help="how many")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--jobs", type=int, default=1, help="processes at a time")
    chosen = parser.parse_args(arguments)
    seeds = range(chosen.first, chosen.first + chosen.seeds)
    failed = 0
    with multiprocessing.get_context("spawn").Pool(chosen.jobs, know_toys) as pool:
        for done, (seed, found) in enumerate(
            zip(seeds, pool.imap(broken, seeds, chunksize=5), strict=True), 1
        ):
            if found:
                failed += 1
                print(f"seed {seed}: {found}", flush=True)
            if done % PROGRESS == 0 or done == len(seeds):
                print(f"{done} of {len(seeds)} seeds, {failed} broken", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
