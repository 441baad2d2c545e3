# SPDX-License-Identifier: MIT
"""The ways to run plants, best first, with what each burns and earns. No Qt."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from core.games.grid.fleet import Way
from core.terms import Move
from ui.games.grid.running import Choice, best_first, chosen_of, run_row
from ui.games.grid.view import RunRow, RunView
from ui.games.power_grid_card_game.plants import fuel_words, plant_names
from ui.games.power_grid_card_game.prompt_words import ask
from ui.games.power_grid_card_game.scene import Scene


def choices(scene: Scene) -> tuple[Choice, ...]:
    """Every legal choice, best first."""
    assert scene.seat is not None
    fleet = scene.rules.fleet(scene.own.plants)
    found = fleet.possible(scene.units(scene.seat), strict=False)
    return best_first([_choice(scene, way) for way in found])


def run_view(scene: Scene, found: Sequence[Choice], chosen: Move | None) -> RunView:
    """The best choice, every mix of the chosen plants, and running nothing.

    Clicks on the plants lead to the mixes of any others.
    """
    best = found[0].move
    now = chosen_of(found, chosen).plants
    shown = [c for c in found if c.move == best or c.plants == now or not c.plants]
    return RunView(ask("run.title"), tuple(_row(scene, choice, chosen, best) for choice in shown))


def plants_words(scene: Scene, choice: Choice) -> str:
    """The plants of a choice by name."""
    return plant_names(scene.rules, tuple(map(str, choice.plants))) or ask("run.none")


def mixed(scene: Scene) -> bool:
    """Whether a plant of whoever looks can burn one resource or another."""
    return any(len(scene.rules.plants[plant].fuels) > 1 for plant in scene.own.plants)


def _row(scene: Scene, choice: Choice, chosen: Move | None, best: Move) -> RunRow:
    plants, burns = plants_words(scene, choice), fuel_words(choice.burns)
    label = ask("run.label", plants=plants, burns=burns, income=choice.income)
    return run_row(choice, chosen, best, label, plants, burns)


def _choice(scene: Scene, way: Way) -> Choice:
    plants = tuple(takewhile(lambda arg: arg in scene.rules.plants, way.move.args))
    return Choice(way.move, plants, way.burnt, way.mixed, way.output, way.output)
