# SPDX-License-Identifier: MIT
"""What a host plans: the game, and how each seat is opened."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct, structs

from netcode.bounds import MAX_FIGURES
from netcode.seating.room import SeatPlan, shown
from netcode.statements.messages import Room, RoomSeat
from netcode.statements.roster import Draft, Rules

MOST_WATCHERS = 32
"""With guests, strangers and files they fit into the 256 descriptors of the smallest system."""


class Watching(Struct, frozen=True):
    """How many may look on at a table, and whether its host is asked for each.

    Eight is a family behind two players; each takes a connection and every entry once more.
    """

    most: int = 8
    ask: bool = False

    @classmethod
    def of(cls, word: str) -> Watching:
        """What `ask`, `none` or a number means. Raises ValueError for anything else."""
        if word == "ask":
            return cls(ask=True)
        most = 0 if word == "none" else int(word)
        if not 0 <= most <= MOST_WATCHERS:
            raise ValueError(word)
        return cls(most)


ANY_WATCHERS = Watching()


class Plan(Struct, frozen=True):
    """A table to host. `figures` is an owner's file, or empty for the built-in figures.

    With a `code` whoever knows it sits down without being let in.
    """

    table: bytes
    name: str
    rules: Rules
    seats: tuple[SeatPlan, ...]
    player: str
    figures: bytes = b""
    admit_all: bool = False
    code: bool = False
    watching: Watching = ANY_WATCHERS

    def room(self, seats: Iterable[RoomSeat], watchers: Iterable[str], game: bytes) -> Room:
        """What everybody is told of the room: the id of the game once it has begun, else empty."""
        room = Room(self.table, self.name, self.rules, tuple(seats), tuple(watchers), game)
        return shown(room)

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
