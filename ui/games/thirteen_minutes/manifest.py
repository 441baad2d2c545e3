# SPDX-License-Identifier: MIT
"""What the window has for 13 Minutes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ui.games.manifest import Manifest

if TYPE_CHECKING:
    from ui.games.game_kit import GameKit
    from ui.games.offer import Offer
    from ui.games.staging import Shots


def _offer() -> Offer:
    from ui.games.thirteen_minutes.offer import OFFER

    return OFFER


def _kit() -> GameKit[Any]:
    from ui.games.thirteen_minutes.game_kit import KIT

    return KIT


def _shots() -> Shots:
    from ui.games.thirteen_minutes.gallery import shots

    return shots()


MANIFEST = Manifest("thirteen_minutes", _offer, _kit, _shots)
