# SPDX-License-Identifier: MIT
"""What is still to happen in a game of Power Grid: The Card Game, as data.

Some steps wait for a seat or for chance; the others are carried out as soon as
they come up. A draw is a step of its own, so that whatever a card brings about
can happen first, in any phase, and the rest goes on afterwards.
"""

from __future__ import annotations

from typing import TypeAlias

from core.games.grid.bidding import Auction
from core.value import Value


class Decision(Value, frozen=True, array_like=True):
    """A step that waits for one seat."""

    seat: int


# Set-up (section 3).


class DrawOrder(Value, frozen=True, array_like=True, tag=True):
    """Draw the order of players for round 1."""


class DrawMarket(Value, frozen=True, array_like=True, tag=True):
    """Turn up the plants of the opening market."""


class DealResources(Value, frozen=True, array_like=True, tag=True):
    """Turn up the resource cards of the first columns."""


class StartRound(Value, frozen=True, array_like=True, tag=True):
    """A round begins with its auctions."""


# Face-down piles.


class DrawPlant(Value, frozen=True, array_like=True, tag=True):
    """Turn up the top card of the stack: a replacement for the plant market."""


class TurnBack(Value, frozen=True, array_like=True, tag=True):
    """See the back of the card that lies on top of the stack now."""


class DrawResources(Value, frozen=True, array_like=True, tag=True):
    """Fill the gaps of the resource market from the deck, which may have to be shuffled anew."""


class TurnContract(Value, frozen=True, array_like=True, tag=True):
    """Turn up a contract of the Demolition Contractor."""


# Phase 1 (section 4).


class NextOpening(Value, frozen=True, array_like=True, tag=True):
    """Whoever is next opens an auction; or the Trust takes its plant, or the phase ends."""


class OpenAuction(Decision, frozen=True, array_like=True, tag=True):
    """A seat names a plant or passes for the phase."""


class Bidding(Auction, frozen=True, array_like=True, tag=True):
    """An auction of a plant. Its opener must bid."""

    plant: str


class ScrapPlant(Decision, frozen=True, array_like=True, tag=True):
    """A seat over the plant limit scraps one of its older plants."""

    bought: str


class KeepFuel(Decision, frozen=True, array_like=True, tag=True):
    """A seat chooses which units it keeps after scrapping a plant."""


class TrustTakesPlant(Value, frozen=True, array_like=True, tag=True):
    """The Trust takes the highest plant of the current market (section 6)."""


class DropUnsold(Value, frozen=True, array_like=True, tag=True):
    """End of phase 1: the unsold plant with the token leaves."""


class RemoveEndCard(Value, frozen=True, array_like=True, tag=True):
    """The "one more round" card and the lowest plant leave the plant market."""


class EndAuctions(Value, frozen=True, array_like=True, tag=True):
    """Phase 1 is over, whatever it still had to draw."""


# Phases 2 and 3 (section 4).


class BuyResources(Decision, frozen=True, array_like=True, tag=True):
    """A seat buys resource cards."""


class TrustTakesFuel(Value, frozen=True, array_like=True, tag=True):
    """The Trust takes cards for one run of each of its plants (section 6)."""


class EndPurchases(Value, frozen=True, array_like=True, tag=True):
    """Everybody has bought: phase 3, or after the last round the end."""


class RunPlants(Value, frozen=True, array_like=True, tag=True):
    """Each of these seats runs plants, in any order."""

    seats: tuple[int, ...]


class EndProduction(Value, frozen=True, array_like=True, tag=True):
    """The Trust runs its plants, the order is determined anew, cards slide to cheaper columns."""


class UpdateMarket(Value, frozen=True, array_like=True, tag=True):
    """The largest plant goes under the stack and is replaced."""


Task: TypeAlias = (
    DrawOrder
    | DrawMarket
    | DealResources
    | StartRound
    | DrawPlant
    | TurnBack
    | DrawResources
    | TurnContract
    | NextOpening
    | OpenAuction
    | Bidding
    | ScrapPlant
    | KeepFuel
    | TrustTakesPlant
    | DropUnsold
    | RemoveEndCard
    | EndAuctions
    | BuyResources
    | TrustTakesFuel
    | EndPurchases
    | RunPlants
    | EndProduction
    | UpdateMarket
)
