# SPDX-License-Identifier: MIT
"""The stack of plants (sections 1, 5): `grid.face_down` with the Step 3 card and the promo cards.

In the 2004 edition all backs are alike and 13 is put on top openly. Promo cards
are shuffled in after plants were removed unseen. One of them is always an event,
also where no other card can come, so that the log can tell what it did.
"""

from __future__ import annotations

from msgspec import structs

from core.games.grid import face_down
from core.games.grid.face_down import next_backs, turned, without_top
from core.games.power_grid.rules import Rules
from core.games.power_grid.state import Stack

__all__ = [
    "candidates",
    "next_backs",
    "odds",
    "opened",
    "put_under",
    "reshuffled",
    "turned",
    "without_top",
]


def opened(rules: Rules, revealed: tuple[int, ...]) -> Stack:
    """The stack beside the opening market, thinned out unseen for the seats."""
    shown = tuple(map(str, revealed))
    pool = tuple(card for card in rules.backs if card not in shown)
    return face_down.thinned(Stack(), rules.backs, pool, rules.removed, rules.opening.top)


def candidates(rules: Rules, stack: Stack) -> tuple[str, ...]:
    """The cards that the top one may be; none if there is no card but Step 3."""
    return face_down.candidates(rules.backs, stack, rules.deck.promos)


def odds(rules: Rules, stack: Stack, cards: tuple[str, ...]) -> tuple[int, ...]:
    """The weights of these candidates; none if they are all alike."""
    return face_down.odds(stack, cards, rules.deck.promos)


def put_under(stack: Stack, plant: int) -> Stack:
    """The stack with one more plant below the Step 3 card."""
    return structs.replace(stack, under=(*stack.under, plant))


def reshuffled(rules: Rules, stack: Stack) -> Stack:
    """The plants below the Step 3 card, shuffled."""
    pool = tuple(str(plant) for plant in sorted(stack.under, key=rules.deck.rank))
    return face_down.reshuffled(Stack(), rules.backs, pool)
