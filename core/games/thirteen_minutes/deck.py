# SPDX-License-Identifier: MIT
"""The private deck of a game: what lies face down, and who has looked at which slot."""

from __future__ import annotations

from core.games.thirteen_minutes.rules import Rules
from core.games.thirteen_minutes.state import State
from core.terms import Opening


def opening(rules: Rules, state: State, slots: tuple[int, ...]) -> Opening:
    """Slots to turn face up, and the cards that they can still be."""
    open_cards = (*(zone.card for zone in state.zones), *state.last_cards)
    hidden = (card.id for card in rules.cards if card.id not in open_cards)
    return Opening(state.deck, slots, tuple(hidden))


def looked(state: State, seat: int, slots: tuple[int, ...]) -> State:
    """A seat has seen these slots."""
    seen = tuple(
        tuple(sorted({*before, *slots})) if s == seat else before
        for s, before in enumerate(state.seen)
    )
    return state.but(seen=seen)
