# SPDX-License-Identifier: MIT
"""What the window has for Atlantic Star."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ui.tables.manifest import Manifest

if TYPE_CHECKING:
    from ui.tables.offer import Offer
    from ui.tables.staging import Shots
    from ui.tables.table_kit import TableKit


def _offer() -> Offer:
    from ui.tables.atlantic_star.offer import OFFER

    return OFFER


def _kit() -> TableKit[Any]:
    from ui.tables.atlantic_star.table_kit import KIT

    return KIT


def _scenes() -> Shots:
    from ui.tables.atlantic_star.gallery import scenes

    return scenes()


MANIFEST = Manifest("atlantic_star", _offer, _kit, _scenes)
