# SPDX-License-Identifier: MIT
"""Everything Power Grid brings to the window."""

from __future__ import annotations

from PySide6.QtCore import QSize

from core.contract import Game
from core.games.power_grid.game import PowerGrid
from core.match import Match
from core.terms import Options
from ui.tables.power_grid import preview, reasons, result
from ui.tables.power_grid.board import PowerGridBoard
from ui.tables.power_grid.offer import bot_words, game_words, option_words
from ui.tables.power_grid.presenter import PowerGridPresenter
from ui.tables.power_grid.rules_words import rules
from ui.tables.table_kit import Board, GameWords, OptionWords, Presenter, Preview, Result


class PowerGridKit:
    """The table kit of Power Grid."""

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
        """The map with a set of regions as large as the table will play with."""
        assert isinstance(game, PowerGrid)
        return preview.of(game, options, seats, size, ratio)

    def presenter(self) -> Presenter:
        """A presenter for one table."""
        return PowerGridPresenter()

    def board(self, presenter: Presenter) -> Board:
        """The board over a presenter of this kit."""
        assert isinstance(presenter, PowerGridPresenter)
        return PowerGridBoard(presenter)

    def result(self, match: Match, names: tuple[str, ...]) -> Result:
        """How a match came out, with its course over the rounds."""
        return result.of(match, names)

    def illegal_words(self, rule: str, params: dict[str, int | str]) -> str:
        """Why the rules refuse a move."""
        return reasons.why_not(rule, params)

    def rules(self) -> str:
        """The rules for a player, as rich text."""
        return rules()
