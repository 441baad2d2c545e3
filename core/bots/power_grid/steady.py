# SPDX-License-Identifier: MIT
"""The bot itself: for each kind of decision, the module that knows about it."""

from __future__ import annotations

from core.bots.power_grid import cities, fuel, plants, promos
from core.bots.power_grid.outlook import Outlook
from core.chance import Stream
from core.contract import Game
from core.games.power_grid import scrapping
from core.games.power_grid.agenda import (
    Bidding,
    Build,
    BuyFuel,
    CardAuction,
    KeepFuel,
    OpenAuction,
    PlaceStation,
    RunPlants,
    ScrapPlant,
)
from core.games.power_grid.game import PowerGrid
from core.games.power_grid.state import State
from core.terms import Knowledge, Move


class Steady:
    """Buys what earns its price, runs what pays, and ends the game once it leads."""

    name = "steady"

    def choose(
        self, game: Game, state: State, seat: int, knowledge: Knowledge, rng: Stream
    ) -> Move:
        """What pays best; regions and houses of the Trust are left to chance."""
        assert isinstance(game, PowerGrid)
        view = Outlook(game.rules(state), state, seat)
        match head := state.agenda[0]:
            case OpenAuction():
                return plants.opening(view)
            case Bidding():
                return plants.bid(view, head)
            case CardAuction():
                return promos.bid(view, head)
            case PlaceStation():
                return promos.place(view)
            case ScrapPlant():
                return plants.scrap(view, head)
            case KeepFuel():
                return scrapping.default_keep(view.rules, state, seat)
            case BuyFuel():
                return fuel.buy(view)
            case Build():
                return cities.build(view)
            case RunPlants():
                return fuel.run(view)
        return rng.choice(game.legal_moves(state, seat))
