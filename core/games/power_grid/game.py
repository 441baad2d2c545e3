# SPDX-License-Identifier: MIT
"""The rules of Power Grid as one object: which room answers for the head of the agenda."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from core.contract import Game
from core.figures import fingerprint
from core.games.power_grid import agenda as tasks
from core.games.power_grid import (
    auction,
    building,
    bureaucracy,
    fuel_market,
    moves,
    notes,
    replacement,
    scoring,
    setup,
    steps,
    tallies,
    trust,
)
from core.games.power_grid.figures import builtin, read
from core.games.power_grid.rules import MAX_ROUNDS, Rules, offered
from core.games.power_grid.state import State
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
    tasks.PickRegions: (setup.region_sets, setup.fault_of_set, setup.set_picked),
    tasks.DraftRegions: (setup.draft, setup.fault_of_draft, setup.drafted),
    tasks.PlaceTrust: (trust.placements, trust.fault_of_placement, trust.placed),
    tasks.OpenAuction: (auction.openings, auction.fault_of_opening, auction.opened),
    tasks.Bidding: (auction.bids, auction.fault_of_bid, auction.bid),
    tasks.ScrapPlant: (auction.scraps, auction.fault_of_scrap, auction.scrapped),
    tasks.KeepFuel: (auction.keeps, auction.fault_of_keeping, auction.kept),
    tasks.BuyFuel: (fuel_market.choices, fuel_market.fault, fuel_market.entered),
    tasks.Build: (building.choices, building.fault, building.entered),
    tasks.RunPlants: (bureaucracy.choices, bureaucracy.fault, bureaucracy.entered),
}
"""What a seat may choose, why it may not, and what comes of it."""

_DRAWS: Mapping[type, tuple[_ChanceOf, _Outcome]] = {
    tasks.DrawOrder: (setup.chance_of_order, setup.order_drawn),
    tasks.DrawRegions: (setup.chance_of_regions, setup.regions_drawn),
    tasks.DrawMarket: (setup.chance_of_market, setup.market_drawn),
    tasks.DrawPlant: (replacement.chance_of_plant, replacement.plant_drawn),
    tasks.TurnBack: (replacement.chance_of_back, replacement.back_drawn),
}
"""What chance decides, and what comes of it."""

_AUTOMATIC: Mapping[type, _Automatic] = {
    tasks.DrawMarket: setup.draw_market,
    tasks.StartRound: auction.start,
    tasks.DrawPlant: replacement.draw,
    tasks.TurnBack: replacement.turn_back,
    tasks.ClearObsolete: replacement.clear_obsolete,
    tasks.NextOpening: auction.next_opening,
    tasks.TrustTakesPlant: trust.take_plant,
    tasks.DropUnsold: auction.drop_unsold,
    tasks.EndAuctions: auction.end,
    tasks.TrustTakesFuel: trust.take_fuel,
    tasks.StartBuilding: building.start,
    tasks.EndBuilding: building.end,
    tasks.Restock: fuel_market.restock,
    tasks.UpdateMarket: bureaucracy.update_market,
    tasks.EndRound: bureaucracy.end_round,
    tasks.ReplaceLowest: steps.replace_lowest,
    tasks.RemoveStep3: steps.remove_step3,
}
"""What is carried out as soon as it comes up; the same state means that it waits for chance."""

_SEATS = 6
_TURNS = tuple(Turn((seat,)) for seat in range(_SEATS))
_TURN_OF: Mapping[type, Callable[[Any], Turn]] = {
    **dict.fromkeys(_DECISIONS, lambda head: _TURNS[head.seat]),
    tasks.PickRegions: lambda head: _TURNS[setup.HOST],
    tasks.Bidding: lambda head: _TURNS[head.bidders[0]],
    tasks.RunPlants: lambda head: Turn(head.seats),
}
"""Whose turn a decision is."""
_PAYMENT = 150
_MONEY = _SEATS * (50 + _PAYMENT * MAX_ROUNDS)
"""More Elektro than ever come into a match. Each bid raises by one, and the last is paid."""
_SET_UP = 20
_PER_SEAT = 2 + 6 + 2 + 84 + 1 + 1 + 1
"""In a round: openings and drops, a plant and fuel scrapped, each token, end, end, a run."""
_PER_ROUND = _SEATS * (_PER_SEAT + _SEATS)
_DRAWS_IN_ALL = 2 * 2 * 42 + 3
"""Each plant is drawn at most twice, with its back."""


class PowerGrid(Game):
    """Power Grid for two to six, Recharged or as of 2004."""

    name = "power_grid"
    rules_version = 1
    seat_counts = (2, 3, 4, 5, 6)
    state_type = State
    max_chance = _DRAWS_IN_ALL
    max_events = _SET_UP + _DRAWS_IN_ALL + _MONEY + MAX_ROUNDS * _PER_ROUND + _SEATS * 22

    def __init__(self, figures: bytes | None = None) -> None:
        data = builtin() if figures is None else figures
        self.figures = read(data)
        self.figures_hash = fingerprint(data)
        self.house_figures = False
        self._rules: dict[tuple[Options, int], Rules] = {}
        self._last: tuple[Options, Rules | None] = ((), None)

    def rules(self, state: State) -> Rules:
        """The rules that a state is played by; kept, because options and seats fix them."""
        last_options, last = self._last
        if last is not None and state.options is last_options and state.seats == last.seats:
            return last
        found = self._rules_of(state.options, state.seats)
        self._last = (state.options, found)
        return found

    def _rules_of(self, options: Options, seats: int) -> Rules:
        key = (options, seats)
        if key not in self._rules:
            self._rules[key] = Rules(self.figures, *key)
        return self._rules[key]

    def options(self, seats: int, chosen: Options = ()) -> tuple[Option, ...]:
        """Edition, map, regions, house rules; with two seats the mode of section 3."""
        return offered(seats)

    def setup(self, options: Options, seats: int) -> State:
        """The state before the first event."""
        return setup.start(self._rules_of(options, seats), options)

    def expects(self, state: State) -> Awaiting:
        """What the head of the agenda waits for; nothing left to happen is the end."""
        if not state.agenda:
            return scoring.over(self.rules(state), state)
        head = state.agenda[0]
        turn = _TURN_OF.get(type(head))
        if turn is not None:
            return turn(head)
        return _DRAWS[type(head)][0](self.rules(state), state)

    def choices(self, state: State, seat: int) -> Sequence[Move]:
        """The moves at the head of the agenda."""
        return _DECISIONS[type(state.agenda[0])][0](self.rules(state), state, seat)

    def moved(self, state: State, event: Moved) -> State:
        """The state after a move in which the room of the agenda's head finds no fault."""
        rules = self.rules(state)
        _, fault, entered = _DECISIONS[type(state.agenda[0])]
        seat, move = event.seat, event.move
        if refused := fault(rules, state, seat, move):
            raise refused
        return _settled(rules, entered(rules, state, seat, move))

    def enter(self, state: State, event: Event) -> State:
        """The state after a draw, and after all that then happens by itself."""
        assert isinstance(event, Drawn)
        rules = self.rules(state)
        outcome = _DRAWS[type(state.agenda[0])][1]
        return _settled(rules, outcome(rules, state, event.outcomes))

    def scores(self, state: State) -> tuple[int, ...]:
        """The most cities that each seat can supply."""
        return scoring.scores(self.rules(state), state)

    def tallies(self, state: State) -> tuple[tuple[str, str], ...]:
        """How the match ended and how many rounds it took."""
        return tallies.of(state)

    def caretaker(self, state: State, seat: int) -> Move:
        """The move that changes least: buy nothing, build nothing, run nothing."""
        if isinstance(state.agenda[0], tasks.KeepFuel):
            return auction.default_keep(self.rules(state), state, seat)
        offered = self.choices(state, seat)
        passive = (moves.OPT_OUT, moves.DROP, moves.DONE)
        return next((move for move in passive if move in offered), offered[0])

    def illegal(self, state: State, seat: int, move: Move) -> IllegalMove:
        """Why a move is refused, by the room that refuses it."""
        fault = _DECISIONS[type(state.agenda[0])][1](self.rules(state), state, seat, move)
        return fault or super().illegal(state, seat, move)

    def notes(self, before: State, event: Event, after: State) -> tuple[Note, ...]:
        """The public log lines of an event."""
        return notes.of(before, event, after)


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
