# SPDX-License-Identifier: MIT
"""What is still to happen in a game of Power Grid, as data.

Some steps wait for a seat or for chance; the others are carried out as soon as
they come up. A draw is a step of its own, so that whatever a card brings about
can happen first, in any phase, and the rest goes on afterwards. Steps that the other
games of the family have too are those of `grid.tasks`.
"""

from __future__ import annotations

from typing import TypeAlias

from core.games.grid.bidding import Auction
from core.games.grid.tasks import (
    Decision,
    DrawMarket,
    DrawOrder,
    DrawPlant,
    DropUnsold,
    EndAuctions,
    NextOpening,
    OpenAuction,
    RunPlants,
    StartRound,
    TrustTakesFuel,
    TrustTakesPlant,
    TurnBack,
    TurnContract,
    UpdateMarket,
)
from core.value import Value

__all__ = [
    "Bidding",
    "Build",
    "BuyFuel",
    "CardAuction",
    "ClearObsolete",
    "DraftRegions",
    "DrawMarket",
    "DrawOrder",
    "DrawPlant",
    "DrawRegions",
    "DropUnsold",
    "EndAuctions",
    "EndBuilding",
    "EndRound",
    "KeepFuel",
    "NextOpening",
    "OpenAuction",
    "PickRegions",
    "PlaceStation",
    "PlaceTrust",
    "RemoveStep3",
    "ReplaceLowest",
    "Restock",
    "RunPlants",
    "ScrapPlant",
    "StartBuilding",
    "StartRound",
    "Task",
    "TrustTakesFuel",
    "TrustTakesPlant",
    "TurnBack",
    "TurnContract",
    "UpdateMarket",
]


# Set-up (section 1).


class DrawRegions(Value, frozen=True, array_like=True, tag=True):
    """Draw the regions in play from all contiguous sets."""


class PickRegions(Decision, frozen=True, array_like=True, tag=True):
    """The host picks the set of regions."""


class DraftRegions(Decision, frozen=True, array_like=True, tag=True):
    """The seats, clockwise from the first player, pick a region each until there are enough."""


class PlaceTrust(Decision, frozen=True, array_like=True, tag=True):
    """A seat puts a house of the Trust on the board before round 1 (section 3)."""


# The stack of plants (sections 1, 2 and 5).


class ClearObsolete(Value, frozen=True, array_like=True, tag=True):
    """The old game removes and replaces plants no better than the largest network (A9)."""


# Phase 2 (section 2).


class Bidding(Auction, frozen=True, array_like=True, tag=True):
    """An auction of a plant. Its opener must bid."""

    plant: int


class ScrapPlant(Decision, frozen=True, array_like=True, tag=True):
    """A seat over the plant limit scraps one of its older plants."""

    bought: int


class KeepFuel(Decision, frozen=True, array_like=True, tag=True):
    """A seat chooses which tokens it keeps after scrapping a plant."""

    scrapped: int


# Promo cards and the Demolition Contractor, in whatever phase.


class CardAuction(Auction, frozen=True, array_like=True, tag=True):
    """An auction of a promo card. Whoever opens may drop out instead."""

    card: str


class PlaceStation(Decision, frozen=True, array_like=True, tag=True):
    """A seat puts the Transformer Station under one of its plants."""


# Phases 3 to 5 (section 2).


class BuyFuel(Decision, frozen=True, array_like=True, tag=True):
    """A seat buys fuel."""


class StartBuilding(Value, frozen=True, array_like=True, tag=True):
    """Phase 4 begins."""


class Build(Decision, frozen=True, array_like=True, tag=True):
    """A seat builds houses."""


class EndBuilding(Value, frozen=True, array_like=True, tag=True):
    """Everybody has built: the end, Step 2, or phase 5."""


class Restock(Value, frozen=True, array_like=True, tag=True):
    """The Trust burns its fuel and the fuel market is filled up."""


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
