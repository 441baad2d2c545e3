# SPDX-License-Identifier: MIT
"""The figures of Power Grid as typed values: tables, plants, promo cards and maps.

Everything printed on boards, cards and reference sheets is here; no module of
the rules holds a number of its own. `reading.py` reads them.
"""

from __future__ import annotations

from core.value import Value

FUELS = ("coal", "oil", "garbage", "uranium")
"""The fuels in the order of the market; whatever is said per fuel is in this order."""

EDITIONS = ("recharged", "original")
MAPS = ("germany", "usa")

SPACES = 3
"""Spaces of a city, one for each Step."""


class Fuel(Value, frozen=True, forbid_unknown_fields=True):
    """A fuel: its tokens in the game and the prices of its market spaces, cheapest first."""

    id: str
    tokens: int
    prices: tuple[int, ...]


class Opening(Value, frozen=True, forbid_unknown_fields=True):
    """How an edition opens the plant market (section 1): so many revealed, or these plants.

    `top` is what is put on top of the stack: any card with that back, or that card.
    """

    revealed: int
    plants: tuple[int, ...]
    top: str


class Rows(Value, frozen=True, forbid_unknown_fields=True):
    """Sizes of the two rows of the plant market before Step 3."""

    current: int
    future: int


class Thresholds(Value, frozen=True, forbid_unknown_fields=True):
    """Cities that trigger Step 2, cities that trigger the end, plants a player may own."""

    step2_cities: int
    end_cities: int
    plant_limit: int


class Trust(Value, frozen=True, forbid_unknown_fields=True):
    """The Trust's houses, who places the first ones (by place in the order), its plant limit."""

    houses: int
    placers: tuple[int, ...]
    plants: int


class Tables(Value, frozen=True, forbid_unknown_fields=True):
    """The reference sheets. Keys of mappings are seat counts, editions or fuels.

    Each plant stores fuel for `runs_stored` runs.
    """

    schema: str
    money: int
    houses: int
    house_prices: tuple[int, ...]
    payment: tuple[int, ...]
    fuels: tuple[Fuel, ...]
    opening_fuel: dict[str, dict[str, int]]
    resupply: dict[str, dict[str, tuple[int, int, int]]]
    regions: dict[str, int]
    step2_cities: dict[str, int]
    end_cities: dict[str, int]
    plant_limit: dict[str, int]
    classic: Thresholds
    market: Rows
    opening: dict[str, Opening]
    removed: dict[str, dict[str, dict[str, int]]]
    runs_stored: int
    discount_bid: int
    trust: Trust


class Plant(Value, frozen=True, forbid_unknown_fields=True):
    """A power plant: any mix of its fuels, `amount` tokens a run, for `cities` cities."""

    number: int
    fuels: tuple[str, ...]
    amount: int
    cities: int
    back: str


class Deck(Value, frozen=True, forbid_unknown_fields=True):
    """The plants of a deck, ascending."""

    schema: str
    plants: tuple[Plant, ...]


class Flux(Value, frozen=True, forbid_unknown_fields=True):
    """The Flux Generator: a plant whose number in state and moves is a name only.

    It comes right after the plant of the number that it `counts_as`.
    """

    plant: Plant
    counts_as: int
    printed: str


class Promos(Value, frozen=True, forbid_unknown_fields=True):
    """The promo cards, and the contracts of our Demolition Contractor (not printed)."""

    schema: str
    flux: Flux
    back: str
    minimum_bid: int
    station_cities: int
    warehouse_tokens: int
    event_tokens: dict[str, int]
    contracts: tuple[int, ...]


class Region(Value, frozen=True, forbid_unknown_fields=True):
    """A region of a map, with what the interface shows of it."""

    id: str
    name: str
    colour: str


class City(Value, frozen=True, forbid_unknown_fields=True):
    """A city and its place on the map, in the units of its `width` and `height`."""

    id: str
    name: str
    region: str
    x: int
    y: int


class Board(Value, frozen=True, forbid_unknown_fields=True):
    """What an edition prints: cities, and connections as (city, city, cost)."""

    cities: tuple[City, ...]
    connections: tuple[tuple[str, str, int], ...]


class MapRules(Value, frozen=True, forbid_unknown_fields=True):
    """What a map changes. 0 means that it does not.

    `phase_out` is the plant after whose sale uranium is no longer restocked;
    `coal_store_price` is what coal costs from the store once the market is empty.
    """

    phase_out: int = 0
    coal_store_price: int = 0


class Map(Value, frozen=True, forbid_unknown_fields=True):
    """A map: regions, and per edition its board and rules."""

    schema: str
    id: str
    name: str
    width: int
    height: int
    regions: tuple[Region, ...]
    rules: dict[str, MapRules]
    boards: dict[str, Board]


class Figures(Value, frozen=True, forbid_unknown_fields=True):
    """All figures of the game."""

    tables: Tables
    plants: Deck
    promos: Promos
    maps: tuple[Map, ...]

    def map(self, map_id: str) -> Map:
        """A map by its id."""
        return next(found for found in self.maps if found.id == map_id)
