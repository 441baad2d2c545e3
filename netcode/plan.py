# SPDX-License-Identifier: MIT
"""What a host plans, and whom it has let in: the data of a hosted table."""

from __future__ import annotations

from msgspec import Struct

from netcode.room import SeatPlan
from netcode.roster import Place, Rules


class Plan(Struct, frozen=True):
    """A table to host. `figures` is an owner's file, or empty for the built-in figures."""

    table: bytes
    name: str
    rules: Rules
    seats: tuple[SeatPlan, ...]
    player: str
    figures: bytes = b""
    admit_all: bool = False


class Guest(Struct):
    """Somebody connected: who, as what, and whether it has all entries."""

    key: bytes
    name: str
    watches: bool
    synced: bool = False


def seat_again(place: Place, key: bytes, mine: bytes) -> SeatPlan:
    """How a seat is opened for a rematch: kept for whoever had it."""
    if key != mine:
        return SeatPlan(kept_for=key)
    return SeatPlan(place.name, place.bot, mine=not place.bot)
