# SPDX-License-Identifier: MIT
"""The figures of Atlantic Star as typed values: what is printed on ships, plates and board.

Names travel with the figures, so that an owner's file shows its own; the rules
never look at them.
"""

from __future__ import annotations

from typing import Literal

from core.value import Value

SEAS = ("baltic", "mediterranean", "atlantic", "pacific")
"""The seas, in the order of everything that is said per sea."""

LETTERS = "ABCDEF"
"""The names of the legs of a voyage, first one first."""

SEAT_COUNTS = (2, 3, 4, 5, 6)


class Settings(Value, frozen=True):
    """The figures of the rules. Keys of mappings are seat counts."""

    money: dict[str, int]
    sets: dict[str, int]
    """Sets of plates a player: voyages he makes in each sea."""
    operator_sets: dict[str, int]
    """Sets of plates that the package operators get."""
    prices: tuple[int, ...]
    """Prices of the agency's spaces, dearest first."""
    swap_price: int
    keep: int
    """Ships that may stay in hand after a voyage."""
    mail_value: int
    loan_points: int
    """The most points that can be borrowed at once."""
    loan_per_point: int


class Sea(Value, frozen=True):
    """A sea: what a voyage on which every ship fits earns besides, names of the legs,
    and the values of the operators' plates by the number of their sets."""

    id: str
    bonus: int
    legs: tuple[str, ...]
    operators: dict[str, tuple[int, ...]]


class Leg(Value, frozen=True):
    """A leg that a ship fits, with its value there."""

    sea: Literal["baltic", "mediterranean", "atlantic", "pacific"]
    leg: Literal["A", "B", "C", "D", "E", "F"]
    value: int


class Ship(Value, frozen=True):
    """A ship. A mail ship names no leg and fits them all."""

    id: str
    name: str
    mail: bool
    legs: tuple[Leg, ...]


class Figures(Value, frozen=True):
    """All figures of the game. `classes` are the points per rank, of one star and up."""

    house: bool
    settings: Settings
    seas: tuple[Sea, ...]
    classes: tuple[tuple[int, ...], ...]
    ships: tuple[Ship, ...]
