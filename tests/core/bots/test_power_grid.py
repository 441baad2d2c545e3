# SPDX-License-Identifier: MIT
"""The steady bot of Power Grid: legal, pure, sparing, and better than chance."""

from __future__ import annotations

import pytest

from core.bots import catalogue
from core.bots.bot import Bot
from core.bots.power_grid.steady import Steady
from core.bots.random import Random
from core.chance import Stream
from core.games.power_grid.agenda import (
    Bidding,
    Build,
    BuyFuel,
    CardAuction,
    OpenAuction,
    PlaceStation,
    RunPlants,
)
from core.games.power_grid.game import PowerGrid
from core.games.power_grid.state import BUILDING, BUREAUCRACY, FUEL, Player, State
from core.match import Match, begin
from core.playout import play, steps
from core.terms import Knowledge, Options, Over, Turn

GAME = PowerGrid()
KIND = "steady,steady,steady,steady"
REGIONS = ("brown", "green", "red", "yellow")

CASES = [
    (seats, (("edition", edition), ("map", board), *two))
    for seats in GAME.seat_counts
    for edition in ("recharged", "original")
    for board in ("germany", "usa")
    for two in (
        ((("two_players", mode),) for mode in ("trust", "classic")) if seats == 2 else ((),)
    )
]


def match_of(bots: str, seed: str, options: Options = ()) -> Match:
    """A match that bots have played to its end, one per seat."""
    found = [catalogue.load("power_grid", name) for name in bots.split(",")]
    return play(begin(GAME, options, len(found)), found, seed.encode())


def last(match: Match) -> State:
    """The state of a match, with what only this game has."""
    assert isinstance(match.state, State)
    return match.state


def over(match: Match) -> Over:
    """How a match ended."""
    awaited = match.awaiting
    assert isinstance(awaited, Over)
    return awaited


def table(head: object, me: Player, **changes: object) -> State:
    """A table in Germany where seat 0 is to act, with three idle rivals."""
    state = GAME.setup(GAME.settle((("regions", "host"),), 4), 4)
    rival = Player(50, (25,), (0, 0, 0, 0), ("berlin",))
    given = {
        "agenda": (head,),
        "regions": REGIONS,
        "order": (0, 1, 2, 3),
        "round": 4,
        "current": (11, 13, 15, 16),
        "future": (17, 18, 19, 20),
        "players": (me, rival, rival, rival),
    }
    return state.but(**given).but(**changes)


def chosen(state: State) -> str:
    """What the bot does in seat 0."""
    return str(Steady().choose(GAME, state, 0, Knowledge(), Stream(b"bot")))


def promo_table(head: object, me: Player, **changes: object) -> State:
    """The same table with all promo cards."""
    state = table(head, me, **changes)
    return state.but(options=GAME.settle((("promos", "all"), ("regions", "host")), 4))


def test_it_bids_for_promo_cards_what_they_are_worth() -> None:
    """A city without its price, or one more supplied: up to a limit, and fuel is paid first."""
    me = Player(100, (25,), (4, 0, 0, 0), ("kiel", "hamburg"))
    for card in ("theme_park", "transformer", "warehouse"):
        assert chosen(promo_table(CardAuction(card, bidders=(0, 1)), me)) == "bid 10"
        dear = CardAuction(card, price=300, leader=1, bidders=(0, 1))
        assert chosen(promo_table(dear, me)) == "drop"
    poor = Player(9, (25,), (0, 0, 0, 0), ("kiel",))
    assert chosen(promo_table(CardAuction("theme_park", bidders=(0, 1)), poor)) == "drop"


def test_the_station_goes_under_the_largest_plant() -> None:
    """It is the last one to be scrapped."""
    me = Player(50, (4, 25, 13), cards=("transformer",))
    assert chosen(promo_table(PlaceStation(0), me)) == "station 25"


def test_flux_burns_what_is_cheapest_to_replace() -> None:
    """Garbage is dear, coal is cheap: three coal."""
    cities = ("kiel", "hamburg", "bremen", "berlin", "leipzig", "magdeburg")
    me = Player(50, (333,), (3, 0, 3, 0), cities)
    state = promo_table(
        RunPlants((0,)), me, phase=BUREAUCRACY, fuel_market=(21, 18, 3, 2), supply=(0, 6, 18, 10)
    )
    assert chosen(state) == "run 333 coal 3"


def test_it_fills_its_warehouse_while_fuel_is_a_bargain() -> None:
    """With the fuel for the next run at hand it buys for the one after, three tokens at most."""
    me = Player(100, (25,), (2, 0, 0, 0), ("kiel",), ("warehouse",))
    state = promo_table(BuyFuel(0), me, phase=FUEL, fuel_market=(22, 18, 9, 2))
    assert chosen(state) == "buy coal 1"
    full = Player(100, (25,), (5, 0, 0, 0), ("kiel",), ("warehouse",))
    assert chosen(state.with_player(0, full)) == "done"
    dear = state.but(fuel_market=(6, 18, 9, 2))
    assert chosen(dear) == "done"


