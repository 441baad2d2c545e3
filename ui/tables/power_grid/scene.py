# SPDX-License-Identifier: MIT
"""What a presenter works on: the view that came in, with this game's types and words. No Qt."""

from __future__ import annotations

from functools import cached_property
from typing import cast

from core.games.grid.auction import NOBODY
from core.games.power_grid import supply
from core.games.power_grid.figures import Map
from core.games.power_grid.game import PowerGrid
from core.games.power_grid.rules import Rules
from core.games.power_grid.state import Player, State
from core.terms import Move
from ui.tables.power_grid.promo_words import plant_name
from ui.tables.power_grid.words import say
from ui.tables.scene import TableScene
from ui.tables.table_kit import View


class Scene(TableScene[PowerGrid, State]):
    """The questions everything shown is made of."""

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.rules: Rules = self.game.rules(self.state)

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
        return {region.id: region.name for region in self.map.regions}

    def city(self, city: str) -> str:
        """A city by name."""
        return self.city_names.get(city, city)

    def region(self, region: str) -> str:
        """A region by name."""
        return self.region_names.get(region, region)

    def plant(self, plant: int) -> str:
        """What is printed on a plant."""
        return plant_name(self.rules, plant)

    def name(self, seat: int) -> str:
        """The name of whoever sits there, in words also for nobody."""
        if seat == NOBODY:
            return say("nobody")
        return self.seated(seat)

    def sees_money(self, seat: int) -> bool:
        """Whether these eyes may see what a seat has in cash."""
        open_money = self.state.option("money") == "open"
        return open_money or seat == self.view.seat or self.over or self.view.revealed

    def income(self, seat: int) -> int:
        """What a seat would be paid if it ran the best plants that have fuel now."""
        return self.pays(supply.maximum(self.rules, self.state.players[seat]))

    def pays(self, supplied: int) -> int:
        """The income for so many cities supplied."""
        payment = self.rules.tables.payment
        return payment[min(supplied, len(payment) - 1)]

    @property
    def before(self) -> State:
        """The state as the table has it, without the staged moves."""
        base = self.view.base
        return self.state if base is None else cast(State, base.state)

    @property
    def bought(self) -> tuple[Move, ...]:
        """The purchases of the turn that is being composed."""
        return tuple(move for move in self.view.staged if move.verb == "buy")

    @property
    def built(self) -> tuple[str, ...]:
        """The cities of the turn that is being composed."""
        return tuple(str(move.args[0]) for move in self.view.staged if move.verb == "build")
