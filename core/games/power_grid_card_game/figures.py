# SPDX-License-Identifier: MIT
"""The figures of Power Grid: The Card Game as typed values; `reading.py` reads them."""

from __future__ import annotations

from typing import Literal, TypeAlias

from core.value import Value

FUELS = ("coal", "gas", "oil", "uranium")
"""The resources in the order of the market; whatever is counted per fuel is in this order."""

SEAT_COUNTS = (2, 3, 4, 5, 6)

SINGLE, PLUS, PLUS_PLUS = "single", "+", "++"
"""Kinds of resource cards that do not lie in the first deck."""

NORMAL = "normal"

SMALL, LARGE = "small", "large"
"""Backs of plants."""

FuelId: TypeAlias = Literal["coal", "gas", "oil", "uranium"]


class Components(Value, frozen=True):
    """How many cards there are of each group, and in all (section 2)."""

    cards: int
    power_plants: int
    resources: int
    chief_executives: int
    prices: int
    arrows: int
    demolition: int


class Backs(Value, frozen=True):
    """How many of the plant cards have which back, and the card that ends the game."""

    small: int
    large: int
    one_more_round: int


class Settings(Value, frozen=True):
    """Figures that are no card's. `prices` are those of the columns, the singles' first."""

    money: int
    plant_limit: int
    current: int
    future: int
    discount_bid: int
    runs_stored: int
    elektro_per_point: int
    prices: tuple[int, ...]
    trust_plants: int


class SeatFigures(Value, frozen=True):
    """What the number of players changes: plants removed, rows per column, symbols used."""

    small_removed: int
    large_removed: int
    rows: int
    symbols: tuple[str, ...]


class Plant(Value, frozen=True):
    """A power plant: `amount` units a run of any mix of its fuels, for `earnings` Elektro."""

    id: str
    back: Literal["small", "large"]
    number: int
    fuels: tuple[FuelId, ...]
    amount: int
    earnings: int


class Resource(Value, frozen=True):
    """A resource card, as it is before any of its units is spent."""

    id: str
    fuel: FuelId
    units: int
    symbol: str

    @property
    def kind(self) -> str:
        """Normal, single, `+` or `++`."""
        return self.symbol if self.symbol in (SINGLE, PLUS, PLUS_PLUS) else NORMAL


class Figures(Value, frozen=True):
    """All figures of the game.

    `resources` counts cards by kind and fuel; `contracts` are those of the house
    variant (section 8).
    """

    house: bool
    components: Components
    power_plants: Backs
    resources: dict[str, dict[str, int]]
    settings: Settings
    tables: dict[str, SeatFigures]
    contracts: tuple[int, ...]
    plant_cards: tuple[Plant, ...]
    resource_cards: tuple[Resource, ...]
