# SPDX-License-Identifier: MIT
"""Bots play a match to its end with a local dealer."""

from __future__ import annotations

from typing import Any

from core.bots.random import Random
from core.chance import Stream
from core.contract import Game
from core.match import begin
from core.playout import play, steps
from core.terms import Knowledge, Left, Move, Over
from tests.core.toys.blind import Blind
from tests.core.toys.council import Council
from tests.core.toys.hands import Hands
from tests.core.toys.lots import Lots


class Watching:
    """Plays at random and keeps what it was told."""

    name = "watching"

    def __init__(self) -> None:
        self.seen: list[tuple[int, Knowledge]] = []

    def choose(self, game: Game, state: Any, seat: int, knowledge: Knowledge, rng: Stream) -> Move:
        """Any legal move."""
        self.seen.append((seat, knowledge))
        return rng.choice(game.legal_moves(state, seat))


def test_a_seed_is_a_match() -> None:
    """The same seed plays the same match, another seed another one."""
    start = begin(Lots(), (), 3)
    bots = (Random(),) * 3
    assert play(start, bots, b"1").events == play(start, bots, b"1").events
    assert play(start, bots, b"1").events != play(start, bots, b"2").events


def test_every_step_is_the_match_after_its_event() -> None:
    """What is yielded is what a log would hold."""
    match = begin(Lots(), (), 2)
    for event, after in steps(match, (Random(),) * 2, b"steps"):
        match = match.after(event)
        assert after.state == match.state
    assert isinstance(match.awaiting, Over)


def test_a_bot_knows_what_its_seat_was_shown_and_no_more() -> None:
    """Two cards of its own at first; one that peeked knows one more."""
    bots = tuple(Watching() for _ in range(3))
    play(begin(Hands(), (), 3), bots, b"hands")
    for seat, bot in enumerate(bots):
        assert {who for who, _ in bot.seen} == {seat}
        own = {(2 * seat), (2 * seat + 1)}
        assert own <= {known.slot for known in bot.seen[0][1].cards}
        assert all(len(knowledge.cards) <= 3 for _, knowledge in bot.seen)


def test_seats_that_left_are_not_asked() -> None:
    """Their bots have nothing to do, in turns and in sealed decisions."""
    for game in (Council(), Blind()):
        bots = tuple(Watching() for _ in range(3))
        over = play(begin(game, (), 3).after(Left(1)), bots, b"left")
        assert isinstance(over.awaiting, Over)
        assert [bool(bot.seen) for bot in bots] == [True, False, True]


def test_a_match_that_is_over_stays_as_it_is() -> None:
    """Nothing is played after the end."""
    over = begin(Council(), (), 2).after(Left(0))
    assert play(over, (Random(),) * 2, b"over") is over
