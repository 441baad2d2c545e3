# SPDX-License-Identifier: MIT
"""What a game brings to the frame around it: presenter, board, words and result.

The frame keeps seats, prompt, moves list, log and chat the same for every game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from msgspec import Struct
from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap

from core.contract import Game
from core.match import Match
from core.terms import Options
from ui.games.board import Board
from ui.games.offer import Offer
from ui.games.presenter import Presenter
from ui.games.shown import Result


class Preview(Struct, frozen=True):
    """A small picture of what options mean, and a line below it."""

    picture: QPixmap
    caption: str


def no_preview(
    game: Game, options: Options, seats: int, size: QSize, ratio: float
) -> Preview | None:
    """The preview of a game whose options are told in words alone."""
    return None


def nothing_to_prepare(match: Match) -> None:
    """The preparation of a game whose board is made at once."""


P = TypeVar("P", bound=Presenter)


@dataclass(frozen=True)
class GameKit(Generic[P]):
    """Everything that a game brings."""

    offer: Offer
    """The words of the game, its options and its bots."""
    presenter: Callable[[], P]
    """Makes a presenter for one table."""
    board: Callable[[P], Board]
    """Makes the board over a presenter of this kit, with no parent yet."""
    result: Callable[[Match, tuple[str, ...]], Result]
    """The end of a match, for the names of the seats: how the points came about."""
    illegal_words: Callable[[str, Mapping[str, int | str]], str]
    """Why the rules refuse a move, in one sentence: the rule and what it carries."""
    rules: Callable[[], Mapping[str, str]]
    """The rules for a player, as rich text by section, in order."""
    prepare: Callable[[Match], None] = nothing_to_prepare
    """Computes what the board of a match takes long for, so that it is at hand; on any thread."""
    preview: Callable[[Game, Options, int, QSize, float], Preview | None] = no_preview
    """What complete options mean for so many seats, in a picture of a size and a pixel ratio."""
