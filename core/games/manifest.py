# SPDX-License-Identifier: MIT
"""What a game says of itself: its name, how its rules are loaded, and which bots play it.

Each game has one in its `manifest.py`, and `core/catalogue.py` has a line for it. Its functions
import what they give, so that rules and bots are imported when somebody plays the game. They
write each import out, so that bundlers see it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from core.bots.bot import Bot
    from core.contract import Game


class Manifest(NamedTuple):
    """One game of this build.

    `rules` makes the game with its built-in figures, or with the file of an owner. `bots`
    are those of its own by name, the best one last; the bot `random` plays every game.
    """

    game: str
    rules: Callable[[bytes | None], Game]
    bots: Mapping[str, Callable[[], Bot]] = MappingProxyType({})
