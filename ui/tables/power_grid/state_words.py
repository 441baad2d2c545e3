# SPDX-License-Identifier: MIT
"""The board as a table of words, the twin of the picture for a screen reader. No Qt."""

from __future__ import annotations

from core.games.power_grid.figures import FUELS
from ui.tables.power_grid.companies import company_view, strip_view, trust_view
from ui.tables.power_grid.markets import market_view, stack_words, track_words
from ui.tables.power_grid.scene import Scene
from ui.tables.power_grid.words import fuel_name, say
from ui.tables.table_kit import StateTable


def table(scene: Scene) -> StateTable:
    """Round and order, players, markets, and where everybody has houses."""
    rows = [(say("row.round"), strip_view(scene).label)]
    for seat in range(scene.state.seats):
        rows.append((scene.name(seat), company_view(scene, seat).label))
    trust = trust_view(scene)
    if trust is not None:
        rows.append((say("trust"), trust.tip))
    market = market_view(scene)
    rows.append((market.current_title, _lines([plant.label for plant in market.current])))
    if market.future:
        rows.append((market.future_title, _lines([plant.label for plant in market.future])))
    rows.append((say("row.stack"), stack_words(scene)))
    for fuel in range(len(FUELS)):
        title = say("row.fuel", fuel=fuel_name(FUELS[fuel]))
        rows.append((title, track_words(scene, fuel)))
    regions = ", ".join(map(scene.region, scene.state.regions))
    rows.append((say("row.regions"), regions or say("row.none")))
    rows += _houses(scene)
    return StateTable((say("column.what"), say("column.now")), tuple(rows))


def _houses(scene: Scene) -> list[tuple[str, str]]:
    owners = [(scene.name(seat), player.cities) for seat, player in enumerate(scene.state.players)]
    if scene.state.trust is not None:
        owners.append((say("trust"), scene.state.trust.cities))
    return [
        (say("row.cities", name=name), ", ".join(map(scene.city, found)) or say("row.none"))
        for name, found in owners
    ]


def _lines(parts: list[str]) -> str:
    return "\n".join(parts) or say("row.none")
