# SPDX-License-Identifier: MIT
"""The middle of the screen while a game is played: a thin widget over a presenter."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ui.kit.place import Place


class Board(Place):
    """The middle of the screen: shows what its presenter holds, and makes moves of clicks."""

    chosen = Signal(object)
    """A `Move` that was made by a click or a key on the board."""
    recomposed = Signal(object)
    """The moves that the staged ones are to be replaced by, as a tuple."""
    touched = Signal()
    """Something was picked: the prompt must be read again."""
    wanted = Signal(object)
    """The part of the board that answers another decision than before, to bring it into sight."""

    def refresh(self) -> None:
        """Show what the presenter holds now."""
        raise NotImplementedError

    def seat_detail(self, seat: int) -> QWidget | None:
        """What is shown of a seat beside the board instead of its facts; None for the facts.

        Made once per seat. The board keeps it up to date in `refresh`.
        """
        return None

    def twin(self) -> QWidget | None:
        """The board as a list that is walked by keys, if it draws what is no widget.

        Made once, and shown beside the board. The board keeps it up to date in `refresh`.
        """
        return None

    def good_width(self) -> int:
        """The width below which the lists beside the board had better be closed."""
        return self.minimumSizeHint().width()

    def whole_height(self) -> int:
        """The height of all parts at the width there is, where they stand below each other."""
        layout = self.layout()
        assert layout is not None
        if layout.hasHeightForWidth():
            return layout.totalMinimumHeightForWidth(self.width())
        return layout.totalMinimumSize().height()

    def rail_foot(self) -> QWidget | None:
        """What is shown below the seats, if anything. The board keeps it up to date."""
        return None
