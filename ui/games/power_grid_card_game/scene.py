# SPDX-License-Identifier: MIT
"""What a presenter works on: the view that came in, with this game's types and words. No Qt."""

from __future__ import annotations

from msgspec import Struct

from core.games.grid.fuel import FuelCounts
from core.games.power_grid_card_game import auction, pool, resource_market, scoring
from core.games.power_grid_card_game.game import PowerGridCardGame
from core.games.power_grid_card_game.rules import Rules
from core.games.power_grid_card_game.state import IN_STACK, Player, State
from ui.games.grid.scene import GridScene
from ui.games.grid.view import PlantView
from ui.games.power_grid_card_game.plants import market_card, plant_name
from ui.games.shown import View
from ui.kit.light import Light


class Surplus(Struct, frozen=True):
    """What becomes of a card that is bought: units kept, singles put on sale, units lost."""

    kept: int
    singles: int
    lost: int


class Scene(GridScene[PowerGridCardGame, State]):
    """One view of one table, and the questions everything shown is made of."""

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.rules: Rules = self.game.rules(self.state)

    @property
    def lot_name(self) -> str:
        """The plant that is auctioned, by its number, and by its fuel where that tells it apart."""
        return plant_name(self.rules, self.head.plant)

    @property
    def minimum(self) -> int:
        """The least bid that opens the auction on the table."""
        return self.least(self.head.plant)

    @property
    def lot_card(self) -> PlantView:
        """The plant that is auctioned."""
        return market_card(self.rules, self.head.plant, self.minimum, Light.PLAIN, "")

    def least(self, plant: str) -> int:
        """The least bid that opens the auction of a plant."""
        return auction.minimum(self.rules, self.state, plant)

    @property
    def own(self) -> Player:
        """What lies before whoever looks. There must be somebody."""
        assert self.view.seat is not None
        return self.state.players[self.view.seat]

    def units(self, seat: int) -> FuelCounts:
        """What a seat has of each resource."""
        return pool.units(self.rules, self.state.players[seat].pool)

    def now(self, seat: int) -> int:
        """What a seat's plants would earn now."""
        return scoring.fuelled(self.rules, self.state, seat)

    def most(self, seat: int) -> int:
        """What a seat's plants would earn with all the resources they burn."""
        return sum(self.rules.plants[plant].earnings for plant in self.state.players[seat].plants)

    def price(self, card: str) -> int:
        """What a card on the market costs, 0 for one that is not there."""
        at = resource_market.column(self.state, card)
        return 0 if at is None else resource_market.price(self.rules, at, card)

    def surplus(self, card: str) -> Surplus:
        """What would become of a card that whoever looks buys now."""
        assert self.seat is not None
        fuel, units = self.rules.fuel(card), self.rules.cards[card].units
        kept = min(units, resource_market.room(self.rules, self.state, self.seat, fuel))
        spare = [single for single in self.state.singles if self.rules.fuel(single) == fuel]
        singles = min(units - kept, len(spare))
        return Surplus(kept, singles, units - kept - singles)

    def contract_sum(self) -> int:
        """What the open contracts pay together."""
        contracts = self.state.contracts
        return sum(contracts.open) if contracts else 0

    @property
    def one_more(self) -> bool:
        """Whether "one more round" is drawn and the last round has not begun."""
        return self.state.end_card != IN_STACK and not self.state.last and not self.over
