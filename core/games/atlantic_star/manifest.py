# SPDX-License-Identifier: MIT
"""What the catalogue knows of Atlantic Star."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games.manifest import Manifest

if TYPE_CHECKING:
    from core.bots.bot import Bot
    from core.contract import Game


def _rules(figures: bytes | None) -> Game:
    from core.games.atlantic_star.game import AtlanticStar

    return AtlanticStar(figures)


def _steady() -> Bot:
    from core.bots.atlantic_star.steady import Steady

    return Steady()


MANIFEST = Manifest("atlantic_star", _rules, {"steady": _steady})
