# SPDX-License-Identifier: MIT
"""How plants answer a click: on the market, and those of whoever looks. No Qt."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from core.games.grid.bidding import Auction
from core.terms import Move
from ui.games.grid.picked import Picked
from ui.games.grid.scene import GridScene
from ui.kit.light import Light

Plant = TypeVar("Plant", int, str)
Scene = TypeVar("Scene", bound=GridScene[Any, Any])
Refusal = Callable[[Scene, Move], str]


def market_light(
    scene: Scene, plant: int | str, opens: Move, asked: type, refusal: Refusal[Scene]
) -> tuple[Light, str]:
    """A plant of the market: the one that is auctioned, or one that `opens` an auction of it.

    Plants are dim only while an auction is `asked` for; a click of whoever decides says why
    not at any time.
    """
    if isinstance(scene.head, Auction) and plant == scene.lot:
        return Light.CHOSEN, ""
    if not scene.acting:
        return Light.PLAIN, ""
    if isinstance(scene.head, asked):
        return scene.light(opens, refusal)
    return Light.PLAIN, refusal(scene, opens)


def run_lights(plants: Sequence[Plant], picked: Picked) -> dict[Plant, tuple[Light, str]]:
    """One's own plants while some are to be run: those of the chosen way are chosen."""
    runs = next((c.plants for c in picked.found if c.move == picked.chosen), ())
    return {plant: (Light.CHOSEN if plant in runs else Light.LEGAL, "") for plant in plants}


def scrap_lights(
    scene: Scene,
    plants: Sequence[Plant],
    scrap: Callable[[Plant], Move],
    refusal: Refusal[Scene],
) -> dict[Plant, tuple[Light, str]]:
    """One's own plants while one is to be scrapped."""
    return {plant: scene.light(scrap(plant), refusal) for plant in plants}
