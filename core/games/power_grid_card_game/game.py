# SPDX-License-Identifier: MIT
"""The rules of Power Grid: The Card Game as one object: its phases and how long it can be."""

from __future__ import annotations

from typing import ClassVar

from core.agenda_game import AutomaticSteps, Decisions, Draws
from core.figures import Source
from core.games.grid import contracts, market_rows
from core.games.grid.family import GridGame
from core.games.power_grid_card_game import agenda as tasks
from core.games.power_grid_card_game import (
    auction,
    bureaucracy,
    course,
    faults,
    notes,
    reading,
    replacement,
    resource_market,
    restocking,
    scoring,
    scrapping,
    setup,
    tallies,
    trust,
)
from core.games.power_grid_card_game.figures import SEAT_COUNTS, Figures
from core.games.power_grid_card_game.rules import Rules, offered
from core.games.power_grid_card_game.state import State
from core.terms import Event, Move, Note, Option, Options, Over

_SEATS = max(SEAT_COUNTS)
_ROUNDS = faults.MAX_PLANTS
"""Phase 3 draws a plant in each round until none is left above the end card, which is then
drawn in the next one; one round follows. The opening market was never above it."""
_INCOME = _SEATS * faults.MAX_LIMIT * faults.MOST + faults.MAX_CONTRACTS * faults.MOST
_MONEY = _SEATS * faults.MOST + _ROUNDS * _INCOME
"""More Elektro than ever come into a match. Each bid raises by one, and the last is paid."""
_PLANT_DRAWS = 2 * 2 * faults.MAX_PLANTS
"""Each plant is drawn at most twice, with its back."""
_DECKS = 3
"""Decks that one round draws from: the old one, the discards, the `++` cards."""
_PER_SEAT = 1 + (_SEATS - 1) + 2 + 1 + 1
"""In a round: an opening that sells or passes, drops, a plant and units given up, end, a run."""
_PER_ROUND = _SEATS * _PER_SEAT + faults.MAX_CARDS
"""Each card is bought once at most in a round."""


class PowerGridCardGame(GridGame[Rules, State]):
    """Power Grid: The Card Game for two to six."""

    name = "power_grid_card_game"
    rules_version = 1
    seat_counts = SEAT_COUNTS
    state_type = State
    source: ClassVar[Source | None] = reading
    max_chance = 3 + _PLANT_DRAWS + _ROUNDS * (_DECKS + 1)
    """Set-up, plants, and in each round resources and a contract."""
    max_events = max_chance + _MONEY + _ROUNDS * _PER_ROUND + _SEATS

    figures: Figures

    decisions: ClassVar[Decisions] = {
        tasks.OpenAuction: (auction.PLANTS.openings, auction.PLANTS.opened),
        tasks.Bidding: (auction.PLANTS.bids, auction.PLANTS.bid),
        tasks.ScrapPlant: (scrapping.scraps, scrapping.scrapped),
        tasks.KeepFuel: (scrapping.keeps, scrapping.kept),
        tasks.BuyResources: (resource_market.choices, resource_market.entered),
        tasks.RunPlants: (bureaucracy.choices, bureaucracy.entered),
    }
    draws: ClassVar[Draws] = {
        tasks.DrawOrder: (setup.chance_of_order, setup.order_drawn),
        tasks.DrawMarket: (setup.chance_of_market, setup.market_drawn),
        tasks.DealResources: (setup.chance_of_resources, setup.resources_drawn),
        tasks.DrawPlant: (replacement.chance_of_plant, replacement.plant_drawn),
        tasks.TurnBack: (market_rows.chance_of_back, market_rows.back_drawn),
        tasks.DrawResources: (restocking.chance_of_resources, restocking.resources_drawn),
        tasks.TurnContract: (contracts.chance, contracts.turned),
    }
    automatic: ClassVar[AutomaticSteps] = {
        tasks.StartRound: course.start_round,
        tasks.DrawPlant: replacement.draw,
        tasks.TurnBack: market_rows.turn_back,
        tasks.DrawResources: restocking.draw_resources,
        tasks.TurnContract: contracts.turn,
        tasks.NextOpening: auction.PLANTS.next_opening,
        tasks.TrustTakesPlant: trust.take_plant,
        tasks.DropUnsold: auction.drop_unsold,
        tasks.RemoveEndCard: replacement.remove_end_card,
        tasks.EndAuctions: course.end_auctions,
        tasks.TrustTakesFuel: trust.take_fuel,
        tasks.EndPurchases: course.end_purchases,
        tasks.EndProduction: bureaucracy.end_production,
        tasks.UpdateMarket: bureaucracy.update_market,
    }

    def options(self, seats: int, chosen: Options = ()) -> tuple[Option, ...]:
        """Whether money is hidden, what prices are per, the house variant of contracts."""
        return offered()

    def setup(self, options: Options, seats: int) -> State:
        """The state before the first event."""
        return setup.start(self.rules_of(options, seats), options)

    def new_rules(self, options: Options, seats: int) -> Rules:
        """What the figures come to for a match."""
        return Rules(self.figures, options, seats)

    def over(self, state: State) -> Over:
        """Who has most points (section 5)."""
        return course.over(self.rules(state), state)

    def scores(self, state: State) -> tuple[int, ...]:
        """The points if the match ended now."""
        return scoring.scores(self.rules(state), state)

    def tallies(self, state: State) -> tuple[tuple[str, str], ...]:
        """How many rounds a match took, and how many decks."""
        return tallies.of(state)

    def caretaker(self, state: State, seat: int) -> Move:
        """The move that changes least: buy nothing, run nothing."""
        if isinstance(state.agenda[0], tasks.KeepFuel):
            return scrapping.default_keep(self.rules(state), state, seat)
        return super().caretaker(state, seat)

    def notes(self, before: State, event: Event, after: State) -> tuple[Note, ...]:
        """The public log lines of an event."""
        return notes.of(self.rules(before), before, event, after)
