# SPDX-License-Identifier: MIT
"""The order of the plates in a sea (section 6.5)."""

from __future__ import annotations

from core.games.atlantic_star.state import Plate


def ranked(plates: tuple[Plate, ...], plate: Plate) -> tuple[Plate, ...]:
    """The plates with one more, below all of at least its value: who comes later is lower."""
    at = sum(other.value >= plate.value for other in plates)
    return (*plates[:at], plate, *plates[at:])


def without(plates: tuple[Plate, ...], place: int) -> tuple[Plate, ...]:
    """The plates without the one in a place, 1 being the first."""
    return (*plates[: place - 1], *plates[place:])
