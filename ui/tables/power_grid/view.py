# SPDX-License-Identifier: MIT
"""What one pair of eyes sees of a table of Power Grid, besides the map: values only, no Qt.

The presenter makes these from a state; the widgets draw them and know no rule.
Money that is hidden from these eyes is in none of them.
"""

from __future__ import annotations

from msgspec import Struct

from ui.tables.target import Light


class PlantView(Struct, frozen=True):
    """A plant card. `stored` are the tokens that lie on it, of `room` places before an owner."""

    number: int
    fuels: tuple[str, ...]
    amount: int
    cities: int
    back: str = ""
    discount: bool = False
    light: Light = Light.PLAIN
    why: str = ""
    label: str = ""
    """What a screen reader and the tooltip say."""
    stored: tuple[str, ...] = ()
    room: int = 0
    name: str = ""
    """What is printed on it, where that is not its number."""
    station: int = 0
    """Cities more for the Transformer Station under it."""

    @property
    def printed(self) -> str:
        """What is printed on it."""
        return self.name or str(self.number)


class PromoView(Struct, frozen=True):
    """A promo card that is no plant: on auction, or before its owner, whose `mark` it bears.

    `effect` is what it does as a figure. `stored` are the tokens on it, of `room` places.
    """

    card: str
    name: str
    rule: str
    effect: str = ""
    label: str = ""
    stored: tuple[str, ...] = ()
    room: int = 0
    mark: int | None = None


class NewsView(Struct, frozen=True):
    """The promo card that moved fuel last, while it matters for the fuel that is bought."""

    card: str
    words: str
    tip: str


class MarketView(Struct, frozen=True):
    """The plant market: both rows, and what everybody knows of the stack.

    `top` is the back of the top card, empty without a card.
    """

    current: tuple[PlantView, ...]
    future: tuple[PlantView, ...]
    current_title: str
    future_title: str
    top: str
    stack: str
    stack_tip: str
    step3_waits: bool = False
    step3_tip: str = ""
    laid: bool = True
    """Whether there is a market yet; before round 1 there is none for a while."""
    contracts: str = ""
    """The demolition contracts that lie open, while somebody can be paid for them."""
    contracts_tip: str = ""


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


class PhaseView(Struct, frozen=True):
    """One phase of the round; `now` is the one that is on."""

    title: str
    now: bool
    past: bool


class OrderMark(Struct, frozen=True):
    """A player in the order. Marks that are through with the phase are faint."""

    mark: int
    name: str
    acts: bool = False
    through: bool = False


class StripView(Struct, frozen=True):
    """Round, Step, phases and the order of players: `order` holds (mark, name, acts now, done)."""

    round: str
    step: str
    step_tip: str
    phases: tuple[PhaseView, ...]
    order: tuple[OrderMark, ...]
    label: str


class CompanyView(Struct, frozen=True):
    """What lies before a player or the Trust. `money` is empty where it is hidden."""

    money: str
    cities: int
    income: str
    plants: tuple[PlantView, ...]
    label: str
    tip: str = ""
    cards: tuple[PromoView, ...] = ()


class BidderView(Struct, frozen=True):
    """Somebody in an auction, or out of it."""

    mark: int
    name: str
    leads: bool = False
    acts: bool = False


class AuctionView(Struct, frozen=True):
    """The auction that goes on, of a plant or of a promo card.

    `lowest` is 0 for eyes that may not bid now. `limit` is how far the automatic
    bidder of these eyes goes, 0 without one.
    """

    plant: PlantView | None
    price: int
    headline: str
    bidders: tuple[BidderView, ...]
    lowest: int = 0
    highest: int = 0
    chosen: int = 0
    limit: int = 0
    limit_words: str = ""
    limit_label: str = ""
    cancel_label: str = ""
    card: PromoView | None = None
    title: str = ""
    """What comes in between, where it is a promo card."""

    @property
    def lot(self) -> str:
        """What is auctioned, for a screen reader."""
        if self.plant is not None:
            return self.plant.label
        return self.card.label if self.card is not None else ""


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


class BuildRow(Struct, frozen=True):
    """A house of the turn that is being composed."""

    city: str
    name: str
    price: str


class BuildView(Struct, frozen=True):
    """Building: the houses so far, the running total and what it leaves."""

    title: str
    rows: tuple[BuildRow, ...]
    total: str
    leaves: str
    hint: str


class RunRow(Struct, frozen=True):
    """One way to run plants, with what it burns and what it pays."""

    key: str
    plants: str
    burns: str
    supplies: str
    pays: str
    chosen: bool = False
    best: bool = False
    label: str = ""


class MixRow(Struct, frozen=True):
    """A stepper of one fuel that plants of several fuels burn."""

    fuel: str
    name: str
    count: int
    can_less: bool
    can_more: bool


class MixView(Struct, frozen=True):
    """What the plants of several fuels burn, among those that are to run."""

    title: str
    rows: tuple[MixRow, ...]


class RunView(Struct, frozen=True):
    """Bureaucracy: the choices, best first.

    Where they are too many for rows there are none: then plants are chosen by
    their cards, `mix` says what they burn if there is a choice, and `summary` what comes of it.
    """

    title: str
    rows: tuple[RunRow, ...]
    summary: str = ""
    mix: MixView | None = None


class PickRow(Struct, frozen=True):
    """A button of a plain choice: a region, a plant to scrap, fuel to keep."""

    key: str
    text: str
    chosen: bool = False


class PickView(Struct, frozen=True):
    """A plain choice by buttons."""

    title: str
    text: str
    rows: tuple[PickRow, ...]


class DeskView(Struct, frozen=True):
    """The place under the markets: the decision of these eyes, or what lies before them.

    At most one of the decisions is set; `plants` are one's own, `words` what is
    shown while there is nothing to decide.
    """

    plants: tuple[PlantView, ...]
    title: str
    words: str = ""
    cards: tuple[PromoView, ...] = ()
    auction: AuctionView | None = None
    fuel: FuelView | None = None
    build: BuildView | None = None
    run: RunView | None = None
    pick: PickView | None = None


class BoardView(Struct, frozen=True):
    """Everything around the map."""

    strip: StripView
    market: MarketView
    fuel: tuple[TrackView, ...]
    desk: DeskView
    news: NewsView | None = None
