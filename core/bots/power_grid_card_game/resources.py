# SPDX-License-Identifier: MIT
"""Which cards to buy for the next run, and which plants to run."""

from __future__ import annotations

from core.bots.power_grid_card_game.outlook import Outlook
from core.games.grid.fleet import Way
from core.games.power_grid_card_game import moves, resource_market
from core.games.power_grid_card_game.figures import FUELS
from core.terms import Move
from core.value import Value

_STORED = 1
"""What a unit for the run after the next is worth: it need not be bought then."""


_LEAST_SAVING = 2
"""A card is bought ahead if it saves so much against the dearest column."""


class Purchase(Value, frozen=True):
    """Cards of one fuel, what they cost, and how many units they bring."""

    cards: tuple[str, ...] = ()
    cost: int = 0
    units: int = 0


def buy(view: Outlook) -> Move:
    """Buy, card by card, what the run that brings most still lacks; then what is cheap."""
    cards = _shopping(view)
    return moves.buy(cards[0]) if cards else _ahead(view)


def run(view: Outlook) -> Move:
    """Run what brings most, the fuel burnt counted at what it will cost again."""
    ways = view.fleet.possible(view.stock, strict=False)
    return max(ways, key=lambda way: way.output - view.value(way.burnt)).move


def _shopping(view: Outlook) -> tuple[str, ...]:
    """The cards after which a run leaves most."""
    worth = view.point if view.state.last else 1
    best: tuple[str, ...] = ()
    most = -1
    for way in view.fleet.ways:
        found = _purchase(view, way)
        if found is None:
            continue
        left = way.output * worth - found.cost
        if left > most:
            best, most = found.cards, left
    return best


def _purchase(view: Outlook, way: Way) -> Purchase | None:
    """What a way still lacks, or nothing if the market lacks it or the money."""
    cards: tuple[str, ...] = ()
    cost = 0
    for fuel in range(len(FUELS)):
        missing = way.burnt[fuel] - view.stock[fuel]
        if missing > 0:
            found = _cheapest(view, fuel, missing, view.me.money - cost)
            if found is None:
                return None
            cards += found.cards
            cost += found.cost
    return Purchase(cards, cost)


def _cheapest(view: Outlook, fuel: int, missing: int, money: int) -> Purchase | None:
    """The cards of a fuel that bring so many units for least, what can be stored counted off."""
    room = resource_market.room(view.rules, view.state, view.seat, fuel)
    plans = [Purchase()]
    for at, cards in enumerate(view.state.columns):
        for card in cards:
            if view.rules.fuel(card) == fuel:
                cost = resource_market.price(view.rules, at, card)
                units = view.rules.cards[card].units
                plans = _thinned(plans, Purchase((card,), cost, units), missing)
    enough = [plan for plan in plans if plan.units >= missing and plan.cost <= money]
    return min(
        enough,
        key=lambda plan: plan.cost - _STORED * (min(plan.units, room) - missing),
        default=None,
    )


def _thinned(plans: list[Purchase], card: Purchase, missing: int) -> list[Purchase]:
    """The plans with and without a card, the cheapest for each number of units."""
    found = {plan.units: plan for plan in plans}
    for plan in plans:
        if plan.units < missing:
            units, cost = plan.units + card.units, plan.cost + card.cost
            if units not in found or cost < found[units].cost:
                found[units] = Purchase(plan.cards + card.cards, cost, units)
    return list(found.values())


def _ahead(view: Outlook) -> Move:
    """The best bargain for the run after this one, or an end; nothing follows the last round."""
    if view.state.last:
        return moves.DONE
    found = {
        card: _bargain(view, at, card)
        for at, cards in enumerate(view.state.columns)
        for card in cards
    }
    best = max(found, key=lambda card: found[card], default="")
    return moves.buy(best) if best and found[best] >= _LEAST_SAVING else moves.DONE


def _bargain(view: Outlook, at: int, card: str) -> int:
    """What the units of a card that can be stored save against the price of the dearest column."""
    price = resource_market.price(view.rules, at, card)
    if price > view.me.money:
        return 0
    room = resource_market.room(view.rules, view.state, view.seat, view.rules.fuel(card))
    stored = min(room, view.rules.cards[card].units)
    return stored * view.rules.prices[-1] - price
