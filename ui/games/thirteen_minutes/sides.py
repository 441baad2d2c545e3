# SPDX-License-Identifier: MIT
"""Which seat tone each side wears, whoever plays it. No Qt."""

from __future__ import annotations

US_MARK = 0
"""Blue circle."""
USSR_MARK = 3
"""Red diamond."""


def mark_of(side: str) -> int:
    """The index in `ui.style.tones.SEATS` of a side; the US before the sides are drawn."""
    return USSR_MARK if side == "USSR" else US_MARK
