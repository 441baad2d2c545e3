# SPDX-License-Identifier: MIT
"""Which plant to open, how far to bid for it, and which to scrap."""

from __future__ import annotations

from core.bots.power_grid_card_game.outlook import Outlook
from core.games.power_grid_card_game import auction, moves
from core.games.power_grid_card_game.agenda import Bidding, ScrapPlant
from core.terms import Move

_LEAST_GAIN = 1
"""A plant that is worth less than this beyond its price is not bought."""


def opening(view: Outlook) -> Move:
    """Open the plant that is worth most beyond its minimum, or pass."""
    offered = auction.PLANTS.openings(view.rules, view.state, view.seat)
    plants = [str(move.args[0]) for move in offered if move.verb == "open"]
    gains = {plant: gain(view, plant) for plant in plants}
    best = max(plants, key=lambda plant: gains[plant], default="")
    if moves.OPT_OUT in offered and (not best or gains[best] < _LEAST_GAIN):
        return moves.OPT_OUT
    return moves.open_auction(best)


def bid(view: Outlook, head: Bidding) -> Move:
    """Raise by 1 as long as the plant is worth it and no other is the better bargain."""
    if head.opening:
        return moves.bid(auction.minimum(view.rules, view.state, head.plant))
    if head.price < limit(view, head.plant):
        return moves.bid(head.price + 1)
    return moves.DROP


def limit(view: Outlook, plant: str) -> int:
    """The most that a plant should cost: fuel must be paid too, and others may be cheaper."""
    others = (gain(view, other) for other in view.state.current if other != plant)
    bargain = max(0, max(others, default=0))
    return min(added(view, plant) - bargain, view.me.money - reserve(view, plant))


def gain(view: Outlook, plant: str) -> int:
    """What a plant is worth beyond its minimum, fuel for it set aside."""
    least = auction.minimum(view.rules, view.state, plant)
    if least + reserve(view, plant) > view.me.money:
        return -1
    return added(view, plant) - least


def added(view: Outlook, plant: str) -> int:
    """What a seat's plants are worth more with this one, in place of its worst if need be."""
    return view.worth(view.kept((*view.me.plants, plant))) - view.worth(view.me.plants)


def reserve(view: Outlook, plant: str) -> int:
    """What fuel for one run of the plants costs that a seat would have with this one."""
    kept = view.kept((*view.me.plants, plant))
    return max(0, sum(map(view.running_cost, kept)) - view.value(view.stock))


def scrap(view: Outlook, head: ScrapPlant) -> Move:
    """Scrap the older plant that the others miss least."""
    owned = view.me.plants
    older = [plant for plant in owned if plant != head.bought]
    return moves.scrap(max(older, key=lambda plant: view.worth(_without(owned, plant))))


def _without(plants: tuple[str, ...], plant: str) -> tuple[str, ...]:
    return tuple(other for other in plants if other != plant)
