# SPDX-License-Identifier: MIT
"""Phase 1: auctions (section 4, phase 1)."""

from __future__ import annotations

from msgspec import structs

from core.games.grid.plant_auctions import PlantAuctions
from core.games.power_grid_card_game import (
    plant_market,
    scrapping,
)
from core.games.power_grid_card_game.agenda import (
    Bidding,
    DrawPlant,
)
from core.games.power_grid_card_game.rules import Rules
from core.games.power_grid_card_game.state import (
    NO_PLANT,
    OUT,
    State,
)


def begun(rules: Rules, state: State) -> State:
    """A round begins: the discount token lies on the lowest current plant."""
    trust = state.trust
    return state.but(
        round=state.round + 1,
        last=state.end_card == OUT,
        finished=(),
        discount=state.current[0] if state.current else NO_PLANT,
        trust=trust and structs.replace(trust, due=True),
    )


def minimum(rules: Rules, state: State, plant: str) -> int:
    """The least bid for a plant: its number, or what the token makes of it."""
    return rules.settings.discount_bid if plant == state.discount else rules.plants[plant].number


def _sold(rules: Rules, state: State, seat: int, plant: str, price: int) -> State:
    """The buyer pays the bank and is finished; then scrapping, then the replacement."""
    player = state.players[seat]
    plants = plant_market.ascending(rules, state, (*player.plants, plant))
    owner = structs.replace(player, money=player.money - price, plants=plants)
    state = plant_market.sold(state.with_player(seat, owner), plant)
    state = state.but(finished=(*state.finished, seat)).first(DrawPlant())
    if len(plants) <= rules.settings.plant_limit:
        return state
    return scrapping.due(state, seat, plant)


def _trust_due(state: State) -> bool:
    """Once the first player is finished the Trust takes its plant."""
    return state.trust is not None and state.trust.due and state.order[0] in state.finished


PLANTS = PlantAuctions(
    minimum, lambda plant, bidders: Bidding(plant, bidders=bidders), _sold, _trust_due
)
"""Who opens, and who bids; in round 1 nobody may pass who can pay (sections 4 and 10)."""


def drop_unsold(rules: Rules, state: State) -> State:
    """The unsold plant with the token leaves and is replaced, but not in the last round."""
    state = state.done()
    if not state.discount:
        return state
    market = (plant for plant in plant_market.plants(state) if plant != state.discount)
    gone = plant_market.discarded(state, state.discount).but(discount=NO_PLANT)
    gone = plant_market.arranged(rules, gone, market)
    return gone if gone.last else gone.first(DrawPlant())
