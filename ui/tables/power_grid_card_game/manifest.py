# SPDX-License-Identifier: MIT
"""What the window has for Power Grid: The Card Game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ui.tables.manifest import Manifest

if TYPE_CHECKING:
    from ui.tables.offer import Offer
    from ui.tables.staging import Shots
    from ui.tables.table_kit import TableKit


def _offer() -> Offer:
    from ui.tables.power_grid_card_game.offer import OFFER

    return OFFER


def _kit() -> TableKit[Any]:
    from ui.tables.power_grid_card_game.table_kit import KIT

    return KIT


def _scenes() -> Shots:
    from ui.tables.power_grid_card_game.gallery import scenes

    return scenes()


MANIFEST = Manifest("power_grid_card_game", _offer, _kit, _scenes)
