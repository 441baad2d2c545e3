# SPDX-License-Identifier: MIT
"""Through whose eyes a table is seen."""

from __future__ import annotations

from core.terms import Knowledge
from ui.ports.snapshot import Snapshot


def known(snapshot: Snapshot, seat: int | None) -> Knowledge:
    """What a seat knows beside the shared state; nothing for `None` or a seat not covered."""
    return next((told for covered, told in snapshot.knowledge if covered == seat), Knowledge())
