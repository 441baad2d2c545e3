# SPDX-License-Identifier: MIT
"""Where the keyboard is at a table: at what answers, or back in the list it came from."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractSpinBox, QLineEdit, QTextEdit, QWidget

from ui.games.board import Board
from ui.kit.surfaces.moves_panel import MovesPanel
from ui.play.desk import Standing
from ui.play.hot_seat import HotSeatCover
from ui.play.panels.prompt_bar import PromptBar
from ui.play.result import ResultPanel

_OTHER = Qt.FocusReason.OtherFocusReason


class Focus:
    """Finds the focus a place where there is something new to decide, or where Qt lost it.

    A person who writes is left alone. What passes something up never gets the focus.
    """

    def __init__(
        self,
        page: QWidget,
        prompt: PromptBar,
        board: Board,
        moves: MovesPanel,
        cover: HotSeatCover,
        result: ResultPanel,
    ) -> None:
        self._page, self._prompt, self._board = page, prompt, board
        self._moves, self._cover, self._result = moves, cover, result
        self._decision: Hashable = None
        self.listed = False
        """Whether the last move was made in the list of moves."""

    def now(self) -> QWidget | None:
        """What has the focus in this window, or will have it when the window is active."""
        return self._page.window().focusWidget()

    def settle(self, standing: Standing, decision: Hashable, before: QWidget | None) -> None:
        """Find a place for what had the focus `before` the table was shown anew."""
        now, new = self.now(), decision is not None and decision != self._decision
        self._decision = decision
        if _written(now) and now is not self._moves.filter and now is before:
            return
        if new or not self._alive(now) or (now is not before and not self._board_has(now)):
            self._place(standing)

    def _alive(self, now: QWidget | None) -> bool:
        """Whether there is a focus, if only in a banner above the table."""
        return now is not None and now is not self._page and _shown(now) and now.isEnabled()

    def _board_has(self, now: QWidget | None) -> bool:
        return now is not None and self._board.isAncestorOf(now) and _shown(now)

    def _place(self, standing: Standing) -> None:
        if standing is Standing.OVER:
            over = self._result if _shown(self._result) else self._prompt
            over.setFocus(_OTHER)
        elif standing is Standing.COVERED:
            self._cover.go.setFocus(_OTHER)
        elif standing is Standing.STAGED:
            self._prompt.done.setFocus(_OTHER)
        elif self.listed and _shown(self._moves):
            self._moves.filter.setFocus(_OTHER)
        elif standing is Standing.YOURS:
            self._answer()
        else:
            self._prompt.setFocus(_OTHER)

    def _answer(self) -> None:
        """The answer that is preselected, else what can be picked on the board."""
        if (first := self._prompt.preselected()) is not None:
            first.setFocus(_OTHER)
            return
        self._board.setFocus(_OTHER)
        if not self._board_has(self.now()):
            self._prompt.setFocus(_OTHER)


def _shown(part: QWidget) -> bool:
    """Whether it can be seen as soon as its window can."""
    return part.isVisibleTo(part.window())


def _written(now: QWidget | None) -> bool:
    return isinstance(now, QLineEdit | QTextEdit | QAbstractSpinBox)
