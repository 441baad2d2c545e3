# SPDX-License-Identifier: MIT
"""The face-down stack as what everybody knows of it, drawn from just in time (section 1).

From top to bottom a stack is: one card put on top openly or by its back; a
shuffled part from which cards were removed unseen; the Step 3 card; the plants
put under it in phase 5. Nobody knows the order, so the state holds none:

- `pool` are the cards nobody has seen. It is larger than the stack by the cards
  that were removed unseen, and neither of the two can be told from the other.
- `rest` counts the shuffled part per back. How many plug and how many socket
  cards were removed is public, and so are these counts.
- `top` is what is known of the top card.

Why the draws are exact: the shuffled part is a uniform order of a uniform
selection. So the next back has the odds of the counts in `rest`; and given all
backs, each card of one back is as likely as any other in any of its places, the
places among the removed cards and the one put on top included. The face of a
card is therefore uniform over the unseen cards of its back, whatever was turned
up before. A back is drawn as soon as its card lies on top, because everybody
sees it then. In the 2004 edition all backs are alike and 13 is put on top openly.

Promo cards are shuffled in after that removal, so all of them are in the stack
until they are turned up. Of the n cards of one back in the stack p are promo
cards, each the top one with odds 1 : n; the other n - p are any of the m unseen
others, so each of these has (n - p) : (n * m). That is m to n - p.

When the Step 3 card comes up, the plants below it are shuffled and are the new
stack. They went down openly, so the new pool is exact; what was left of the old
pool is now known to have been removed.

A draw that can give only one card is no event: nothing is uncertain about it. A
promo card is always one, so that the log can tell what it did.
"""

from __future__ import annotations

from msgspec import structs

from core.games.power_grid.rules import Rules
from core.games.power_grid.state import Stack


def opened(rules: Rules, revealed: tuple[int, ...]) -> Stack:
    """The stack beside the opening market, thinned out unseen for the seats."""
    shown = tuple(map(str, revealed))
    pool = tuple(card for card in rules.backs if card not in shown)
    top = rules.opening.top
    counts = _counts(rules, pool)
    top_back = rules.backs.get(top, top)
    rest = tuple(
        (back, count - rules.removed.get(back, 0) - (back == top_back)) for back, count in counts
    )
    return Stack(pool, top, rest)


def candidates(rules: Rules, stack: Stack) -> tuple[str, ...]:
    """The cards that the top one may be; none if there is no card but Step 3."""
    top = stack.top
    if not top:
        return ()
    if top in rules.backs:
        return (top,)
    backs = rules.backs
    cards = tuple([card for card in stack.pool if backs[card] == top])
    if not rules.deck.promos:
        return cards
    promos = tuple([card for card in cards if card in rules.deck.promos])
    return promos if len(promos) == _height(stack) else cards


def odds(rules: Rules, stack: Stack, cards: tuple[str, ...]) -> tuple[int, ...]:
    """The weights of these candidates; none if they are all alike."""
    promos = [card in rules.deck.promos for card in cards]
    others = len(cards) - sum(promos)
    in_stack = _height(stack) - sum(promos)
    if not any(promos) or others == in_stack or not in_stack:
        return ()
    return tuple([others if promo else in_stack for promo in promos])


def _height(stack: Stack) -> int:
    """How many cards of the back of the top one are in the stack."""
    return 1 + dict(stack.rest).get(stack.top, 0)


def without_top(stack: Stack, card: str) -> Stack:
    """The stack once its top card turned out to be this one; the next back is not seen yet."""
    at = stack.pool.index(card)
    pool = stack.pool[:at] + stack.pool[at + 1 :]
    return structs.replace(stack, pool=pool, top="")


def next_backs(stack: Stack) -> tuple[tuple[str, int], ...]:
    """The backs that the next card may have, with their odds."""
    return tuple([odds for odds in stack.rest if odds[1]])


def turned(stack: Stack, back: str) -> Stack:
    """The stack once everybody sees the back of its top card."""
    rest = tuple([(other, count - (other == back)) for other, count in stack.rest])
    return structs.replace(stack, top=back, rest=rest)


def put_under(stack: Stack, plant: int) -> Stack:
    """The stack with one more plant below the Step 3 card."""
    return structs.replace(stack, under=(*stack.under, plant))


def reshuffled(rules: Rules, stack: Stack) -> Stack:
    """The plants below the Step 3 card, shuffled."""
    pool = tuple(str(plant) for plant in sorted(stack.under, key=rules.deck.rank))
    return Stack(pool, "", _counts(rules, pool))


def _counts(rules: Rules, pool: tuple[str, ...]) -> tuple[tuple[str, int], ...]:
    backs = [rules.backs[card] for card in pool]
    return tuple((back, backs.count(back)) for back in sorted(set(rules.backs.values())))
