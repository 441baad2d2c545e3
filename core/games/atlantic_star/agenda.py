# SPDX-License-Identifier: MIT
"""What is still to happen in a game of Atlantic Star, as data.

Some steps wait for a seat or for chance; the others are carried out as soon as
they come up. Ships are turned up in a step of their own, so that a shuffle in the
middle of a swap needs no rule of its own.
"""

from __future__ import annotations

from typing import TypeAlias

from core.value import Value


class DrawStarter(Value, frozen=True, array_like=True, tag=True):
    """Draw who begins (R1)."""


class DrawShips(Value, frozen=True, array_like=True, tag=True):
    """Turn up a ship for each empty space of the agency, dearest space first (section 5)."""


class Act(Value, frozen=True, array_like=True, tag=True):
    """A turn of a seat (section 3): loans, then swaps, then a charter or a voyage.

    `loans` counts those of this turn; `swapped` says that there can be no more.
    """

    seat: int
    loans: int = 0
    swapped: bool = False


class PutShips(Value, frozen=True, array_like=True, tag=True):
    """A seat puts ships on the legs of a voyage, in the order of the legs (section 6).

    `sea` is its place in `figures.SEAS`; `ships` are those put already.
    """

    seat: int
    sea: int
    ships: tuple[str, ...] = ()


class ChooseClass(Value, frozen=True, array_like=True, tag=True):
    """The first to sail a sea chooses its class, once the ships are laid out (section 6.3)."""

    seat: int
    sea: int
    ships: tuple[str, ...]


class EndTurn(Value, frozen=True, array_like=True, tag=True):
    """The turn passes clockwise to the next with a voyage to make, or the game ends."""

    seat: int


Task: TypeAlias = DrawStarter | DrawShips | Act | PutShips | ChooseClass | EndTurn
