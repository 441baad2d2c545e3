# SPDX-License-Identifier: MIT
"""What the window has for a game beyond its rules. A game without any has the plain board.

Each manifest stands in the folder of its game, and `ui/games/manifests.py` has a line for it.
Its functions import what they give and write each import out, so that bundlers see it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from ui.games.game_kit import GameKit
    from ui.games.offer import Offer
    from ui.games.plain.words import Words
    from ui.games.staging import Shots


class Manifest(NamedTuple):
    """The words that offer a game, its board and its shots: each may be left to the plain ones.

    `offer` is all that the lobby needs of a game, neither board nor rules. `kit` is a board of
    the game's own; `words` are what the plain board says, where there is no other. `shots` are
    what the gallery shows.
    """

    game: str
    offer: Callable[[], Offer] | None = None
    kit: Callable[[], GameKit[Any]] | None = None
    shots: Callable[[], Shots] | None = None
    words: Callable[[], Words] | None = None
