# SPDX-License-Identifier: MIT
"""Draws from the stack: replacements for the plant market, in whatever phase they are due.

A draw is a step of the agenda. What its card brings about is put on the agenda
before everything that waits already: the next back, another draw, the end card.
"""

from __future__ import annotations

from msgspec import structs

from core.games.grid import face_down
from core.games.power_grid_card_game import plant_market
from core.games.power_grid_card_game.agenda import DrawPlant, RemoveEndCard, TurnBack
from core.games.power_grid_card_game.pool import in_order
from core.games.power_grid_card_game.rules import Rules
from core.games.power_grid_card_game.state import (
    AUCTION,
    IN_MARKET,
    IN_STACK,
    NO_PLANT,
    OUT,
    State,
)
from core.terms import Chance


def chance_of_plant(rules: Rules, state: State) -> Chance:
    """The cards that the top one may be."""
    return Chance(face_down.candidates(rules.backs, state.stack))


def draw(rules: Rules, state: State) -> State:
    """Carry a draw out as far as it needs no chance; the same state if it does."""
    cards = face_down.candidates(rules.backs, state.stack)
    if len(cards) > 1:
        return state
    if cards:
        return plant_drawn(rules, state, cards)
    state = state.done()
    if state.end_card == IN_STACK:
        return _end_card_drawn(rules, state)
    return plant_market.arranged(rules, state, plant_market.plants(state))


def plant_drawn(rules: Rules, state: State, outcomes: tuple[str, ...]) -> State:
    """A plant enters the market, or leaves the game with the discount token (section 4)."""
    (plant,) = outcomes
    state = state.but(stack=face_down.without_top(state.stack, plant)).done()
    if state.discount and rules.plants[plant].number < rules.plants[state.discount].number:
        lost = plant_market.discarded(state.but(discount=NO_PLANT), plant)
        return lost.first(TurnBack(), DrawPlant())
    return plant_market.entered(rules, state, (plant,)).first(TurnBack())


def _end_card_drawn(rules: Rules, state: State) -> State:
    """Shuffle what lies below "one more round"; act on the card at once, in phase 1 at its end."""
    below = in_order(state.stack.under)
    cleared = structs.replace(state.stack, under=())
    state = state.but(
        removed=(*state.removed, *state.stack.pool),
        stack=face_down.reshuffled(cleared, rules.backs, below),
        end_card=IN_MARKET,
    )
    state = plant_market.arranged(rules, state, plant_market.plants(state))
    return state.first(TurnBack(), *(() if state.phase == AUCTION else (RemoveEndCard(),)))


def remove_end_card(rules: Rules, state: State) -> State:
    """The card and the lowest plant leave without replacement; all plants are current."""
    return plant_market.without_lowest(rules, state.but(end_card=OUT).done())
