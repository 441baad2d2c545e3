# SPDX-License-Identifier: MIT
"""The steady bot of Atlantic Star: legal, pure, and better than chance."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from core.bots import catalogue
from core.bots.atlantic_star import money, standing
from core.bots.atlantic_star.outlook import Outlook, filled
from core.bots.atlantic_star.steady import Steady
from core.bots.bot import Bot
from core.bots.random import Random
from core.chance import Stream
from core.digest import digest
from core.games.atlantic_star.agenda import ChooseClass, PutShips
from core.games.atlantic_star.state import State
from core.games.atlantic_star.voyages import free_classes
from core.match import begin
from core.playout import play
from core.terms import Knowledge, Over
from tests.core.games.atlantic_star.builder import (
    ALL,
    GAME,
    MAIL,
    fit,
    player,
    rules,
    sea,
    table,
    unfit,
)

BEST = tuple(fit(f"pacific {leg} 9") for leg in "ABCDEF")
USUAL = tuple(fit(f"pacific {leg} 5") for leg in "ABCDE")
BALTIC = tuple(fit(f"baltic {leg} 9") for leg in "ABC")


def chosen(state: State) -> str:
    """What the bot plays for the first seat."""
    return str(Steady().choose(GAME, state, 0, Knowledge(), Stream(b"bot")))


def acting(*hand: str, money: int = 18000, voyages: str = ALL, **fields: Any) -> State:
    """The first of six seats acts."""
    me = player(hand, money, voyages)
    return table(me, *(player() for _ in range(5)), **fields)


def test_the_catalogue_knows_it() -> None:
    """Lobby and command line find it by game and name."""
    assert catalogue.names("atlantic_star") == ("random", "steady")
    assert catalogue.load("atlantic_star", "steady").name == "steady"


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_it_beats_chance_from_every_seat(seats: int) -> None:
    """One steady bot among random ones wins, wherever it sits."""
    for seat in range(seats):
        bots: list[Bot] = [Random()] * seats
        bots[seat] = Steady()
        over = play(begin(GAME, (), seats), bots, b"seat%d" % seat).awaiting
        assert isinstance(over, Over)
        assert over.places[0] == (seat,)


def test_the_same_seed_gives_the_same_match() -> None:
    """Pure: no state of its own, no clock, no chance but the one it is given."""
    first, second = (play(begin(GAME, (), 3), (Steady(),) * 3, b"same") for _ in range(2))
    assert digest(first.state) == digest(second.state)
    assert first.events == second.events


def test_it_sails_when_all_is_well() -> None:
    """Three nines for the Baltic, and two ships for the Pacific that may stay."""
    assert chosen(acting(*BALTIC, *BEST[:2])) == "sail baltic"


def test_it_waits_for_a_whole_voyage() -> None:
    """Three ships of three seas make no voyage yet."""
    assert not chosen(acting(BALTIC[0], *BEST[:2])).startswith("sail")


def test_it_takes_the_ship_that_it_lacks() -> None:
    """The last leg of a usual Pacific is worth its price."""
    agency = (*unfit("pacific", 2), BEST[5], unfit("pacific", 3)[2])
    state = acting(*USUAL, voyages="pacific 1", agency=agency, money=1000)
    assert chosen(state) == "charter 1000"


def test_it_swaps_what_is_of_no_use() -> None:
    """One leg is empty and no ship on offer fits: with a mail ship there it would not swap."""
    useless = unfit("pacific", 4)
    assert chosen(acting(*USUAL, voyages="pacific 1", agency=useless)) == "swap"
    posted = (*useless[:3], MAIL[0])
    assert chosen(acting(*USUAL, voyages="pacific 1", agency=posted, money=2000)) == "charter 0"


def test_it_puts_the_best_ships() -> None:
    """The rules know the best assignment."""
    assert chosen(acting(*BALTIC, agenda=(PutShips(0, 0),))) == "best"


def test_a_strong_voyage_goes_where_rank_counts_most() -> None:
    """A first place is worth most in five stars, a last one in one star."""
    assert chosen(acting(*BALTIC, agenda=(ChooseClass(0, 0, BALTIC),))) == "class 5"
    weak = unfit("baltic", 3)
    assert chosen(acting(*weak, agenda=(ChooseClass(0, 0, weak),))) == "class 1"


def test_it_borrows_what_costs_no_rank() -> None:
    """Far ahead with one plate to come: it goes down, but stays ahead of the next."""
    seas = {"baltic": sea(5, (0, 30), (1, 5), (2, 4), (3, 3), (4, 2))}
    state = acting(voyages="pacific 1 atlantic 1", money=0, seas=seas)
    assert chosen(state).startswith("loan baltic 1 ")
    rich = acting(voyages="pacific 1", money=60000, seas=seas)
    assert not chosen(rich).startswith("loan")


def test_more_money_is_worth_more_but_ever_less() -> None:
    """Each thousand is worth less than the one before, and nothing beyond need."""
    worths = [money.worth(thousands * 1000, 5) for thousands in range(20)]
    steps = [b - a for a, b in itertools.pairwise(worths)]
    assert steps == sorted(steps, reverse=True)
    assert steps[0] > 0 == steps[-1]


def test_more_value_never_earns_less() -> None:
    """In every class, and a plate that keeps its value is worth what it was."""
    state = acting(seas={"baltic": sea(5, (1, 20), (0, 15))})
    for stars in range(1, 6):
        earned = [standing.earned_in(rules(state), state, 3, n * 100, stars) for n in range(50)]
        assert earned == sorted(earned)
    by_plate = [standing.earned_by_plate(rules(state), state, 0, 2, n) for n in range(30)]
    assert by_plate == sorted(by_plate)


def test_more_room_fills_more_legs() -> None:
    """Nothing to fill is certain, without room nothing is filled, and more room is better."""
    assert filled(0, 3) == (0, 100)
    assert filled(2, 0) == (0, 0)
    found = [filled(3, room) for room in range(9)]
    assert found == sorted(found)
    assert found[2][1] == 0 < found[3][1] < found[8][1] <= 100


def test_a_fitting_ship_makes_a_hand_worth_more() -> None:
    """A nine on an empty leg against a ship of no use at all."""
    state = acting(voyages="pacific 1")
    outlook = Outlook(rules(state), state, 0, free_classes(rules(state), state))
    with_nine = outlook.of_hand(BEST[:3])
    assert with_nine > outlook.of_hand((*BEST[:2], *unfit("pacific")))


def test_a_voyage_is_judged_by_the_classes_that_may_be_chosen() -> None:
    """Three nines in a new sea stand out in five stars, and little in one."""
    state = acting(*BALTIC)
    steep, flat = (
        Outlook(rules(state), state, 0, choice).of_voyage(0, BALTIC, BALTIC)
        for choice in ((5,), (1,))
    )
    assert steep > flat > 0
    earned = [
        standing.earned(rules(state), state, 0, 3000, choice) for choice in ((1,), (5,), (1, 5))
    ]
    assert earned[0] < earned[1] == earned[2]
