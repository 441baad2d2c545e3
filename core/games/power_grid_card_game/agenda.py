# SPDX-License-Identifier: MIT
"""What is still to happen in a game of Power Grid: The Card Game, as data.

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
    "BuyResources",
    "DealResources",
    "DrawMarket",
    "DrawOrder",
    "DrawPlant",
    "DrawResources",
    "DropUnsold",
    "EndAuctions",
    "EndProduction",
    "EndPurchases",
    "KeepFuel",
    "NextOpening",
    "OpenAuction",
    "RemoveEndCard",
    "RunPlants",
    "ScrapPlant",
    "StartRound",
    "Task",
    "TrustTakesFuel",
    "TrustTakesPlant",
    "TurnBack",
    "TurnContract",
    "UpdateMarket",
]


# Set-up (section 3).


class DealResources(Value, frozen=True, array_like=True, tag=True):
    """Turn up the resource cards of the first columns."""


# Face-down piles.


class DrawResources(Value, frozen=True, array_like=True, tag=True):
    """Fill the gaps of the resource market from the deck, which may have to be shuffled anew."""


# Phase 1 (section 4).


class Bidding(Auction, frozen=True, array_like=True, tag=True):
    """An auction of a plant. Its opener must bid."""

    plant: str


class ScrapPlant(Decision, frozen=True, array_like=True, tag=True):
    """A seat over the plant limit scraps one of its older plants."""

    bought: str


class KeepFuel(Decision, frozen=True, array_like=True, tag=True):
    """A seat chooses which units it keeps after scrapping a plant."""


class RemoveEndCard(Value, frozen=True, array_like=True, tag=True):
    """The "one more round" card and the lowest plant leave the plant market."""


# Phases 2 and 3 (section 4).


class BuyResources(Decision, frozen=True, array_like=True, tag=True):
    """A seat buys resource cards."""


class EndPurchases(Value, frozen=True, array_like=True, tag=True):
    """Everybody has bought: phase 3, or after the last round the end."""


class EndProduction(Value, frozen=True, array_like=True, tag=True):
    """The Trust runs its plants, the order is determined anew, cards slide to cheaper columns."""


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
