# SPDX-License-Identifier: MIT
"""What the catalogue knows of Power Grid: The Card Game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games.manifest import Manifest

if TYPE_CHECKING:
    from core.bots.bot import Bot
    from core.contract import Game


def _rules(figures: bytes | None) -> Game:
    from core.games.power_grid_card_game.game import PowerGridCardGame

    return PowerGridCardGame(figures)


def _steady() -> Bot:
    from core.bots.power_grid_card_game.steady import Steady

    return Steady()


MANIFEST = Manifest("power_grid_card_game", _rules, {"steady": _steady})
