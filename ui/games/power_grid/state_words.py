# SPDX-License-Identifier: MIT
"""The board as a table of words, the twin of the picture for a screen reader. No Qt."""

from __future__ import annotations

from core.games.power_grid.figures import FUELS
from core.games.power_grid.state import THEME_PARK, Player
from ui.games.grid.view import NewsView
from ui.games.power_grid.companies import company_view, strip_view, trust_view
from ui.games.power_grid.markets import market_view, stack_words, track_words
from ui.games.power_grid.promo_cards import owned_promos
from ui.games.power_grid.promo_words import card_name, contracts_tip, contracts_words
from ui.games.power_grid.scene import Scene
from ui.games.power_grid.words import fuel_name, say
from ui.games.shown import StateRows


def table(scene: Scene, news: NewsView | None = None) -> StateRows:
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
    if news is not None:
        rows.append((say("row.news"), f"{news.words}. {news.tip}"))
    if scene.state.contracts is not None:
        words = contracts_words(scene.state.contracts)
        rows.append((say("row.demolition"), f"{words}\n{contracts_tip(scene.state.contracts)}"))
    regions = ", ".join(map(scene.region, scene.state.regions))
    rows.append((say("row.regions"), regions or say("row.none")))
    rows += _houses(scene)
    rows += _promos(scene)
    return StateRows((say("column.what"), say("column.now")), tuple(rows))


def _houses(scene: Scene) -> list[tuple[str, str]]:
    owners = [
        (scene.name(seat), [*map(scene.city, player.cities), *_park(player)])
        for seat, player in enumerate(scene.state.players)
    ]
    if scene.state.trust is not None:
        owners.append((say("trust"), list(map(scene.city, scene.state.trust.cities))))
    return [
        (say("row.cities", name=name), ", ".join(found) or say("row.none"))
        for name, found in owners
    ]


def _park(player: Player) -> list[str]:
    """The Theme Park, which counts as a city."""
    return [card_name(THEME_PARK)] if THEME_PARK in player.cards else []


def _promos(scene: Scene) -> list[tuple[str, str]]:
    """Promo cards before their owners; a Transformer Station under a plant is told with it."""
    return [
        (say("row.promos", name=scene.name(seat)), _lines([card.label for card in cards]))
        for seat in range(scene.state.seats)
        if (cards := owned_promos(scene, seat))
    ]


def _lines(parts: list[str]) -> str:
    return "\n".join(parts) or say("row.none")
