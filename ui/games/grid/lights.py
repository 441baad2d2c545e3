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
    scene: Scene, plant: int | str, opens: Move | None, refusal: Refusal[Scene]
) -> tuple[Light, str]:
    """A plant of the market: the one that is auctioned, or one that a move opens an auction of.

    `opens` is None while no auction is to be opened.
    """
    if isinstance(scene.head, Auction):
        return (Light.CHOSEN if plant == scene.lot else Light.PLAIN), ""
    if opens is None or not scene.acting:
        return Light.PLAIN, ""
    return scene.light(opens, refusal)


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
