# SPDX-License-Identifier: MIT
"""What is turned face up before a game is scored (rules/thirteen-minutes.md, section 8)."""

from __future__ import annotations

from core.games.thirteen_minutes.agenda import EndGame, RevealLast
from core.games.thirteen_minutes.deck import opening
from core.games.thirteen_minutes.rules import Rules
from core.games.thirteen_minutes.state import State, Zone
from core.terms import Opening


def cuba_to_turn(rules: Rules, state: State) -> Opening:
    """The card that Cuba is."""
    return opening(rules, state, (state.zones[0].slot,))


def cuba_turned(rules: Rules, state: State, cards: tuple[tuple[int, str], ...]) -> State:
    """Cuba is face up, its cubes stay (step 2)."""
    ((_, card),) = cards
    cuba = state.zones[0]
    return state.with_zone(Zone(cuba.id, cuba.slot, card, cuba.area, cuba.cubes)).done()


def last_card(rules: Rules, state: State) -> Opening:
    """The card that a seat has left in hand."""
    return opening(rules, state, state.hands[_revealing(state).seat])


def revealed(rules: Rules, state: State, cards: tuple[tuple[int, str], ...]) -> State:
    """A last card is revealed (step 3); with the second one the game can be scored."""
    ((_, card),) = cards
    first, second = state.last_cards
    pair = (card, second) if _revealing(state).seat == 0 else (first, card)
    state = state.but(last_cards=pair).done()
    return state if "" in pair else state.first(EndGame())


def _revealing(state: State) -> RevealLast:
    head = state.agenda[0]
    assert isinstance(head, RevealLast)
    return head
