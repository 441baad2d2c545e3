# SPDX-License-Identifier: MIT
"""The ways to run plants, best first, with what each burns and pays. No Qt.

A few ways are rows. Where plants of several fuels make them many, plants are
chosen by their cards and the mix by steppers (`mixing.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from msgspec import Struct

from core.games.grid.fleet import Way
from core.games.grid.fuel import FuelCounts
from core.games.power_grid import supply
from core.terms import Move
from ui.tables.power_grid.plants import fuel_words
from ui.tables.power_grid.promo_words import connected_words
from ui.tables.power_grid.prompt_words import ask
from ui.tables.power_grid.scene import Scene
from ui.tables.power_grid.view import RunRow, RunView
from ui.tables.power_grid.words import cities

MOST_ROWS = 6
"""More ways than this are not shown as rows."""


class Choice(Struct, frozen=True):
    """A legal move of phase 5, with all that comes of it.

    Plants of several fuels burn `mixed` of all that it `burns`.
    """

    move: Move
    plants: tuple[int, ...]
    burns: FuelCounts
    mixed: FuelCounts
    supplied: int
    income: int


def choices(scene: Scene) -> tuple[Choice, ...]:
    """Every legal choice: highest income first, then fewest tokens, then fewest plants."""
    fleet = scene.rules.fleet_of(scene.own)
    possible = fleet.possible(scene.own.fuel, scene.rules.strict)
    found = [_choice(scene, way) for way in possible]
    return tuple(sorted(found, key=lambda c: (-c.income, sum(c.burns), len(c.plants))))


def matching(found: Sequence[Choice], plants: Sequence[int]) -> Choice | None:
    """The best choice that runs exactly these plants."""
    wanted = tuple(sorted(plants))
    return next((choice for choice in found if choice.plants == wanted), None)


def chosen_of(found: Sequence[Choice], chosen: Move | None) -> Choice:
    """The choice that is chosen, the best one if none is."""
    return next((choice for choice in found if choice.move == chosen), found[0])


def run_view(scene: Scene, found: Sequence[Choice], chosen: Move | None) -> RunView:
    """The choices worth showing, and the chosen one among them in any case."""
    title = ask("run.title", cities=connected_words(scene.own))
    shown = _worth_showing(found, chosen)
    if shown is None:
        now = chosen_of(found, chosen)
        burns, supplies = fuel_words(now.burns), cities(now.supplied)
        summary = ask("run.summary", plants=plants_words(scene, now), burns=burns, cities=supplies)
        return RunView(title, (), summary)
    best = found[0].move
    return RunView(title, tuple(_row(scene, choice, chosen, best) for choice in shown))


def plants_words(scene: Scene, choice: Choice) -> str:
    """The plants of a choice."""
    return ", ".join(map(scene.plant, choice.plants)) or ask("run.none")


def _worth_showing(found: Sequence[Choice], chosen: Move | None) -> list[Choice] | None:
    """The choices that waste nothing and the chosen one; None if they are too many for rows."""
    shown = []
    for choice in found:
        if choice.move == chosen or not _wasteful(choice, found):
            shown.append(choice)
            if len(shown) > MOST_ROWS and any(sum(c.mixed) for c in shown):
                return None
    return shown


def _row(scene: Scene, choice: Choice, chosen: Move | None, best: Move) -> RunRow:
    plants = plants_words(scene, choice)
    burns = fuel_words(choice.burns)
    supplies = cities(choice.supplied)
    return RunRow(
        key=str(choice.move),
        plants=plants,
        burns=burns,
        supplies=supplies,
        pays=f"+{choice.income}",
        chosen=choice.move == chosen,
        best=choice.move == best,
        label=ask("run.label", plants=plants, burns=burns, supplies=supplies, income=choice.income),
    )


def _choice(scene: Scene, way: Way) -> Choice:
    supplied = supply.supplied(scene.own, way)
    plants = tuple(arg for arg in takewhile(_is_plant, way.move.args) if isinstance(arg, int))
    return Choice(way.move, plants, way.burnt, way.mixed, supplied, scene.pays(supplied))


def _is_plant(arg: int | str) -> bool:
    return isinstance(arg, int)


def _wasteful(choice: Choice, found: Sequence[Choice]) -> bool:
    """Whether another choice supplies as much with no more of any fuel, and less of something."""
    return any(_beats(other, choice) for other in found)


def _beats(other: Choice, choice: Choice) -> bool:
    if other.supplied < choice.supplied:
        return False
    if other.burns == choice.burns:
        return (len(other.plants), other.plants) < (len(choice.plants), choice.plants)
    return all(one <= two for one, two in zip(other.burns, choice.burns, strict=True))
