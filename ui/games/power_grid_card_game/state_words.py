# SPDX-License-Identifier: MIT
"""The board as a table of words, the twin of the picture for a screen reader. No Qt."""

from __future__ import annotations

from ui.games.grid.view import CompanyView
from ui.games.power_grid_card_game.cards import columns_view
from ui.games.power_grid_card_game.companies import company_view, strip_view
from ui.games.power_grid_card_game.markets import (
    contracts_view,
    house_sign,
    last_sign,
    market_view,
    stack_words,
)
from ui.games.power_grid_card_game.scene import Scene
from ui.games.power_grid_card_game.words import say
from ui.games.shown import StateRows


def table(scene: Scene, trust: CompanyView | None) -> StateRows:
    """Round and order, players, the Trust, both markets, contracts, and whose figures these are."""
    last = last_sign(scene).text
    strip = strip_view(scene).label
    rows = [(say("row.round"), f"{strip}. {last}" if last else strip)]
    for seat in range(scene.state.seats):
        rows.append((scene.name(seat), company_view(scene, seat).label))
    if trust is not None:
        rows.append((say("trust"), f"{trust.label}. {trust.words}"))
    market = market_view(scene)
    rows.append((market.current_title, _lines([plant.label for plant in market.current])))
    if market.future:
        rows.append((market.future_title, _lines([plant.label for plant in market.future])))
    rows.append((say("row.stack"), stack_words(scene)))
    columns = columns_view(scene)
    for column in columns.columns:
        rows.append((column.label, _lines([card.label for card in column.cards])))
    rows.append((columns.title, columns.tip))
    contracts = contracts_view(scene)
    if contracts is not None:
        values = ", ".join(map(str, contracts.values))
        rows.append((contracts.title, f"{values}: {contracts.note}" if values else contracts.note))
    house = house_sign(scene)
    if house.text:
        rows.append((say("row.figures"), f"{house.text}. {house.tip}"))
    return StateRows((say("column.what"), say("column.now")), tuple(rows))


def _lines(parts: list[str]) -> str:
    return "\n".join(parts) or say("row.none")
