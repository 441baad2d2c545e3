# SPDX-License-Identifier: MIT
"""Prints one line per case and bot: a digest over all states of some playouts.

Run as a program by `test_process.py` in processes that have other hash seeds,
locales, time zones, folders and interpreters. Needs core and the toys only.
"""

from __future__ import annotations

import hashlib
import importlib
import locale
import sys
from collections.abc import Iterable, Iterator

from core.contract import Game
from tests.properties.cases import Case, cases, players
from tests.properties.traces import bots_for, record


def fingerprint(case: Case, bot: str) -> str:
    """A digest over every event and every state of two playouts."""
    total = hashlib.blake2b(digest_size=16)
    for seed in ("a", "b"):
        trace = record(case, seed, bots_for(case, bot))
        for digest in trace.digests:
            total.update(digest)
        total.update(repr(trace.events).encode())
    return total.hexdigest()


def lines(found: Iterable[Case]) -> Iterator[str]:
    """One line per case and bot."""
    for case in found:
        for bot in players(case):
            yield f"{case.name} {bot} {fingerprint(case, bot)}"


def planted(path: str) -> Iterator[Case]:
    """The cases of a game given as `module:class`, to prove that a difference shows."""
    module, _, name = path.partition(":")
    game: Game = getattr(importlib.import_module(module), name)()
    for seats in game.seat_counts:
        yield Case(game, seats, game.settle((), seats))


def main(arguments: list[str]) -> None:
    """The fingerprints of all cases, or of one game named on the command line."""
    locale.setlocale(locale.LC_ALL, "")
    found = planted(arguments[0]) if arguments else cases(2, 0)
    for line in lines(found):
        print(line)


if __name__ == "__main__":
    main(sys.argv[1:])
