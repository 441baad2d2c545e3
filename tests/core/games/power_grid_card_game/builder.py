# SPDX-License-Identifier: MIT
"""Tables of the card game laid out by hand, so that a test reads like the rule it checks.

Every table holds all plants and all resource cards that its number of players uses:
plants that are not laid out lie in the stack, normal cards in the deck, singles in
their supply, `+` cards under the discards, `++` cards wait.
"""

from __future__ import annotations

from typing import Any

from core.games.grid.contracts import Contracts
from core.games.power_grid_card_game import plant_market
from core.games.power_grid_card_game.agenda import Task
from core.games.power_grid_card_game.game import PowerGridCardGame
from core.games.power_grid_card_game.pool import sorted_cards
from core.games.power_grid_card_game.rules import Rules
from core.games.power_grid_card_game.state import (
    AUCTION,
    OUT,
    Held,
    Player,
    Stack,
    State,
    Trust,
)
from core.terms import Awaiting, Drawn, IllegalMove, Move, Moved, Options, Turn

GAME = PowerGridCardGame()
PLANTS = tuple(plant.id for plant in GAME.figures.plant_cards)
CARDS = tuple(card.id for card in GAME.figures.resource_cards)
OPENING = "s03 s04a s04b s05a s05b s06a s06b s07a"


def held(cards: str) -> tuple[Held, ...]:
    """A pool from words: `r04` with all its units, `r04:1` turned to one."""
    units = {card.id: card.units for card in GAME.figures.resource_cards}
    pairs = (word.partition(":") for word in cards.split())
    return tuple(Held(card, int(left) if left else units[card]) for card, _, left in pairs)


def player(money: int = 50, plants: str = "", cards: str = "", earned: int = 0) -> Player:
    """What lies before a seat; plants ascending, cards in the order of their ids."""
    return Player(tuple(plants.split()), held(cards), money, earned)


def trust(plants: str = "", cards: str = "", due: bool = False) -> Trust:
    """What the Trust has."""
    return Trust(tuple(plants.split()), held(cards), due)


def chosen(seats: int, **options: str) -> Options:
    """Complete options."""
    return GAME.settle(tuple(sorted(options.items())), seats)


def rules(state: State) -> Rules:
    """The rules that a state is played by."""
    return GAME.rules(state)


def table(
    *players: Player,
    agenda: tuple[Task, ...],
    market: str = OPENING,
    columns: tuple[str, str, str, str] = ("", "", "", ""),
    pool: str | None = None,
    top: str = "large",
    under: str = "",
    deck: str | None = None,
    discards: str | None = None,
    options: dict[str, str] | None = None,
    **fields: Any,
) -> State:
    """A game in progress. `pool` is the stack above the end card; plants elsewhere have left."""
    company = fields.get("trust")
    owners = (*players, *([company] if company else []))
    settled = chosen(len(players), **(options or {}))
    found = GAME.rules_of(settled, len(players))
    laid = [*market.split(), *under.split(), *(p for owner in owners for p in owner.plants)]
    stack = pool.split() if pool is not None else [p for p in PLANTS if p not in laid]
    for_sale = tuple(sorted_cards(found, column.split()) for column in columns)
    used = [c for column in for_sale for c in column]
    used += [h.card for owner in owners for h in owner.pool]
    below = found.discards if discards is None else tuple(discards.split())
    waiting = tuple(c for c in fields.pop("waiting", found.waiting) if c not in (*used, *below))
    left = [c for c in found.deck if c not in (*used, *below)]
    size = len(market.split()) if fields.get("end_card") == OUT else found.settings.current
    state = State(
        seats=len(players),
        options=settled,
        agenda=agenda,
        players=players,
        columns=for_sale,
        deck=tuple(left) if deck is None else tuple(deck.split()),
        discards=tuple(c for c in below if c not in used),
        waiting=waiting,
        singles=tuple(c for c in found.singles if c not in used),
        stack=_stack(found, stack, top, under),
        drawn=fields.pop("drawn", PLANTS),
        contracts=fields.pop("contracts", Contracts(found.contracts) if found.contracts else None),
        removed=tuple(p for p in PLANTS if p not in (*laid, *stack)),
        **{"order": tuple(range(len(players))), "round": 2, "phase": AUCTION, **fields},
    )
    rows = plant_market.ascending(found, state, market.split())
    return state.but(current=rows[:size], future=rows[size:])


def _stack(found: Rules, pool: list[str], top: str, under: str) -> Stack:
    backs = [found.backs[plant] for plant in pool]
    shown = found.backs.get(top, top) if pool else ""
    rest = tuple((back, backs.count(back) - (back == shown)) for back in ("large", "small"))
    assert all(count >= 0 for _, count in rest), rest
    return Stack(tuple(pool), top if pool else "", rest, tuple(under.split()))


def move(state: State, *texts: str) -> State:
    """The state after moves of whoever is to move."""
    for text in texts:
        state = GAME.apply(state, Moved(mover(state), Move.parse(text)))
    return state


def draw(state: State, *outcomes: str) -> State:
    """The state after draws, the outcomes of each in one text; a draw of a back is one too."""
    for words in outcomes:
        state = GAME.apply(state, Drawn(tuple(words.split())))
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


def refused(state: State, text: str) -> tuple[str, dict[str, int | str]]:
    """The rule that a move of whoever is to move breaks, and its figures."""
    try:
        move(state, text)
    except IllegalMove as error:
        return error.rule, error.params
    raise AssertionError(f"{text} is legal")


def columns(state: State) -> list[str]:
    """The resource market, each column in a text."""
    return [" ".join(cards) for cards in state.columns]


def cards(owner: Player | Trust) -> str:
    """A pool in a text: each card with the units it has."""
    return " ".join(f"{h.card}:{h.units}" for h in owner.pool)


def all_plants(state: State) -> list[str]:
    """Every plant of the game, wherever it is, in the order of the figures."""
    owners = [*state.players, *([state.trust] if state.trust else [])]
    places = (*state.current, *state.future, *state.stack.under, *state.stack.pool)
    found = [*places, *state.removed, *(plant for owner in owners for plant in owner.plants)]
    return sorted(found, key=PLANTS.index)


def all_cards(state: State) -> list[str]:
    """Every resource card of the game, wherever it is, those not in use included."""
    owners = [*state.players, *([state.trust] if state.trust else [])]
    found = [card for column in state.columns for card in column]
    found += [*state.deck, *state.discards, *state.waiting, *state.singles, *rules(state).unused]
    return sorted([*found, *(h.card for owner in owners for h in owner.pool)], key=CARDS.index)
