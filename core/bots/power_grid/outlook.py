# SPDX-License-Identifier: MIT
"""What a seat expects of the rest of the game: rounds, cities, income, the price of fuel."""

from __future__ import annotations

from itertools import combinations

from core.games.grid.fuel import FuelCounts
from core.games.power_grid import fuel_market, supply
from core.games.power_grid.figures import FUELS
from core.games.power_grid.rules import Rules
from core.games.power_grid.state import State

_GROWTH = 2
"""Cities that a network grows by in a round."""
_LONGEST = 8
"""Rounds that a plan looks ahead."""
_SUPPLIED_AT_THE_END = 12
"""What it is worth to be able to supply one city more at the end."""
_TOKENS = 3
"""A fuel costs what this many tokens of it cost on average."""
_SOLD_OUT = 2
"""A fuel that is sold out costs so much more than its dearest space."""


class Outlook:
    """The table as one seat sees it, for the length of one choice."""

    __slots__ = ("fleet", "fuel_prices", "goal", "me", "rounds", "rules", "seat", "state")

    def __init__(self, rules: Rules, state: State, seat: int) -> None:
        self.rules = rules
        self.state = state
        self.seat = seat
        self.me = state.players[seat]
        self.fleet = rules.fleet_of(self.me)
        self.goal = rules.thresholds.end_cities
        largest = max(player.connected for player in state.players)
        self.rounds = min(_LONGEST, max(1, (self.goal - largest + 1) // _GROWTH))
        """Rounds that are expected to be played, this one included."""
        self.fuel_prices = tuple(self._fuel_price(fuel) for fuel in range(len(FUELS)))
        """What a token of each fuel is expected to cost."""

    def income(self, cities: int) -> int:
        """What supplying so many cities pays."""
        return supply.income(self.rules, cities)

    def power(self, plants: tuple[int, ...]) -> int:
        """Cities that these plants supply when all of them run."""
        station = self.rules.promo_figures.station_cities if self.me.station in plants else 0
        return station + sum(self.rules.plants[plant].cities for plant in plants)

    def value(self, fuel: FuelCounts) -> int:
        """What fuel is expected to cost."""
        return sum(count * price for count, price in zip(fuel, self.fuel_prices, strict=True))

    def running_cost(self, plants: tuple[int, ...]) -> int:
        """What fuel for one run of each of these plants is expected to cost."""
        return sum(self._cost_of_a_run(plant) for plant in plants)

    def worth(self, plants: tuple[int, ...]) -> int:
        """What plants earn in the rounds to come, fuel paid, and what they do at the end."""
        runs = [
            (self.power(run), self.running_cost(run))
            for count in range(len(plants) + 1)
            for run in combinations(plants, count)
        ]
        earned = 0
        for ahead in range(self.rounds):
            cities = self._cities(ahead)
            earned += max(self.income(min(power, cities)) - cost for power, cost in runs)
        return earned + _SUPPLIED_AT_THE_END * min(self.goal, self.power(plants))

    def worth_of_power(self, power: int) -> int:
        """What it is worth to supply so many cities in the rounds to come and at the end."""
        earned = sum(self.income(min(power, self._cities(ahead))) for ahead in range(self.rounds))
        return earned + _SUPPLIED_AT_THE_END * min(self.goal, power)

    def _cities(self, ahead: int) -> int:
        """Cities that the network is expected to have so many rounds from now."""
        return min(self.goal, self.me.connected + _GROWTH * (ahead + 1))

    def _cost_of_a_run(self, number: int) -> int:
        plant = self.rules.plants[number]
        prices = (self.fuel_prices[FUELS.index(fuel)] for fuel in plant.fuels)
        return plant.amount * min(prices, default=0)

    def _fuel_price(self, fuel: int) -> int:
        there = fuel_market.available(self.rules, self.state, fuel)
        if not there:
            dearest = self.rules.costs[fuel][1][1]
            return dearest + _SOLD_OUT
        tokens = min(_TOKENS, there)
        cost = fuel_market.price(self.rules, self.state, fuel, tokens)
        return (cost + tokens - 1) // tokens
