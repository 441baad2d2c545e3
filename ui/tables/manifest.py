# SPDX-License-Identifier: MIT
"""What the window has for a game beyond its rules. A game without any has the plain table.

Each manifest stands in the folder of its table, and `ui/tables/manifests.py` has a line for it.
Its functions import what they give and write each import out, so that bundlers see it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from ui.tables.offer import Offer
    from ui.tables.plain.words import Words
    from ui.tables.staging import Shots
    from ui.tables.table_kit import TableKit


class Manifest(NamedTuple):
    """The words that offer a game, its table and its scenes: each may be left to the plain one.

    `offer` is all that the lobby needs of a game, neither board nor rules. `kit` is a table of
    the game's own; `words` are what the plain table says, where there is no other. `scenes` are
    what the gallery shows.
    """

    game: str
    offer: Callable[[], Offer] | None = None
    kit: Callable[[], TableKit[Any]] | None = None
    scenes: Callable[[], Shots] | None = None
    words: Callable[[], Words] | None = None
