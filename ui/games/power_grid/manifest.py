# SPDX-License-Identifier: MIT
"""What the window has for Power Grid."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ui.games.manifest import Manifest

if TYPE_CHECKING:
    from ui.games.game_kit import GameKit
    from ui.games.offer import Offer
    from ui.games.staging import Shots


def _offer() -> Offer:
    from ui.games.power_grid.offer import OFFER

    return OFFER


def _kit() -> GameKit[Any]:
    from ui.games.power_grid.game_kit import KIT

    return KIT


def _shots() -> Shots:
    from ui.games.power_grid import gallery, promo_gallery

    return gallery.shots() | promo_gallery.shots()


MANIFEST = Manifest("power_grid", _offer, _kit, _shots)
