# SPDX-License-Identifier: MIT
"""Everything 13 Minutes brings to the window."""

from __future__ import annotations

from PySide6.QtCore import QSize

from core.contract import Game
from core.match import Match
from core.terms import Options
from ui.tables.table_kit import Board, GameWords, OptionWords, Presenter, Preview, Result
from ui.tables.thirteen_minutes import reasons, result
from ui.tables.thirteen_minutes.board import ThirteenMinutesBoard
from ui.tables.thirteen_minutes.offer import bot_words, game_words, option_words
from ui.tables.thirteen_minutes.presenter import ThirteenMinutesPresenter
from ui.tables.thirteen_minutes.rules_words import rules


class ThirteenMinutesKit:
    """The table kit of 13 Minutes."""

    def words(self) -> GameWords:
        """The game as it is offered."""
        return game_words()

    def option_words(self, option: str) -> OptionWords:
        """An option as it is offered. Raises KeyError for an unknown one."""
        return option_words(option)

    def bot_words(self, bot: str) -> str:
        """A bot by what it does."""
        return bot_words(bot)

    def preview(
        self, game: Game, options: Options, seats: int, size: QSize, ratio: float
    ) -> Preview | None:
        """Nothing: the options are told in words."""
        return None

    def presenter(self) -> Presenter:
        """A presenter for one table."""
        return ThirteenMinutesPresenter()

    def board(self, presenter: Presenter) -> Board:
        """The board over a presenter of this kit."""
        assert isinstance(presenter, ThirteenMinutesPresenter)
        return ThirteenMinutesBoard(presenter)

    def result(self, match: Match, names: tuple[str, ...]) -> Result:
        """How the points of a match came about."""
        return result.of(match, names)

    def illegal_words(self, rule: str, params: dict[str, int | str]) -> str:
        """Why the rules refuse a move."""
        return reasons.why_not(rule, params)

    def rules(self) -> str:
        """The rules for a player, as rich text."""
        return rules()
