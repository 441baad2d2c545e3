# SPDX-License-Identifier: MIT
"""Phase 3: cards slide to cheaper columns, and the resource market is filled up (section 4)."""

from __future__ import annotations

from core.games.power_grid_card_game import pool
from core.games.power_grid_card_game.rules import Rules
from core.games.power_grid_card_game.state import State
from core.terms import Chance

_SINGLES = 1
"""Columns that only ever hold singles: the first one."""


def slid(rules: Rules, state: State) -> State:
    """Gaps of a column are filled from the next dearer one that has a card, its first card first.

    Column by column, the cheapest first; the singles' column takes no part (section 10).
    """
    singles, *columns = map(list, state.columns)
    for at, column in enumerate(columns):
        dearer = columns[at + 1 :]
        while len(column) < rules.rows and any(dearer):
            column.append(next(cards for cards in dearer if cards).pop(0))
    return state.but(
        columns=tuple(pool.sorted_cards(rules, cards) for cards in (singles, *columns))
    )


def gaps(rules: Rules, state: State) -> tuple[int, ...]:
    """The gaps of each column but the singles', the cheapest first."""
    return tuple(rules.rows - len(cards) for cards in state.columns[_SINGLES:])


def chance_of_resources(rules: Rules, state: State) -> Chance:
    """The deck, as far as it fills the gaps."""
    return Chance(state.deck, count=min(len(state.deck), sum(gaps(rules, state))))


def draw_resources(rules: Rules, state: State) -> State:
    """Carry the drawing out as far as it needs no chance; the same state if it does.

    An empty deck is made anew of the discards once a card is needed; the `++` cards
    are the next discards the first time. If both are empty the gaps stay (section 10).
    """
    if not sum(gaps(rules, state)) or not (state.deck or state.discards):
        return state.done()
    if len(state.deck) > 1:
        return state
    if state.deck:
        return resources_drawn(rules, state, state.deck)
    return state.but(
        deck=state.discards,
        discards=state.waiting,
        waiting=(),
        shuffles=state.shuffles + 1,
    )


def resources_drawn(rules: Rules, state: State, outcomes: tuple[str, ...]) -> State:
    """Cards fill the gaps of the cheapest column first; then the columns are sorted."""
    drawn = list(outcomes)
    columns = [state.columns[0]]
    for cards, gap in zip(state.columns[_SINGLES:], gaps(rules, state), strict=True):
        columns.append(pool.sorted_cards(rules, (*cards, *drawn[:gap])))
        del drawn[:gap]
    deck = tuple(card for card in state.deck if card not in outcomes)
    return state.but(columns=tuple(columns), deck=deck)
