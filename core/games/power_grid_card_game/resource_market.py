# SPDX-License-Identifier: MIT
"""Phase 2: whole resource cards, in reverse order of players (section 4, phase 2)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from core.games.grid.fuel import tokens
from core.games.power_grid_card_game import moves, pool
from core.games.power_grid_card_game.figures import FUELS
from core.games.power_grid_card_game.rules import Rules
from core.games.power_grid_card_game.state import Held, State
from core.terms import IllegalMove, Move, in_order, not_legal


def column(state: State, card: str) -> int | None:
    """The column in which a card is for sale, the singles' being 0."""
    return next((at for at, cards in enumerate(state.columns) if card in cards), None)


def price(rules: Rules, at: int, card: str) -> int:
    """What a card costs in a column: whole, for each of its units or once (option `price_per`)."""
    return rules.prices[at] * (1 if rules.per_card else rules.cards[card].units)


def room(rules: Rules, state: State, seat: int, fuel: int) -> int:
    """How many units of a fuel a seat's plants can take, its pool counted."""
    player = state.players[seat]
    stock = pool.units(rules, player.pool)
    return rules.fleet(player.plants).capacity.room(stock, fuel)


def choices(rules: Rules, state: State, seat: int) -> Sequence[Move]:
    """Every card of which a unit fits and that can be paid, and an end of it."""
    money = state.players[seat].money
    rooms = [room(rules, state, seat, fuel) for fuel in range(len(FUELS))]
    found = [
        moves.buy(card)
        for at, cards in enumerate(state.columns)
        for card in cards
        if rooms[rules.fuel(card)] and price(rules, at, card) <= money
    ]
    return in_order([*found, moves.DONE])


def entered(rules: Rules, state: State, seat: int, move: Move) -> State:
    """A card is paid whole at once; the turn goes on until its end."""
    if move == moves.DONE:
        return state.done()
    match move:
        case Move("buy", (str(card),)):
            return _bought(rules, state, seat, card)
    raise not_legal(seat, move)


def _bought(rules: Rules, state: State, seat: int, card: str) -> State:
    at = column(state, card)
    if at is None:
        raise IllegalMove("resources.not_for_sale", card=card)
    fuel, units = rules.fuel(card), rules.cards[card].units
    kept = min(units, room(rules, state, seat, fuel))
    if not kept:
        raise IllegalMove("resources.no_room", fuel=FUELS[fuel], card=card)
    player, cost = state.players[seat], price(rules, at, card)
    if cost > player.money:
        raise IllegalMove("resources.too_expensive", card=card, price=cost, money=player.money)
    paid = structs.replace(player, money=player.money - cost)
    owner = pool.with_card(rules, paid, Held(card, kept))
    state = taken(state, at, card).with_player(seat, owner)
    return pool.put_on_sale(rules, state, tokens(fuel, units - kept))


def taken(state: State, at: int, card: str) -> State:
    """The market without a card; nothing slides before phase 3."""
    rest = tuple(other for other in state.columns[at] if other != card)
    return state.but(columns=(*state.columns[:at], rest, *state.columns[at + 1 :]))
