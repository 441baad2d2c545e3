# SPDX-License-Identifier: MIT
"""What the shared widgets show, as values. No Qt."""

from __future__ import annotations

from msgspec import Struct

from ui.kit.light import Light


class PlantView(Struct, frozen=True):
    """A plant card. `stored` are the tokens that lie on it, of `room` places before an owner.

    `output` is what a run brings, `unit` the shape beside it. `id` tells plants apart
    that have a number in common; where none have, it is empty.
    """

    number: int
    fuels: tuple[str, ...]
    amount: int
    output: int
    back: str = ""
    discount: bool = False
    light: Light = Light.PLAIN
    why: str = ""
    label: str = ""
    """What a screen reader and the tooltip say."""
    stored: tuple[str, ...] = ()
    room: int = 0
    runs: int = 1
    """For how many runs there is room."""
    name: str = ""
    """What is printed on it, where that is not its number."""
    station: int = 0
    """What more it brings for the Transformer Station under it."""
    unit: str = "house"
    id: str = ""

    @property
    def printed(self) -> str:
        """What is printed on it."""
        return self.name or str(self.number)

    @property
    def plant(self) -> int | str:
        """What a click on it answers."""
        return self.id or self.number


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
    waits: str = ""
    """The card that changes the game and waits in the market, if it does."""
    waits_tip: str = ""
    laid: bool = True
    """Whether there is a market yet; before round 1 there is none for a while."""
    contracts: str = ""
    """The demolition contracts that lie open, while somebody can be paid for them."""
    contracts_tip: str = ""


class PhaseView(Struct, frozen=True):
    """One phase of the round; `now` is the one that is on."""

    title: str
    now: bool
    past: bool


TRUST = -1
"""The mark of a company at no seat."""


class OrderMark(Struct, frozen=True):
    """A player or the Trust in the order. Marks that are through with the phase are faint."""

    mark: int
    name: str
    acts: bool = False
    through: bool = False


class StripView(Struct, frozen=True):
    """Round, Step, phases and the order of players: `order` holds (mark, name, acts now, done)."""

    round: str
    step: str
    """What changes the rules of the rounds, in a word or two."""
    step_tip: str
    phases: tuple[PhaseView, ...]
    order: tuple[OrderMark, ...]
    label: str


class Figure(Struct, frozen=True):
    """A figure of a player beside a shape, in an ink. A hidden one is a question mark."""

    shape: str
    text: str
    ink: str = "ink"


class CompanyView(Struct, frozen=True):
    """What lies before a player or the Trust.

    `pool` is fuel beside the plants, as fuel and count; `words` a line below all.
    """

    figures: tuple[Figure, ...]
    plants: tuple[PlantView, ...]
    label: str
    tip: str = ""
    pool: tuple[tuple[str, int], ...] | None = None
    words: str = ""
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


class Purchase(Struct, frozen=True):
    """A purchase of the turn that is being composed. `remove` says what taking it back does."""

    key: str
    name: str
    price: str
    remove: str


class PurchaseView(Struct, frozen=True):
    """The purchases so far, the running total and what it leaves; `hint` without any."""

    title: str
    rows: tuple[Purchase, ...]
    total: str
    leaves: str
    hint: str


class DeskView(Struct, frozen=True, kw_only=True):
    """The place under the markets: the decision of these eyes, or what lies before them.

    At most one of the decisions is set, also of those that a game adds; `plants` are one's
    own, `words` what is shown while there is nothing to decide.
    """

    plants: tuple[PlantView, ...]
    title: str
    words: str = ""
    auction: AuctionView | None = None
    run: RunView | None = None
    pick: PickView | None = None
