# SPDX-License-Identifier: MIT
"""Reads the figures file of Power Grid: The Card Game, ours or an owner's.

Every fault is found and said in a message of its own, with the place in the
file, so that an owner can mend a file in one go.
"""

from __future__ import annotations

from typing import Any, TypeVar

from msgspec import Struct

from core import figures
from core.figures import FiguresError
from core.games.power_grid_card_game.faults import of
from core.games.power_grid_card_game.figures import (
    Backs,
    Components,
    Figures,
    Plant,
    Resource,
    SeatFigures,
    Settings,
)

SCHEMA = "power-grid-card-game/1"

_TOP = (
    "schema",
    "note",
    "figures",
    "components",
    "power_plants",
    "resources",
    "settings",
    "tables",
    "contracts",
    "plant_cards",
    "resource_cards",
)

T = TypeVar("T", bound=Struct)


def builtin() -> bytes:
    """The file of the figures that come with the program."""
    return figures.builtin(__package__, "data/figures.json")


def read(data: bytes) -> Figures:
    """The figures of a file. Raises FiguresError with one message per fault."""
    raw, faults = figures.document(data, SCHEMA, _TOP)
    if raw.get("figures") not in ("house", "printed"):
        faults.append(f"figures: 'house' or 'printed', not '{raw.get('figures')}'")
    components = _one(raw.get("components"), Components, "components", faults)
    backs = _one(raw.get("power_plants"), Backs, "power_plants", faults)
    settings = _one(raw.get("settings"), Settings, "settings", faults)
    resources, said = figures.convert(raw.get("resources"), dict[str, dict[str, int]], "resources")
    faults += said
    tables = _tables(raw.get("tables"), faults)
    contracts, said = figures.convert(raw.get("contracts"), tuple[int, ...], "contracts")
    faults += said
    plants = _several(raw.get("plant_cards"), Plant, "plant card", faults)
    cards = _several(raw.get("resource_cards"), Resource, "resource card", faults)
    if faults or not components or not backs or not settings or resources is None:
        raise FiguresError(tuple(faults))
    found = Figures(
        raw["figures"] == "house",
        components,
        backs,
        resources,
        settings,
        tables,
        contracts or (),
        plants,
        cards,
    )
    if faults := list(of(found)):
        raise FiguresError(tuple(faults))
    return found


def _one(raw: Any, kind: type[T], where: str, faults: list[str]) -> T | None:
    found, said = figures.fields(raw, kind, where)
    faults += said
    return found


def _tables(raw: Any, faults: list[str]) -> dict[str, SeatFigures]:
    if not isinstance(raw, dict):
        faults.append("tables: expected an object")
        return {}
    read = (
        (seats, _one(entry, SeatFigures, f"table {seats}", faults)) for seats, entry in raw.items()
    )
    return {seats: table for seats, table in read if table is not None}


def _several(raw: Any, kind: type[T], what: str, faults: list[str]) -> tuple[T, ...]:
    found, said = figures.several(raw, kind, what)
    faults += said
    return found
