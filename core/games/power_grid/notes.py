# SPDX-License-Identifier: MIT
"""The public log: what a seat did, then what came of it, as keys and parameters.

What happens by itself is read off the states before and after, so that no rule
has to keep a log. Lists of ids are joined by spaces.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from core.games.grid.fuel import minus
from core.games.power_grid import plant_market, promo_notes
from core.games.power_grid.agenda import Bidding, CardAuction, KeepFuel, RunPlants, TurnBack
from core.games.power_grid.figures import FUELS
from core.games.power_grid.promo_notes import note
from core.games.power_grid.state import AUCTION, BUILDING, FUEL, IN_STACK, State
from core.terms import Drawn, Event, Left, Move, Moved, Note


def of(before: State, event: Event, after: State) -> tuple[Note, ...]:
    """The log lines of an event."""
    match event:
        case Moved(seat, move):
            said = _move(before, seat, move, after)
        case Drawn(outcomes) if isinstance(before.agenda[0], TurnBack):
            said = iter((note("stack.back", back=outcomes[0]),))
        case Left(seat):
            return (note("seat.left", seat=seat),)
        case _:
            said = iter(())
    return (
        *said,
        *_set_up(before, after),
        *_plants(before, after),
        *promo_notes.of(before, event, after),
        *_course(before, after),
    )


def _move(before: State, seat: int, move: Move, after: State) -> Iterator[Note]:
    match move:
        case Move("open", (plant,)):
            yield note("auction.opened", seat=seat, plant=plant)
        case Move("bid", (price,)):
            yield note("auction.bid", seat=seat, price=price)
        case Move("drop", _):
            yield _dropped(before, seat)
        case Move("opt_out", _):
            yield note("auction.opted_out", seat=seat)
        case Move("scrap", (plant,)):
            yield note("auction.scrapped", seat=seat, plant=plant)
        case Move("trust", (city,)):
            yield note("trust.placed", seat=seat, city=city)
        case Move("buy", (fuel, count)):
            paid = _paid(before, after, seat)
            yield note("fuel.bought", seat=seat, fuel=fuel, count=count, price=paid)
        case Move("build", (city,)):
            yield note("building.built", seat=seat, city=city, price=_paid(before, after, seat))
        case Move("run", _):
            income = -_paid(before, after, seat)
            yield note("bureaucracy.ran", seat=seat, plants=_plants_of(move), income=income)
        case Move("done", _):
            yield _done(before, after, seat)
    if isinstance(before.agenda[0], KeepFuel) or move.verb == "scrap":
        yield from _fuel_lost(before, after, seat)


def _done(before: State, after: State, seat: int) -> Note:
    if before.phase == FUEL:
        return note("fuel.done", seat=seat)
    if before.phase == BUILDING:
        return note("building.done", seat=seat)
    return note("bureaucracy.idle", seat=seat, income=-_paid(before, after, seat))


def _dropped(state: State, seat: int) -> Note:
    head = state.agenda[0]
    if isinstance(head, CardAuction):
        return note("promo.dropped", seat=seat, card=head.card)
    assert isinstance(head, Bidding)
    return note("auction.dropped", seat=seat, plant=head.plant)


def _paid(before: State, after: State, seat: int) -> int:
    return before.players[seat].money - after.players[seat].money


def _plants_of(move: Move) -> str:
    numbers = []
    for arg in move.args:
        if isinstance(arg, str):
            break
        numbers.append(arg)
    return _joined(numbers)


def _fuel_lost(before: State, after: State, seat: int) -> Iterator[Note]:
    lost = minus(before.players[seat].fuel, after.players[seat].fuel)
    for fuel, count in zip(FUELS, lost, strict=True):
        if count:
            yield note("fuel.given_up", seat=seat, fuel=fuel, count=count)


def _set_up(before: State, after: State) -> Iterator[Note]:
    if before.regions != after.regions:
        yield note("regions", regions=_joined(after.regions))
    if not before.current and not before.round and after.current:
        yield note("market.opened", plants=_joined(plant_market.plants(after)))
    if before.order != after.order:
        yield note("order", seats=_joined(after.order))


def _plants(before: State, after: State) -> Iterator[Note]:
    """Plants that changed hands, came up or left."""
    for seat, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
        for plant in _gained(old.plants, new.plants):
            price = old.money - new.money
            yield note("auction.bought", seat=seat, plant=plant, price=price)
    if before.trust and after.trust:
        for plant in _gained(before.trust.plants, after.trust.plants):
            yield note("trust.took_plant", plant=plant)
    if before.round:
        entered = _gained(plant_market.plants(before), plant_market.plants(after))
        yield from (note("market.entered", plant=plant) for plant in entered)
    surfaced = before.step3_card == IN_STACK != after.step3_card
    unseen = before.stack.pool if surfaced else ()
    for card in after.removed[len(before.removed) :]:
        if card not in unseen and card.isdecimal():
            yield note("market.left", plant=int(card))
    for plant in _gained(before.stack.under, after.stack.under):
        yield note("market.put_under", plant=plant)
    if surfaced:
        yield note("step3.card")


def _course(before: State, after: State) -> Iterator[Note]:
    """The Trust's fuel and houses, Steps, rounds, the end."""
    if before.trust and after.trust:
        taken = minus(after.trust.fuel, before.trust.fuel)
        for fuel, count in zip(FUELS, taken, strict=True):
            if count > 0:
                yield note("trust.took_fuel", fuel=fuel, count=count)
        if before.round:
            for city in after.trust.cities:
                if city not in before.trust.cities:
                    yield note("trust.built", city=city)
    if after.phased_out and not before.phased_out:
        yield note("uranium.phased_out")
    if after.step != before.step:
        yield note("step", step=after.step)
    head = before.agenda[0]
    if isinstance(head, RunPlants) and len(head.seats) == 1:
        added = minus(after.fuel_market, before.fuel_market)
        yield note("market.restocked", **dict(zip(FUELS, added, strict=True)))
    if after.round != before.round:
        yield note("round", round=after.round)
    if after.discount and after.phase == AUCTION and not before.discount:
        yield note("auction.discount", plant=after.discount)
    if after.ended:
        yield note(f"game.{after.ended}")


def _gained(before: Iterable[int], after: Iterable[int]) -> list[int]:
    old = tuple(before)
    return [item for item in after if item not in old]


def _joined(items: Iterable[int | str]) -> str:
    return " ".join(map(str, items))
