# SPDX-License-Identifier: MIT
"""Tables of Power Grid laid out by hand, so that a test reads like the rule it checks.

Every table holds all 42 plants, the promo cards of its options and all tokens:
what is not laid out lies in the stack, and fuel that nobody has and the market
lacks in the supply.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from core.games.grid.fuel import FuelCounts, minus
from core.games.power_grid.agenda import CardAuction, Task, TurnBack
from core.games.power_grid.figures import FUELS
from core.games.power_grid.game import PowerGrid
from core.games.power_grid.rules import Rules
from core.games.power_grid.state import IN_MARKET, IN_STACK, NO_PLANT, Player, Stack, State, Trust
from core.terms import Awaiting, Chance, Drawn, Event, IllegalMove, Move, Moved, Options, Turn

GAME = PowerGrid()
PLANTS = tuple(plant.number for plant in GAME.figures.plants.plants)
OPENING = (3, 4, 5, 6, 7, 8, 9, 10)
FULL: FuelCounts = (24, 24, 24, 12)
FILLED: FuelCounts = (24, 18, 9, 2)
"""The opening market of Recharged: what lies there unless a test says otherwise."""

Backs: TypeAlias = dict[str, str]

REGIONS = ("brown", "green", "red", "yellow")


def fuel(words: str) -> FuelCounts:
    """Tokens from words such as `coal 2 oil 1`."""
    parts = words.split()
    counts = dict(zip(parts[::2], map(int, parts[1::2]), strict=True))
    coal, oil, garbage, uranium = (counts.get(name, 0) for name in FUELS)
    return (coal, oil, garbage, uranium)


def player(
    money: int = 50,
    plants: tuple[int, ...] = (),
    tokens: str = "",
    cities: str = "",
    cards: str = "",
    station: int = NO_PLANT,
) -> Player:
    """What lies before a seat."""
    won = tuple(sorted(cards.split()))
    return Player(money, plants, fuel(tokens), tuple(cities.split()), won, station)


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
    pool: tuple[int | str, ...] | None = None,
    top: str = "",
    under: tuple[int, ...] = (),
    options: dict[str, str] | None = None,
    **fields: Any,
) -> State:
    """A game in progress; cards of no pool, market or owner have left it.

    `pool` is the stack above the Step 3 card, by default all other cards, with
    `top` for the back of its first one.
    """
    settled = chosen(len(players), **(options or {}))
    company = fields.get("trust")
    owned = [p for owner in (*players, *([company] if company else [])) for p in owner.plants]
    won = [card for owner in players for card in owner.cards]
    auctioned = [task.card for task in agenda if isinstance(task, CardAuction)]
    elsewhere = tuple(map(str, (*owned, *market, *under, *won, *auctioned)))
    backs = GAME.rules_of(settled, len(players)).backs
    if pool is None:
        pool = tuple(card for card in backs if card not in elsewhere)
    cards = tuple(map(str, pool))
    removed = tuple(card for card in backs if card not in (*elsewhere, *cards))
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
        "stack": _stack(cards, top, under, backs),
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


def _stack(pool: tuple[str, ...], top: str, under: tuple[int, ...], printed: Backs) -> Stack:
    backs = [printed[card] for card in pool]
    top = top or (backs[-1] if backs else "")
    rest = tuple((back, backs.count(back) - (back == top)) for back in sorted(set(backs)))
    return Stack(pool, top, rest, under)


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


def replaced(state: State, *cards: int | str) -> State:
    """The state after these cards were drawn; the backs between come as they may."""
    for plant in cards:
        state = seen(draw(seen(state), plant))
    return state


def seen(state: State) -> State:
    """The state once the back of the next card is seen, whichever it is."""
    while isinstance(state.agenda[0], TurnBack):
        awaited = GAME.awaiting(state)
        assert isinstance(awaited, Chance)
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


def log(state: State, event: Event | str) -> list[str]:
    """The public log of an event, a move as its text; keys and figures of a line in one text."""
    if isinstance(event, str):
        event = Moved(mover(state), Move.parse(event))
    notes = GAME.notes(state, event, GAME.apply(state, event))
    return [" ".join((n.key, *(f"{name}={value}" for name, value in n.params))) for n in notes]


def all_cards(state: State) -> list[str]:
    """Every card of the game, wherever it is: plants by number, then promo cards."""
    owners: list[Player | Trust] = [*state.players, *([state.trust] if state.trust else [])]
    held = [plant for owner in owners for plant in owner.plants]
    won = [card for owner in state.players for card in owner.cards]
    auctioned = [task.card for task in state.agenda if isinstance(task, CardAuction)]
    open_cards = (*state.current, *state.future, *state.stack.under, *held, *won, *auctioned)
    found = [*map(str, open_cards), *state.stack.pool, *state.removed]
    return sorted(found, key=lambda card: (not card.isdecimal(), card.zfill(3)))


def all_fuel(state: State) -> FuelCounts:
    """Every token of the game, wherever it is."""
    owners: list[Player | Trust] = [*state.players, *([state.trust] if state.trust else [])]
    places = [state.fuel_market, state.supply, *(owner.fuel for owner in owners)]
    coal, oil, garbage, uranium = (sum(place[kind] for place in places) for kind in range(4))
    return (coal, oil, garbage, uranium)
