# SPDX-License-Identifier: MIT
"""Which plant to open, how far to bid for it, and which to scrap."""

from __future__ import annotations

from core.bots.power_grid.outlook import Outlook
from core.games.grid.bidding import NOBODY
from core.games.power_grid import auction, moves
from core.games.power_grid.agenda import Bidding, ScrapPlant
from core.terms import Move

_LEAST_GAIN = 6
"""A plant that is worth less than this beyond its price is not bought."""
_FIRST_HOUSE = 10
"""What round 1 keeps for a city, beside fuel."""


def opening(view: Outlook) -> Move:
    """Open the plant that is worth most beyond its minimum, or none."""
    offered = auction.PLANTS.openings(view.rules, view.state, view.seat)
    plants = [int(move.args[0]) for move in offered if move.verb == "open"]
    gains = {plant: gain(view, plant) for plant in plants}
    best = max(plants, key=lambda plant: gains[plant], default=0)
    if moves.OPT_OUT in offered and (not plants or gains[best] < _LEAST_GAIN):
        return moves.OPT_OUT
    return moves.open_auction(best)


def bid(view: Outlook, head: Bidding) -> Move:
    """Raise by 1 as long as the plant is worth it and no other is the better bargain."""
    if head.leader == NOBODY:
        return moves.bid(auction.minimum(view.rules, view.state, head.plant))
    if head.price < limit(view, head.plant):
        return moves.bid(head.price + 1)
    return moves.DROP


def limit(view: Outlook, plant: int) -> int:
    """The most that a plant should cost: fuel must be paid too, and others may be cheaper."""
    others = (gain(view, other) for other in view.state.current if other != plant)
    bargain = max(0, max(others, default=0))
    reserve = view.running_cost((plant,)) + (0 if view.me.cities else _FIRST_HOUSE)
    return min(worth(view, plant) - bargain, view.me.money - reserve)


def gain(view: Outlook, plant: int) -> int:
    """What a plant is worth beyond its minimum."""
    return worth(view, plant) - auction.minimum(view.rules, view.state, plant)


def worth(view: Outlook, plant: int) -> int:
    """What a seat's plants are worth more with this one, in place of its worst if need be."""
    owned = view.me.plants
    if len(owned) < view.rules.thresholds.plant_limit:
        return view.worth((*owned, plant)) - view.worth(owned)
    kept = (without(owned, old) for old in owned)
    return max(view.worth((*plants, plant)) for plants in kept) - view.worth(owned)


def scrap(view: Outlook, head: ScrapPlant) -> Move:
    """Scrap the older plant that the others miss least."""
    owned = view.me.plants
    older = without(owned, head.bought)
    return moves.scrap(max(older, key=lambda plant: view.worth(without(owned, plant))))


def without(plants: tuple[int, ...], plant: int) -> tuple[int, ...]:
    """Plants but one."""
    return tuple(other for other in plants if other != plant)
