# SPDX-License-Identifier: MIT
"""Adds up what many games came to. No timing, path or version: a seed promises sameness."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec import Struct

from client.terminal.simulation import Batch, Outcome


class Share(Struct, frozen=True):
    """How often something occurred, and its share of all that was counted beside it.

    A match may count more than once: each game of a campaign.
    """

    count: int
    share: float


class Lengths(Struct, frozen=True):
    """Events per game. `median` is the lower one of two."""

    shortest: int
    median: int
    mean: float
    longest: int


class SeatResult(Struct, frozen=True):
    """What a seat came to. A win shared by n counts as 1/n in `share`."""

    seat: int
    bot: str
    wins: int
    shared_wins: int
    share: float
    mean_score: float


class Report(Struct, frozen=True):
    """The outcome of a simulation. `digest` covers the final state of every game, in order."""

    game: str
    figures: str
    house_figures: bool
    options: dict[str, str]
    seats: int
    bots: tuple[str, ...]
    seed: int
    games: int
    finished: int
    lengths: Lengths
    results: tuple[SeatResult, ...]
    tallies: dict[str, dict[str, Share]]
    reasons: dict[str, Share]
    digest: str


def report(
    plan: Batch, played: Sequence[Outcome], figures_hash: bytes, house_figures: bool
) -> Report:
    """The report on the games of a plan."""
    return Report(
        game=plan.game,
        figures=figures_hash.hex(),
        house_figures=house_figures,
        options=dict(plan.options),
        seats=plan.seats,
        bots=plan.bots,
        seed=plan.seed,
        games=plan.games,
        finished=len(played),
        lengths=_lengths([game.length for game in played]),
        results=tuple(_seat(seat, bot, played) for seat, bot in enumerate(plan.bots)),
        tallies=_tallies(played),
        reasons=_shares(game.reason for game in played),
        digest=_digest(played),
    )


def _lengths(lengths: Sequence[int]) -> Lengths:
    ordered = sorted(lengths)
    mean = round(sum(ordered) / len(ordered), 2)
    return Lengths(ordered[0], ordered[(len(ordered) - 1) // 2], mean, ordered[-1])


def _seat(seat: int, bot: str, played: Sequence[Outcome]) -> SeatResult:
    won = [len(game.places[0]) for game in played if seat in game.places[0]]
    share = sum(1 / winners for winners in won) / len(played)
    score = sum(game.scores[seat] for game in played) / len(played)
    alone = won.count(1)
    return SeatResult(seat, bot, alone, len(won) - alone, round(share, 4), round(score, 2))


def _tallies(played: Sequence[Outcome]) -> dict[str, dict[str, Share]]:
    labels = sorted({what for game in played for what, _ in game.tallies})
    return {
        label: _shares(which for game in played for what, which in game.tallies if what == label)
        for label in labels
    }


def _shares(keys: Iterable[str]) -> dict[str, Share]:
    counted = Counter(keys)
    total = counted.total()
    return {key: Share(counted[key], round(counted[key] / total, 4)) for key in sorted(counted)}


def _digest(played: Sequence[Outcome]) -> str:
    total = hashlib.blake2b(digest_size=32)
    for game in played:
        total.update(game.digest)
    return total.hexdigest()
