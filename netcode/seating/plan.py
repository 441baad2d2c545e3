# SPDX-License-Identifier: MIT
"""What a host plans: the game, and how each seat is opened."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct, structs

from netcode.bounds import MAX_FIGURES
from netcode.replica.replica import Replica
from netcode.seating.room import RoomKeeper, SeatPlan, shown, taken
from netcode.statements.messages import Room
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

    def room(self, keeper: RoomKeeper, replica: Replica | None, here: Collection[bytes]) -> Room:
        """What everybody is told of the room; once the game has begun, with those `here`."""
        seats = tuple(keeper.seats) if replica is None else taken(replica.roster.draft, here)
        game = b"" if replica is None else replica.game_id
        watchers = tuple(keeper.watching.values())
        return shown(Room(self.table, self.name, self.rules, seats, watchers, game))

    @property
    def obstacle(self) -> str:
        """Why nothing that is so planned can begin, in one sentence; empty if it can."""
        if len(self.figures) > MAX_FIGURES:
            return f"the figures have {len(self.figures)} bytes; {MAX_FIGURES} fit into a ledger"
        return ""

    def again(self, table: bytes, draft: Draft, mine: bytes) -> Plan:
        """The same game as a new table, with every seat kept for whoever had it."""
        seats = []
        for place in draft.places:
            key = draft.holders[place.holder]
            own = SeatPlan(place.name, place.bot, mine=not place.bot)
            seats.append(own if key == mine else SeatPlan(kept_for=key))
        return structs.replace(self, table=table, seats=tuple(seats))
