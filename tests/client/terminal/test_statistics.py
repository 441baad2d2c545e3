# SPDX-License-Identifier: MIT
"""What a report adds up to, on games made by hand."""

from __future__ import annotations

import hashlib

import msgspec

from client.terminal.simulation import Batch, Outcome
from client.terminal.statistics import Lengths, Report, Share, report

PLAN = Batch("toy", (("speed", "fast"),), 2, 4, 1, ("random", "steady"))


def game(places: tuple[tuple[int, ...], ...], length: int, reason: str = "points") -> Outcome:
    """A finished game of two, in which the winner's seat is tallied."""
    tallies = (("winner", str(places[0][0])),) if len(places[0]) == 1 else ()
    return Outcome(places, (length, 0), reason, tallies, length, bytes([length]))


GAMES = (
    game(((0,), (1,)), 10),
    game(((1,), (0,)), 20),
    game(((0, 1),), 30, "draw"),
    game(((0,), (1,)), 40),
)


def made() -> Report:
    """The report on the games above."""
    return report(PLAN, GAMES, b"\x01", True)


def test_shared_wins_count_in_part() -> None:
    """A win shared by two is half a win for each, and shares add up to one."""
    first, second = made().results
    assert (first.wins, first.shared_wins, first.share) == (2, 1, 0.625)
    assert (second.wins, second.shared_wins, second.share) == (1, 1, 0.375)


def test_scores_and_lengths() -> None:
    """Mean score per seat; shortest, lower median, mean and longest game."""
    assert [seat.mean_score for seat in made().results] == [25.0, 0.0]
    assert made().lengths == Lengths(10, 20, 25.0, 40)


def test_tallies_and_reasons_are_shares_of_what_was_counted() -> None:
    """A match counts once in the reasons, and as often as it says in the tallies."""
    assert made().tallies == {"winner": {"0": Share(2, 0.6667), "1": Share(1, 0.3333)}}
    assert made().reasons == {"draw": Share(1, 0.25), "points": Share(3, 0.75)}


def test_digest_covers_every_game_in_order() -> None:
    """The digest is BLAKE2b-256 over the games' digests, one after the other."""
    expected = hashlib.blake2b(bytes([10, 20, 30, 40]), digest_size=32).hexdigest()
    assert made().digest == expected
    assert report(PLAN, GAMES[::-1], b"\x01", True).digest != expected


def test_report_has_no_timings_paths_or_versions() -> None:
    """A seed promises the same document everywhere."""
    keys = set(msgspec.to_builtins(made()))
    assert not [key for key in keys if "time" in key or "version" in key or "path" in key]
