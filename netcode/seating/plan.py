# SPDX-License-Identifier: MIT
"""What a host plans: the game, and how each seat is opened."""

from __future__ import annotations

from msgspec import Struct, structs

from netcode.seating.room import SeatPlan
from netcode.statements.roster import Draft, Rules


class Plan(Struct, frozen=True):
    """A table to host. `figures` is an owner's file, or empty for the built-in figures."""

    table: bytes
    name: str
    rules: Rules
    seats: tuple[SeatPlan, ...]
    player: str
    figures: bytes = b""
    admit_all: bool = False

    def again(self, table: bytes, draft: Draft, mine: bytes) -> Plan:
        """The same game as a new table, with every seat kept for whoever had it."""
        seats = []
        for place in draft.places:
            key = draft.holders[place.holder]
            own = SeatPlan(place.name, place.bot, mine=not place.bot)
            seats.append(own if key == mine else SeatPlan(kept_for=key))
        return structs.replace(self, table=table, seats=tuple(seats))
