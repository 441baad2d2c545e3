# SPDX-License-Identifier: MIT
"""Plays a trace again in the core and says where the two differ.

The decisions and the draws are the trace's; after every step the whole table is
compared. A few differences are known, each one where the core is right: they
are recognised one by one, exactly, and counted. Anything else is a fault.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct, structs

from core.games.power_grid import moves
from core.games.power_grid.agenda import DrawMarket, DrawOrder, DrawPlant, KeepFuel, OpenAuction
from core.games.power_grid.game import PowerGrid
from core.games.power_grid.rules import Rules
from core.games.power_grid.state import IN_MARKET, IN_STACK, State
from core.terms import (
    Awaiting,
    Chance,
    Drawn,
    Event,
    IllegalMove,
    Move,
    Moved,
    Options,
    Over,
    Turn,
    in_order,
)
from tests.core.games.power_grid.trace_file import (
    FUELS,
    STEP_3,
    Bid,
    Build,
    Buy,
    Card,
    GiveUp,
    Nominate,
    Numbers,
    Pass,
    Player,
    Run,
    Scrap,
    Step,
    Table,
    Trace,
    Use,
    counted,
)

Known: TypeAlias = Literal[
    "token_plant", "other_plants_fuel", "fuel_thrown_away", "last_house", "empty_market"
]
"""The differences that the README of the traces names, in its order."""

GAME = PowerGrid()
PHASES = ("Set-up", "Order", "Auction", "Resources", "Building", "Bureaucracy")


class Fault(AssertionError):
    """The core and the trace differ in a way that nobody has explained."""


class Difference(Struct, frozen=True):
    """A known difference: whose move, and the core's state before it."""

    kind: Known
    seat: int
    move: Move
    state: State


