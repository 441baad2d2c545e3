# SPDX-License-Identifier: MIT
"""The public log: what everybody may read of an event, as keys and parameters."""

from __future__ import annotations

from core.contract import Game
from core.games.thirteen_minutes.agenda import (
    CarryOut,
    DealHand,
    DrawCard,
    DrawDecider,
    DrawSides,
    OfferEvent,
    RevealLast,
    SealBids,
    TurnCuba,
    TurnUp,
)
from core.games.thirteen_minutes.state import NOBODY, State, area_name
from core.terms import Dealt, Drawn, Event, Left, Move, Moved, Note, Opened, Shuffled, Unsealed


def note(key: str, **params: int | str) -> Note:
    """One log line."""
    return Note(key, tuple(params.items()))


def of(game: Game, before: State, event: Event, after: State) -> tuple[Note, ...]:
    """The log lines of an event. A hidden card is never in them, only its slot."""
    match event:
        case Moved(seat, move):
            return (*_move(before, seat, move), *_zones_moved(before, after))
        case Unsealed():
            return _bids(game, before, event, after)
        case Drawn((outcome,)):
            return _drawn(before, outcome)
        case Shuffled():
            return (note("game.begins", game=before.game),)
        case Dealt(_, slots, to):
            return _dealt(before, slots, to)
        case Opened(_, ((slot, card),)):
            return _opened(before, slot, card, after)
        case Left(seat):
            return (note("seat.left", seat=seat),)
    return ()


def _move(before: State, seat: int, move: Move) -> tuple[Note, ...]:
    match move:
        case Move("first", (first,)):
            return (note("first", seat=seat, first=first),)
        case Move("event", (answer,)):
            head = before.agenda[0]
            card = head.card if isinstance(head, OfferEvent) else before.played
            return (note(f"event.{answer}", seat=seat, card=card),)
        case Move("use", (use,)):
            return (note(f"use.{use}", seat=seat, card=before.played),)
        case Move("order", _):
            return (note("order.none", seat=seat),)
        case Move("put" | "take" | "remove", (zone, cubes)):
            return (note(move.verb, seat=seat, zone=zone, cubes=cubes),)
        case Move("clear" | "shift", (zone,)):
            return (note(move.verb, seat=seat, zone=zone),)
        case Move("relocate", (origin, target, cubes)):
            return (note("relocate", seat=seat, origin=origin, target=target, cubes=cubes),)
        case Move("set", (zone, area)):
            return (note("set", seat=seat, zone=zone, area=area),)
        case Move("pass", _):
            return (note("event.pass", seat=seat),)
    return ()


def _zones_moved(before: State, after: State) -> tuple[Note, ...]:
    """Zones that lie in another area now."""
    areas = {zone.id: zone.area for zone in after.zones}
    return tuple(
        note("zone.moved", zone=zone.id, area=area_name(areas[zone.id]))
        for zone in before.zones
        if areas.get(zone.id, zone.area) != zone.area
    )


def _bids(game: Game, before: State, event: Unsealed, after: State) -> tuple[Note, ...]:
    given = [
        note("bid.corrected", seat=seat, sealed=str(sealed), counted=str(counted))
        for seat, sealed, counted in game.corrected(before, event)
    ]
    if after.decider == NOBODY:
        return (*given, _tie(game, before, event))
    bids = [note("bid", seat=seat, cubes=cubes) for seat, cubes in enumerate(after.bids)]
    return (*given, *bids, note("decider", seat=after.decider))


def _tie(game: Game, before: State, event: Unsealed) -> Note:
    head = before.agenda[0]
    assert isinstance(head, SealBids)
    return note(
        "bid.tie", cubes=game.counted(before, event).moves[0][1].args[0], ties=head.ties + 1
    )


def _drawn(before: State, outcome: str) -> tuple[Note, ...]:
    match before.agenda[0]:
        case DrawSides():
            return (note("sides", side=outcome),)
        case DrawDecider():
            return (note("decider.drawn", seat=int(outcome)),)
    return ()


def _dealt(before: State, slots: tuple[int, ...], to: int) -> tuple[Note, ...]:
    match before.agenda[0]:
        case DealHand():
            return (note("hand", seat=to, cards=len(slots)),)
        case DrawCard():
            return (note("draw", seat=to, pile=len(before.pile) - 1),)
        case CarryOut():
            is_cuba = slots == (before.zones[0].slot,)
            return (note("peek.cuba" if is_cuba else "peek.hand", seat=to),)
    return ()


def _opened(before: State, slot: int, card: str, after: State) -> tuple[Note, ...]:
    match before.agenda[0]:
        case TurnUp(seat, _, area):
            return (note("play", seat=seat, card=card, area=area_name(area)),)
        case TurnCuba():
            return (note("cuba", card=card),)
        case RevealLast(seat):
            return (note("last_card", seat=seat, card=card), *_scored(before, after))
    return ()


def _scored(before: State, after: State) -> tuple[Note, ...]:
    """The steps of scoring and what they mean for the match."""
    if len(after.results) == len(before.results):
        return ()
    result = after.results[-1]
    lines = []
    for held in result.territory:
        key = f"score.zone.{held.why}"
        lines.append(note(key, zone=held.zone.id, seat=held.seat, points=held.points))
    first, second = result.military
    lines.append(note("score.dominance", seat=result.dominance, seat0=first, seat1=second))
    first, second = result.influence
    lines.append(note("score.epilogue", seat=result.epilogue, seat0=first, seat1=second))
    lines.append(note("score.last_cards_count" if result.last_cards_count else "score.last_cards"))
    lines += [note("score.war", seat=seat) for seat in result.war]
    first, second = result.points
    lines.append(note("score.points", seat0=first, seat1=second))
    lines.append(note(f"game.{result.reason}", seat=result.winner, game=result.game))
    if after.campaign:
        first, second = after.totals
        lines.append(note("campaign.totals", seat0=first, seat1=second))
    return tuple(lines)
