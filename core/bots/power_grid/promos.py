# SPDX-License-Identifier: MIT
"""How far to bid for a promo card, and which plant carries the Transformer Station."""

from __future__ import annotations

from core.bots.power_grid.outlook import Outlook
from core.games.power_grid import moves
from core.games.power_grid.agenda import CardAuction
from core.games.power_grid.state import THEME_PARK, TRANSFORMER
from core.terms import Move

_STORED = 3
"""What buying fuel while it is cheap saves the owner of a Warehouse in a round."""
_HOUSE = 18
"""What a city costs that need not be built."""


def bid(view: Outlook, head: CardAuction) -> Move:
    """Raise by 1 as long as the card is worth it and fuel for the next run can be paid."""
    price = head.least(view.rules.promo_figures.minimum_bid)
    reserve = view.running_cost(view.me.plants)
    if price <= min(worth(view, head.card), view.me.money - reserve):
        return moves.bid(price)
    return moves.DROP


def worth(view: Outlook, card: str) -> int:
    """What a card is worth in the rounds to come and at the end."""
    power, cities = view.power(view.me.plants), view.me.connected
    if card == TRANSFORMER:
        return view.worth_of_power(power + 1) - view.worth_of_power(power)
    if card == THEME_PARK:
        more = view.income(cities + 1) - view.income(cities) if cities < power else 0
        return _HOUSE + view.rounds * more
    return _STORED * view.rounds if view.fleet.fuels else 0


def place(view: Outlook) -> Move:
    """The plant that supplies most cities: it is the last to be scrapped."""
    plants = view.rules.plants
    places = view.rules.deck.places
    best = max(view.me.plants, key=lambda plant: (plants[plant].cities, places[plant]))
    return moves.station(best)
