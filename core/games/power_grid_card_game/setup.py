# SPDX-License-Identifier: MIT
"""Set-up (section 3): the order of players, the opening plant market, the first resources."""

from __future__ import annotations

from core.games.grid.contracts import Contracts
from core.games.grid.face_down import thinned
from core.games.power_grid_card_game import plant_market
from core.games.power_grid_card_game.agenda import (
    DealResources,
    DrawMarket,
    DrawOrder,
    StartRound,
)
from core.games.power_grid_card_game.figures import SMALL
from core.games.power_grid_card_game.pool import sorted_cards
from core.games.power_grid_card_game.rules import Rules
from core.games.power_grid_card_game.state import Player, Stack, State, Trust
from core.terms import Chance, Options


def start(rules: Rules, options: Options) -> State:
    """The state before the first event."""
    return State(
        seats=rules.seats,
        options=options,
        agenda=(DrawOrder(), DrawMarket(), DealResources(), StartRound()),
        stack=Stack(tuple(rules.plants)),
        columns=((),) * len(rules.prices),
        deck=rules.deck,
        discards=rules.discards,
        waiting=rules.waiting,
        singles=rules.singles,
        contracts=Contracts(rules.contracts) if rules.contracts else None,
        players=(Player(money=rules.settings.money),) * rules.seats,
        trust=Trust() if rules.trust else None,
    )


def chance_of_order(rules: Rules, state: State) -> Chance:
    """All orders of the seats."""
    return Chance(tuple(map(str, range(state.seats))), count=state.seats)


def order_drawn(rules: Rules, state: State, outcomes: tuple[str, ...]) -> State:
    """The order of round 1; the Trust stands between two players."""
    return state.but(order=tuple(map(int, outcomes))).done()


def chance_of_market(rules: Rules, state: State) -> Chance:
    """The small plants, of which so many are turned up."""
    small = tuple(plant for plant, back in rules.backs.items() if back == SMALL)
    return Chance(small, count=rules.settings.current + rules.settings.future)


def market_drawn(rules: Rules, state: State, outcomes: tuple[str, ...]) -> State:
    """The opening market; one small plant, nobody knows which, lies on top of the stack."""
    pool = tuple(plant for plant in state.stack.pool if plant not in outcomes)
    stack = thinned(state.stack, rules.backs, pool, rules.removed, SMALL)
    return plant_market.entered(rules, state.but(stack=stack).done(), outcomes)


def chance_of_resources(rules: Rules, state: State) -> Chance:
    """The first deck, dealt column after column."""
    return Chance(state.deck, count=rules.rows * (len(rules.prices) - 1))


def resources_drawn(rules: Rules, state: State, outcomes: tuple[str, ...]) -> State:
    """The first columns; that of the singles is empty."""
    rows = rules.rows
    dealt = (outcomes[at : at + rows] for at in range(0, len(outcomes), rows))
    return state.but(
        deck=tuple(card for card in state.deck if card not in outcomes),
        columns=((), *(sorted_cards(rules, column) for column in dealt)),
    ).done()
