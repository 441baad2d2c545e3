# SPDX-License-Identifier: MIT
"""What one pair of eyes sees of a table of Power Grid: The Card Game: values only, no Qt.

The presenter makes these from a state; the widgets draw them and know no rule.
Money that is hidden from these eyes is in none of them.
"""

from __future__ import annotations

from msgspec import Struct

from ui.games.grid import view as grid
from ui.games.grid.view import MarketView, PurchaseView, StripView
from ui.kit.light import Light


class CardView(Struct, frozen=True):
    """A resource card: `units` are still on it, of `printed`; `kept` of them would be kept.

    `price` is 0 for a card that is not for sale. `symbol` is as printed, empty on singles.
    """

    id: str
    fuel: str
    units: int
    printed: int
    kept: int
    symbol: str = ""
    price: int = 0
    light: Light = Light.PLAIN
    why: str = ""
    """Why it is no target, or what of it would not be kept."""
    label: str = ""


class ColumnView(Struct, frozen=True):
    """A column of one price. `unit` says what the price is for, or that it holds singles."""

    price: int
    unit: str
    cards: tuple[CardView, ...]
    label: str


class ColumnsView(Struct, frozen=True):
    """The resource market. `rows` are as many as the deepest column must show."""

    title: str
    note: str
    tip: str
    columns: tuple[ColumnView, ...]
    rows: int


class PoolView(Struct, frozen=True):
    """Resource cards of one owner, and words where there are none."""

    title: str
    cards: tuple[CardView, ...]
    words: str


class ContractsView(Struct, frozen=True):
    """Open contracts of the Demolition Contractor by value, and what they mean now."""

    title: str
    values: tuple[int, ...]
    note: str
    tip: str


class StoreView(Struct, frozen=True):
    """A resource that the own plants burn: what is owned, of how much they hold."""

    fuel: str
    name: str
    text: str
    tip: str


class BuyView(Struct, frozen=True):
    """Buying: the room for each resource, and the cards so far."""

    stores: tuple[StoreView, ...]
    purchases: PurchaseView


class DeskView(grid.DeskView, frozen=True, kw_only=True):
    """With resources to buy."""

    buy: BuyView | None = None


class Sign(Struct, frozen=True):
    """A word or two over the board that all must see; empty for none."""

    text: str = ""
    tip: str = ""


class BoardView(Struct, frozen=True):
    """Everything on the board."""

    strip: StripView
    last: Sign
    house: Sign
    market: MarketView
    columns: ColumnsView
    contracts: ContractsView | None
    pool: PoolView
    desk: DeskView
