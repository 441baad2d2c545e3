# SPDX-License-Identifier: MIT
"""The two rows of a plant market, the lowest plants in front, and the top of the stack.

What a plant is called, where it ranks and how many are current is a matter of each game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Protocol, Self, TypeVar

from core.games.grid import face_down
from core.terms import Chance


class Market(Protocol):
    """A state with a plant market, and the stack that it is filled from."""

    @property
    def current(self) -> tuple[Any, ...]:
        """Plants that can be auctioned, ascending."""

    @property
    def future(self) -> tuple[Any, ...]:
        """Plants that cannot yet, ascending."""

    @property
    def discount(self) -> Any:
        """The plant with the discount token."""

    @property
    def removed(self) -> tuple[str, ...]:
        """Plants that left the game."""

    @property
    def stack(self) -> face_down.Stack:
        """The face-down stack."""

    def but(self, **changes: Any) -> Self:
        """The state with some fields replaced."""

    def done(self) -> Self:
        """The state with the head of the agenda carried out."""


S = TypeVar("S", bound=Market)


def arranged(
    state: S, market: Iterable[Any], rank: Callable[[Any], Any] | None, size: int | None
) -> S:
    """These plants in their rows by rank, or as they compare; so many of them current, or all."""
    found = tuple(sorted(market, key=rank))
    at = len(found) if size is None else size
    return state.but(current=found[:at], future=found[at:])


def sold(state: S, plant: Any, no_plant: Any) -> S:
    """A plant taken from the current market; nothing moves up before it is replaced."""
    current = tuple(other for other in state.current if other != plant)
    discount = no_plant if plant == state.discount else state.discount
    return state.but(current=current, discount=discount)


def discarded(state: S, plant: object) -> S:
    """A plant that left the game."""
    return state.but(removed=(*state.removed, str(plant)))


def chance_of_back(rules: object, state: Market) -> Chance:
    """The backs that the next card may have, by how many of each are left."""
    return face_down.chance_of_back(state.stack)


def turn_back(rules: object, state: S) -> S:
    """Carry a look at the next back out unless chance decides; the same state if it does."""
    backs = face_down.next_backs(state.stack)
    if len(backs) > 1:
        return state
    if not backs:
        return state.done()
    return back_drawn(rules, state, (backs[0][0],))


def back_drawn(rules: object, state: S, outcomes: tuple[str, ...]) -> S:
    """The back of the top card is seen."""
    return state.but(stack=face_down.turned(state.stack, outcomes[0])).done()
