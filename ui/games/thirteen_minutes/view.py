# SPDX-License-Identifier: MIT
"""What one pair of eyes sees of a table of 13 Minutes: values only, no Qt, no rules.

The presenter makes these from a state; the widgets draw them and know nothing
else. A face is here only where whoever looks may know it.
"""

from __future__ import annotations

from msgspec import Struct

from ui.kit.light import Light


class Face(Struct, frozen=True):
    """A card whose face may be seen, in words. `side` and `type` are ids for the marks."""

    card: str
    side: str
    type: str
    value: int
    name: str
    event: str
    note: str
    """Side, type and value as words, for tooltips and screen readers."""


class CardView(Struct, frozen=True):
    """A card in a hand. `peeked` marks one of the opponent's that whoever looks has seen."""

    slot: int
    face: Face | None
    light: Light = Light.PLAIN
    why: str = ""
    peeked: bool = False
    label: str = ""
    """What a screen reader says."""


class ZoneView(Struct, frozen=True):
    """A card on the table. `holder` is the side that controls it now, or empty.

    Cuba is face down until the scoring; `peeked` says that whoever looks has
    seen its face, which is then here for those eyes alone.
    """

    zone: str
    face: Face | None
    area: int
    us: int
    ussr: int
    name: str
    holder: str = ""
    worth: int = 1
    cuba: bool = False
    face_down: bool = False
    peeked: bool = False
    fresh: bool = False
    """Placed in the play that is going on."""
    light: Light = Light.PLAIN
    why: str = ""
    label: str = ""
    tip: str = ""
    """Side, type and value, or what may be said of a face-down one."""


class TypeCount(Struct, frozen=True):
    """Face-up zones of a type in a sphere. `token` is the ink: `warn` one before war."""

    type: str
    count: int
    token: str = "ink"


class BandView(Struct, frozen=True):
    """One area. `types` is empty for the neutral one, where nothing leads to war."""

    area: int
    side: str
    title: str
    zones: tuple[ZoneView, ...]
    types: tuple[TypeCount, ...] = ()
    light: Light = Light.PLAIN
    why: str = ""
    invitation: str = ""
    """What a click on the band does, while it is a target."""
    label: str = ""
    tip: str = ""


class SideView(Struct, frozen=True):
    """What everybody knows of one side."""

    side: str
    seat: int
    title: str
    supply: int
    points: int
    hand: tuple[CardView, ...]
    figures: str = ""
    """Bid and points in a few words."""
    summary: str = ""
    """Supply, bid and points in words."""


class BidView(Struct, frozen=True):
    """The bid being chosen: `cubes` of 0 to `most`, and the words around it."""

    cubes: int
    most: int
    title: str
    button: str
    cost: str


class BoardView(Struct, frozen=True):
    """Everything the board shows, from the far side of the table to the near one."""

    bands: tuple[BandView, ...]
    far: SideView
    near: SideView
    pile: str
    """How many cards are left to draw, in words."""
    status: str
    """Which play is on, and which game of a campaign."""
    house: str = ""
    """The words for house figures, if there are any."""
    house_tip: str = ""
    bid: BidView | None = None
    last_game: str = ""
    """How the game before this one ended, while this one is bid for."""
