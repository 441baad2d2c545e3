# SPDX-License-Identifier: MIT
"""Cubes on zones and the line they move along (rules/thirteen-minutes.md, section 6).

Every function gives a new state and keeps `supply + cubes on zones + bid` of
each seat as it was.
"""

from __future__ import annotations

from msgspec import structs

from core.games.thirteen_minutes.rules import Rules
from core.games.thirteen_minutes.state import State, Zone, moved, put_at


def at(state: State, zone_id: str) -> Zone:
    """A zone that is known to be on the table."""
    zone = state.zone(zone_id)
    assert zone is not None, zone_id
    return zone


def room(rules: Rules, state: State, seat: int, zone: Zone) -> int:
    """How many cubes of a seat's supply a zone can still take."""
    most = rules.settings.max_cubes_per_zone
    supply = state.supplies[seat]
    return supply if most is None else max(0, min(supply, most - zone.cubes[seat]))


def put(state: State, seat: int, zone_id: str, cubes: int, *, moves: bool = True) -> State:
    """Own cubes from the supply to a zone, which moves one step towards the seat."""
    zone = at(state, zone_id)
    filled = structs.replace(zone, cubes=put_at(zone.cubes, seat, zone.cubes[seat] + cubes))
    if moves:
        filled = moved(filled, state.own_area(seat))
    return state.with_zone(filled).with_supply(seat, state.supplies[seat] - cubes)


def take(state: State, seat: int, zone_id: str, cubes: int, *, moves: bool = True) -> State:
    """A seat's cubes from a zone to its supply; the zone moves one step towards the enemy."""
    zone = at(state, zone_id)
    emptied = structs.replace(zone, cubes=put_at(zone.cubes, seat, zone.cubes[seat] - cubes))
    if moves:
        emptied = moved(emptied, -state.own_area(seat))
    return state.with_zone(emptied).with_supply(seat, state.supplies[seat] + cubes)


def relocate(state: State, seat: int, origin: str, target: str, cubes: int) -> State:
    """Own cubes from one zone to another; neither moves."""
    return put(take(state, seat, origin, cubes, moves=False), seat, target, cubes, moves=False)


def shift(state: State, zone_id: str, steps: int) -> State:
    """A zone along the line, positive towards the US."""
    return state.with_zone(moved(at(state, zone_id), steps))


def lay(state: State, zone_id: str, area: int) -> State:
    """A zone in an area."""
    return state.with_zone(structs.replace(at(state, zone_id), area=area))
