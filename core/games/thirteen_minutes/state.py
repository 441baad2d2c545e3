# SPDX-License-Identifier: MIT
"""What everybody at the table can see of a game of 13 Minutes."""

from __future__ import annotations

from msgspec import structs

from core import contract
from core.games.thirteen_minutes.agenda import Task
from core.value import Value

US = 1
NEUTRAL = 0
USSR = -1

AREAS: tuple[tuple[str, int], ...] = (("us", US), ("neutral", NEUTRAL), ("ussr", USSR))
"""The areas of the line as moves name them, with their place on it (section 1)."""

CUBA = "cuba"
"""The id of the zone that lies face down until scoring."""

CUBA_SLOT = 4
NOBODY = -1


def deck_name(game: int) -> str:
    """The name of the deck of a game of the match, counted from 1."""
    return f"cards-{game}"


class Zone(Value, frozen=True):
    """A battleground: a card on the table with the cubes on it.

    `id` is the card's id, and `cuba` for Cuba, face up or not. `card` is empty
    while it lies face down. `area` is one of US, NEUTRAL, USSR. `cubes` are per seat.
    """

    id: str
    slot: int
    card: str
    area: int
    cubes: tuple[int, int] = (0, 0)

    @property
    def face_down(self) -> bool:
        """Whether nobody may know its type."""
        return not self.card


class Control(Value, frozen=True):
    """Step 1 of scoring for one zone: who controls it, why, and for how many points.

    `why` is `cubes`, `sphere` (a tie, the area decides) or `nobody` (a tie in neutral).
    """

    zone: Zone
    seat: int
    why: str
    points: int


class Result(Value, frozen=True, kw_only=True):
    """A scored game, step by step in the order of section 8, so that it can be explained.

    Everything in pairs is per seat; a seat of -1 is nobody. `reason` is
    `points`, `zones`, `nuclear_war` or `void`.
    """

    game: int
    sides: tuple[str, str]
    territory: tuple[Control, ...]
    military: tuple[int, int]
    """Military zones controlled."""
    dominance: int
    """Who has the point for military dominance."""
    last_cards: tuple[str, str]
    influence: tuple[int, int]
    """Influence of a seat's superpower on the last cards, whoever held them."""
    epilogue: int
    """Who has the point of the epilogue."""
    last_cards_count: bool
    """Whether the last cards are of one type and so lie in their holders' spheres."""
    defcon: tuple[tuple[int, ...], tuple[int, ...]]
    """Zones and last cards in the own sphere: military, political, opinion."""
    war: tuple[int, ...]
    """Who caused nuclear war."""
    points: tuple[int, int]
    own_sphere: tuple[int, int]
    """Zones in the own sphere, the first tie-break."""
    winner: int
    reason: str


class State(contract.State, frozen=True, kw_only=True):
    """One match: the game on the table and what earlier games left.

    Everything in pairs is per seat. Before the sides are drawn, `sides` is two
    empty strings. `seen` are the slots of the present deck each seat has looked at.
    """

    agenda: tuple[Task, ...] = ()
    game: int = 1
    """Number of the game within the match; its deck is `cards-1`, `cards-2`, ..."""
    sides: tuple[str, str] = ("", "")
    hands: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    pile: tuple[int, ...] = ()
    """Slots of the draw pile, next one first."""
    seen: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    supplies: tuple[int, int] = (0, 0)
    bids: tuple[int, int] = (0, 0)
    """Cubes that left the game with the bid."""
    zones: tuple[Zone, ...] = ()
    """In the order they were laid out, Cuba first."""
    decider: int = NOBODY
    """Who won the bid and said who begins."""
    starter: int = NOBODY
    active: int = NOBODY
    """Whose card is being played."""
    plays: int = 0
    """Cards played so far in this game, ten at the end."""
    played: str = ""
    """The zone of the card played last."""
    last_cards: tuple[str, str] = ("", "")
    """The cards left in hand, once they are revealed."""
    results: tuple[Result, ...] = ()
    """The scored games of this match."""
    totals: tuple[int, int] = (0, 0)
    """Points of the campaign; wars and extra games add none."""
    extra: bool = False
    """Whether this is the one single game that decides a level campaign."""

    @property
    def deck(self) -> str:
        """The name of the deck of the present game."""
        return deck_name(self.game)

    @property
    def campaign(self) -> bool:
        """Whether games are added up (section 10)."""
        return self.option("mode") == "campaign"

    def side(self, seat: int) -> str:
        """US or USSR."""
        return self.sides[seat]

    def own_area(self, seat: int) -> int:
        """The seat's own sphere, which is also the direction towards it."""
        return US if self.sides[seat] == "US" else USSR

    def zone(self, zone_id: str) -> Zone | None:
        """A zone by its id."""
        for zone in self.zones:
            if zone.id == zone_id:
                return zone
        return None

    def with_zone(self, changed: Zone) -> State:
        """This state with one zone replaced."""
        zones = tuple(changed if zone.id == changed.id else zone for zone in self.zones)
        return self.but(zones=zones)

    def with_supply(self, seat: int, cubes: int) -> State:
        """This state with another supply for a seat."""
        return self.but(supplies=put_at(self.supplies, seat, cubes))


def put_at(pair: tuple[int, int], seat: int, value: int) -> tuple[int, int]:
    """A pair with the value of one seat replaced."""
    return (value, pair[1]) if seat == 0 else (pair[0], value)


def area_name(area: int) -> str:
    """The name of an area in moves and notes."""
    return next(name for name, place in AREAS if place == area)


def moved(zone: Zone, steps: int) -> Zone:
    """A zone shifted along the line; at its end it stays (section 6)."""
    return structs.replace(zone, area=max(USSR, min(US, zone.area + steps)))
