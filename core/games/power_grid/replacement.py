# SPDX-License-Identifier: MIT
"""Draws from the stack: replacements for the plant market, in whatever phase they are due.

A draw is a step of the agenda. What its card brings about is put on the agenda
before everything that waits already: the next back, another draw, obsolete
plants, the Step 3 change (sections 2 and 5).
"""

from __future__ import annotations

from core.games.power_grid import plant_market, promos, stack, steps
from core.games.power_grid.agenda import ClearObsolete, DrawPlant, Task, TurnBack
from core.games.power_grid.rules import Rules
from core.games.power_grid.state import (
    AUCTION,
    AUCTIONED,
    EVENTS,
    IN_MARKET,
    IN_STACK,
    NO_PLANT,
    State,
)
from core.terms import Chance


def chance_of_plant(rules: Rules, state: State) -> Chance:
    """The cards that the top one may be."""
    cards = stack.candidates(rules, state.stack)
    return Chance(cards, stack.odds(rules, state.stack, cards) if rules.deck.promos else ())


def draw(rules: Rules, state: State) -> State:
    """Carry a draw out as far as it needs no chance; the same state if it does."""
    cards = stack.candidates(rules, state.stack)
    if len(cards) > 1 or (cards and cards[0] in rules.deck.promos):
        return state
    if cards:
        return plant_drawn(rules, state, cards)
    state = state.done()
    if state.step3_card == IN_STACK:
        return _step3_drawn(rules, state)
    exhausted = plant_market.arranged(rules, state, plant_market.plants(state))
    return exhausted.first(*_obsolete(rules))


def plant_drawn(rules: Rules, state: State, outcomes: tuple[str, ...]) -> State:
    """A plant enters the market, or leaves the game with the discount token (A8).

    A promo card is carried out first; then the draw goes on.
    """
    (card,) = outcomes
    state = state.but(stack=stack.without_top(state.stack, card), agenda=state.agenda[1:])
    if card in AUCTIONED or card in EVENTS:
        return promos.turned_up(rules, state, card, _obsolete(rules))
    plant = int(card)
    if state.phase == AUCTION and rules.deck.places[plant] < rules.deck.places[state.discount]:
        lost = plant_market.discarded(state.but(discount=NO_PLANT), plant)
        return lost.first(TurnBack(), DrawPlant())
    drawn: tuple[Task, ...] = (TurnBack(), *_obsolete(rules))
    if card in rules.deck.promos:
        state, drawn = promos.flux_entered(rules, state), (*drawn, DrawPlant())
    market = (*plant_market.plants(state), plant)
    return plant_market.arranged(rules, state, market).first(*drawn)


def clear_obsolete(rules: Rules, state: State) -> State:
    """A9: remove and replace the lowest plant while it is no larger than a network."""
    state = state.done()
    market = plant_market.plants(state)
    if not market or _largest(state) < rules.deck.numbers[market[0]]:
        return state
    return plant_market.without_lowest(rules, state).first(DrawPlant())


def _largest(state: State) -> int:
    return max(player.connected for player in state.players)


def _step3_drawn(rules: Rules, state: State) -> State:
    """The Step 3 card: shuffle what lies below it; in phases 4 and 5 act on it at once."""
    removed = (*state.removed, *state.stack.pool)
    below = stack.reshuffled(rules, state.stack)
    state = state.but(stack=below, removed=removed, step3_card=IN_MARKET)
    change = () if state.phase == AUCTION else steps.step3_change(rules, state)
    state = plant_market.arranged(rules, state, plant_market.plants(state))
    return state.first(TurnBack(), *_obsolete(rules), *change)


def _obsolete(rules: Rules) -> tuple[Task, ...]:
    return (ClearObsolete(),) if rules.obsolete else ()
