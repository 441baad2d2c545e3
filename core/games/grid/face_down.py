# SPDX-License-Identifier: MIT
"""A face-down stack of plants as what everybody knows of it, drawn from just in time.

From top to bottom a stack is: one card put on top openly or by its back; a
shuffled part from which cards were removed unseen; a card that changes the game;
the plants put under that one. Nobody knows the order, so a state holds none:

- `pool` are the cards nobody has seen. It is larger than the stack by the cards
  that were removed unseen, and neither of the two can be told from the other.
- `rest` counts the shuffled part per back. How many of each back were removed is
  public, and so are these counts.
- `top` is what is known of the top card: its back, the card itself, or nothing
  when no card is left.

Why the draws are exact: the shuffled part is a uniform order of a uniform
selection. So the next back has the odds of the counts in `rest`; and given all
backs, each card of one back is as likely as any other in any of its places, the
places among the removed cards and the one put on top included. The face of a
card is therefore uniform over the unseen cards of its back, whatever was turned
up before. A back is drawn as soon as its card lies on top, because everybody
sees it then.

Cards that were shuffled in after that removal are certain: all of them are in the
stack until they are turned up. Of the n cards of one back in the stack p are
certain, each the top one with odds 1 : n; the other n - p are any of the m unseen
others, so each of these has (n - p) : (n * m). That is m to n - p.

When the card that changes the game comes up, the plants below it are shuffled and
are the new stack. They went down openly, so the new pool is exact; what was left
of the old pool is now known to have been removed.

A draw that can give only one card is no event: nothing is uncertain about it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TypeAlias, TypeVar

from msgspec import structs

from core.terms import Chance
from core.value import Value


class Stack(Value, frozen=True, array_like=True):
    """The cards above the one that changes the game. Games add what lies below it."""

    pool: tuple[str, ...] = ()
    top: str = ""
    rest: tuple[tuple[str, int], ...] = ()


S = TypeVar("S", bound=Stack)
Backs: TypeAlias = Mapping[str, str]
"""Card -> its back."""


def thinned(
    stack: S, backs: Backs, pool: tuple[str, ...], removed: Mapping[str, int], top: str
) -> S:
    """The stack of these cards, so many of each back removed unseen, `top` put on top."""
    top_back = backs.get(top, top)
    rest = tuple(
        (back, count - removed.get(back, 0) - (back == top_back))
        for back, count in _counts(backs, pool)
    )
    return structs.replace(stack, pool=pool, top=top, rest=rest)


def candidates(backs: Backs, stack: Stack, certain: Collection[str] = ()) -> tuple[str, ...]:
    """The cards that the top one may be; none if there is no card above."""
    top = stack.top
    if not top:
        return ()
    if top in backs:
        return (top,)
    cards = tuple([card for card in stack.pool if backs[card] == top])
    if not certain:
        return cards
    sure = tuple([card for card in cards if card in certain])
    return sure if len(sure) == _height(stack) else cards


def odds(stack: Stack, cards: tuple[str, ...], certain: Collection[str]) -> tuple[int, ...]:
    """The weights of these candidates; none if they are all alike."""
    sure = [card in certain for card in cards]
    others = len(cards) - sum(sure)
    in_stack = _height(stack) - sum(sure)
    if not any(sure) or others == in_stack or not in_stack:
        return ()
    return tuple([others if known else in_stack for known in sure])


def _height(stack: Stack) -> int:
    """How many cards of the back of the top one are in the stack."""
    return 1 + dict(stack.rest).get(stack.top, 0)


def without_top(stack: S, card: str) -> S:
    """The stack once its top card turned out to be this one; the next back is not seen yet."""
    at = stack.pool.index(card)
    pool = stack.pool[:at] + stack.pool[at + 1 :]
    return structs.replace(stack, pool=pool, top="")


def next_backs(stack: Stack) -> tuple[tuple[str, int], ...]:
    """The backs that the next card may have, with their odds."""
    return tuple([odds for odds in stack.rest if odds[1]])


def chance_of_back(stack: Stack) -> Chance:
    """The backs that the next card may have, by how many of each are left."""
    backs = next_backs(stack)
    return Chance(tuple(back for back, _ in backs), tuple(count for _, count in backs))


def turned(stack: S, back: str) -> S:
    """The stack once everybody sees the back of its top card."""
    rest = tuple([(other, count - (other == back)) for other, count in stack.rest])
    return structs.replace(stack, top=back, rest=rest)


def reshuffled(stack: S, backs: Backs, pool: tuple[str, ...]) -> S:
    """A new stack of these cards, which all have seen, shuffled. None of them is removed."""
    return structs.replace(stack, pool=pool, top="", rest=_counts(backs, pool))


def _counts(backs: Backs, pool: tuple[str, ...]) -> tuple[tuple[str, int], ...]:
    found = [backs[card] for card in pool]
    return tuple((back, found.count(back)) for back in sorted(set(backs.values())))
