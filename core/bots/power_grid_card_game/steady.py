# SPDX-License-Identifier: MIT
"""The bot itself: for each kind of decision, the module that knows about it."""

from __future__ import annotations

from core.bots.power_grid_card_game import plants, resources
from core.bots.power_grid_card_game.outlook import Outlook
from core.chance import Stream
from core.contract import Game
from core.games.power_grid_card_game import scrapping
from core.games.power_grid_card_game.agenda import (
    Bidding,
    BuyResources,
    KeepFuel,
    OpenAuction,
    RunPlants,
    ScrapPlant,
)
from core.games.power_grid_card_game.game import PowerGridCardGame
from core.games.power_grid_card_game.state import State
from core.terms import Knowledge, Move


class Steady:
    """Buys what earns its price, fuels one run, and looks for points at the end."""

    name = "steady"

    def choose(
        self, game: Game, state: State, seat: int, knowledge: Knowledge, rng: Stream
    ) -> Move:
        """What pays best."""
        assert isinstance(game, PowerGridCardGame)
        view = Outlook(game.rules(state), state, seat)
        match head := state.agenda[0]:
            case OpenAuction():
                return plants.opening(view)
            case Bidding():
                return plants.bid(view, head)
            case ScrapPlant():
                return plants.scrap(view, head)
            case KeepFuel():
                return scrapping.default_keep(view.rules, state, seat)
            case BuyResources():
                return resources.buy(view)
            case RunPlants():
                return resources.run(view)
        raise AssertionError(f"nobody moves at {head}")
