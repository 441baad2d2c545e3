# SPDX-License-Identifier: MIT
"""The best way to put cards on legs: a maximum matching (section 6.1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

_Found: TypeAlias = tuple[int, int, tuple[str, ...]]
"""Value of the legs, what the cards put would have been worth later as a minus, the cards."""


def best_assignment(
    fits: Sequence[Mapping[str, int]], spare: Mapping[str, int], bonus: int
) -> tuple[str, ...]:
    """One card per leg, so that the voyage is worth most.

    `fits` are per leg the cards that fit it with their values; any other card is
    worth nothing there. The bonus counts if every leg has a card that fits.
    `spare` are all cards, with what each is worth if it stays in hand; it decides
    between voyages of one value. There must be as many cards as legs.
    """
    every = _best(fits, spare, False)
    fitting = _best(fits, spare, True)
    assert every is not None, "fewer cards than legs"
    if fitting is None:
        return every[2]
    return max((fitting[0] + bonus, *fitting[1:]), every)[2]


def _best(
    fits: Sequence[Mapping[str, int]], spare: Mapping[str, int], only_fitting: bool
) -> _Found | None:
    """The best over all sets of cards that the legs so far can use, as bit masks."""
    cards = tuple(spare)
    reached: dict[int, _Found] = {0: (0, 0, ())}
    for fit in fits:
        following: dict[int, _Found] = {}
        for mask, (value, cost, put) in reached.items():
            for at, card in enumerate(cards):
                if mask >> at & 1 or (only_fitting and card not in fit):
                    continue
                found = (value + fit.get(card, 0), cost - spare[card], (*put, card))
                known = following.get(mask | 1 << at)
                if known is None or found > known:
                    following[mask | 1 << at] = found
        reached = following
    return max(reached.values(), default=None)
