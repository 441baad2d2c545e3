# SPDX-License-Identifier: MIT
"""The figures and the faults of a figures document (data/power_grid)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from core.figures import FiguresError
from core.games.power_grid.game import PowerGrid
from core.games.power_grid.reading import builtin, read

FIGURES = read(builtin())


def spoilt(*path: str | int, value: Any) -> bytes:
    """The document with one entry replaced."""
    raw = msgspec.json.decode(builtin())
    *way, last = path
    place = raw
    for step in way:
        place = place[step]
    place[last] = value
    return msgspec.json.encode(raw)


def test_the_plants() -> None:
    """42 plants, 13 with a plug on the back, 29 with a socket."""
    plants = FIGURES.plants.plants
    assert len(plants) == 42
    assert [p.number for p in plants if p.back == "plug"] == list(range(3, 16))
    assert sum(p.back == "socket" for p in plants) == 29
    numbers = {p.number: (p.fuels, p.amount, p.cities) for p in plants}
    assert numbers[13] == ((), 0, 1)
    assert numbers[39] == (("uranium",), 1, 6)
    assert numbers[46] == (("coal", "oil"), 3, 7)
    assert numbers[50] == ((), 0, 6)


@pytest.mark.parametrize(
    ("cities", "income"), [(0, 10), (1, 22), (7, 82), (14, 129), (17, 142), (18, 145), (20, 150)]
)
def test_income(cities: int, income: int) -> None:
    """Section 2, phase 5: 0 cities pay 10, 17 pay 142, 20 pay 150."""
    assert FIGURES.tables.payment[cities] == income
    assert len(FIGURES.tables.payment) == 21


def test_tokens_and_prices() -> None:
    """24 of coal, oil and garbage at 1 to 8, 12 of uranium at 1-8, 10, 12, 14, 16."""
    coal, oil, garbage, uranium = FIGURES.tables.fuels
    for fuel in (coal, oil, garbage):
        assert fuel.tokens == 24
        assert fuel.prices == tuple(price for price in range(1, 9) for _ in range(3))
    assert uranium.prices == (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16)


@pytest.mark.parametrize(
    ("board", "edition", "connections"),
    [
        ("germany", "recharged", 83),
        ("germany", "original", 83),
        ("usa", "recharged", 86),
        ("usa", "original", 87),
    ],
)
def test_maps(board: str, edition: str, connections: int) -> None:
    """42 cities, seven in each of six regions, on each edition's board."""
    found = FIGURES.map(board).boards[edition]
    assert len(found.connections) == connections
    regions = [city.region for city in found.cities]
    assert sorted(map(regions.count, set(regions))) == [7] * 6


def test_map_rules() -> None:
    """Phase 3: the phase-out and the coal store are Recharged only."""
    assert FIGURES.map("germany").rules["recharged"].phase_out == 39
    assert FIGURES.map("usa").rules["recharged"].coal_store_price == 8
    for board in ("germany", "usa"):
        rules = FIGURES.map(board).rules["original"]
        assert (rules.phase_out, rules.coal_store_price) == (0, 0)


def test_the_promo_cards() -> None:
    """rules/power-grid-promos.md, card table; the contracts of our Demolition Contractor."""
    promos = FIGURES.promos
    flux = promos.flux.plant
    assert (flux.fuels, flux.amount, flux.cities) == (("coal", "oil", "garbage", "uranium"), 3, 6)
    assert (promos.flux.counts_as, promos.flux.printed) == (33, "33 1/3")
    assert {flux.back, promos.back} == {"socket"}
    assert promos.minimum_bid == 10
    assert (promos.station_cities, promos.warehouse_tokens) == (1, 3)
    assert promos.event_tokens == {"coal": 3, "oil": 3, "garbage": 3, "uranium": 1}
    assert promos.contracts == (2, 4, 6, 8, 10, 12)


def test_the_game_takes_a_document_of_its_owner() -> None:
    """Another document is another fingerprint, so that peers notice."""
    other = PowerGrid(spoilt("tables", "money", value=60))
    assert other.figures.tables.money == 60
    assert other.figures_hash != PowerGrid().figures_hash


@pytest.mark.parametrize(
    ("entry", "value", "said"),
    [
        (("tables", "money"), "much", "money"),
        (("tables", "fuels", 0, "prices"), [1, 2], "coal: one price per token"),
        (("tables", "money"), 101, "tables, money: from 1 to 100, not 101"),
        (("tables", "payment"), [10, 151], "tables, payment: from 1 to 150, not 151"),
        (("tables", "houses"), 23, "tables, houses: from 1 to 22, not 23"),
        (("tables", "runs_stored"), 0, "tables, runs_stored: from 1 to"),
        (("tables", "house_prices"), [10], "house_prices: of the 3 spaces of a city"),
        (("promos", "contracts"), [5, 5, 5], "contracts: each once, ascending"),
        (("promos", "contracts"), [20, 30], "contracts together: from 1 to 42, not 50"),
        (("tables", "fuels"), [], "they are coal, oil, garbage, uranium"),
        (("plants", "plants", 0, "number"), 4, "each number once"),
        (("plants", "plants", 0, "fuels"), ["wood"], "plant 3: unknown fuel"),
        (("promos", "flux", "plant", "number"), 33, "promos, flux: a number of its own"),
        (("promos", "flux", "counts_as"), 41, "counts as one of the plants"),
        (("promos", "flux", "plant", "fuels"), ["wood"], "promos, flux: unknown fuel"),
        (("promos", "event_tokens"), {"coal": 3}, "event_tokens: of coal, oil"),
        (("maps", 0, "id"), "france", "they are germany, usa"),
        (("maps", 0, "boards", "original"), None, "boards"),
        (("maps", 0, "boards", "original", "connections", 0), ["kiel", "kiel", 4], "kiel - kiel"),
        (("maps", 0, "boards", "original", "cities", 0, "region"), "north", "flensburg lies in no"),
        (("maps", 0, "boards", "original", "cities", 0, "id"), "kiel", "a city is there twice"),
        (("maps", 1, "rules"), {}, "board or rules are missing"),
    ],
)
def test_a_fault_is_said(entry: tuple[str | int, ...], value: Any, said: str) -> None:
    """Whoever spoils a document hears what and where."""
    with pytest.raises(FiguresError) as raised:
        read(spoilt(*entry, value=value))
    assert said in str(raised.value)


def test_no_json_at_all() -> None:
    """A file that is no document."""
    with pytest.raises(FiguresError):
        read(b"plants")
