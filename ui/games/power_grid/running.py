# SPDX-License-Identifier: MIT
"""The ways to run plants, best first, with what each burns and pays. No Qt.

A few ways are rows. Where plants of several fuels make them many, plants are
chosen by their cards and the mix by steppers (`mixing.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from core.games.grid.fleet import Way
from core.games.power_grid import supply
from core.terms import Move
from ui.games.grid.running import Choice, best_first, chosen_of, run_row, wasteful
from ui.games.grid.view import RunRow, RunView
from ui.games.power_grid.plants import fuel_words
from ui.games.power_grid.promo_words import connected_words
from ui.games.power_grid.prompt_words import ask
from ui.games.power_grid.scene import Scene
from ui.games.power_grid.words import cities

MOST_ROWS = 6
"""More ways than this are not shown as rows."""


def choices(scene: Scene) -> tuple[Choice, ...]:
    """Every legal choice: highest income first, then fewest tokens, then fewest plants."""
    fleet = scene.rules.fleet_of(scene.own)
    possible = fleet.possible(scene.own.fuel, scene.rules.strict)
    found = [_choice(scene, way) for way in possible]
    return best_first(found)


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
    return ", ".join(scene.plant(int(plant)) for plant in choice.plants) or ask("run.none")


def _worth_showing(found: Sequence[Choice], chosen: Move | None) -> list[Choice] | None:
    """The choices that waste nothing and the chosen one; None if they are too many for rows."""
    shown = []
    for choice in found:
        if choice.move == chosen or not wasteful(choice, found):
            shown.append(choice)
            if len(shown) > MOST_ROWS and any(sum(c.mixed) for c in shown):
                return None
    return shown


def _row(scene: Scene, choice: Choice, chosen: Move | None, best: Move) -> RunRow:
    plants = plants_words(scene, choice)
    burns = fuel_words(choice.burns)
    supplies = cities(choice.supplied)
    words = {"plants": plants, "burns": burns, "supplies": supplies}
    label = ask("run.label", income=choice.income, **words)
    return run_row(choice, chosen, best, label, **words)


def _choice(scene: Scene, way: Way) -> Choice:
    supplied = supply.supplied(scene.own, way)
    plants = tuple(arg for arg in takewhile(_is_plant, way.move.args) if isinstance(arg, int))
    return Choice(way.move, plants, way.burnt, way.mixed, supplied, scene.pays(supplied))


def _is_plant(arg: int | str) -> bool:
    return isinstance(arg, int)
