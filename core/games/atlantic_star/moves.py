# SPDX-License-Identifier: MIT
"""The moves of Atlantic Star, by the words that name them."""

from __future__ import annotations

from core.terms import Move

SWAP = Move("swap")
"""Pays for four other ships in the agency."""
BEST = Move("best")
"""Puts on all legs that are still empty the ships that make the voyage worth most."""


def loan(sea: str, place: int, points: int) -> Move:
    """Borrow so many points on one's own plate in this place of a sea, 1 being the first."""
    return Move("loan", (sea, place, points))


def charter(price: int) -> Move:
    """Take the ship that lies on the space of this price."""
    return Move("charter", (price,))


def sail(sea: str) -> Move:
    """Begin a voyage in a sea. The ships follow, leg by leg."""
    return Move("sail", (sea,))


def put(leg: str, ship: str) -> Move:
    """Put a ship on the next leg, fit for it or not."""
    return Move("put", (leg, ship))


def choose_class(stars: int) -> Move:
    """Choose the class of a sea that nobody has sailed before."""
    return Move("class", (stars,))
