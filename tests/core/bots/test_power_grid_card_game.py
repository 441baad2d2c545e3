# SPDX-License-Identifier: MIT
"""The steady bot of the card game: legal, pure, sparing, and better than chance."""

from __future__ import annotations

from typing import Any

import pytest

from core.bots import catalogue
from core.bots.power_grid_card_game.steady import Steady
from core.chance import Stream
from core.games.power_grid_card_game import pool
from core.games.power_grid_card_game.agenda import (
    Bidding,
    BuyResources,
    EndPurchases,
    OpenAuction,
    RunPlants,
    ScrapPlant,
)
from core.games.power_grid_card_game.state import OUT, Player, State
from core.match import Match, begin
from core.playout import play
from core.terms import Knowledge, Options, Over
from tests.core.games.power_grid_card_game.builder import GAME, player, table

MARKET = "l11 l12 l13 l14 l15 l16 l17 l18"


def match_of(bots: str, seed: str, options: Options = ()) -> Match:
    """A match that bots have played to its end, one per seat."""
    found = [catalogue.load("power_grid_card_game", name) for name in bots.split(",")]
    return play(begin(GAME, options, len(found)), found, seed.encode())


def over(match: Match) -> Over:
    """How a match ended."""
    awaited = match.awaiting
    assert isinstance(awaited, Over)
    return awaited


def situation(head: Any, me: Player, **fields: Any) -> State:
    """A table where seat 0 is to act, with two idle rivals."""
    fields = {"market": MARKET, **fields}
    return table(me, player(), player(), agenda=(head,), **fields)


def chosen(state: State) -> str:
    """What the bot does in seat 0."""
    return str(Steady().choose(GAME, state, 0, Knowledge(), Stream(b"bot")))


def test_the_catalogue_knows_it() -> None:
    """Lobby and command line find it by game and name."""
    assert catalogue.names("power_grid_card_game") == ("random", "steady")
    assert catalogue.load("power_grid_card_game", "steady").name == "steady"


@pytest.mark.parametrize("seats", GAME.seat_counts)
@pytest.mark.parametrize("price", ["unit", "card"])
def test_it_plays_every_kind_of_match(seats: int, price: str) -> None:
    """Every move it makes is legal, or the match would refuse it; and somebody has points."""
    options = (("demolition", "on"), ("price_per", price))
    match = match_of(",".join(["steady"] * seats), "self", options)
    assert over(match).reason == "last_round"
    assert max(over(match).scores) > 40


def test_the_same_seed_gives_the_same_match() -> None:
    """Pure: no state of its own, no clock, no chance but the one it is given."""
    first, second = (match_of("steady,random,steady", "same") for _ in range(2))
    assert first.events == second.events


@pytest.mark.parametrize("seats", [2, 4])
def test_it_wins_against_chance(seats: int, complete: bool) -> None:
    """Against others that play anything, it loses at most one game of 10 in every seat."""
    games = 10 if complete else 2
    for seat in range(seats):
        bots = ",".join("steady" if other == seat else "random" for other in range(seats))
        won = [over(match_of(bots, f"duel{number}")).places[0] for number in range(games)]
        assert won.count((seat,)) >= games - games // 10, (seat, won)


def test_it_opens_with_the_minimum_and_drops_out_in_time() -> None:
    """An opening bid is the minimum; beyond what a plant is worth it drops out."""
    me = player(400, "s03")
    head = Bidding("l12", bidders=(0, 1))
    assert chosen(situation(head, me, end_card=OUT)) == "bid 12"
    raised = Bidding("l12", price=12, leader=1, bidders=(0, 1))
    alone = {"market": "l12", "end_card": OUT}
    assert chosen(situation(raised, me, **alone)) == "bid 13"
    dear = Bidding("l12", price=390, leader=1, bidders=(0, 1))
    assert chosen(situation(dear, me, **alone)) == "drop"


def test_it_sets_money_aside_for_fuel() -> None:
    """A plant that leaves nothing for its run is no bargain."""
    head = Bidding("l15", price=20, leader=1, bidders=(0, 1))
    assert chosen(situation(head, player(26), market="l15")) == "drop"


def test_it_passes_when_no_plant_is_worth_its_price() -> None:
    """Who owns the best three wants none of the worst."""
    assert chosen(situation(OpenAuction(0), player(60, "l37 l38 l39"))) == "opt_out"
    assert chosen(situation(OpenAuction(0), player(60))).startswith("open ")


def test_it_scraps_what_it_misses_least() -> None:
    """Of the older plants."""
    state = situation(ScrapPlant(0, "l28"), player(50, "s03 l26 l27 l28"))
    assert chosen(state) == "scrap s03"


def test_it_buys_what_one_run_lacks() -> None:
    """The cheapest cards that bring so many units; whole cards cost what they say."""
    me = player(8, "s03")
    head = BuyResources(0)
    state = situation(head, me, columns=("", "r01 r04", "r08", ""), phase=2)
    assert chosen(state) == "buy r04"
    state = situation(head, me, columns=("", "", "r08", "r01 r02"), phase=2)
    assert chosen(state) == "buy r01"


def test_it_buys_ahead_what_is_cheap_but_not_in_the_last_round() -> None:
    """What serves a run after the end is worth nothing."""
    me = player(30, "s03", "r04")
    agenda = BuyResources(0)
    for_sale = ("", "r05", "", "r01")
    assert chosen(situation(agenda, me, columns=for_sale)) == "buy r05"
    assert chosen(situation(agenda, me, columns=("", "", "", "r01"))) == "done"
    assert chosen(situation(agenda, me, columns=for_sale, end_card=OUT, last=True)) == "done"


def test_in_the_last_round_a_point_is_worth_ten() -> None:
    """Fuel may cost more than the plant earns."""
    me = player(12, "s03")
    state = situation(BuyResources(0), me, columns=("", "", "", "r08"), end_card=OUT)
    assert chosen(state) == "done"
    assert chosen(state.but(last=True)) == "buy r08"


def test_it_runs_what_brings_more_than_its_fuel() -> None:
    """Both, if there is fuel for both."""
    me = player(0, "s03 s07b", "r04")
    assert chosen(situation(RunPlants((0,)), me, columns=("r45", "r01", "", ""))) == "run s03 s07b"


def test_it_keeps_within_storage_and_money() -> None:
    """Never more units than fit, never a card it cannot pay."""
    state = situation(BuyResources(0), player(3, "s03"), columns=("", "r08 r04", "", ""))
    state = state.but(agenda=(*state.agenda, EndPurchases()))
    assert chosen(state) == "done"
    assert pool.units(GAME.rules(state), state.players[0].pool) == (0, 0, 0, 0)
