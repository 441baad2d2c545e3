# SPDX-License-Identifier: MIT
"""Orders: put or take own cubes on exactly one zone (rules/thirteen-minutes.md, section 6)."""

from __future__ import annotations

from core.games.thirteen_minutes import moves, zones
from core.games.thirteen_minutes.cards import Figures
from core.games.thirteen_minutes.state import State
from core.terms import IllegalMove, Move


def choices(figures: Figures, state: State, seat: int, value: int) -> list[Move]:
    """Up to `value` cubes onto or off any one zone, or none at all as a single move."""
    found = [moves.NO_ORDER]
    for zone in state.zones:
        most = min(value, zones.room(figures, state, seat, zone))
        found += [moves.put(zone.id, cubes) for cubes in range(1, most + 1)]
        most = min(value, zone.cubes[seat])
        found += [moves.take(zone.id, cubes) for cubes in range(1, most + 1)]
    return found


def given(state: State, seat: int, move: Move) -> State:
    """The order carried out."""
    state = state.done()
    match move:
        case Move("put", (str(zone), int(cubes))):
            return zones.put(state, seat, zone, cubes)
        case Move("take", (str(zone), int(cubes))):
            return zones.take(state, seat, zone, cubes)
    return state


def illegal(state: State, seat: int, value: int, move: Move) -> IllegalMove | None:
    """Why an order is refused."""
    match move:
        case Move("put" | "take", (str(zone_id), int(cubes))):
            zone = state.zone(zone_id)
            if zone is None:
                return IllegalMove("order.no_such_zone", zone=zone_id)
            if cubes < 1:
                return IllegalMove("order.no_cubes", zone=zone_id, cubes=cubes)
            if cubes > value:
                return IllegalMove("order.above_value", cubes=cubes, value=value)
            if move.verb == "take":
                here = zone.cubes[seat]
                return IllegalMove("order.too_few_cubes", zone=zone_id, cubes=cubes, here=here)
            if cubes > state.supplies[seat]:
                supply = state.supplies[seat]
                return IllegalMove("order.supply_too_small", cubes=cubes, supply=supply)
            return IllegalMove("order.zone_is_full", zone=zone_id, cubes=cubes)
    return None
