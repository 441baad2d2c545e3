# SPDX-License-Identifier: MIT
"""What the shared widgets show, as values. No Qt."""

from __future__ import annotations

from msgspec import Struct

from ui.tables.target import Light


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
    unit: str = "house"
    id: str = ""

    @property
    def plant(self) -> int | str:
        """What a click on it answers."""
        return self.id or self.number


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


class BidderView(Struct, frozen=True):
    """Somebody in an auction, or out of it."""

    mark: int
    name: str
    leads: bool = False
    acts: bool = False


class AuctionView(Struct, frozen=True):
    """The auction that goes on. `lowest` is 0 for eyes that may not bid now.

    `limit` is how far the automatic bidder of these eyes goes, 0 without one.
    """

    plant: PlantView
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


class RunView(Struct, frozen=True):
    """Bureaucracy: the choices, best first."""

    title: str
    rows: tuple[RunRow, ...]


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
