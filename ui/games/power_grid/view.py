# SPDX-License-Identifier: MIT
"""What one pair of eyes sees of a table of Power Grid, besides the map: values only, no Qt.

The presenter makes these from a state; the widgets draw them and know no rule.
Money that is hidden from these eyes is in none of them.
"""

from __future__ import annotations

from msgspec import Struct

from ui.games.grid import view as grid
from ui.games.grid.view import MarketView, NewsView, PromoView, PurchaseView, StripView
from ui.kit.light import Light


class Space(Struct, frozen=True):
    """Market spaces of one price: how many there are, how many hold a token.

    `taken` of the empty ones were emptied by the turn that is being composed.
    """

    price: int
    places: int
    tokens: int
    taken: int = 0


class TrackView(Struct, frozen=True):
    """The market of one fuel. `light` says whether a click buys up to a token."""

    fuel: str
    name: str
    spaces: tuple[Space, ...]
    note: str
    """What is left, and what the next resupply brings."""
    label: str
    light: Light = Light.PLAIN
    why: str = ""


class FuelRow(Struct, frozen=True):
    """A stepper of one fuel in the turn that is being composed."""

    fuel: str
    name: str
    owned: str
    """What is owned now, and how many fit."""
    bought: int
    cost: int
    can_more: bool
    can_less: bool
    why: str = ""


class FuelView(Struct, frozen=True):
    """Buying fuel: a stepper per fuel, the running total and what it leaves."""

    title: str
    rows: tuple[FuelRow, ...]
    total: str
    leaves: str


class DeskView(grid.DeskView, frozen=True, kw_only=True):
    """With promo cards before these eyes, fuel to buy and houses to build."""

    cards: tuple[PromoView, ...] = ()
    fuel: FuelView | None = None
    build: PurchaseView | None = None


class BoardView(Struct, frozen=True):
    """Everything around the map."""

    strip: StripView
    market: MarketView
    fuel: tuple[TrackView, ...]
    desk: DeskView
    news: NewsView | None = None