class Replay:
    """A trace being played. `found` has every known difference."""

    def __init__(self, trace: Trace) -> None:
        self.trace = trace
        self.found: list[Difference] = []
        self._tables = trace.tables()
        self._decks = trace.decks()
        self._number = -1
        self._running: dict[int, list[Run]] = {seat: [] for seat in range(trace.seats)}
        self._scrapping: list[Step] = []
        board = GAME.figures.map(trace.map).boards[trace.edition]
        self._cities = {city.id.replace("_", ""): city.id for city in board.cities}
        self._conceivable = _conceivable(tuple(self._cities.values()))
        options = GAME.settle(_options(trace), trace.seats)
        self._rules = Rules(GAME.figures, options, trace.seats)
        self.state: State = GAME.setup(options, trace.seats)
        self._dealt()

    def differences(self, kind: Known) -> tuple[Difference, ...]:
        """The known differences of a kind."""
        return tuple(found for found in self.found if found.kind == kind)

    def run(self) -> None:
        """Play everything. Raises Fault."""
        self._compare(self.trace.start)
        for number, step in enumerate(self.trace.steps):
            self._number = number
            self._check_offers(step)
            self._play(step)
            self._compare(self._tables[number + 1])
        self._check_result()

    # What is played.

    def _play(self, step: Step) -> None:
        match step.move:
            case Nominate(plant):
                self._move(step.seat, moves.open_auction(plant))
            case Bid(price):
                self._move(step.seat, moves.bid(price))
            case Buy(what):
                self._move(step.seat, moves.buy(what.resource, 1))
            case Build(house):
                self._move(step.seat, moves.build(self._cities[house.city]))
            case Scrap() | GiveUp():
                self._scrapping.append(step)
                if not self._next_is(GiveUp):
                    self._scrap(step.seat)
            case Use(run):
                self._running[step.seat].append(run)
            case Pass():
                self._pass(step.seat)

    def _scrap(self, seat: int) -> None:
        """Scrap the plant, and keep the fuel recorded after the last step of the scrapping."""
        steps, self._scrapping = self._scrapping, []
        assert isinstance(steps[0].move, Scrap)
        self._move(seat, moves.scrap(steps[0].move.plant))
        if not isinstance(self.state.agenda[0], KeepFuel):
            return
        coal, oil, garbage, uranium = self._tables[self._number + 1].players[seat].fuel
        move = moves.keep((coal, oil, garbage, uranium))
        most = max(_tokens(offered) for offered in GAME.legal_moves(self.state, seat))
        if len(steps) == 1 and _tokens(move) < most:
            self._note("fuel_thrown_away", move)
        self._move(seat, move)

    def _pass(self, seat: int) -> None:
        match self._tables[self._number].phase:
            case "Auction" if self._market_ran_empty(self._number):
                self._note("empty_market", moves.OPT_OUT)
            case "Auction" if isinstance(self.state.agenda[0], OpenAuction):
                self._move(seat, moves.OPT_OUT)
            case "Auction":
                self._move(seat, moves.DROP)
            case "Bureaucracy":
                self._run_plants(seat)
            case _:
                self._move(seat, moves.DONE)

    def _run_plants(self, seat: int) -> None:
        runs, self._running[seat] = self._running[seat], []
        if not runs:
            self._move(seat, moves.DONE)
            return
        hybrids = [run for run in runs if len(self._rules.plants[run.plant].fuels) > 1]
        coal, oil, _, _ = counted(tuple(fuel for run in hybrids for fuel in run.burnt))
        move = moves.run(sorted(run.plant for run in runs), (coal, oil, 0, 0))
        if move not in GAME.legal_moves(strictly(self.state), seat):
            self._note("other_plants_fuel", move)
        self._move(seat, move)

    def _move(self, seat: int, move: Move) -> None:
        self._enter(Moved(seat, move))
        self._dealt()

    def _enter(self, event: Event) -> None:
        try:
            self.state = GAME.apply(self.state, event)
        except IllegalMove as refusal:
            raise Fault(f"step {self._number}: {event} is refused, {refusal}") from refusal

    # What is drawn.

    def _dealt(self) -> None:
        """Feed set-up and draws until the core waits for a seat."""
        while not isinstance(awaited := GAME.awaiting(self.state), Over):
            if isinstance(awaited, Turn) and self.state.round:
                return
            self._enter(self._answer(awaited))

    def _answer(self, awaited: Awaiting) -> Event:
        if isinstance(awaited, Turn):
            return Moved(awaited.seats[0], moves.regions(self.trace.regions))
        assert isinstance(awaited, Chance), awaited
        match self.state.agenda[0]:
            case DrawOrder():
                return Drawn(tuple(map(str, self.trace.start.order)))
            case DrawMarket():
                start = self.trace.start
                return Drawn(tuple(map(str, (*start.current, *start.future))))
            case DrawPlant():
                return Drawn((str(self._top()),))
        return Drawn((self._rules.backs[str(self._top())],))

    def _top(self) -> Card:
        """The top card of the stack: of the reshuffled one, once the Step 3 card was drawn."""
        deck = self._decks[max(0, self._number)]
        if "step3" in deck and self.state.step3_card != IN_STACK:
            deck = self._decks[self._number + 1]
        bottom = deck.index("step3") if "step3" in deck else len(deck)
        return deck[bottom - _unseen(self.state)]

    # What is compared.

    def _check_offers(self, step: Step) -> None:
        awaited = GAME.awaiting(self.state)
        assert isinstance(awaited, Turn)
        if self._market_ran_empty(self._number):
            return
        legal = GAME.legal_moves(self.state, step.seat)
        conceivable = self._conceivable.get(self._tables[self._number].phase, ())
        allowed = [move for move in conceivable if _allowed(self.state, step.seat, move)]
        self._equal("allowed", [m for m in legal if m.verb in ("buy", "build")], allowed)
        self._check_open(step, tuple(int(m.args[0]) for m in legal if m.verb == "open"))
        buy = tuple(fuel for fuel in FUELS if moves.buy(fuel, 1) in legal)
        self._equal("buy", step.buy, buy)
        cities = [str(m.args[0]) for m in legal if m.verb == "build"]
        build = {city.replace("_", ""): self._price(step.seat, city) for city in cities}
        if build and not step.build and len(self.state.players[step.seat].cities) == 21:
            self._note("last_house", moves.build(cities[0]))
            return
        self._equal("build", step.build, build)

    def _check_open(self, step: Step, plants: Numbers) -> None:
        token = self.state.discount
        money = self.state.players[step.seat].money
        if token in plants and token not in step.open and 1 <= money < token:
            self._note("token_plant", moves.open_auction(token))
            plants = tuple(plant for plant in plants if plant != token)
        self._equal("open", step.open, plants)

    def _price(self, seat: int, city: str) -> int:
        after = GAME.apply(self.state, Moved(seat, moves.build(city)))
        return int(self.state.players[seat].money - after.players[seat].money)

    def _compare(self, recorded: Table) -> None:
        expected = self._lagging(recorded)
        if self._market_ran_empty(self._number + 1):
            expected = structs.replace(expected, phase="Resources", turn=recorded.order[-1:])
        table = seen(self.state)
        for field in Table.__struct_fields__:
            self._equal(field, getattr(expected, field), getattr(table, field))

    def _lagging(self, recorded: Table) -> Table:
        """The recorded table with what the core has not taken away yet."""
        players = list(recorded.players)
        for seat, runs in self._running.items():
            burnt = counted(tuple(fuel for run in runs for fuel in run.burnt))
            fuel = tuple(a + b for a, b in zip(players[seat].fuel, burnt, strict=True))
            players[seat] = structs.replace(players[seat], fuel=fuel)
        if self._scrapping:
            seat = self._scrapping[0].seat
            before = self._tables[self._number + 1 - len(self._scrapping)].players[seat]
            players[seat] = structs.replace(players[seat], plants=before.plants, fuel=before.fuel)
        return structs.replace(recorded, players=tuple(players))

    def _check_result(self) -> None:
        over = GAME.awaiting(self.state)
        assert isinstance(over, Over), over
        result = self.trace.result
        self._equal("powered", result.powered, over.scores)
        self._equal("money", result.money, tuple(p.money for p in self.state.players))
        self._equal("cities", result.cities, tuple(len(p.cities) for p in self.state.players))

    def _market_ran_empty(self, number: int) -> bool:
        """Whether seats only pass from here on, because phase 2 has nothing left to sell."""
        if number == len(self.trace.steps):
            return False
        table = self._tables[number]
        passing = isinstance(self.trace.steps[number].move, Pass)
        return passing and table.phase == "Auction" and not table.current and not table.future

    def _next_is(self, kind: type[GiveUp]) -> bool:
        following = self.trace.steps[self._number + 1 : self._number + 2]
        return any(isinstance(step.move, kind) for step in following)

    def _note(self, kind: Known, move: Move) -> None:
        seat = self.trace.steps[self._number].seat
        self.found.append(Difference(kind, seat, move, self.state))

    def _equal(self, what: str, recorded: object, found: object) -> None:
        if recorded != found:
            raise Fault(f"step {self._number}, {what}: recorded {recorded}, found {found}")


