# SPDX-License-Identifier: MIT
"""Promo cards as they are shown: on auction, and before their owners. No Qt."""

from __future__ import annotations

from collections.abc import Iterator

from core.games.grid.fleet import Way
from core.games.grid.fuel import FuelCounts
from core.games.power_grid.figures import FUELS
from core.games.power_grid.state import (
    NO_PLANT,
    SHORTAGE,
    SURPLUS,
    THEME_PARK,
    TRANSFORMER,
    WAREHOUSE,
    Player,
)
from ui.games.grid.view import PromoView
from ui.games.power_grid.plants import beside_plants, fuel_words
from ui.games.power_grid.promo_words import card_name, card_rule
from ui.games.power_grid.scene import Scene
from ui.games.power_grid.words import say


def card_view(scene: Scene, card: str) -> PromoView:
    """A promo card by itself."""
    name, rule = card_name(card), card_rule(scene.rules, card)
    room = scene.rules.promo_figures.warehouse_tokens if card == WAREHOUSE else 0
    label = say("promo.label", card=name, rule=rule)
    return PromoView(card, name, rule, _effect(scene, card), label, (), room)


def owned_promos(scene: Scene, seat: int, way: Way | None = None) -> tuple[PromoView, ...]:
    """The promo cards before a player, with what lies on them.

    A Transformer Station under a plant is shown there. `way` is as for the plants.
    """
    return tuple(_owned(scene, seat, way))


def _owned(scene: Scene, seat: int, way: Way | None) -> Iterator[PromoView]:
    player = scene.state.players[seat]
    for card in player.cards:
        if card == TRANSFORMER and player.station != NO_PLANT:
            continue
        stored = _stored(scene, player, way) if card == WAREHOUSE else ()
        yield _with_words(scene, seat, card_view(scene, card), stored)


def _with_words(scene: Scene, seat: int, view: PromoView, stored: tuple[str, ...]) -> PromoView:
    state = {
        TRANSFORMER: say("promo.waits"),
        WAREHOUSE: say("promo.holds", fuel=fuel_words(_counts(stored)), room=view.room),
        THEME_PARK: say("promo.house", name=scene.name(seat)),
    }[view.card]
    return PromoView(
        view.card,
        view.name,
        view.rule,
        view.effect,
        f"{view.label} {state}",
        stored,
        view.room,
        seat if view.card == THEME_PARK else None,
    )


def _stored(scene: Scene, player: Player, way: Way | None) -> tuple[str, ...]:
    """What lies in the Warehouse: what the plants have no room for."""
    beside = beside_plants(scene.rules, player.plants, player.fuel, way)
    return beside[: scene.rules.promo_figures.warehouse_tokens]


def _counts(tokens: tuple[str, ...]) -> FuelCounts:
    coal, oil, garbage, uranium = (tokens.count(fuel) for fuel in FUELS)
    return (coal, oil, garbage, uranium)


def _effect(scene: Scene, card: str) -> str:
    figures = scene.rules.promo_figures
    tokens = figures.event_tokens[FUELS[0]]
    return {
        TRANSFORMER: f"+{figures.station_cities}",
        THEME_PARK: "+1",
        SHORTAGE: f"−{tokens}",
        SURPLUS: f"+{tokens}",
    }.get(card, "")
