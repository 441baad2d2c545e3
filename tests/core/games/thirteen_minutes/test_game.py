# SPDX-License-Identifier: MIT
"""The game as an object: who leaves, who takes care, what statistics count, what it can hold."""

from __future__ import annotations

import pytest

from core import catalogue
from core.bots.random import Random
from core.chance import Stream
from core.contract import Game
from core.games.thirteen_minutes.agenda import (
    CarryOut,
    GiveOrder,
    OfferEvent,
    PlayCard,
    SealBids,
    Task,
    UseCard,
)
from core.games.thirteen_minutes.bidding import LAST_TIE
from core.games.thirteen_minutes.state import State
from core.match import begin
from core.playout import play
from core.terms import Knowledge, Left, Move, Over, Unsealed
from tests.core.games.thirteen_minutes.builder import (
    GAME,
    cuba,
    playing,
    scored,
    state_of,
    table,
    zone,
)


class Level:
    """Bids nothing, ever, and plays anything else."""

    name = "level"

    def choose(
        self, game: Game, state: State, seat: int, knowledge: Knowledge, rng: Stream
    ) -> Move:
        """A bid of 0, or a random move."""
        if isinstance(state.agenda[0], SealBids):
            return Move("bid", (0,))
        return Random().choose(game, state, seat, knowledge, rng)


def test_the_catalogue_has_it() -> None:
    """By the name that header and command line use."""
    assert catalogue.load("thirteen_minutes").name == "thirteen_minutes"


def test_it_is_for_two() -> None:
    """Section 1: one player each."""
    assert GAME.seat_counts == (2,)
    assert GAME.faults((), 3) == ("thirteen_minutes is for 2 seats, not 3",)


@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_leaves_has_lost(seat: int) -> None:
    """A game of two ends when one leaves, with the points of the campaign so far."""
    state = playing(0, totals=(7, 5), options=(("mode", "campaign"),))
    awaited = GAME.awaiting(GAME.apply(state, Left(seat)))
    assert awaited == Over(((1 - seat,), (seat,)), (7, 5), "left")


def test_a_single_game_left_has_no_points() -> None:
    """Points are given at the end only (section 8)."""
    assert GAME.scores(playing(0, cuba(us=3))) == (0, 0)


@pytest.mark.parametrize(
    ("task", "move"),
    [
        (SealBids(), "bid 0"),
        (OfferEvent(0, "us-2"), "event decline"),
        (UseCard(0, "us-2"), "use order"),
        (GiveOrder(0, 3), "order none"),
        (CarryOut(0, "us-2"), "pass"),
        (PlayCard(0), "play 0 neutral"),
    ],
)
def test_the_caretaker_changes_least(task: Task, move: str) -> None:
    """It plays from public knowledge and leaves the table as it is."""
    state = table(zone("un-1", us=2, ussr=2), agenda=(task,))
    chosen = GAME.caretaker(state, 0)
    assert str(chosen) == move
    assert chosen in GAME.legal_moves(state, 0)


def test_statistics_count_games() -> None:
    """A campaign's games are counted one by one, by the side that won."""
    first = scored(zone("us-4", us=1), cuba(card="us-5"), last=("un-1", "un-2"))
    void = scored(cuba(card="us-5"))
    assert GAME.tallies(table(results=(void, first))) == (
        ("winner", "nobody"), ("reason", "void"), ("war", "none"),
        ("winner", "us"), ("reason", "points"), ("war", "none"),
    )  # fmt: skip


def test_statistics_count_sides_not_seats() -> None:
    """Seat 0 may be the USSR."""
    won = scored(zone("us-4", us=1), cuba(card="us-5"), last=("un-1", "un-2"), sides=("USSR", "US"))
    assert GAME.tallies(table(results=(won,)))[0] == ("winner", "ussr")


def test_the_declared_bounds_hold_for_endless_ties() -> None:
    """The house limit on ties keeps any match within what the game declares."""
    match = begin(GAME, (("mode", "campaign"), ("tie_decider", "off")), 2)
    match = play(match, (Level(), Level()), b"level")
    bids = sum(isinstance(event, Unsealed) for event in match.events)
    assert bids == LAST_TIE * len(state_of(match).results)
    assert len(match.events) <= GAME.max_events
