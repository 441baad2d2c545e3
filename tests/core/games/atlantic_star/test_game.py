# SPDX-License-Identifier: MIT
"""The game as an object: options, ends, caretaker, statistics (rules/atlantic-star.md, 10, 11)."""

from __future__ import annotations

from typing import cast

import pytest

from core.bots.random import Random
from core.chance import Stream
from core.contract import Game
from core.games.atlantic_star.agenda import Act, ChooseClass, PutShips
from core.games.atlantic_star.state import State
from core.match import begin
from core.playout import play
from core.terms import Knowledge, Left, Move, Moved, Over
from tests.core.games.atlantic_star.builder import (
    GAME,
    MAIL,
    chosen,
    fit,
    move,
    player,
    sea,
    table,
)


def test_the_options() -> None:
    """Section 11: who begins, what is shown, loans a turn, ships kept after the last voyage."""
    assert dict(chosen(4)) == {
        "start_player": "random",
        "hands_and_money": "hidden",
        "loans_per_turn": "1",
        "last_voyage_keep": "2",
    }
    assert GAME.options(2)[0].values == ("random", "seat0", "seat1")
    assert GAME.faults((("start_player", "seat2"),), 2)
    assert not GAME.faults((("start_player", "seat2"),), 3)


def caretaker(state: State) -> str:
    """What the caretaker of the first seat plays."""
    return str(GAME.caretaker(state, 0))


def test_the_caretaker_pays_nothing() -> None:
    """It takes the free ship, sails the shortest voyage that fits, and the lowest class."""
    seas = {"pacific": sea(1, (0, 20))}
    assert caretaker(table(player(MAIL[:2]), player(), player(), seas=seas)) == "charter 0"
    assert caretaker(table(player(MAIL[:4]), player(), player(), seas=seas)) == "sail baltic"
    six = table(player(MAIL), player(), player(), seas=seas)
    assert caretaker(six) == "sail mediterranean"
    assert caretaker(six.but(agenda=(PutShips(0, 0),))) == "best"
    assert caretaker(six.but(agenda=(ChooseClass(0, 0, MAIL[:3]),))) == "class 2"
    full = table(player((*MAIL, "persimmon", "magnolia"), voyages="pacific 1"), player(), player())
    assert caretaker(full) == "sail pacific"


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_every_sea_is_full_although_a_seat_left(seats: int) -> None:
    """Section 8: the plates of who left are placed all the same."""
    match = begin(GAME, (), seats).after(Left(0))
    state = play(match, (Random(),) * seats, b"left").state
    assert isinstance(state, State)
    assert [len(one.plates) for one in state.seas] == [6, 6, 6, 6]


def test_who_leaves_a_game_of_two_has_lost() -> None:
    """The contract's rule; the scores are the plates as they lie."""
    state = table(player(), player(), seas={"atlantic": sea(4, (1, 20), (0, 9))})
    over = GAME.awaiting(GAME.apply(state, Left(1)))
    assert over == Over(((0,), (1,)), (15, 20), "left")


def test_a_match_that_wastes_everything_keeps_its_bounds() -> None:
    """docs/decisions/0006: money ends, so swaps do; all money is borrowed and swapped away."""

    class Spender(Random):
        def choose(
            self, game: Game, state: State, seat: int, knowledge: Knowledge, rng: Stream
        ) -> Move:
            found = game.legal_moves(state, seat)
            wasteful = [one for one in found if one.verb == "swap"]
            loans = [one for one in found if one.verb == "loan"]
            free = [one for one in found if str(one) == "charter 0"]
            return (loans[-1:] or wasteful or free or [found[-1]])[0]

    for seats in (3, 6):
        match = play(begin(GAME, (("loans_per_turn", "4"),), seats), (Spender(),) * seats, b"all")
        swaps = sum(str(e.move) == "swap" for e in match.events if isinstance(e, Moved))
        assert swaps >= 9 * seats
        assert len(match.events) <= GAME.max_events
        assert all(one.money < 2000 for one in cast(State, match.state).players)


def test_what_statistics_count() -> None:
    """Classes, values as first written, bonuses, the operators' places, loans, shuffles."""
    hand = (fit("baltic A 9"), fit("baltic B 9"), fit("baltic C 9"))
    state = table(player(hand), player(), player(), player())
    state = move(state, "sail baltic", "best", "class 5")
    state = move(state.but(agenda=(Act(0),)), "loan baltic 1 10")
    counted = GAME.tallies(state)
    assert ("class", "5") in counted
    assert ("class_baltic", "5") in counted
    assert ("value_baltic", "30") in counted
    assert ("bonus", "yes") in counted
    assert counted.count(("loans", "1")) == 1
    assert counted.count(("loans", "0")) == 3
    assert [which for what, which in counted if what == "operator_place"] == ["2", "3"]
    assert ("shuffles", "0") in counted
