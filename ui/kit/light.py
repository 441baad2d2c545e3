# SPDX-License-Identifier: MIT
"""How anything on a board answers a click: said by presenters, shown by targets. No Qt."""

from __future__ import annotations

import enum


class Light(enum.Enum):
    """How something answers a click now."""

    PLAIN = "plain"
    """Nothing is asked of whoever looks."""
    LEGAL = "legal"
    """A click answers the decision shown."""
    CHOSEN = "chosen"
    """Picked; a second click lays it back where that is possible."""
    DIM = "dim"
    """Not a target now; `why` says why in one sentence."""
