# SPDX-License-Identifier: MIT
"""From plants to the cards that are shown, and what they do in words. No Qt."""

from __future__ import annotations

from collections.abc import Mapping

from core.games.grid.fuel import FuelCounts
from core.games.power_grid_card_game.figures import FUELS
from core.games.power_grid_card_game.rules import Rules
from ui.games.grid.view import PlantView
from ui.games.power_grid_card_game.words import fuel_name, say
from ui.kit.light import Light

Lights = Mapping[str, tuple[Light, str]]
"""Plant -> its light, and why it is no target."""

UNIT = "coin"
"""Plants bring money."""


def market_card(rules: Rules, plant: str, minimum: int, light: Light, why: str) -> PlantView:
    """A plant of the market. A minimum below its number is the token's."""
    discount = minimum < rules.plants[plant].number
    key = "plant.discount" if discount else "plant.minimum"
    label = f"{plant_words(rules, plant)}; {say(key, minimum=minimum)}"
    return _card(rules, plant, light, why, label, discount)


def owned_cards(rules: Rules, plants: tuple[str, ...], lights: Lights) -> tuple[PlantView, ...]:
    """Plants of one owner."""
    return tuple(
        _card(rules, plant, *lights.get(plant, (Light.PLAIN, "")), plant_words(rules, plant))
        for plant in plants
    )


def _card(
    rules: Rules, plant: str, light: Light, why: str, label: str, discount: bool = False
) -> PlantView:
    figures = rules.plants[plant]
    return PlantView(
        figures.number,
        figures.fuels,
        figures.amount,
        figures.earnings,
        rules.backs[plant],
        discount,
        light,
        why,
        label,
        unit=UNIT,
        id=plant,
    )


def plant_name(rules: Rules, plant: str) -> str:
    """A plant by its number, with its fuel where others have the same number."""
    figures = rules.plants[plant]
    alike = [other for other in rules.plants.values() if other.number == figures.number]
    if len(alike) == 1:
        return str(figures.number)
    return say("plant.alike", plant=figures.number, fuel=_fuels(figures.fuels))


def plant_names(rules: Rules, plants: tuple[str, ...]) -> str:
    """Plants by name."""
    return ", ".join(plant_name(rules, plant) for plant in plants)


def plant_words(rules: Rules, plant: str) -> str:
    """What a plant does, in words."""
    figures = rules.plants[plant]
    params: dict[str, int | str] = {"plant": figures.number, "earnings": figures.earnings}
    if not figures.fuels:
        return say("plant.free", **params)
    return say("plant.burns", amount=figures.amount, fuel=_fuels(figures.fuels), **params)


def fuel_words(units: FuelCounts) -> str:
    """Units of resources in words."""
    parts = [
        say("fuel.some", count=count, fuel=fuel_name(name))
        for name, count in zip(FUELS, units, strict=True)
        if count
    ]
    return ", ".join(parts) or say("fuel.none")


def _fuels(fuels: tuple[str, ...]) -> str:
    names = [fuel_name(fuel) for fuel in fuels]
    if not names:
        return say("plant.no_fuel")
    return names[0] if len(names) == 1 else say("plant.either", first=names[0], last=names[-1])
