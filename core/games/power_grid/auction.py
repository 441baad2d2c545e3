# SPDX-License-Identifier: MIT
"""Phase 2: auctions (section 2, A0 to A10)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from core.games.grid.fuel import FuelCounts, minus, plus
from core.games.grid.plant_auctions import FIRST_ROUND, PlantAuctions
from core.games.grid.storage import most
from core.games.power_grid import (
    demolition,
    fuel_market,
    moves,
    plant_market,
    player_order,
    promo_auction,
    steps,
    storage,
)
from core.games.power_grid.agenda import (
    Bidding,
    DrawPlant,
    DropUnsold,
    EndAuctions,
    KeepFuel,
    NextOpening,
    OpenAuction,
    ScrapPlant,
    TrustTakesPlant,
    TurnContract,
)
from core.games.power_grid.rules import Rules
from core.games.power_grid.state import AUCTION, IN_MARKET, NO_PLANT, State
from core.terms import IllegalMove, Move, in_order, not_legal


def start(rules: Rules, state: State) -> State:
    """A round begins: the discount token lies on the smallest current plant (A0)."""
    trust = state.trust
    contract = (TurnContract(),) if rules.demolition else ()
    return state.but(
        round=state.round + 1,
        phase=AUCTION,
        finished=(),
        sold=False,
        discount=state.current[0] if rules.discount and state.current else NO_PLANT,
        trust=trust and structs.replace(trust, due=True),
        agenda=(*contract, NextOpening(), DropUnsold(), EndAuctions()),
    )


def next_opening(rules: Rules, state: State) -> State:
    """A1, A6: the first in order who is not finished; before that the Trust, once."""
    if state.trust is not None and state.trust.due and state.finished:
        return state.first(TrustTakesPlant())
    waiting = [seat for seat in state.order if seat not in state.finished]
    if not waiting or not state.current:
        return state.done()
    return state.first(OpenAuction(waiting[0]))


def minimum(rules: Rules, state: State, plant: int) -> int:
    """The least bid for a plant: its number, or what the token makes of it."""
    return rules.tables.discount_bid if plant == state.discount else rules.deck.numbers[plant]


def _sold(rules: Rules, state: State, seat: int, plant: int, price: int) -> State:
    """A3: the buyer pays the bank and is finished; then scrapping (A4), then the draw (A5)."""
    player = state.players[seat]
    plants = tuple(sorted((*player.plants, plant), key=rules.deck.rank))
    owner = structs.replace(player, money=player.money - price, plants=plants)
    if player.cards:
        owner = promo_auction.with_plant(owner, plant)
    state = plant_market.sold(state.with_player(seat, owner), plant).but(
        finished=(*state.finished, seat),
        sold=True,
        phased_out=state.phased_out or plant == rules.map_rules.phase_out,
    )
    if len(plants) > rules.thresholds.plant_limit:
        return state.first(ScrapPlant(seat, plant), DrawPlant())
    return state.first(DrawPlant())


PLANTS = PlantAuctions(minimum, lambda plant, bidders: Bidding(plant, bidders=bidders), _sold)
"""A1 to A3, A7: who opens, and who bids."""


def scraps(rules: Rules, state: State, seat: int) -> Sequence[Move]:
    """A4: the older plants."""
    head = state.agenda[0]
    assert isinstance(head, ScrapPlant)
    owned = sorted(state.players[seat].plants)
    return [moves.scrap(plant) for plant in owned if plant != head.bought]


def scrapped(rules: Rules, state: State, seat: int, move: Move) -> State:
    """A plant leaves the game; its owner keeps what fits, by choice where there is one."""
    head = state.agenda[0]
    assert isinstance(head, ScrapPlant)
    match move:
        case Move("scrap", (int(plant),)):
            return _scrapped(rules, state, seat, plant, head.bought)
    raise not_legal(seat, move)


def _scrapped(rules: Rules, state: State, seat: int, plant: int, bought: int) -> State:
    player = state.players[seat]
    if plant == bought:
        raise IllegalMove("auction.scraps_an_older_plant", plant=plant)
    if plant not in player.plants:
        raise IllegalMove("auction.not_your_plant", plant=plant)
    plants = tuple(other for other in player.plants if other != plant)
    state = state.with_player(seat, structs.replace(player, plants=plants)).done()
    state = demolition.claimed(plant_market.discarded(state, plant), seat)
    if player.cards:
        state = promo_auction.without_plant(state, seat, plant)
    stocks = storage.keepable(rules, state.players[seat], plant)
    if len(stocks) == 1:
        return _kept(state, seat, stocks[0])
    return state.first(KeepFuel(seat, plant))


def keeps(rules: Rules, state: State, seat: int) -> Sequence[Move]:
    """The stocks that may be kept (section 9)."""
    return in_order([moves.keep(stock) for stock in _stocks(rules, state, seat)])


def kept(rules: Rules, state: State, seat: int, move: Move) -> State:
    """The rest goes to the supply."""
    if move.verb != "keep":
        raise not_legal(seat, move)
    for stock in _stocks(rules, state, seat):
        if move == moves.keep(stock):
            return _kept(state.done(), seat, stock)
    raise IllegalMove("auction.cannot_keep", keep=str(move))


def default_keep(rules: Rules, state: State, seat: int) -> Move:
    """The most tokens, coal before oil."""
    return moves.keep(most(_stocks(rules, state, seat)))


def _stocks(rules: Rules, state: State, seat: int) -> tuple[FuelCounts, ...]:
    head = state.agenda[0]
    assert isinstance(head, KeepFuel)
    return storage.keepable(rules, state.players[seat], head.scrapped)


def _kept(state: State, seat: int, fuel: FuelCounts) -> State:
    player = state.players[seat]
    supply = plus(state.supply, minus(player.fuel, fuel))
    return state.with_player(seat, structs.replace(player, fuel=fuel)).but(supply=supply)


def drop_unsold(rules: Rules, state: State) -> State:
    """The unsold discounted plant leaves (A8), or the lowest when nobody bought (A10)."""
    state = state.done()
    if rules.discount and state.discount:
        market = tuple(p for p in plant_market.plants(state) if p != state.discount)
        gone = plant_market.discarded(state, state.discount).but(discount=NO_PLANT)
        return plant_market.arranged(rules, gone, market).first(DrawPlant())
    if rules.obsolete and not state.sold and state.current:
        return plant_market.without_lowest(rules, state).first(DrawPlant())
    return state


def end(rules: Rules, state: State) -> State:
    """A Step 3 card that waited takes effect; after round 1 the order is determined anew."""
    if state.step3_card == IN_MARKET:
        return state.first(*steps.step3_change(rules, state))
    if state.round == FIRST_ROUND:
        state = player_order.by_plants_only(rules, state)
    return fuel_market.start(rules, state)
