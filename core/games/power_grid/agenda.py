# SPDX-License-Identifier: MIT
"""What is still to happen in a game of Power Grid, as data.

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


# Set-up (section 1).


class DrawOrder(Value, frozen=True, array_like=True, tag=True):
    """Draw the order of players for round 1."""


class DrawRegions(Value, frozen=True, array_like=True, tag=True):
    """Draw the regions in play from all contiguous sets."""


class PickRegions(Decision, frozen=True, array_like=True, tag=True):
    """The host picks the set of regions."""


class DraftRegions(Decision, frozen=True, array_like=True, tag=True):
    """The seats, clockwise from the first player, pick a region each until there are enough."""


class DrawMarket(Value, frozen=True, array_like=True, tag=True):
    """Reveal the plants of the opening market."""


class StartRound(Value, frozen=True, array_like=True, tag=True):
    """A round begins with its auctions."""


class PlaceTrust(Decision, frozen=True, array_like=True, tag=True):
    """A seat puts a house of the Trust on the board before round 1 (section 3)."""


# The stack of plants (sections 1, 2 and 5).


class DrawPlant(Value, frozen=True, array_like=True, tag=True):
    """Turn up the top card of the stack: a replacement for the plant market."""


class ClearObsolete(Value, frozen=True, array_like=True, tag=True):
    """The old game removes and replaces plants no better than the largest network (A9)."""


class TurnBack(Value, frozen=True, array_like=True, tag=True):
    """See the back of the card that lies on top of the stack now."""


# Phase 2 (section 2).


class NextOpening(Value, frozen=True, array_like=True, tag=True):
    """Whoever is next opens an auction; or the Trust takes its plant, or the phase ends."""


class OpenAuction(Decision, frozen=True, array_like=True, tag=True):
    """A seat names a plant or opts out."""


class Bidding(Auction, frozen=True, array_like=True, tag=True):
    """An auction of a plant. Its opener must bid."""

    plant: int


class ScrapPlant(Decision, frozen=True, array_like=True, tag=True):
    """A seat over the plant limit scraps one of its older plants."""

    bought: int


class KeepFuel(Decision, frozen=True, array_like=True, tag=True):
    """A seat chooses which tokens it keeps after scrapping a plant."""

    scrapped: int


class TrustTakesPlant(Value, frozen=True, array_like=True, tag=True):
    """The Trust takes the highest plant of the current market (section 3)."""


class DropUnsold(Value, frozen=True, array_like=True, tag=True):
    """End of phase 2: the unsold plant with the token leaves, or in the old game the lowest."""


class EndAuctions(Value, frozen=True, array_like=True, tag=True):
    """Phase 2 is over, whatever it still had to draw."""


# Promo cards and the Demolition Contractor, in whatever phase.


class CardAuction(Auction, frozen=True, array_like=True, tag=True):
    """An auction of a promo card. Whoever opens may drop out instead."""

    card: str


class PlaceStation(Decision, frozen=True, array_like=True, tag=True):
    """A seat puts the Transformer Station under one of its plants."""


class TurnContract(Value, frozen=True, array_like=True, tag=True):
    """Turn up a contract of the Demolition Contractor."""


# Phases 3 to 5 (section 2).


class BuyFuel(Decision, frozen=True, array_like=True, tag=True):
    """A seat buys fuel."""


class TrustTakesFuel(Value, frozen=True, array_like=True, tag=True):
    """The Trust takes fuel for one run of each of its plants (section 3)."""


class StartBuilding(Value, frozen=True, array_like=True, tag=True):
    """Phase 4 begins."""


class Build(Decision, frozen=True, array_like=True, tag=True):
    """A seat builds houses."""


class EndBuilding(Value, frozen=True, array_like=True, tag=True):
    """Everybody has built: the end, Step 2, or phase 5."""


class RunPlants(Value, frozen=True, array_like=True, tag=True):
    """Each of these seats runs plants, in any order."""

    seats: tuple[int, ...]


class Restock(Value, frozen=True, array_like=True, tag=True):
    """The Trust burns its fuel and the fuel market is filled up."""


class UpdateMarket(Value, frozen=True, array_like=True, tag=True):
    """Phase 5 changes the plant market."""


class EndRound(Value, frozen=True, array_like=True, tag=True):
    """The round is over."""


# Steps 2 and 3 (section 5).


class ReplaceLowest(Value, frozen=True, array_like=True, tag=True):
    """Step 2 changes the plant market: the lowest plant leaves and is replaced."""


class RemoveStep3(Value, frozen=True, array_like=True, tag=True):
    """The Step 3 card and the lowest plant leave the plant market."""


Task: TypeAlias = (
    DrawOrder
    | DrawRegions
    | PickRegions
    | DraftRegions
    | DrawMarket
    | PlaceTrust
    | StartRound
    | DrawPlant
    | ClearObsolete
    | TurnBack
    | NextOpening
    | OpenAuction
    | Bidding
    | ScrapPlant
    | KeepFuel
    | TrustTakesPlant
    | DropUnsold
    | EndAuctions
    | CardAuction
    | PlaceStation
    | TurnContract
    | BuyFuel
    | TrustTakesFuel
    | StartBuilding
    | Build
    | EndBuilding
    | RunPlants
    | Restock
    | UpdateMarket
    | EndRound
    | ReplaceLowest
    | RemoveStep3
)
