# SPDX-License-Identifier: MIT
"""What can be wrong with figures whose entries are sound in themselves, one message each."""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgspec import structs

from core.games.power_grid_card_game.figures import (
    FUELS,
    LARGE,
    NORMAL,
    PLUS,
    PLUS_PLUS,
    SEAT_COUNTS,
    SINGLE,
    SMALL,
    Figures,
    Plant,
    Resource,
    SeatFigures,
)

MAX_PLANTS = 43
MAX_CARDS = 51
MAX_CONTRACTS = 6
MAX_LIMIT = 4
MOST = 99
"""Limits of what a file may say; `max_events` counts on them."""

_KINDS = (NORMAL, SINGLE, PLUS, PLUS_PLUS)
_MOST_UNITS = 9
_NORMAL_COLUMNS = 3
_ID = re.compile(r"[a-z][a-z0-9-]*")


def of(found: Figures) -> Iterator[str]:
    """Every fault in the figures."""
    yield from _of_components(found)
    yield from _of_settings(found)
    yield from _of_tables(found)
    yield from _of_ids(found)
    yield from _of_contracts(found)
    for plant in found.plant_cards:
        yield from _of_plant(plant)
    for card in found.resource_cards:
        yield from _of_card(card)
    yield from _of_counts(found)


def _of_components(found: Figures) -> Iterator[str]:
    parts = found.components
    counts = [getattr(parts, f.name) for f in structs.fields(parts) if f.name != "cards"]
    if sum(counts) != parts.cards:
        yield f"components: {' + '.join(map(str, counts))} = {sum(counts)} cards, not {parts.cards}"
    backs = found.power_plants
    listed = backs.small + backs.large + backs.one_more_round
    if listed != parts.power_plants:
        yield f"power_plants: {listed} in all, but components say {parts.power_plants}"
    if backs.one_more_round != 1:
        yield f"power_plants, one_more_round: 1, not {backs.one_more_round}"
    if parts.power_plants > MAX_PLANTS:
        yield f"components, power_plants: at most {MAX_PLANTS}, not {parts.power_plants}"
    if parts.resources > MAX_CARDS:
        yield f"components, resources: at most {MAX_CARDS}, not {parts.resources}"
    if not len(found.contracts) <= parts.demolition <= MAX_CONTRACTS:
        yield (
            f"components, demolition: from {len(found.contracts)} contracts "
            f"to {MAX_CONTRACTS}, not {parts.demolition}"
        )


def _of_settings(found: Figures) -> Iterator[str]:
    settings = found.settings
    most = {"plant_limit": MAX_LIMIT, "trust_plants": MAX_LIMIT, "runs_stored": _MOST_UNITS}
    for field in structs.fields(settings):
        value = getattr(settings, field.name)
        high = most.get(field.name, MOST)
        if isinstance(value, int) and not 1 <= value <= high:
            yield f"settings, {field.name}: from 1 to {high}, not {value}"
    prices = settings.prices
    if len(prices) != found.components.prices or len(prices) != _NORMAL_COLUMNS + 1:
        yield f"settings, prices: one for each of {_NORMAL_COLUMNS + 1} columns"
    if list(prices) != sorted(prices) or any(not 1 <= price <= MOST for price in prices):
        yield f"settings, prices: from 1 to {MOST}, cheapest first"


def _of_tables(found: Figures) -> Iterator[str]:
    if tuple(found.tables) != tuple(map(str, SEAT_COUNTS)):
        yield f"tables: they are {', '.join(map(str, SEAT_COUNTS))}, in this order"
    for seats, table in found.tables.items():
        yield from _of_table(found, table, f"table {seats}")


def _of_table(found: Figures, table: SeatFigures, where: str) -> Iterator[str]:
    market = found.settings.current + found.settings.future
    spare = found.power_plants.small - market - 1
    if not 0 <= table.small_removed <= spare:
        yield f"{where}, small_removed: from 0 to {spare}, not {table.small_removed}"
    if not 0 <= table.large_removed <= found.power_plants.large:
        most = found.power_plants.large
        yield f"{where}, large_removed: from 0 to {most}, not {table.large_removed}"
    symbols = [card.symbol for card in found.resource_cards if card.kind == NORMAL]
    for symbol in table.symbols:
        if symbol not in symbols:
            yield f"{where}, symbols: no card bears '{symbol}'"
    used = sum(symbol in table.symbols for symbol in symbols)
    if not 1 <= table.rows <= used // _NORMAL_COLUMNS:
        most = used // _NORMAL_COLUMNS
        yield f"{where}, rows: from 1 to {most} of {used} cards, not {table.rows}"


def _of_ids(found: Figures) -> Iterator[str]:
    ids = [plant.id for plant in found.plant_cards]
    ids += [card.id for card in found.resource_cards]
    yield from (f"id '{i}' is there twice" for i in dict.fromkeys(ids) if ids.count(i) > 1)
    for name in ids:
        if not _ID.fullmatch(name) or name in (*FUELS, SMALL, LARGE):
            yield f"id '{name}': small letters, digits and hyphens, and neither a fuel nor a back"


def _of_contracts(found: Figures) -> Iterator[str]:
    values = list(found.contracts)
    if not values or values != sorted(set(values)) or not 1 <= values[0] <= values[-1] <= MOST:
        yield f"contracts: at least one, from 1 to {MOST}, each once, ascending"


def _of_plant(plant: Plant) -> Iterator[str]:
    where = f"plant card '{plant.id}'"
    if [fuel for fuel in FUELS if fuel in plant.fuels] != list(plant.fuels):
        yield f"{where}, fuels: each once, in the order {', '.join(FUELS)}"
    low = 1 if plant.fuels else 0
    high = _MOST_UNITS if plant.fuels else 0
    if not low <= plant.amount <= high:
        yield f"{where}, amount: from {low} to {high}, not {plant.amount}"
    if not 1 <= plant.number <= MOST:
        yield f"{where}, number: from 1 to {MOST}, not {plant.number}"
    if not 0 <= plant.earnings <= MOST:
        yield f"{where}, earnings: from 0 to {MOST}, not {plant.earnings}"


def _of_card(card: Resource) -> Iterator[str]:
    high = 1 if card.kind == SINGLE else _MOST_UNITS
    if not 1 <= card.units <= high:
        yield f"resource card '{card.id}', units: from 1 to {high}, not {card.units}"


def _of_counts(found: Figures) -> Iterator[str]:
    for back in ("small", "large"):
        listed = sum(plant.back == back for plant in found.plant_cards)
        said = getattr(found.power_plants, back)
        if listed != said:
            yield f"plant_cards: {listed} {back} ones, but power_plants say {said}"
    if tuple(found.resources) != _KINDS:
        yield f"resources: the kinds are {', '.join(_KINDS)}, in this order"
    for kind, counts in found.resources.items():
        if tuple(counts) != FUELS:
            yield f"resources, {kind}: the fuels are {', '.join(FUELS)}, in this order"
        for fuel, said in counts.items():
            listed = sum((c.kind, c.fuel) == (kind, fuel) for c in found.resource_cards)
            if listed != said:
                yield f"resource_cards: {listed} {kind} {fuel}, but resources say {said}"
    total = sum(sum(counts.values()) for counts in found.resources.values())
    if total != found.components.resources:
        yield f"resources: {total} in all, but components say {found.components.resources}"
