# SPDX-License-Identifier: MIT
"""Auctions of promo cards, in whatever phase one is turned up, and what the winner does.

All take part, also those who bought a plant or opted out in this phase, and it
does not use up the plant of this round. The Trust never bids.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from core.games.grid import bidding
from core.games.power_grid import moves, promos
from core.games.power_grid.agenda import CardAuction, PlaceStation
from core.games.power_grid.rules import Rules
from core.games.power_grid.state import NO_PLANT, THEME_PARK, TRANSFORMER, Player, State
from core.terms import IllegalMove, Move, not_legal


def bids(rules: Rules, state: State, seat: int) -> Sequence[Move]:
    """From the least bid up to all own money, or dropping out, the opener too."""
    least, money = rules.promo_figures.minimum_bid, state.players[seat].money
    return bidding.choices(_head(state), least, money, True)


def bid(rules: Rules, state: State, seat: int, move: Move) -> State:
    """A raise, or somebody out; the last one has the card, and if nobody bid it leaves the game."""
    least, money = rules.promo_figures.minimum_bid, state.players[seat].money
    head = bidding.after(_head(state), least, money, True, move)
    if not head.over:
        return structs.replace(state, agenda=(head, *state.agenda[1:]))
    if head.opening:
        return promos.out(state.done(), head.card)
    return _won(state.done(), head.leader, head.card, head.price)


def _won(state: State, seat: int, card: str, price: int) -> State:
    player = state.players[seat]
    cards = tuple(sorted((*player.cards, card)))
    owner = structs.replace(player, money=player.money - price, cards=cards)
    state = state.with_player(seat, owner)
    if card == THEME_PARK:
        return state.seen(card)
    if card != TRANSFORMER or not owner.plants:
        return state
    if len(owner.plants) == 1:
        return state.with_player(seat, structs.replace(owner, station=owner.plants[0]))
    return state.first(PlaceStation(seat))


def places(rules: Rules, state: State, seat: int) -> Sequence[Move]:
    """Any own plant may carry the Transformer Station."""
    return [moves.station(plant) for plant in sorted(state.players[seat].plants)]


def placed(rules: Rules, state: State, seat: int, move: Move) -> State:
    """The Transformer Station lies under a plant."""
    player = state.players[seat]
    match move:
        case Move("station", (int(plant),)):
            if plant not in player.plants:
                raise IllegalMove("auction.not_your_plant", plant=plant)
            return state.with_player(seat, structs.replace(player, station=plant)).done()
    raise not_legal(seat, move)


def with_plant(player: Player, plant: int) -> Player:
    """A player who took a plant: a Transformer Station that waits for his first one goes there."""
    if TRANSFORMER in player.cards and player.station == NO_PLANT:
        return structs.replace(player, station=plant)
    return player


def without_plant(state: State, seat: int, plant: int) -> State:
    """After a player scrapped a plant: what lay under it leaves the game with it."""
    player = state.players[seat]
    if player.station != plant:
        return state
    cards = tuple(card for card in player.cards if card != TRANSFORMER)
    owner = structs.replace(player, cards=cards, station=NO_PLANT)
    return promos.out(state.with_player(seat, owner), TRANSFORMER)


def _head(state: State) -> CardAuction:
    head = state.agenda[0]
    assert isinstance(head, CardAuction)
    return head
