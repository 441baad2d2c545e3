# SPDX-License-Identifier: MIT
"""Set-up (section 1): order of players, regions, fuel, the opening plant market, the Trust."""

from __future__ import annotations

from collections.abc import Sequence

from core.games.grid.bidding import clockwise
from core.games.grid.contracts import Contracts
from core.games.grid.fuel import minus
from core.games.power_grid import moves, plant_market, regions, stack
from core.games.power_grid.agenda import (
    DraftRegions,
    DrawMarket,
    DrawOrder,
    DrawRegions,
    PickRegions,
    PlaceTrust,
    StartRound,
)
from core.games.power_grid.rules import Rules
from core.games.power_grid.state import Player, Stack, State, Trust
from core.terms import Chance, IllegalMove, Move, Options, not_legal

HOST = 0
"""The seat that picks the regions where the host does."""


def start(rules: Rules, options: Options) -> State:
    """The state before the first event."""
    market = rules.opening_fuel
    return State(
        seats=rules.seats,
        options=options,
        agenda=(DrawOrder(),),
        stack=Stack(tuple(rules.backs)),
        fuel_market=market,
        supply=minus(rules.fuel_tokens, market),
        players=(Player(rules.tables.money),) * rules.seats,
        trust=Trust() if rules.trust else None,
        contracts=Contracts(rules.promo_figures.contracts) if rules.demolition else None,
    )


def chance_of_order(rules: Rules, state: State) -> Chance:
    """All orders of the seats."""
    return Chance(tuple(map(str, range(state.seats))), count=state.seats)


def order_drawn(rules: Rules, state: State, outcomes: tuple[str, ...]) -> State:
    """The order of round 1, and with it who drafts regions and places the Trust."""
    order = tuple(map(int, outcomes))
    match state.option("regions"):
        case "random":
            choice: DrawRegions | PickRegions | DraftRegions = DrawRegions()
        case "host":
            choice = PickRegions(HOST)
        case _:
            choice = DraftRegions(order[0])
    placers = rules.tables.trust.placers if rules.trust else ()
    trust = (PlaceTrust(order[place]) for place in placers)
    return state.but(order=order, agenda=(choice, DrawMarket(), *trust, StartRound()))


def chance_of_regions(rules: Rules, state: State) -> Chance:
    """All contiguous sets, each as its ids joined by a plus sign."""
    return Chance(tuple("+".join(found) for found in rules.region_sets))


def regions_drawn(rules: Rules, state: State, outcomes: tuple[str, ...]) -> State:
    """The regions as chance gave them."""
    return state.but(regions=tuple(outcomes[0].split("+"))).done()


def region_sets(rules: Rules, state: State, seat: int) -> Sequence[Move]:
    """The sets that the host may pick."""
    return tuple(moves.regions(found) for found in rules.region_sets)


def set_picked(rules: Rules, state: State, seat: int, move: Move) -> State:
    """The regions as the host picked them."""
    if move.verb != "regions":
        raise not_legal(seat, move)
    if move not in region_sets(rules, state, seat):
        raise IllegalMove("regions.not_contiguous", count=rules.regions_in_play)
    return state.but(regions=tuple(map(str, move.args))).done()


def draft(rules: Rules, state: State, seat: int) -> Sequence[Move]:
    """The regions that touch those picked before."""
    return tuple(map(moves.region, regions.touching(rules.board, state.regions)))


def drafted(rules: Rules, state: State, seat: int, move: Move) -> State:
    """A region picked; the next one clockwise goes on until there are enough."""
    if move.verb != "region":
        raise not_legal(seat, move)
    if move not in draft(rules, state, seat):
        raise IllegalMove("regions.not_touching", picked=" ".join(state.regions))
    picked = tuple(sorted((*state.regions, str(move.args[0]))))
    state = state.but(regions=picked).done()
    if len(picked) == rules.regions_in_play:
        return state
    return state.first(DraftRegions(clockwise(seat, state.seats)[1]))


def chance_of_market(rules: Rules, state: State) -> Chance:
    """The plants of which some are revealed: those with the back of the opening market."""
    top = rules.opening.top
    cards = tuple(card for card in state.stack.pool if rules.backs[card] == top)
    return Chance(cards, count=rules.opening.revealed)


def draw_market(rules: Rules, state: State) -> State:
    """The opening market of an edition that prints it; the same state if it is drawn."""
    if rules.opening.revealed:
        return state
    return _market_laid(rules, state, rules.opening.plants)


def market_drawn(rules: Rules, state: State, outcomes: tuple[str, ...]) -> State:
    """The opening market as chance gave it."""
    return _market_laid(rules, state, tuple(map(int, outcomes)))


def _market_laid(rules: Rules, state: State, plants: tuple[int, ...]) -> State:
    state = state.but(stack=stack.opened(rules, plants)).done()
    return plant_market.arranged(rules, state, plants)
