# SPDX-License-Identifier: MIT
"""Reads the figures of Power Grid: tables, plants and maps, as one document.

Everything printed on boards, cards and reference sheets is here; no module of
the rules holds a number of its own. Every fault is found and said in a message.
"""

from __future__ import annotations

from collections.abc import Iterator

from core import figures
from core.figures import FiguresError
from core.value import Value

FUELS = ("coal", "oil", "garbage", "uranium")
"""The fuels in the order of the market; whatever is said per fuel is in this order."""

EDITIONS = ("recharged", "original")
MAPS = ("germany", "usa")

SPACES = 3
"""Spaces of a city, one for each Step."""
MAX_MONEY = 100
MAX_PAYMENT = 150
MAX_HOUSES = 22
MAX_TOKENS = 84
MAX_PLANTS = 42
MAX_CONTRACTS = 42
"""Limits of what a document may say; `max_events` counts on them."""


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

    `phase_out` is the plant after whose sale uranium is no longer resupplied;
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


def builtin() -> bytes:
    """The document of the figures that come with the program, joined from its files."""
    tables, plants, promos, *maps = (
        figures.builtin(__package__, f"data/{name}.json")
        for name in ("tables", "plants", "promos", *(f"maps/{name}" for name in MAPS))
    )
    document = b'{"tables": %b, "plants": %b, "promos": %b, "maps": [%b]}'
    return document % (tables, plants, promos, b", ".join(maps))


def read(data: bytes) -> Figures:
    """The figures of a document. Raises FiguresError with a message per fault."""
    found, faults = figures.convert(figures.parse(data), Figures, "figures")
    if found is None:
        raise FiguresError(faults)
    faults = tuple(_faults(found))
    if faults:
        raise FiguresError(faults)
    return found


def _faults(found: Figures) -> Iterator[str]:
    yield from _faults_of_size(found)
    if tuple(fuel.id for fuel in found.tables.fuels) != FUELS:
        yield f"tables, fuels: they are {', '.join(FUELS)}, in this order"
    for fuel in found.tables.fuels:
        if len(fuel.prices) != fuel.tokens or sorted(fuel.prices) != list(fuel.prices):
            yield f"tables, {fuel.id}: one price per token, cheapest first"
    numbers = [plant.number for plant in found.plants.plants]
    if sorted(set(numbers)) != numbers:
        yield "plants: each number once, ascending"
    for plant in found.plants.plants:
        if not set(plant.fuels) <= set(FUELS) or bool(plant.fuels) != bool(plant.amount):
            yield f"plant {plant.number}: unknown fuel, or an amount without fuel"
    yield from _faults_of_promos(found.promos, numbers)
    if tuple(board.id for board in found.maps) != MAPS:
        yield f"maps: they are {', '.join(MAPS)}, in this order"
    for board in found.maps:
        for edition in EDITIONS:
            yield from _faults_of_board(board, edition)


def _faults_of_size(found: Figures) -> Iterator[str]:
    """What would let a match grow beyond `max_events`, or leave a space without a price."""
    tables, contracts = found.tables, found.promos.contracts
    for what, most, value in (
        ("tables, money", MAX_MONEY, tables.money),
        ("tables, payment", MAX_PAYMENT, max(tables.payment, default=0)),
        ("tables, houses", MAX_HOUSES, tables.houses),
        ("tables, runs_stored", MAX_TOKENS, tables.runs_stored),
        ("tables, tokens of all fuels", MAX_TOKENS, sum(fuel.tokens for fuel in tables.fuels)),
        ("plants", MAX_PLANTS, len(found.plants.plants)),
        ("promos, contracts together", MAX_CONTRACTS, sum(contracts)),
    ):
        if not 0 < value <= most:
            yield f"{what}: from 1 to {most}, not {value}"
    if len(tables.house_prices) != SPACES:
        yield f"tables, house_prices: of the {SPACES} spaces of a city"
    if sorted(set(contracts)) != list(contracts) or min(contracts, default=1) < 1:
        yield "promos, contracts: each once, ascending, from 1"


def _faults_of_promos(promos: Promos, numbers: list[int]) -> Iterator[str]:
    flux = promos.flux
    if flux.plant.number in numbers or flux.counts_as not in numbers:
        yield "promos, flux: a number of its own, and it counts as one of the plants"
    if not set(flux.plant.fuels) <= set(FUELS):
        yield "promos, flux: unknown fuel"
    if sorted(promos.event_tokens) != sorted(FUELS):
        yield f"promos, event_tokens: of {', '.join(FUELS)}"


def _faults_of_board(board: Map, edition: str) -> Iterator[str]:
    where = f"map {board.id}, {edition}"
    if edition not in board.boards or edition not in board.rules:
        yield f"{where}: board or rules are missing"
        return
    regions = {region.id for region in board.regions}
    cities = [city.id for city in board.boards[edition].cities]
    if len(set(cities)) != len(cities):
        yield f"{where}: a city is there twice"
    for city in board.boards[edition].cities:
        if city.region not in regions:
            yield f"{where}: {city.id} lies in no region of the map"
    for one, other, cost in board.boards[edition].connections:
        if one not in cities or other not in cities or one == other or cost < 0:
            yield f"{where}: no connection {one} - {other} for {cost}"
