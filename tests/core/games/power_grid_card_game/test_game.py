# SPDX-License-Identifier: MIT
"""The rules as one object: turns, caretakers, what is counted, and how long a match can be."""

from __future__ import annotations

import pytest

from core import catalogue
from core.bots.random import Random
from core.games.power_grid_card_game.agenda import (
    BuyResources,
    DropUnsold,
    EndAuctions,
    EndPurchases,
    NextOpening,
    OpenAuction,
    RunPlants,
)
from core.games.power_grid_card_game.game import PowerGridCardGame
from core.games.power_grid_card_game.reading import builtin
from core.games.power_grid_card_game.state import State
from core.match import begin
from core.playout import play
from core.terms import Chance, IllegalMove, Left, Move, Moved, Over, Turn
from tests.core.games.power_grid_card_game.builder import (
    GAME,
    awaiting,
    draw,
    move,
    mover,
    player,
    refused,
    table,
)

PHASE_1 = (OpenAuction(0), NextOpening(), DropUnsold(), EndAuctions())
MARKET = "l11 l12 l13 l14 l15 l16 l17 l18"


def test_the_catalogue_has_it() -> None:
    """By its name, with house figures."""
    assert isinstance(catalogue.load("power_grid_card_game"), PowerGridCardGame)
    assert GAME.house_figures


def test_an_owners_file_of_our_figures_is_our_game() -> None:
    """The same bytes, the same hash."""
    assert PowerGridCardGame(builtin()).figures_hash == GAME.figures_hash


def test_seats_run_their_plants_in_any_order() -> None:
    """Phase 3a: nothing one does there concerns another."""
    state = table(player(), player(), player(), agenda=(RunPlants((0, 1, 2)), EndPurchases()))
    state = GAME.apply(state, Moved(2, Move("done")))
    assert awaiting(state) == Turn((0, 1))
    with pytest.raises(IllegalMove, match=r"move\.not_your_turn"):
        GAME.apply(state, Moved(2, Move("done")))


@pytest.mark.parametrize(
    ("texts", "expected"),
    [
        ((), "opt_out"),
        (("open l11",), "bid 11"),
        (("open l11", "bid 11"), "drop"),
        (("open l11", "bid 11", "drop", "drop"), "scrap s03"),
    ],
)
def test_a_caretaker_buys_nothing(texts: tuple[str, ...], expected: str) -> None:
    """Passes, drops out, bids the minimum where it must, scraps its first plant."""
    people = (player(plants="s03 s05a s08b"), player(), player())
    state = move(table(*people, agenda=PHASE_1, market=MARKET), *texts)
    assert GAME.caretaker(state, mover(state)) == Move.parse(expected)


def test_a_caretaker_ends_purchases_and_runs_nothing() -> None:
    """The move that changes least."""
    owner = player(plants="s03", cards="r04")
    state = table(owner, player(), agenda=(BuyResources(0), EndPurchases()))
    assert GAME.caretaker(state, 0) == Move("done")
    state = table(owner, player(), agenda=(RunPlants((0, 1)),))
    assert GAME.caretaker(state, 0) == Move("done")


def test_a_match_goes_on_without_a_seat_that_left() -> None:
    """Three begin, one leaves, and the game comes to its end."""
    match = begin(GAME, (), 3)
    match = match.after(Left(1))
    awaited = play(match, [Random()] * 3, b"left").awaiting
    assert isinstance(awaited, Over)
    assert awaited.reason == "last_round"


def test_what_statistics_count() -> None:
    """Rounds and shuffles of a finished match."""
    match = play(begin(GAME, (), 4), [Random()] * 4, b"tallies")
    state = match.state
    assert isinstance(state, State)
    assert GAME.tallies(state) == (
        ("rounds", str(state.round)),
        ("shuffles", str(state.shuffles)),
    )


def test_whoever_is_not_to_move_is_told_so() -> None:
    """The refusal names the rule."""
    state = table(player(), player(), player(), agenda=PHASE_1, market=MARKET)
    assert GAME.illegal(state, 0, Move("open", ("l18",))).rule == "auction.not_in_market"
    assert refused(state, "bid 3")[0] == "move.not_legal"


class Idle:
    """Passes wherever it may: the longest games are those in which nobody buys."""

    name = "idle"

    def choose(self, game: object, state: State, seat: int, *_: object) -> Move:
        """The caretaker's move."""
        return GAME.caretaker(state, seat)


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_the_longest_game_keeps_within_the_bounds(seats: int) -> None:
    """Phase 3 draws a plant in every round, so the end card comes though nobody buys."""
    options = (("demolition", "on"),)
    match = play(begin(GAME, options, seats), [Idle()] * seats, b"idle")
    state = match.state
    assert isinstance(state, State)
    assert state.round <= 36
    assert len(match.events) <= GAME.max_events
    chance = sum(not isinstance(event, Moved) for event in match.events)
    assert chance <= GAME.max_chance


def test_a_draw_of_one_card_is_no_event() -> None:
    """Nothing is uncertain about it."""
    state = table(*(player(),) * 3, agenda=PHASE_1, market=MARKET, pool="l20 s03", top="large")
    state = move(state, "open l12", "bid 12", "drop", "drop")
    assert state.future[-1] == "l20"
    assert state.stack.top == "small"
    assert mover(state) == 1


def test_a_face_down_card_is_any_that_it_may_be() -> None:
    """The back of the next plant is a draw of its own, with the odds of what is left."""
    state = table(*(player(),) * 3, agenda=PHASE_1, market=MARKET, top="small")
    state = move(state, "open l12", "bid 12", "drop", "drop")
    awaited = awaiting(state)
    assert isinstance(awaited, Chance)
    assert all(plant.startswith("s") for plant in awaited.pool)
    back = awaiting(draw(state, "s03"))
    assert back == Chance(("large", "small"), (21, 12))
