# SPDX-License-Identifier: MIT
"""Reads the figures of Power Grid, ours or an owner's: tables, plants and maps, as one document.

Every fault is found and said in a message of its own, with the place in the
document, so that an owner can mend it in one go.
"""

from __future__ import annotations

from collections.abc import Iterator

from core import figures
from core.figures import FiguresError
from core.games.power_grid.figures import EDITIONS, FUELS, MAPS, SPACES, Figures, Map, Promos

MAX_MONEY = 100
MAX_PAYMENT = 150
MAX_HOUSES = 22
MAX_TOKENS = 84
MAX_PLANTS = 42
MAX_CONTRACTS = 42
"""Limits of what a document may say; `max_events` counts on them."""


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
