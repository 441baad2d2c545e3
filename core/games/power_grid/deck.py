# SPDX-License-Identifier: MIT
"""The cards of a match: the plants in their order, the promo cards, and all their backs.

Plants are named by their numbers. The Flux Generator, 33 1/3, goes by a number
that no plant bears, and has its place right after the plant it counts as.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from core.games.power_grid.figures import Figures, Plant
from core.games.power_grid.state import FLUX, NO_PLANT, PROMOS

ONE_BACK = "card"
"""The back of all cards of the 2004 edition."""


class Deck:
    """The cards that an edition and the chosen promo cards make. Immutable in use."""

    __slots__ = ("backs", "numbers", "places", "plants", "promos", "rank")

    def __init__(self, figures: Figures, chosen: Mapping[str, str]) -> None:
        promos = _promos(chosen)
        flux = figures.promos.flux
        counted = [(plant.number, plant) for plant in figures.plants.plants]
        if FLUX in promos:
            counted.append((flux.counts_as, flux.plant))
            counted.sort(key=lambda card: card[0])
        self.plants: dict[int, Plant] = {plant.number: plant for _, plant in counted}
        """Plants by what names them, in their order."""
        self.numbers = {plant.number: number for number, plant in counted}
        """Plant -> the number on it: its least bid, and whether it is obsolete."""
        self.places = {NO_PLANT: 0, **{plant: at for at, plant in enumerate(self.plants, 1)}}
        """Plant -> its place among all; no plant comes before the first."""
        self.rank: Callable[[int], int] | None = None
        """What plants are sorted by, if not by what names them."""
        if FLUX in promos:
            self.rank = self.places.__getitem__
        self.promos = tuple(str(flux.plant.number) if p == FLUX else p for p in promos)
        """The promo cards as the stack names them: none of them is ever removed unseen."""
        backs = {str(plant.number): plant.back for plant in self.plants.values()}
        backs.update((card, figures.promos.back) for card in promos if card != FLUX)
        if chosen["edition"] == "original":
            backs = dict.fromkeys(backs, ONE_BACK)
        self.backs = backs
        """Card -> its back, as this edition prints it."""


def _promos(chosen: Mapping[str, str]) -> tuple[str, ...]:
    if chosen["promos"] == "all":
        return PROMOS
    return tuple(card for card in PROMOS if chosen.get(card) == "on")
