# SPDX-License-Identifier: MIT
"""The ways to run plants, best first, with what each burns and pays. No Qt."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from core.games.grid.fleet import Way
from core.games.power_grid import supply
from core.terms import Move
from ui.tables.grid.running import Choice, best_first, worth_showing
from ui.tables.grid.view import RunRow, RunView
from ui.tables.power_grid.plants import fuel_words
from ui.tables.power_grid.prompt_words import ask
from ui.tables.power_grid.scene import Scene
from ui.tables.power_grid.words import cities


def choices(scene: Scene) -> tuple[Choice, ...]:
    """Every legal choice: highest income first, then fewest tokens, then fewest plants."""
    fleet = scene.rules.fleet_of(scene.own)
    possible = fleet.possible(scene.own.fuel, scene.rules.strict)
    found = [_choice(scene, way) for way in possible]
    return best_first(found)


def run_view(scene: Scene, found: Sequence[Choice], chosen: Move | None) -> RunView:
    """The choices worth showing, and the chosen one among them in any case."""
    best = found[0].move
    title = ask("run.title", cities=cities(len(scene.own.cities)))
    return RunView(
        title, tuple(_row(choice, chosen, best) for choice in worth_showing(found, chosen))
    )


def plants_words(choice: Choice) -> str:
    """The plants of a choice."""
    return ", ".join(map(str, choice.plants)) or ask("run.none")


def _row(choice: Choice, chosen: Move | None, best: Move) -> RunRow:
    plants = plants_words(choice)
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
    return Choice(way.move, plants, way.burnt, supplied, scene.pays(supplied))


def _is_plant(arg: int | str) -> bool:
    return isinstance(arg, int)
