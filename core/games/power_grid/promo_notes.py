# SPDX-License-Identifier: MIT
"""Log lines of promo cards and the Demolition Contractor (see `notes.py`)."""

from __future__ import annotations

from collections.abc import Iterator

from core.games.grid.fuel import minus
from core.games.power_grid.agenda import CardAuction, DrawPlant, TurnContract
from core.games.power_grid.figures import FUELS
from core.games.power_grid.state import AUCTIONED, EVENTS, TRANSFORMER, State
from core.terms import Drawn, Event, Move, Moved, Note


def note(key: str, **params: int | str) -> Note:
    """One log line."""
    return Note(key, tuple(params.items()))


def of(before: State, event: Event, after: State) -> tuple[Note, ...]:
    """What an event did to promo cards or contracts, as they lie before and after it."""
    match event:
        case Drawn((card,)) if isinstance(before.agenda[0], DrawPlant):
            return tuple(_turned(before, card, after))
        case Drawn((value,)) if isinstance(before.agenda[0], TurnContract):
            return (note("demolition.turned", price=int(value)),)
        case Moved(seat, Move("scrap", _)):
            return tuple(_scrapped(before, seat, after))
    return (*_auctioned(before, after), *_stations(before, after), *_reshuffled(before, after))


def _turned(before: State, card: str, after: State) -> Iterator[Note]:
    if card not in AUCTIONED and card not in EVENTS:
        return
    yield note("promo.turned", card=card)
    if card in EVENTS:
        moved = minus(after.fuel_market, before.fuel_market)
        for fuel, count in zip(FUELS, moved, strict=True):
            if count > 0:
                yield note("promo.surplus", fuel=fuel, count=count)
            if count < 0:
                yield note("promo.shortage", fuel=fuel, count=-count)
    elif card in after.removed:
        yield note("promo.left", card=card)


def _scrapped(before: State, seat: int, after: State) -> Iterator[Note]:
    old, new = before.players[seat], after.players[seat]
    if new.money > old.money:
        yield note("demolition.paid", seat=seat, price=new.money - old.money)
    if TRANSFORMER in old.cards and TRANSFORMER not in new.cards:
        yield note("promo.station_lost", seat=seat, plant=old.station)


def _auctioned(before: State, after: State) -> Iterator[Note]:
    """A card that somebody won, or that nobody bid for."""
    for seat, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
        for card in new.cards:
            if card not in old.cards:
                yield note("promo.bought", seat=seat, card=card, price=old.money - new.money)
    head = before.agenda[0] if before.agenda else None
    if isinstance(head, CardAuction) and head.card in after.removed:
        yield note("promo.left", card=head.card)


def _stations(before: State, after: State) -> Iterator[Note]:
    for seat, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
        if new.station and not old.station:
            yield note("promo.station", seat=seat, plant=new.station)


def _reshuffled(before: State, after: State) -> Iterator[Note]:
    """A contract turned up without a draw: the last one of its pile."""
    if before.contracts is None or after.contracts is None or before.round == after.round:
        return
    for value in after.contracts.open:
        if value not in before.contracts.open:
            yield note("demolition.turned", price=value)
