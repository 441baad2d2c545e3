# SPDX-License-Identifier: MIT
"""Reads what a command line says about a game: its name, options, figures, seats and bots."""

from __future__ import annotations

import argparse
from pathlib import Path

from client.failure import Failure, WrongUsage
from core import catalogue
from core.bots import catalogue as bot_catalogue
from core.contract import Game
from core.figures import MAX_BYTES, FiguresError
from core.terms import Options


def add_game(parser: argparse.ArgumentParser) -> None:
    """The arguments that name a game and how it is played."""
    parser.add_argument("game", metavar="GAME", help="one of: " + ", ".join(catalogue.names()))
    parser.add_argument(
        "--option", metavar="K=V", action="append", default=[], help="choose an option of the game"
    )
    parser.add_argument("--data", metavar="FILE", type=Path, help="figures of your own copy")


def game(name: str, figures: bytes) -> Game:
    """A game of the catalogue, with an owner's figures if there are any."""
    if name not in catalogue.names():
        known = ", ".join(catalogue.names()) or "none in this build"
        raise WrongUsage(f"no game '{name}'; there are: {known}")
    try:
        return catalogue.load(name, figures or None)
    except FiguresError as error:
        raise Failure(f"the figures cannot be used: {error}") from error


def figures(path: Path | None) -> bytes:
    """The bytes of an owner's figures; empty for the built-in ones. Raises Failure."""
    if path is None:
        return b""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise Failure(f"cannot read {path}: {error.strerror}") from error
    if not data:
        raise Failure(f"{path} is not a figures file: it is empty")
    if len(data) > MAX_BYTES:
        raise Failure(f"{path} has {len(data)} bytes; figures have at most {MAX_BYTES}")
    return data


def options(pairs: list[str]) -> Options:
    """The options given as `K=V`, sorted by name. Raises WrongUsage."""
    chosen: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise WrongUsage(f"an option is written NAME=VALUE, not '{pair}'")
        if name in chosen:
            raise WrongUsage(f"option '{name}' is given twice")
        chosen[name] = value
    return tuple(sorted(chosen.items()))


def settled(rules: Game, chosen: Options, seats: int) -> Options:
    """The options completed with the defaults. Raises WrongUsage."""
    try:
        return rules.settle(chosen, seats)
    except ValueError as error:
        raise WrongUsage(str(error)) from error


def seats(rules: Game, wanted: int | None) -> int:
    """The number of seats: the wanted one, or the smallest the game has. Raises WrongUsage."""
    counts = rules.seat_counts
    if wanted is None:
        return min(counts)
    if wanted not in counts:
        raise WrongUsage(f"{rules.name} is for {', '.join(map(str, counts))} seats, not {wanted}")
    return wanted


def bots(rules: Game, text: str, count: int) -> tuple[str, ...]:
    """One bot per seat from `random,steady`; one name alone is for all. Raises WrongUsage."""
    named = tuple(text.split(","))
    known = bot_catalogue.names(rules.name)
    for name in named:
        if name not in known:
            raise WrongUsage(f"no bot '{name}' for {rules.name}; there are: {', '.join(known)}")
    if len(named) == 1:
        named *= count
    if len(named) != count:
        raise WrongUsage(f"{count} seats need {count} bots, or one for all; got {len(named)}")
    return named
