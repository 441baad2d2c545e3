# SPDX-License-Identifier: MIT
"""The cards of 13 Minutes as typed values: what an event can be made of.

Names and event texts travel with the cards, so that a file of the printed
figures shows its own; the rules never look at them.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from core.value import Value

Side: TypeAlias = Literal["US", "USSR", "UN"]
Type: TypeAlias = Literal["military", "political", "opinion"]
Filter: TypeAlias = Literal[
    "any_zone",
    "face_up",
    "face_up_military",
    "any_zone_outside_neutral",
    "zone_with_cubes",
    "same_zone",
]
"""Which zones an event step may take; `same_zone` are those of the step before."""

TYPES: tuple[Type, ...] = ("military", "political", "opinion")


class Peek(Value, frozen=True, tag_field="op", tag="peek"):
    """The one who carries out the event looks at hidden cards."""

    what: Literal["cuba", "enemy_hand"]


class PlaceCubes(Value, frozen=True, tag_field="op", tag="place_cubes"):
    """Put own cubes on up to `zones_max` zones."""

    zones_max: int
    max_per_zone: int
    moves_zone: bool
    filter: Filter


class RemoveCubes(Value, frozen=True, tag_field="op", tag="remove_cubes"):
    """Send cubes of up to `zones_max` zones back to their owners.

    Only own cubes can move their zone: it goes one step towards the enemy.
    """

    whose: Literal["enemy", "own", "both"]
    zones_max: int
    max_per_zone: int | Literal["all"]
    moves_zone: bool
    filter: Filter


class RelocateOwn(Value, frozen=True, tag_field="op", tag="relocate_own"):
    """Move own cubes from one zone to another; neither moves."""

    max: int | Literal["all"]


class ShiftZone(Value, frozen=True, tag_field="op", tag="shift_zone"):
    """Shift up to `zones_max` zones along the line, by `steps` each."""

    zones_max: int
    steps: int
    direction: Literal["toward_enemy_sphere", "toward_own_sphere"]
    filter: Filter


class SetArea(Value, frozen=True, tag_field="op", tag="set_area"):
    """Lay up to `zones_max` zones in an area."""

    zones_max: int
    area: Literal["neutral", "choice"]
    filter: Filter


class Order(Value, frozen=True, tag_field="op", tag="order"):
    """Carry out an order of up to `value` cubes."""

    value: int


Step: TypeAlias = Peek | PlaceCubes | RemoveCubes | RelocateOwn | ShiftZone | SetArea | Order
STEPS: tuple[type[Step], ...] = (
    Peek,
    PlaceCubes,
    RemoveCubes,
    RelocateOwn,
    ShiftZone,
    SetArea,
    Order,
)


class Settings(Value, frozen=True):
    """The figures that are no card's."""

    cubes: int
    """Cubes of a side."""
    max_cubes_per_zone: int | None
    """Own cubes a seat may have on one zone; null for no limit (section 6)."""
    ties_before_decider: int
    """Equal bids in a row after which chance decides (section 4)."""
    zone_points: int
    cuba_points: int
    dominance_points: int
    epilogue_points: int
    war_zones: int
    """Zones of one type in the own sphere that cause nuclear war."""
    campaign_points: int
    """Points that end a campaign."""


class Card(Value, frozen=True):
    """One of the 13 cards. `figures` says whether they are printed ones or ours."""

    id: str
    figures: Literal["house", "printed"]
    side: Side
    type: Type
    value: int
    event: str
    name_en: str
    name_es: str
    event_en: str
    event_es: str
    steps: tuple[Step, ...]


class Figures(Value, frozen=True):
    """All figures of the game."""

    settings: Settings
    cards: tuple[Card, ...]

    def card(self, card_id: str) -> Card:
        """A card by its id. Raises KeyError."""
        for card in self.cards:
            if card.id == card_id:
                return card
        raise KeyError(card_id)

    @property
    def house(self) -> bool:
        """Whether any card's figures are ours."""
        return any(card.figures == "house" for card in self.cards)
