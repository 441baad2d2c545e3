# SPDX-License-Identifier: MIT
"""Phase 2: auctions (section 2, A0 to A10)."""

from __future__ import annotations

from msgspec import structs

from core.games.grid.plant_auctions import PlantAuctions
from core.games.power_grid import (
    plant_market,
    promo_auction,
)
from core.games.power_grid.agenda import (
    Bidding,
    DrawPlant,
    ScrapPlant,
)
from core.games.power_grid.rules import Rules
from core.games.power_grid.state import NO_PLANT, State


def begun(rules: Rules, state: State) -> State:
    """A round begins: the discount token lies on the smallest current plant (A0)."""
    trust = state.trust
    return state.but(
        round=state.round + 1,
        finished=(),
        sold=False,
        discount=state.current[0] if rules.discount and state.current else NO_PLANT,
        trust=trust and structs.replace(trust, due=True),
    )


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


def _trust_due(state: State) -> bool:
    """Once the first player is finished the Trust takes its plant."""
    return state.trust is not None and state.trust.due and bool(state.finished)


PLANTS = PlantAuctions(
    minimum, lambda plant, bidders: Bidding(plant, bidders=bidders), _sold, _trust_due
)
"""A1 to A3, A7: who opens, and who bids."""


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
