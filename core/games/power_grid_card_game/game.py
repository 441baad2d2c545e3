# SPDX-License-Identifier: MIT
"""The rules of Power Grid: The Card Game as one object: who answers for the agenda's head."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from core.contract import Game
from core.figures import fingerprint
from core.games.power_grid_card_game import agenda as tasks
from core.games.power_grid_card_game import (
    auction,
    bureaucracy,
    contracts,
    faults,
    moves,
    notes,
    reading,
    replacement,
    resource_market,
    scoring,
    scrapping,
    setup,
    tallies,
    trust,
)
from core.games.power_grid_card_game.figures import SEAT_COUNTS
from core.games.power_grid_card_game.rules import Rules, offered
from core.games.power_grid_card_game.state import State
from core.terms import (
    Awaiting,
    Chance,
    Drawn,
    Event,
    IllegalMove,
    Move,
    Moved,
    Note,
    Option,
    Options,
    Turn,
)

_Choices: TypeAlias = Callable[[Rules, State, int], Sequence[Move]]
_Fault: TypeAlias = Callable[[Rules, State, int, Move], IllegalMove | None]
_Entered: TypeAlias = Callable[[Rules, State, int, Move], State]
_ChanceOf: TypeAlias = Callable[[Rules, State], Chance]
_Outcome: TypeAlias = Callable[[Rules, State, tuple[str, ...]], State]
_Automatic: TypeAlias = Callable[[Rules, State], State]

_DECISIONS: Mapping[type, tuple[_Choices, _Fault, _Entered]] = {
    tasks.OpenAuction: (auction.openings, auction.fault_of_opening, auction.opened),
    tasks.Bidding: (auction.bids, auction.fault_of_bid, auction.bid),
    tasks.ScrapPlant: (scrapping.scraps, scrapping.fault_of_scrap, scrapping.scrapped),
    tasks.KeepFuel: (scrapping.keeps, scrapping.fault_of_keeping, scrapping.kept),
    tasks.BuyResources: (
        resource_market.choices,
        resource_market.fault,
        resource_market.entered,
    ),
    tasks.RunPlants: (bureaucracy.choices, bureaucracy.fault, bureaucracy.entered),
}
"""What a seat may choose, why it may not, and what comes of it."""

_DRAWS: Mapping[type, tuple[_ChanceOf, _Outcome]] = {
    tasks.DrawOrder: (setup.chance_of_order, setup.order_drawn),
    tasks.DrawMarket: (setup.chance_of_market, setup.market_drawn),
    tasks.DealResources: (setup.chance_of_resources, setup.resources_drawn),
    tasks.DrawPlant: (replacement.chance_of_plant, replacement.plant_drawn),
    tasks.TurnBack: (replacement.chance_of_back, replacement.back_drawn),
    tasks.DrawResources: (bureaucracy.chance_of_resources, bureaucracy.resources_drawn),
    tasks.DrawContract: (contracts.chance, contracts.drawn),
}
"""What chance decides, and what comes of it."""

_AUTOMATIC: Mapping[type, _Automatic] = {
    tasks.StartRound: auction.start,
    tasks.DrawPlant: replacement.draw,
    tasks.TurnBack: replacement.turn_back,
    tasks.DrawResources: bureaucracy.draw_resources,
    tasks.DrawContract: contracts.draw,
    tasks.NextOpening: auction.next_opening,
    tasks.TrustTakesPlant: trust.take_plant,
    tasks.DropUnsold: auction.drop_unsold,
    tasks.RemoveEndCard: replacement.remove_end_card,
    tasks.EndAuctions: auction.end,
    tasks.TrustTakesFuel: trust.take_fuel,
    tasks.EndPurchases: resource_market.end,
    tasks.EndProduction: bureaucracy.end_production,
    tasks.UpdateMarket: bureaucracy.update_market,
}
"""What is carried out as soon as it comes up; the same state means that it waits for chance."""

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


class PowerGridCardGame(Game):
    """Power Grid: The Card Game for two to six."""

    name = "power_grid_card_game"
    rules_version = 1
    seat_counts = SEAT_COUNTS
    state_type = State
    max_chance = 3 + _PLANT_DRAWS + _ROUNDS * (_DECKS + 1)
    """Set-up, plants, and in each round resources and a contract."""
    max_events = max_chance + _MONEY + _ROUNDS * _PER_ROUND + _SEATS

    def __init__(self, figures: bytes | None = None) -> None:
        data = reading.builtin() if figures is None else figures
        self.figures = reading.read(data)
        self.figures_hash = fingerprint(data)
        self.house_figures = self.figures.house
        self._rules: dict[tuple[Options, int], Rules] = {}

    def rules(self, state: State) -> Rules:
        """The rules that a state is played by."""
        return self._rules_of(state.options, state.seats)

    def _rules_of(self, options: Options, seats: int) -> Rules:
        """Kept, because options and seats fix them."""
        key = (options, seats)
        if key not in self._rules:
            self._rules[key] = Rules(self.figures, *key)
        return self._rules[key]

    def options(self, seats: int, chosen: Options = ()) -> tuple[Option, ...]:
        """Whether money is hidden, what prices are per, the house variant of contracts."""
        return offered()

    def setup(self, options: Options, seats: int) -> State:
        """The state before the first event."""
        return setup.start(self._rules_of(options, seats), options)

    def expects(self, state: State) -> Awaiting:
        """What the head of the agenda waits for; nothing left to happen is the end."""
        if not state.agenda:
            return scoring.over(self.rules(state), state)
        match head := state.agenda[0]:
            case tasks.Bidding():
                return Turn((head.bidders[0],))
            case tasks.RunPlants():
                return Turn(head.seats)
            case tasks.Decision():
                return Turn((head.seat,))
        return _DRAWS[type(head)][0](self.rules(state), state)

    def choices(self, state: State, seat: int) -> Sequence[Move]:
        """The moves at the head of the agenda."""
        return _DECISIONS[type(state.agenda[0])][0](self.rules(state), state, seat)

    def moved(self, state: State, event: Moved) -> State:
        """The state after a move in which the room of the agenda's head finds no fault."""
        rules = self.rules(state)
        _, fault, entered = _DECISIONS[type(state.agenda[0])]
        if refused := fault(rules, state, event.seat, event.move):
            raise refused
        return _settled(rules, entered(rules, state, event.seat, event.move))

    def enter(self, state: State, event: Event) -> State:
        """The state after a draw, and after all that then happens by itself."""
        assert isinstance(event, Drawn)
        rules = self.rules(state)
        return _settled(rules, _DRAWS[type(state.agenda[0])][1](rules, state, event.outcomes))

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
        offered = self.choices(state, seat)
        passive = (moves.OPT_OUT, moves.DROP, moves.DONE)
        return next((move for move in passive if move in offered), offered[0])

    def illegal(self, state: State, seat: int, move: Move) -> IllegalMove:
        """Why a move is refused, by the room that refuses it."""
        fault = _DECISIONS[type(state.agenda[0])][1](self.rules(state), state, seat, move)
        return fault or super().illegal(state, seat, move)

    def notes(self, before: State, event: Event, after: State) -> tuple[Note, ...]:
        """The public log lines of an event."""
        return notes.of(self.rules(before), before, event, after)


def _settled(rules: Rules, state: State) -> State:
    """The state once everything that needs no answer has happened."""
    while state.agenda:
        automatic = _AUTOMATIC.get(type(state.agenda[0]))
        if automatic is None:
            return state
        following = automatic(rules, state)
        if following is state:
            return state
        state = following
    return state
