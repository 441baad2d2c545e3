# SPDX-License-Identifier: MIT
"""The moves of 13 Minutes, by the words that name them."""

from __future__ import annotations

from core.terms import Move

ACCEPT = Move("event", ("accept",))
DECLINE = Move("event", ("decline",))
USE_EVENT = Move("use", ("event",))
USE_ORDER = Move("use", ("order",))
NO_ORDER = Move("order", ("none",))
PASS = Move("pass")
"""Ends a step of an event that says 'up to'."""


def bid(cubes: int) -> Move:
    """Bid so many cubes for the initiative."""
    return Move("bid", (cubes,))


def first(seat: int) -> Move:
    """Say which seat plays first."""
    return Move("first", (seat,))


def play(slot: int, area: str) -> Move:
    """Lay the card of a slot in an area. The slot, because legality depends on no face."""
    return Move("play", (slot, area))


def put(zone: str, cubes: int) -> Move:
    """Put own cubes from the supply on a zone."""
    return Move("put", (zone, cubes))


def take(zone: str, cubes: int) -> Move:
    """Take own cubes off a zone, back into the supply."""
    return Move("take", (zone, cubes))


def remove(zone: str, cubes: int) -> Move:
    """Send enemy cubes of a zone back to their owner."""
    return Move("remove", (zone, cubes))


def clear(zone: str) -> Move:
    """Send all cubes an event names off a zone."""
    return Move("clear", (zone,))


def relocate(origin: str, target: str, cubes: int) -> Move:
    """Move own cubes from one zone to another."""
    return Move("relocate", (origin, target, cubes))


def shift(zone: str) -> Move:
    """Shift a zone along the line as the event says."""
    return Move("shift", (zone,))


def set_area(zone: str, area: str) -> Move:
    """Lay a zone in an area."""
    return Move("set", (zone, area))
