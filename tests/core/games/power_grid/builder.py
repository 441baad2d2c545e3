# SPDX-License-Identifier: MIT
"""Tables of Power Grid laid out by hand, so that a test reads like the rule it checks.

Every table holds all 42 plants and all tokens: what is not laid out lies in the
stack, and fuel that nobody has and the market lacks in the supply.
"""

from __future__ import annotations

from typing import Any

from core.games.grid.fuel import FuelCounts, minus
from core.games.power_grid.agenda import Task
from core.games.power_grid.deck import ONE_BACK
from core.games.power_grid.figures import FUELS
from core.games.power_grid.game import PowerGrid
from core.games.power_grid.rules import Rules
from core.games.power_grid.state import IN_MARKET, IN_STACK, Player, Stack, State, Trust
from core.terms import Awaiting, Chance, Drawn, IllegalMove, Move, Moved, Options, Turn

GAME = PowerGrid()
PLANTS = tuple(plant.number for plant in GAME.figures.plants.plants)
OPENING = (3, 4, 5, 6, 7, 8, 9, 10)
FULL: FuelCounts = (24, 24, 24, 12)
FILLED: FuelCounts = (24, 18, 9, 2)
"""The opening market of Recharged: what lies there unless a test says otherwise."""

REGIONS = ("brown", "green", "red", "yellow")


def fuel(words: str) -> FuelCounts:
    """Tokens from words such as `coal 2 oil 1`."""
    parts = words.split()
    counts = dict(zip(parts[::2], map(int, parts[1::2]), strict=True))
    coal, oil, garbage, uranium = (counts.get(name, 0) for name in FUELS)
    return (coal, oil, garbage, uranium)


def player(
    money: int = 50, plants: tuple[int, ...] = (), tokens: str = "", cities: str = ""
) -> Player:
    """What lies before a seat."""
    return Player(money, plants, fuel(tokens), tuple(cities.split()))


def trust(
    plants: tuple[int, ...] = (), tokens: str = "", cities: str = "", due: bool = False
) -> Trust:
    """What the Trust has."""
    return Trust(plants, fuel(tokens), tuple(sorted(cities.split())), due)


def chosen(seats: int, **options: str) -> Options:
    """Complete options."""
    return GAME.settle(tuple(sorted(options.items())), seats)


def rules(state: State) -> Rules:
    """The rules that a state is played by."""
    return GAME.rules(state)


def table(
    *players: Player,
    agenda: tuple[Task, ...],
    market: tuple[int, ...] = OPENING,
    pool: tuple[int, ...] | None = None,
    top: str = "",
    under: tuple[int, ...] = (),
    options: dict[str, str] | None = None,
    **fields: Any,
) -> State:
    """A game in progress; plants of no pool, market or owner have left it.

    `pool` is the stack above the Step 3 card, by default all other plants, with
    `top` for the back of its first one.
    """
    settled = chosen(len(players), **(options or {}))
    company = fields.get("trust")
    owned = [p for owner in (*players, *([company] if company else [])) for p in owner.plants]
    elsewhere = (*owned, *market, *under)
    if pool is None:
        pool = tuple(plant for plant in PLANTS if plant not in elsewhere)
    removed = tuple(str(p) for p in PLANTS if p not in (*elsewhere, *pool))
    size = 4 if fields.get("step3_card", IN_STACK) in (IN_STACK, IN_MARKET) else len(market)
    tokens = [owner.fuel for owner in (*players, *([company] if company else []))]
    left = FULL
    for held in tokens:
        left = minus(left, held)
    coal, oil, garbage, uranium = map(min, left, FILLED)
    on_market = fields.pop("fuel_market", (coal, oil, garbage, uranium))
    supply = minus(left, on_market)
    assert min(supply) >= 0, supply
    defaults: dict[str, Any] = {
        "regions": REGIONS,
        "order": tuple(range(len(players))),
        "round": 2,
        "phase": 2,
        "removed": removed,
        "stack": _stack(pool, top, under, dict(settled)["edition"]),
        "current": market[:size],
        "future": market[size:],
    }
    return State(
        seats=len(players),
        options=settled,
        players=players,
        agenda=agenda,
        fuel_market=on_market,
        supply=supply,
        **{**defaults, **fields},
    )


def _stack(pool: tuple[int, ...], top: str, under: tuple[int, ...], edition: str) -> Stack:
    printed = {plant.number: plant.back for plant in GAME.figures.plants.plants}
    backs = [printed[plant] if edition == "recharged" else ONE_BACK for plant in pool]
    top = top or (backs[-1] if backs else "")
    rest = tuple((back, backs.count(back) - (back == top)) for back in sorted(set(backs)))
    return Stack(tuple(map(str, pool)), top, rest, under)


def move(state: State, *texts: str) -> State:
    """The state after moves of whoever is to move."""
    for text in texts:
        state = GAME.apply(state, Moved(mover(state), Move.parse(text)))
    return state


def draw(state: State, *outcomes: str | int) -> State:
    """The state after draws, one outcome each; a draw of a back is one too."""
    for outcome in outcomes:
        state = GAME.apply(state, Drawn((str(outcome),)))
    return state


def replaced(state: State, *plants: int) -> State:
    """The state after these plants were drawn; the backs between come as they may."""
    for plant in plants:
        state = seen(draw(seen(state), plant))
    return state


def seen(state: State) -> State:
    """The state once the back of the next card is seen, whichever it is."""
    while isinstance(awaited := GAME.awaiting(state), Chance) and not awaited.pool[0].isdigit():
        state = draw(state, awaited.pool[-1])
    return state


def awaiting(state: State) -> Awaiting:
    """What a state waits for."""
    return GAME.awaiting(state)


def mover(state: State) -> int:
    """Whose turn it is, the first one where several may move."""
    awaited = GAME.awaiting(state)
    assert isinstance(awaited, Turn), awaited
    return awaited.seats[0]


def offered(state: State, seat: int | None = None) -> list[str]:
    """The texts of the moves of a seat, by default of whoever is to move."""
    seat = mover(state) if seat is None else seat
    return [str(choice) for choice in GAME.legal_moves(state, seat)]


def refusal(state: State, text: str) -> IllegalMove:
    """Why a move of whoever is to move is refused."""
    try:
        move(state, text)
    except IllegalMove as error:
        return error
    raise AssertionError(f"{text} is legal")


def refused(state: State, text: str) -> tuple[str, dict[str, int | str]]:
    """The rule that a move breaks, and its figures."""
    error = refusal(state, text)
    return error.rule, error.params


def all_plants(state: State) -> list[str]:
    """Every plant of the game, wherever it is, sorted by number."""
    owners = [*state.players, *([state.trust] if state.trust else [])]
    held = [plant for owner in owners for plant in owner.plants]
    open_cards = (*state.current, *state.future, *state.stack.under, *held)
    return sorted([*map(str, open_cards), *state.stack.pool, *state.removed], key=int)


def all_fuel(state: State) -> FuelCounts:
    """Every token of the game, wherever it is."""
    owners = [*state.players, *([state.trust] if state.trust else [])]
    places = [state.fuel_market, state.supply, *(owner.fuel for owner in owners)]
    coal, oil, garbage, uranium = (sum(place[kind] for place in places) for kind in range(4))
    return (coal, oil, garbage, uranium)
