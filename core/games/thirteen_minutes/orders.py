# SPDX-License-Identifier: MIT
"""Orders: put or take own cubes on exactly one zone (rules/thirteen-minutes.md, section 6)."""

from __future__ import annotations

from collections.abc import Sequence

from core.games.thirteen_minutes import moves, zones
from core.games.thirteen_minutes.agenda import GiveOrder
from core.games.thirteen_minutes.rules import Rules
from core.games.thirteen_minutes.state import State
from core.terms import IllegalMove, Move, in_order, not_legal


def choices(rules: Rules, state: State, seat: int) -> Sequence[Move]:
    """Up to so many cubes onto or off any one zone, or none at all as a single move."""
    value = _value(state)
    found = [moves.NO_ORDER]
    for zone in state.zones:
        most = min(value, zones.room(rules, state, seat, zone))
        found += [moves.put(zone.id, cubes) for cubes in range(1, most + 1)]
        most = min(value, zone.cubes[seat])
        found += [moves.take(zone.id, cubes) for cubes in range(1, most + 1)]
    return in_order(found)


def given(rules: Rules, state: State, seat: int, move: Move) -> State:
    """The order carried out."""
    if move == moves.NO_ORDER:
        return state.done()
    match move:
        case Move("put", (str(zone_id), int(cubes))):
            _check(rules, state, seat, zone_id, cubes, putting=True)
            return zones.put(state.done(), seat, zone_id, cubes)
        case Move("take", (str(zone_id), int(cubes))):
            _check(rules, state, seat, zone_id, cubes, putting=False)
            return zones.take(state.done(), seat, zone_id, cubes)
    raise not_legal(seat, move)


def _check(
    rules: Rules, state: State, seat: int, zone_id: str, cubes: int, *, putting: bool
) -> None:
    """Raises IllegalMove where the zone, the order or the supply does not allow it."""
    zone, value = state.zone(zone_id), _value(state)
    if zone is None:
        raise IllegalMove("order.no_such_zone", zone=zone_id)
    if cubes < 1:
        raise IllegalMove("order.no_cubes", zone=zone_id, cubes=cubes)
    if cubes > value:
        raise IllegalMove("order.above_value", cubes=cubes, value=value)
    here, supply = zone.cubes[seat], state.supplies[seat]
    if not putting:
        if cubes > here:
            raise IllegalMove("order.too_few_cubes", zone=zone_id, cubes=cubes, here=here)
    elif cubes > supply:
        raise IllegalMove("order.supply_too_small", cubes=cubes, supply=supply)
    elif cubes > zones.room(rules, state, seat, zone):
        raise IllegalMove("order.zone_is_full", zone=zone_id, cubes=cubes)


def _value(state: State) -> int:
    head = state.agenda[0]
    assert isinstance(head, GiveOrder)
    return head.value
