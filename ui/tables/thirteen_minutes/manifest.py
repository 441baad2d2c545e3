# SPDX-License-Identifier: MIT
"""What the window has for 13 Minutes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ui.tables.manifest import Manifest

if TYPE_CHECKING:
    from ui.tables.offer import Offer
    from ui.tables.staging import Shots
    from ui.tables.table_kit import TableKit


def _offer() -> Offer:
    from ui.tables.thirteen_minutes.offer import OFFER

    return OFFER


def _kit() -> TableKit[Any]:
    from ui.tables.thirteen_minutes.table_kit import KIT

    return KIT


def _scenes() -> Shots:
    from ui.tables.thirteen_minutes.gallery import scenes

    return scenes()


MANIFEST = Manifest("thirteen_minutes", _offer, _kit, _scenes)
