# SPDX-License-Identifier: MIT
"""What can be still to happen in every game of the family, as data on its agenda.

Each game has more of its own in its `agenda.py`, and its rules say what these come to.
"""

from __future__ import annotations

from core.value import Value


class Decision(Value, frozen=True, array_like=True):
    """A step that waits for one seat."""

    seat: int


class DrawOrder(Value, frozen=True, array_like=True, tag=True):
    """Draw the order of players for round 1."""


class DrawMarket(Value, frozen=True, array_like=True, tag=True):
    """Turn up the plants of the opening market."""


class StartRound(Value, frozen=True, array_like=True, tag=True):
    """A round begins with its auctions."""


class DrawPlant(Value, frozen=True, array_like=True, tag=True):
    """Turn up the top card of the stack: a replacement for the plant market."""


class TurnBack(Value, frozen=True, array_like=True, tag=True):
    """See the back of the card that lies on top of the stack now."""


class TurnContract(Value, frozen=True, array_like=True, tag=True):
    """Turn up a contract of the Demolition Contractor."""


class NextOpening(Value, frozen=True, array_like=True, tag=True):
    """Whoever is next opens an auction; or the Trust takes its plant, or the phase ends."""


class OpenAuction(Decision, frozen=True, array_like=True, tag=True):
    """A seat names a plant, or buys none in this phase."""


class TrustTakesPlant(Value, frozen=True, array_like=True, tag=True):
    """The Trust takes the highest plant of the current market."""


class DropUnsold(Value, frozen=True, array_like=True, tag=True):
    """End of the auctions: the unsold plant with the token leaves."""


class EndAuctions(Value, frozen=True, array_like=True, tag=True):
    """The auctions are over, whatever they still had to draw."""


class TrustTakesFuel(Value, frozen=True, array_like=True, tag=True):
    """The Trust takes fuel for one run of each of its plants."""


class RunPlants(Value, frozen=True, array_like=True, tag=True):
    """Each of these seats runs plants, in any order."""

    seats: tuple[int, ...]


class UpdateMarket(Value, frozen=True, array_like=True, tag=True):
    """The end of a round changes the plant market."""
