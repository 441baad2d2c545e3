# SPDX-License-Identifier: MIT
"""The rules of Power Grid as one object: which phase answers for the head of the agenda."""

from __future__ import annotations

from typing import ClassVar

from core.agenda_game import AutomaticSteps, Decisions, Draws
from core.figures import Source
from core.games.grid import contracts, market_rows
from core.games.grid.family import GridGame
from core.games.power_grid import agenda as tasks
from core.games.power_grid import (
    auction,
    building,
    bureaucracy,
    course,
    fuel_market,
    notes,
    promo_auction,
    reading,
    replacement,
    restocking,
    scoring,
    scrapping,
    setup,
    steps,
    tallies,
    trust,
)
from core.games.power_grid.figures import Figures
from core.games.power_grid.reading import (
    MAX_CONTRACTS,
    MAX_HOUSES,
    MAX_MONEY,
    MAX_PAYMENT,
    MAX_PLANTS,
    MAX_TOKENS,
)
from core.games.power_grid.rules import MAX_ROUNDS, Rules, offered
from core.games.power_grid.state import State
from core.terms import Event, Move, Note, Option, Options, Over

_SEATS = 6
_MONEY = _SEATS * (MAX_MONEY + MAX_PAYMENT * MAX_ROUNDS) + MAX_CONTRACTS * MAX_ROUNDS
"""More Elektro than ever come into a match. Each bid raises by one, and the last is paid.

In a round each contract is paid once at most.
"""
_SET_UP = 20
_PER_SEAT = 2 + 6 + 2 + MAX_TOKENS + 1 + 1 + 1
"""In a round: openings and drops, a plant and fuel scrapped, each token, end, end, a run."""
_PER_ROUND = _SEATS * (_PER_SEAT + _SEATS)
_DRAWS_IN_ALL = 2 * 2 * (MAX_PLANTS + 1) + 2 * 5 + 3 + MAX_ROUNDS
"""Each plant, Flux with them, is drawn at most twice, every other promo card once, with its
back; and a contract in each round."""
_PROMO_MOVES = 3 * _SEATS + 1
"""Beside bids: who drops out of the auctions of three promo cards, and a plant for the station."""


class PowerGrid(GridGame[Rules, State]):
    """Power Grid for two to six, Recharged or as of 2004."""

    name = "power_grid"
    rules_version = 1
    seat_counts = (2, 3, 4, 5, 6)
    state_type = State
    source: ClassVar[Source | None] = reading
    max_chance = _DRAWS_IN_ALL
    max_events = (
        _SET_UP
        + _DRAWS_IN_ALL
        + _MONEY
        + MAX_ROUNDS * _PER_ROUND
        + _SEATS * MAX_HOUSES
        + _PROMO_MOVES
    )

    figures: Figures

    decisions: ClassVar[Decisions] = {
        tasks.PickRegions: (setup.region_sets, setup.set_picked),
        tasks.DraftRegions: (setup.draft, setup.drafted),
        tasks.PlaceTrust: (trust.placements, trust.placed),
        tasks.OpenAuction: (auction.PLANTS.openings, auction.PLANTS.opened),
        tasks.Bidding: (auction.PLANTS.bids, auction.PLANTS.bid),
        tasks.ScrapPlant: (scrapping.scraps, scrapping.scrapped),
        tasks.KeepFuel: (scrapping.keeps, scrapping.kept),
        tasks.CardAuction: (promo_auction.bids, promo_auction.bid),
        tasks.PlaceStation: (promo_auction.places, promo_auction.placed),
        tasks.BuyFuel: (fuel_market.choices, fuel_market.entered),
        tasks.Build: (building.choices, building.entered),
        tasks.RunPlants: (bureaucracy.choices, bureaucracy.entered),
    }
    draws: ClassVar[Draws] = {
        tasks.DrawOrder: (setup.chance_of_order, setup.order_drawn),
        tasks.DrawRegions: (setup.chance_of_regions, setup.regions_drawn),
        tasks.DrawMarket: (setup.chance_of_market, setup.market_drawn),
        tasks.DrawPlant: (replacement.chance_of_plant, replacement.plant_drawn),
        tasks.TurnBack: (market_rows.chance_of_back, market_rows.back_drawn),
        tasks.TurnContract: (contracts.chance, contracts.turned),
    }
    automatic: ClassVar[AutomaticSteps] = {
        tasks.DrawMarket: setup.draw_market,
        tasks.StartRound: course.start_round,
        tasks.DrawPlant: replacement.draw,
        tasks.TurnBack: market_rows.turn_back,
        tasks.TurnContract: contracts.turn,
        tasks.ClearObsolete: replacement.clear_obsolete,
        tasks.NextOpening: auction.PLANTS.next_opening,
        tasks.TrustTakesPlant: trust.take_plant,
        tasks.DropUnsold: auction.drop_unsold,
        tasks.EndAuctions: course.end_auctions,
        tasks.TrustTakesFuel: trust.take_fuel,
        tasks.StartBuilding: course.start_building,
        tasks.EndBuilding: course.end_building,
        tasks.Restock: restocking.restock,
        tasks.UpdateMarket: bureaucracy.update_market,
        tasks.EndRound: course.end_round,
        tasks.ReplaceLowest: steps.replace_lowest,
        tasks.RemoveStep3: steps.remove_step3,
    }

    def options(self, seats: int, chosen: Options = ()) -> tuple[Option, ...]:
        """Edition, map, regions, house rules, promo cards; with two seats the mode of section 3."""
        return offered(seats, chosen)

    def setup(self, options: Options, seats: int) -> State:
        """The state before the first event."""
        return setup.start(self.rules_of(options, seats), options)

    def new_rules(self, options: Options, seats: int) -> Rules:
        """What the figures come to for a match."""
        return Rules(self.figures, options, seats)

    def over(self, state: State) -> Over:
        """Who supplies most cities (section 6)."""
        return course.over(self.rules(state), state)

    def scores(self, state: State) -> tuple[int, ...]:
        """The most cities that each seat can supply."""
        return scoring.scores(self.rules(state), state)

    def tallies(self, state: State) -> tuple[tuple[str, str], ...]:
        """How the match ended, how many rounds it took, what came of promo cards."""
        return tallies.of(self.rules(state), state)

    def caretaker(self, state: State, seat: int) -> Move:
        """The move that changes least: buy nothing, build nothing, run nothing."""
        if isinstance(state.agenda[0], tasks.KeepFuel):
            return scrapping.default_keep(self.rules(state), state, seat)
        return super().caretaker(state, seat)

    def notes(self, before: State, event: Event, after: State) -> tuple[Note, ...]:
        """The public log lines of an event."""
        return notes.of(before, event, after)