def test_the_catalogue_knows_it() -> None:
    """Lobby and command line find it by game and name."""
    assert catalogue.names("power_grid") == ("random", "steady")
    assert catalogue.load("power_grid", "steady").name == "steady"


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_it_plays_every_kind_of_match(seats: int, options: Options) -> None:
    """Every move it makes is legal, or the match would refuse it; and somebody wins by cities."""
    match = match_of(",".join(["steady"] * seats), "self", options)
    assert over(match).reason == "cities"


@pytest.mark.parametrize("regions", ["host", "draft"])
def test_it_chooses_regions(regions: str) -> None:
    """Where seats choose the regions, it chooses some."""
    match = match_of("steady,random,steady", "regions", (("regions", regions),))
    assert len(last(match).regions) == 3


def test_the_same_seed_gives_the_same_match() -> None:
    """Pure: no state of its own, no clock, no chance but the one it is given."""
    first, second = (match_of("steady,random,steady", "same") for _ in range(2))
    assert first.events == second.events


@pytest.mark.parametrize("seat", range(4))
def test_it_wins_against_chance(seat: int, complete: bool) -> None:
    """Against three that play anything, it loses at most one game of 20 in every seat."""
    games = 20 if complete else 3
    bots = ",".join("steady" if other == seat else "random" for other in range(4))
    won = [over(match_of(bots, f"duel{number}")).places[0] for number in range(games)]
    assert won.count((seat,)) >= games - games // 20


def test_games_among_its_kind_are_of_a_natural_length(complete: bool) -> None:
    """Four of them play 8 to 16 rounds on average."""
    games = 12 if complete else 2
    rounds = [last(match_of(KIND, f"kind{n}")).round for n in range(games)]
    assert 8 * len(rounds) <= sum(rounds) <= 16 * len(rounds)


def test_it_never_holds_fuel_it_cannot_burn() -> None:
    """It buys for its next run alone, so that it never owns more than one run burns."""
    bots: list[Bot] = [Steady(), Random(), Random()]
    for _, match in steps(begin(GAME, (), 3), bots, b"sparing"):
        state = last(match)
        if isinstance(match.awaiting, Turn) and state.phase == BUILDING:
            me = state.players[0]
            ways = GAME.rules(state).fleet(me.plants).ways
            most = [max(way.burnt[fuel] for way in ways) for fuel in range(4)]
            assert all(held <= burnt for held, burnt in zip(me.fuel, most, strict=True))


def test_it_opens_with_the_minimum_and_drops_out_in_time() -> None:
    """An opening bid is the minimum; beyond what a plant is worth it drops out."""
    me = Player(400, (4,), (0, 0, 0, 0), ("kiel", "hamburg"))
    state = table(Bidding(13, bidders=(0, 1)), me, current=(13,))
    assert chosen(state) == "bid 13"
    assert chosen(state.but(agenda=(Bidding(13, price=13, leader=1, bidders=(0, 1)),))) == "bid 14"
    assert chosen(state.but(agenda=(Bidding(13, price=390, leader=1, bidders=(0, 1)),))) == "drop"


def test_it_opts_out_when_no_plant_is_worth_its_price() -> None:
    """Who can supply more than the end asks for wants no windmill for one city."""
    me = Player(40, (25, 38, 50), (0, 0, 0, 0), ("kiel",))
    assert chosen(table(OpenAuction(0), me, current=(13,), future=())) == "opt_out"
    poor = Player(60, (4,), (0, 0, 0, 0), ("kiel", "hamburg", "hannover"))
    assert chosen(table(OpenAuction(0), poor)).startswith("open ")


def test_it_buys_what_one_run_lacks() -> None:
    """Two of the four coal that two runs could hold are enough, and one lies there already."""
    me = Player(60, (4,), (1, 0, 0, 0), ("kiel",))
    state = table(BuyFuel(0), me, phase=FUEL)
    assert chosen(state) == "buy coal 1"
    assert chosen(state.but(players=(Player(60, (4,), (2, 0, 0, 0), ("kiel",)),) * 4)) == "done"


def test_it_runs_the_cheaper_plant_when_one_is_enough() -> None:
    """One city needs one plant: the windmill, and not the coal."""
    me = Player(0, (10, 13), (4, 0, 0, 0), ("kiel",))
    assert chosen(table(RunPlants((0,)), me, phase=BUREAUCRACY)) == "run 13"


def test_it_ends_the_game_only_when_it_leads() -> None:
    """The 17th city ends the game: it is built if nobody else can then supply as many."""
    start = table(Build(0), Player(0))
    cities = GAME.rules(start).network(REGIONS).cities[:16]
    me = Player(200, (25, 38, 50), (2, 0, 3, 0), cities)
    assert chosen(start.but(players=(me, *start.players[1:]))).startswith("build ")
    rival = Player(0, (36, 40, 46), (6, 2, 0, 0), cities)
    behind = start.but(players=(me, rival, *start.players[2:]), order=(1, 0, 2, 3))
    assert chosen(behind) == "done"
