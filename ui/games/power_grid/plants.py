# SPDX-License-Identifier: MIT
"""From plant numbers to the cards that are shown, with the fuel that lies on them. No Qt."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import structs

from core.games.grid.fleet import Way
from core.games.grid.fuel import FuelCounts
from core.games.power_grid.figures import FUELS, Plant
from core.games.power_grid.rules import Rules
from core.games.power_grid.state import NO_PLANT
from ui.games.grid.view import PlantView
from ui.games.power_grid.promo_words import flux_rule, is_flux, plant_name
from ui.games.power_grid.words import cities, fuel_name, say
from ui.kit.light import Light

Lights = Mapping[int, tuple[Light, str]]
"""Plant -> its light, and why it is no target."""


def market_card(rules: Rules, number: int, minimum: int, light: Light, why: str) -> PlantView:
    """A plant of the market. A minimum below its number is the token's."""
    discount = minimum < rules.deck.numbers[number]
    key = "plant.discount" if discount else "plant.minimum"
    words = f"{plant_words(rules, number)}; {say(key, minimum=minimum)}"
    return structs.replace(_card(rules, number, light, why, words), discount=discount)


def owned_cards(
    rules: Rules,
    numbers: tuple[int, ...],
    fuel: FuelCounts,
    lights: Lights,
    way: Way | None = None,
    station: int = NO_PLANT,
) -> tuple[PlantView, ...]:
    """Plants of one owner with all that he has stored, laid out for a way to run them.

    `station` is the plant that the Transformer Station lies under.
    """
    stored = laid_out(rules, numbers, fuel, way)
    more = rules.promo_figures.station_cities
    return tuple(
        _owned(rules, number, stored[number], lights, more if number == station else 0)
        for number in numbers
    )


def laid_out(
    rules: Rules, numbers: tuple[int, ...], fuel: FuelCounts, way: Way | None = None
) -> Mapping[int, tuple[str, ...]]:
    """Plant -> tokens on it. Tokens may be moved at will; this is one way in which they fit.

    What a way to run plants burns lies on the plants that run (section 4).
    """
    left = dict(zip(FUELS, fuel, strict=True))
    stored: dict[int, tuple[str, ...]] = dict.fromkeys(numbers, ())
    pure_first = sorted(numbers, key=lambda number: (len(rules.plants[number].fuels), number))
    if way is not None:
        mixed = dict(zip(FUELS, way.mixed, strict=True))
        for number in pure_first:
            plant = rules.plants[number]
            if number in way.move.args:
                most = mixed if len(plant.fuels) > 1 else left
                _put(stored, left, plant, plant.amount, most)
    for number in pure_first:
        plant = rules.plants[number]
        _put(stored, left, plant, rules.tables.runs_stored * plant.amount, left)
    return {number: tuple(sorted(stored[number], key=FUELS.index)) for number in numbers}


def _put(
    stored: dict[int, tuple[str, ...]],
    left: dict[str, int],
    plant: Plant,
    room: int,
    most: dict[str, int],
) -> None:
    """Lay tokens that are left on a plant until it holds so many, no more than `most` of each."""
    for fuel in plant.fuels:
        free = room - len(stored[plant.number])
        count = max(0, min(left[fuel], most[fuel], free))
        stored[plant.number] += (fuel,) * count
        for pile in (left, most) if most is not left else (left,):
            pile[fuel] -= count


def beside_plants(
    rules: Rules, numbers: tuple[int, ...], fuel: FuelCounts, way: Way | None = None
) -> tuple[str, ...]:
    """The tokens that lie on no plant but in the Warehouse, laid out in the same way."""
    stored = laid_out(rules, numbers, fuel, way)
    on_plants = [token for tokens in stored.values() for token in tokens]
    return tuple(
        name
        for name, count in zip(FUELS, fuel, strict=True)
        for _ in range(count - on_plants.count(name))
    )


def plant_words(rules: Rules, number: int) -> str:
    """What a plant does, in words."""
    plant, name = rules.plants[number], plant_name(rules, number)
    supplies = cities(plant.cities)
    if not plant.fuels:
        return say("plant.free", plant=name, cities=supplies)
    if len(plant.fuels) == len(FUELS):
        return say("plant.any", plant=name, amount=plant.amount, cities=supplies)
    names = [fuel_name(fuel) for fuel in plant.fuels]
    burns = names[0]
    if len(names) > 1:
        burns = say("plant.either", first=names[0], last=names[-1])
    return say("plant.burns", plant=name, amount=plant.amount, fuel=burns, cities=supplies)


def fuel_words(fuel: FuelCounts) -> str:
    """Tokens in words."""
    parts = [
        say("fuel.some", count=count, fuel=fuel_name(name))
        for name, count in zip(FUELS, fuel, strict=True)
        if count
    ]
    return ", ".join(parts) or say("fuel.none")


def _name(rules: Rules, number: int) -> str:
    """What is printed on a plant whose number is a name only."""
    return plant_name(rules, number) if is_flux(rules, number) else ""


def _with_rule(rules: Rules, number: int, words: str) -> str:
    return "\n".join(part for part in (words, flux_rule(rules, number)) if part)


def _owned(
    rules: Rules, number: int, stored: tuple[str, ...], lights: Lights, more: int
) -> PlantView:
    plant = rules.plants[number]
    light, why = lights.get(number, (Light.PLAIN, ""))
    room = rules.tables.runs_stored * plant.amount
    counts = [stored.count(fuel) for fuel in FUELS]
    words = plant_words(rules, number)
    if more:
        words = f"{words}; {say('plant.station', cities=cities(more))}"
    if room:
        held = fuel_words((counts[0], counts[1], counts[2], counts[3]))
        words = f"{words}; {say('plant.stored', fuel=held, room=room)}"
    return structs.replace(
        _card(rules, number, light, why, words),
        stored=stored,
        room=room,
        runs=rules.tables.runs_stored,
        station=more,
    )


def _card(rules: Rules, number: int, light: Light, why: str, words: str) -> PlantView:
    """A plant by itself, with a rule of its own below its words."""
    plant = rules.plants[number]
    return PlantView(
        number,
        plant.fuels,
        plant.amount,
        plant.cities,
        rules.backs[str(number)],
        False,
        light,
        why,
        _with_rule(rules, number, words),
        name=_name(rules, number),
    )
