# SPDX-License-Identifier: MIT
"""What the map shows: values only, no Qt, no rules.

A `Sheet` is what is printed and stays for a whole match. A `MapModel` is what
one pair of eyes sees on it now; the presenter makes a new one for each change.
All sentences come ready in the language of whoever looks.
"""

from __future__ import annotations

import enum

from msgspec import Struct

NEUTRAL = -1
"""The mark of the Trust's houses, which belong to no seat."""

HOUSE_PRICES = (10, 15, 20)


class Place(Struct, frozen=True):
    """A printed city, at a place in the units of its map. `prices` has one house each."""

    id: str
    name: str
    region: str
    x: float
    y: float
    prices: tuple[int, ...] = HOUSE_PRICES


class Region(Struct, frozen=True):
    """A printed region. `colour` is `#RRGGBB` and gets muted by the theme."""

    id: str
    name: str
    colour: str


class Link(Struct, frozen=True):
    """A printed connection between two cities."""

    one: str
    other: str
    cost: int


class Sheet(Struct, frozen=True):
    """Everything that is printed on a map."""

    id: str
    name: str
    regions: tuple[Region, ...]
    places: tuple[Place, ...]
    links: tuple[Link, ...]


class Light(enum.Enum):
    """How a city or a region answers a click now."""

    PLAIN = "plain"
    """Nothing is asked of whoever looks, or nothing on the map."""
    LEGAL = "legal"
    """A click answers the decision shown."""
    DIM = "dim"
    """Not a target now; `why` says why in one sentence."""


class House(Struct, frozen=True):
    """A house in a slot. `mark` is an index into `ui.style.tones.SEATS`, or `NEUTRAL`.

    A `staged` house belongs to the turn that is being composed and is drawn hollow.
    """

    mark: int
    staged: bool = False


class CityModel(Struct, frozen=True):
    """A city in play. A city that the map model leaves out is plain and empty.

    `slots` are the houses in the order of the printed prices, None for a free
    slot; missing ones are free. `price` is all that a house here costs now,
    house and connections, and `path` the cities of the cheapest connection from
    the own network to here, both ends included; empty where nothing is passed.
    `detail` says what the price is made of, `label` is what a screen reader says.
    """

    id: str
    slots: tuple[House | None, ...] = ()
    light: Light = Light.PLAIN
    price: int | None = None
    path: tuple[str, ...] = ()
    detail: str = ""
    why: str = ""
    label: str = ""


class RegionModel(Struct, frozen=True):
    """A region that can be picked, or was. `mark` is whose pick it was, None for nobody's."""

    id: str
    light: Light = Light.PLAIN
    picked: bool = False
    mark: int | None = None
    why: str = ""
    label: str = ""


class MapModel(Struct, frozen=True):
    """The map as it is now.

    `in_play` are the regions of the match; while none are chosen yet it is empty
    and the whole map is shown as in play. With `choosing_regions` clicks and keys
    go to regions, otherwise to cities. `open_slots` is how many houses a city may
    hold in this Step; slots beyond are drawn closed. `label` opens the accessible
    name of the map.
    """

    in_play: tuple[str, ...] = ()
    cities: tuple[CityModel, ...] = ()
    regions: tuple[RegionModel, ...] = ()
    choosing_regions: bool = False
    open_slots: int = 1
    label: str = ""

    def plays(self, region: str) -> bool:
        """Whether a region is in play."""
        return not self.in_play or region in self.in_play
