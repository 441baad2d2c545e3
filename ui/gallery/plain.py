# SPDX-License-Identifier: MIT
"""The plain board, shown with games that have a table of their own: no other game has it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from core import catalogue
from core.games.power_grid.agenda import BuyFuel
from core.games.power_grid.state import State
from ui.games.plain import gallery
from ui.games.plain.game_kit import kit_of
from ui.games.plain.offer import offer_of
from ui.games.staging import played_until
from ui.play.game_frame import GameFrame
from ui.ports.session import Session


def shots() -> dict[str, Callable[[], QWidget]]:
    """The shots by name."""
    return {
        "plain-number": number,
        "plain-list": many,
        "plain-buttons": buttons,
        "plain-result": result,
    }


def number() -> QWidget:
    """A secret bid is a number, and a hand is hidden from the others."""
    return _frame(gallery.opening("thirteen_minutes").session)


def many() -> QWidget:
    """Too many moves for buttons."""

    def wanted(state: State) -> bool:
        return isinstance(state.agenda[0], BuyFuel) and state.players[0].money > 30

    return _frame(played_until("power_grid", (b"gallery",), wanted, 6))


def buttons() -> QWidget:
    """A few moves, and much on the table."""
    return _frame(gallery.under_way("atlantic_star").session)


def result() -> QWidget:
    """The end of a game, told in full."""
    frame = _frame(gallery.result("power_grid_card_game").session)
    frame.result.show_all()
    return frame


def _frame(session: Session) -> GameFrame:
    game = catalogue.load(session.snapshot().game)
    return GameFrame(session, kit_of(game, offer_of(game)))
