# SPDX-License-Identifier: MIT
"""What a presenter works on: the view that came in, with this game's types and words. No Qt."""

from __future__ import annotations

from functools import cached_property

from core.games.power_grid import auction, supply
from core.games.power_grid.agenda import CardAuction
from core.games.power_grid.figures import Map
from core.games.power_grid.game import PowerGrid
from core.games.power_grid.rules import Rules
from core.games.power_grid.state import Player, State
from ui.games.grid.scene import GridScene
from ui.games.grid.view import PlantView
from ui.games.power_grid.plants import market_card
from ui.games.power_grid.promo_words import card_name, plant_name
from ui.games.power_grid.words import translated
from ui.games.shown import View
from ui.kit.light import Light


class Scene(GridScene[PowerGrid, State]):
    """The questions everything shown is made of."""

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.rules: Rules = self.game.rules(self.state)

    @property
    def lot(self) -> int | str:
        """What is auctioned: the number of a plant, or a promo card."""
        return self.head.card if isinstance(self.head, CardAuction) else super().lot

    @property
    def lot_name(self) -> str:
        """What is auctioned, by what is printed on it."""
        head = self.head
        return card_name(head.card) if isinstance(head, CardAuction) else self.plant(head.plant)

    @property
    def minimum(self) -> int:
        """The least bid that opens the auction on the table."""
        if isinstance(self.head, CardAuction):
            return self.rules.promo_figures.minimum_bid
        return auction.minimum(self.rules, self.state, self.head.plant)

    @property
    def lot_card(self) -> PlantView | None:
        """The plant that is auctioned, if it is one."""
        if isinstance(self.head, CardAuction):
            return None
        return market_card(self.rules, self.head.plant, self.minimum, Light.PLAIN, "")

    @property
    def own(self) -> Player:
        """What lies before whoever looks. There must be somebody."""
        assert self.view.seat is not None
        return self.state.players[self.view.seat]

    @property
    def map(self) -> Map:
        """The map of the match."""
        return self.game.figures.map(self.state.option("map"))

    @cached_property
    def city_names(self) -> dict[str, str]:
        """City id -> name."""
        return {city.id: city.name for city in self.rules.board.cities}

    @cached_property
    def region_names(self) -> dict[str, str]:
        """Region id -> name."""
        return {region.id: translated(region.name) for region in self.map.regions}

    def city(self, city: str) -> str:
        """A city by name."""
        return self.city_names.get(city, city)

    def region(self, region: str) -> str:
        """A region by name."""
        return self.region_names.get(region, region)

    def plant(self, plant: int) -> str:
        """What is printed on a plant."""
        return plant_name(self.rules, plant)

    def income(self, seat: int) -> int:
        """What a seat would be paid if it ran the best plants that have fuel now."""
        return self.pays(supply.maximum(self.rules, self.state.players[seat]))

    def pays(self, supplied: int) -> int:
        """The income for so many cities supplied."""
        payment = self.rules.tables.payment
        return payment[min(supplied, len(payment) - 1)]

    @property
    def built(self) -> tuple[str, ...]:
        """The cities of the turn that is being composed."""
        return tuple(str(move.args[0]) for move in self.view.staged if move.verb == "build")
