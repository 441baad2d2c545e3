# SPDX-License-Identifier: MIT
"""The public log: what a seat did, then what came of it, as keys and parameters.

What happens by itself is read off the states before and after, so that no rule
has to keep a log. Lists of ids are joined by spaces.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from core.games.grid.fuel import minus
from core.games.power_grid_card_game import plant_market, pool
from core.games.power_grid_card_game.agenda import Bidding, DealResources, TurnBack
from core.games.power_grid_card_game.figures import FUELS
from core.games.power_grid_card_game.rules import Rules
from core.games.power_grid_card_game.state import (
    AUCTION,
    BUREAUCRACY,
    IN_STACK,
    RESOURCES,
    Owner,
    State,
)
from core.terms import Drawn, Event, Left, Move, Moved, Note


def note(key: str, **params: int | str) -> Note:
    """One log line."""
    return Note(key, tuple(params.items()))


def of(rules: Rules, before: State, event: Event, after: State) -> tuple[Note, ...]:
    """The log lines of an event."""
    match event:
        case Moved(seat, move):
            said = _move(rules, before, seat, move, after)
        case Drawn(outcomes) if isinstance(before.agenda[0], TurnBack):
            said = iter((note("stack.back", back=outcomes[0]),))
        case Left(seat):
            return (note("seat.left", seat=seat),)
        case _:
            said = iter(())
    return (
        *said,
        *_set_up(before, after),
        *_plants(rules, before, event, after),
        *_resources(rules, before, after),
        *_course(before, after),
    )


def _move(rules: Rules, before: State, seat: int, move: Move, after: State) -> Iterator[Note]:
    match move:
        case Move("open", (plant,)):
            yield note("auction.opened", seat=seat, plant=plant)
        case Move("bid", (price,)):
            yield note("auction.bid", seat=seat, price=price)
        case Move("drop", _):
            head = before.agenda[0]
            assert isinstance(head, Bidding)
            yield note("auction.dropped", seat=seat, plant=head.plant)
        case Move("opt_out", _):
            yield note("auction.opted_out", seat=seat)
        case Move("scrap", (plant,)):
            yield note("auction.scrapped", seat=seat, plant=plant)
            if paid := -_paid(before, after, seat):
                yield note("demolition.paid", seat=seat, price=paid)
            yield from _given_up(rules, before, after, seat)
        case Move("keep", _):
            yield from _given_up(rules, before, after, seat)
        case Move("buy", (card,)):
            yield note("resources.bought", seat=seat, card=card, price=_paid(before, after, seat))
        case Move("run", _):
            plants = _joined(arg for arg in move.args if arg in rules.plants)
            income = -_paid(before, after, seat)
            yield note("bureaucracy.ran", seat=seat, plants=plants, income=income)
        case Move("done", _) if before.phase == RESOURCES:
            yield note("resources.done", seat=seat)
        case Move("done", _):
            yield note("bureaucracy.idle", seat=seat)


def _paid(before: State, after: State, seat: int) -> int:
    return before.players[seat].money - after.players[seat].money


def _given_up(rules: Rules, before: State, after: State, seat: int) -> Iterator[Note]:
    old, new = (pool.units(rules, state.players[seat].pool) for state in (before, after))
    for fuel, count in zip(FUELS, minus(old, new), strict=True):
        if count:
            yield note("resources.given_up", seat=seat, fuel=fuel, count=count)


def _set_up(before: State, after: State) -> Iterator[Note]:
    if not before.drawn and after.drawn:
        yield note("market.opened", plants=_joined(plant_market.plants(after)))
    if before.agenda and isinstance(before.agenda[0], DealResources):
        yield note("resources.opened", cards=_joined(_for_sale(after)))
    if before.order != after.order:
        yield note("order", seats=_joined(after.order))


def _plants(rules: Rules, before: State, event: Event, after: State) -> Iterator[Note]:
    """Plants that changed hands, came up or left."""
    for seat, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
        for plant in _gained(old.plants, new.plants):
            yield note("auction.bought", seat=seat, plant=plant, price=old.money - new.money)
    if before.trust and after.trust and after.trust.due < before.trust.due:
        yield from (note("trust.took_plant", plant=plant) for plant in _taken(before, after))
    if before.round:
        entered = _gained(plant_market.plants(before), plant_market.plants(after))
        yield from (note("market.entered", plant=plant) for plant in entered)
    surfaced = before.end_card == IN_STACK != after.end_card
    unseen = _unseen(rules, before, event) if surfaced else ()
    if surfaced and before.phase == BUREAUCRACY:
        yield note("market.put_under", plant=plant_market.plants(before)[-1])
    for plant in after.removed[len(before.removed) :]:
        if plant not in unseen:
            yield note("market.left", plant=plant)
    for plant in _gained(before.stack.under, after.stack.under):
        yield note("market.put_under", plant=plant)
    if surfaced:
        yield note("end_card")


def _taken(before: State, after: State) -> tuple[str, ...]:
    """What the Trust took, which may be the lowest of its plants and leave at once."""
    owned = before.trust.plants if before.trust else ()
    kept = after.trust.plants if after.trust else ()
    if gained := tuple(_gained(owned, kept)):
        return gained
    left = after.removed[len(before.removed) :]
    return tuple(plant for plant in left if plant in before.current)


def _unseen(rules: Rules, before: State, event: Event) -> tuple[str, ...]:
    """Plants that were removed at the set-up, and are known to have been once the pool is empty.

    Not what was turned up now, nor what has a back of which none was removed.
    """
    shown = event.outcomes if isinstance(event, Drawn) else ()
    return tuple(
        plant
        for plant in before.stack.pool
        if plant not in shown and rules.removed[rules.backs[plant]]
    )


def _resources(rules: Rules, before: State, after: State) -> Iterator[Note]:
    """What the Trust took, singles that went on sale, cards that were turned up."""
    if before.trust and after.trust:
        for card in _gained(_cards(before.trust), _cards(after.trust)):
            yield note("trust.took_card", card=card)
    if before.round:
        singles, *normal = (_gained(_for_sale(before), column) for column in after.columns)
        yield from (note("resources.single", card=card) for card in singles)
        if slid := _slid(before, after):
            yield note("resources.slid", cards=_joined(slid))
        if turned_up := [card for column in normal for card in column]:
            yield note("resources.entered", cards=_joined(turned_up))
    if after.shuffles != before.shuffles:
        yield note("resources.shuffled", cards=len(after.deck))


def _course(before: State, after: State) -> Iterator[Note]:
    """Contracts, rounds, the end."""
    if after.contracts is not None:
        old = before.contracts.open if before.contracts else ()
        for value in after.contracts.open:
            if value not in old:
                yield note("demolition.turned", price=value)
    if after.round != before.round:
        yield note("last_round" if after.last else "round", round=after.round)
    if after.discount and after.phase == AUCTION and not before.discount:
        yield note("auction.discount", plant=after.discount)
    if after.ended:
        yield note(f"game.{after.ended}")


def _for_sale(state: State) -> list[str]:
    return [card for column in state.columns for card in column]


def _slid(before: State, after: State) -> list[str]:
    """The cards that lie in a cheaper column than before."""
    old = {card: at for at, column in enumerate(before.columns) for card in column}
    return [c for at, column in enumerate(after.columns) for c in column if old.get(c, at) > at]


def _cards(owner: Owner) -> list[str]:
    return [held.card for held in owner.pool]


def _gained(before: Iterable[str], after: Iterable[str]) -> list[str]:
    old = tuple(before)
    return [item for item in after if item not in old]


def _joined(items: Iterable[int | str]) -> str:
    return " ".join(map(str, items))
