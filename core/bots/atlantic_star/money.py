# SPDX-License-Identifier: MIT
"""What money is worth to a seat that still has ships to charter."""

from __future__ import annotations

_STEPS = ((300, 130), (600, 85), (900, 60), (1300, 38), (1800, 21), (2500, 8))
"""Up to so much per ship still to come, a thousand is worth so many hundredths of a point."""


def worth(money: int, ships: int) -> int:
    """What money is worth with so many ships still to charter: the more, the less each mark."""
    total, below = 0, 0
    for limit, rate in _STEPS:
        part = min(money, limit * ships) - below * ships
        if part <= 0:
            break
        total += part * rate
        below = limit
    return total // 1000
