# SPDX-License-Identifier: MIT
"""What a seat expects of the rest of the game: runs, the price of resources, the end."""

from __future__ import annotations

from functools import cached_property
from itertools import combinations

from core.games.grid.fuel import FuelCounts
from core.games.power_grid_card_game import pool, resource_market
from core.games.power_grid_card_game.figures import FUELS
from core.games.power_grid_card_game.rules import Rules
from core.games.power_grid_card_game.state import IN_MARKET, OUT, State

_LONGEST = 8
"""Runs that a plan looks ahead."""
_UNITS = 4
"""A fuel costs what this many units of it cost on average."""
_FIRST = 4
"""One in so many units that others burn is bought before the own ones."""
_SOLD_OUT = 1
"""A fuel that is sold out costs so much more than in the dearest column."""


class Outlook:
    """The table as one seat sees it, for the length of one choice."""

    def __init__(self, rules: Rules, state: State, seat: int) -> None:
        self.rules = rules
        self.state = state
        self.seat = seat
        self.me = state.players[seat]
        self.fleet = rules.fleet(self.me.plants)
        self.stock = pool.units(rules, self.me.pool)
        self.runs = self._runs()
        """Runs that are expected to be paid, the one of this round included."""

    def _runs(self) -> int:
        state = self.state
        if state.last:
            return 0
        if state.end_card not in (IN_MARKET, OUT):
            owners = state.seats + (state.trust is not None)
            above = bool(state.stack.top) + sum(count for _, count in state.stack.rest)
            return min(_LONGEST, 1 + (above + owners) // (owners + 1))
        return 1

    @cached_property
    def point(self) -> int:
        """Elektro that are worth as much as a point at the end."""
        return self.rules.settings.elektro_per_point

    @cached_property
    def fuel_prices(self) -> tuple[int, ...]:
        """What a unit of each fuel is expected to cost."""
        return tuple(self._fuel_price(fuel) for fuel in range(len(FUELS)))

    def _fuel_price(self, fuel: int) -> int:
        prices: list[int] = []
        for at, cards in enumerate(self.state.columns):
            for card in cards:
                if self.rules.fuel(card) == fuel:
                    units = self.rules.cards[card].units
                    price = resource_market.price(self.rules, at, card)
                    prices += [(price + units - 1) // units] * units
        dearest = self.rules.prices[-1] + _SOLD_OUT
        first = self._rivals_buy(fuel)
        left = sorted(prices)[first : first + _UNITS]
        return (sum(left) + dearest * (_UNITS - len(left)) + _UNITS - 1) // _UNITS

    def _rivals_buy(self, fuel: int) -> int:
        """Units of a fuel that others are expected to buy first, of what their plants burn."""
        rivals = [player for seat, player in enumerate(self.state.players) if seat != self.seat]
        burnt = 0
        for owner in (*rivals, *([self.state.trust] if self.state.trust else [])):
            for plant in owner.plants:
                fuels = self.rules.fuels(plant)
                burnt += self.rules.plants[plant].amount // len(fuels) if fuel in fuels else 0
        return burnt // _FIRST

    def value(self, fuel: FuelCounts) -> int:
        """What fuel is expected to cost."""
        return sum(count * price for count, price in zip(fuel, self.fuel_prices, strict=True))

    def profit(self, plant: str) -> int:
        """What a run of a plant brings once its fuel is paid."""
        return max(0, self.rules.plants[plant].earnings - self.running_cost(plant))

    def running_cost(self, plant: str) -> int:
        """What fuel for one run of a plant is expected to cost."""
        prices = (self.fuel_prices[fuel] for fuel in self.rules.fuels(plant))
        return self.rules.plants[plant].amount * min(prices, default=0)

    def worth(self, plants: tuple[str, ...]) -> int:
        """What plants bring in the runs to come, fuel paid, and what they count at the end.

        The earlier it is, the less likely a plant of now is there at the end.
        """
        earned = sum(self.profit(plant) for plant in plants) * self.runs
        points = sum(self.rules.plants[plant].earnings for plant in plants)
        fuel = sum(self.running_cost(plant) for plant in plants)
        return earned + max(0, points * self.point - fuel) // (1 + self.runs)

    def kept(self, plants: tuple[str, ...]) -> tuple[str, ...]:
        """Those of these plants that are worth most among as many as may be owned."""
        size = min(len(plants), self.rules.settings.plant_limit)
        return max(combinations(plants, size), key=self.worth)
