# SPDX-License-Identifier: MIT
"""What one pair of eyes sees of a table of Atlantic Star: values only, no Qt.

The presenter makes these from a state; the widgets draw them and know no rule.
A hand and money that are hidden from these eyes are in none of them.
"""

from __future__ import annotations

from msgspec import Struct

from ui.kit.light import Light

OPERATOR = -1
"""The mark of a plate that belongs to a package operator."""


class LegMark(Struct, frozen=True):
    """A leg that a ship fits: the id of its sea, its letter, and the value there.

    `used` is whether the voyage that is looked at uses the ship there.
    """

    sea: str
    letter: str
    value: int
    used: bool = False


class ShipView(Struct, frozen=True):
    """A ship card. `leg` is where the voyage that is looked at has it; it may not fit there."""

    id: str
    name: str
    mail: int
    """What a mail ship is worth on any leg; 0 for any other ship."""
    legs: tuple[LegMark, ...]
    label: str
    light: Light = Light.PLAIN
    why: str = ""
    leg: str = ""
    emergency: bool = False
    fresh: bool = False
    """Chartered in the turn that is being composed."""


class PierView(Struct, frozen=True):
    """A space of the agency with its ship, if one lies there."""

    price: int
    price_words: str
    ship: ShipView | None


class AgencyView(Struct, frozen=True):
    """The ships on offer, the piles, and what a swap costs."""

    title: str
    piers: tuple[PierView, ...]
    piles: str
    piles_tip: str
    swap: str
    swap_why: str
    can_swap: bool


class PlateView(Struct, frozen=True):
    """A plate on the board. `written` is the value before a loan, 0 without one.

    A `ghost` is where a plate would come, a `fresh` one belongs to the turn being composed.
    """

    sea: str
    place: int
    mark: int
    value: int
    written: int
    label: str
    light: Light = Light.PLAIN
    why: str = ""
    ghost: bool = False
    fresh: bool = False


class Rank(Struct, frozen=True):
    """One rank of a class: its points, and the plate that holds it."""

    points: int
    plate: PlateView | None = None


class ClassView(Struct, frozen=True):
    """A column of the board. `sea` is empty while no sea has this class."""

    stars: int
    sea: str
    sea_name: str
    ranks: tuple[Rank, ...]
    label: str
    light: Light = Light.PLAIN
    why: str = ""


class WaitingPlates(Struct, frozen=True):
    """Plates of package operators of a sea that nobody has sailed yet."""

    sea: str
    values: tuple[int, ...]


class ClassBoardView(Struct, frozen=True):
    """The class board, and the operators' plates beside it."""

    title: str
    classes: tuple[ClassView, ...]
    waiting: tuple[WaitingPlates, ...]
    waiting_title: str
    waiting_label: str


class SeaTile(Struct, frozen=True):
    """A sea in the planner. `best` is what the ships at hand would bring there."""

    sea: str
    name: str
    legs: str
    best: str
    open: bool
    label: str
    light: Light = Light.PLAIN
    why: str = ""
    chosen: bool = False


class LegRow(Struct, frozen=True):
    """A leg of the voyage that is looked at, and the ship on it."""

    sea: str
    letter: str
    name: str
    ship: str
    value: str
    label: str
    fits: bool = True
    light: Light = Light.PLAIN
    why: str = ""


class PlanView(Struct, frozen=True):
    """The voyage that is looked at or composed: leg by leg, its value, and what it would earn."""

    title: str
    rows: tuple[LegRow, ...]
    total: str
    sum: str
    standing: str
    tone: str
    staged: bool


class LoanRow(Struct, frozen=True):
    """An amount to borrow, and what it leaves of the plate."""

    points: int
    money: str
    value: str
    place: str
    earns: str
    loses: bool
    label: str
    chosen: bool = False


class LoanView(Struct, frozen=True):
    """What can be borrowed on a plate."""

    sea: str
    title: str
    now: str
    rows: tuple[LoanRow, ...]


class DeskView(Struct, frozen=True):
    """The place under the agency: a loan, or the seas and a voyage in one of them."""

    title: str
    seas: tuple[SeaTile, ...]
    plan: PlanView | None = None
    loan: LoanView | None = None


class HandView(Struct, frozen=True):
    """Ships in hand, one's own or those of an open hand that is looked at."""

    title: str
    note: str
    ships: tuple[ShipView, ...]
    empty: str


class SeaLeft(Struct, frozen=True):
    """Voyages that a player still has to make in a sea. `borrowed` is how often he took a loan."""

    sea: str
    left: int
    of: int
    borrowed: bool


class CompanyView(Struct, frozen=True):
    """What lies before a player. `money` is empty where it is hidden."""

    money: str
    ships: str
    points: str
    seas: tuple[SeaLeft, ...]
    label: str
    tip: str
    can_look: bool = False
    """Whether a click shows this hand, because hands are open."""
    looked_at: bool = False


class BoardView(Struct, frozen=True):
    """Everything on the board."""

    classes: ClassBoardView
    agency: AgencyView
    desk: DeskView
    hand: HandView