def _allowed(state: State, seat: int, move: Move) -> bool:
    try:
        GAME.apply(state, Moved(seat, move))
    except IllegalMove:
        return False
    return True


def _conceivable(cities: tuple[str, ...]) -> dict[str, tuple[Move, ...]]:
    """Phase -> everything that anybody could ask to buy or build in it, in the order of moves."""
    bought = [moves.buy(fuel, count) for fuel in FUELS for count in range(1, 25)]
    return {
        "Resources": in_order(bought),
        "Building": in_order([moves.build(city) for city in cities]),
    }


def seen(state: State) -> Table:
    """A state in the words of a trace."""
    awaited = GAME.awaiting(state)
    acting = awaited.seats if isinstance(awaited, Turn) else ()
    waiting = (STEP_3,) if state.step3_card == IN_MARKET else ()
    return Table(
        phase="Game End" if isinstance(awaited, Over) else PHASES[state.phase],
        round=state.round,
        step=state.step,
        order=state.order,
        turn=tuple(seat for seat in state.order if seat in acting),
        current=state.current,
        future=(*state.future, *waiting),
        deck=_unseen(state) + len(state.stack.under) + (state.step3_card == IN_STACK),
        market=state.fuel_market,
        players=tuple(
            Player(
                player.money,
                tuple(sorted(player.plants)),
                player.fuel,
                tuple(sorted(city.replace("_", "") for city in player.cities)),
            )
            for player in state.players
        ),
    )


def strictly(state: State) -> State:
    """A state with the own-storage ruling on."""
    options = {**dict(state.options), "strict_storage": "on"}
    return state.but(options=tuple(sorted(options.items())))


def _unseen(state: State) -> int:
    """Cards of the stack above the Step 3 card."""
    return bool(state.stack.top) + sum(count for _, count in state.stack.rest)


def _options(trace: Trace) -> Options:
    two = (("two_players", "classic"),) if trace.seats == 2 else ()
    return (
        ("edition", trace.edition),
        ("map", trace.map),
        ("regions", "host"),
        ("strict_storage", "off"),
        ("early_step3", "simple"),
        *two,
    )


def _tokens(keep: Move) -> int:
    """How many tokens a `keep` keeps."""
    return sum(arg for arg in keep.args if isinstance(arg, int))
