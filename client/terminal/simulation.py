# SPDX-License-Identifier: MIT
"""Plays many games between bots. What comes out depends on the plan alone.

Every game has a seed of its own, derived from the plan's, so that the number of
processes and the order in which they finish change nothing.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import TypeAlias

from msgspec import Struct

from core import catalogue
from core.bots import catalogue as bot_catalogue
from core.bots.bot import Bot
from core.chance import derive
from core.digest import digest
from core.match import begin
from core.playout import play
from core.terms import Options, Over

_CHUNK = 25


class Batch(Struct, frozen=True):
    """What to play. `figures` is empty for the built-in ones; `bots` has one name per seat."""

    game: str
    options: Options
    seats: int
    games: int
    seed: int
    bots: tuple[str, ...]
    figures: bytes = b""


class Outcome(Struct, frozen=True):
    """How one game ended. `length` is its number of events."""

    places: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    reason: str
    tallies: tuple[tuple[str, str], ...]
    length: int
    digest: bytes


Seated: TypeAlias = Callable[[Batch, int], Sequence[Bot]]
"""Who plays a game, from the plan and the game's number. It goes to other processes, pickled."""


def named(plan: Batch, number: int) -> Sequence[Bot]:
    """The bots that the plan names, the same in every game."""
    return tuple(bot_catalogue.load(plan.game, name) for name in plan.bots)


def run(
    plan: Batch, jobs: int, progress: Callable[[int], None], seated: Seated = named
) -> tuple[Outcome, ...]:
    """Every game of the plan, in order. `progress` hears how many are done."""
    finished: list[Outcome] = []
    for chunk in _chunks(plan, jobs, seated):
        finished += chunk
        progress(len(finished))
    return tuple(finished)


def play_range(plan: Batch, seated: Seated, start: int) -> list[Outcome]:
    """The games of one chunk, from number `start` on."""
    game = catalogue.load(plan.game, plan.figures or None)
    match = begin(game, plan.options, plan.seats, plan.figures)
    seed = str(plan.seed).encode()
    played = []
    for number in range(start, min(start + _CHUNK, plan.games)):
        last = play(match, seated(plan, number), derive(seed, "game", number))
        over = last.awaiting
        assert isinstance(over, Over)
        played.append(
            Outcome(
                over.places,
                over.scores,
                over.reason,
                game.tallies(last.state),
                len(last.events),
                digest(last.state),
            )
        )
    return played


def _chunks(plan: Batch, jobs: int, seated: Seated) -> Iterator[list[Outcome]]:
    starts = range(0, plan.games, _CHUNK)
    one = partial(play_range, plan, seated)
    if jobs == 1 or len(starts) == 1:
        yield from map(one, starts)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(jobs, len(starts)), mp_context=context) as pool:
        yield from pool.map(one, starts)
