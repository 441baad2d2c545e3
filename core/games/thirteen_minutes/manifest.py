# SPDX-License-Identifier: MIT
"""What the catalogue knows of 13 Minutes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games.manifest import Manifest

if TYPE_CHECKING:
    from core.bots.bot import Bot
    from core.contract import Game


def _rules(figures: bytes | None) -> Game:
    from core.games.thirteen_minutes.game import ThirteenMinutes

    return ThirteenMinutes(figures)


def _steady() -> Bot:
    from core.bots.thirteen_minutes.steady import Steady

    return Steady()


MANIFEST = Manifest("thirteen_minutes", _rules, {"steady": _steady})
