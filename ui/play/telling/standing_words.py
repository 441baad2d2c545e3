# SPDX-License-Identifier: MIT
"""What the ribbon and the title bar say about whose turn it is."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ui.games.shown import Answer, Prompt
from ui.play.desk import Desk, Standing
from ui.words.lists import listed

SHOW_RESULT = "frame.result"
"""The action that goes back from the board to the result."""


def standing_words(desk: Desk) -> str:
    """Whose turn it is, in one short sentence."""
    names = desk.names()
    match desk.standing():
        case Standing.YOURS:
            if len(desk.snapshot.mine()) > 1 and desk.looking is not None:
                words = QCoreApplication.translate("Standing", "{}: your turn")
                return words.format(names[desk.looking])
            return QCoreApplication.translate("Standing", "Your turn")
        case Standing.STAGED:
            return QCoreApplication.translate("Standing", "Your turn: look it over, then Done")
        case Standing.SENT:
            return _sent(desk, names)
        case Standing.WAITING:
            words = QCoreApplication.translate("Standing", "Waiting for {}")
            return words.format(listed([names[seat] for seat in desk.waiting_for()]))
        case Standing.DEALING if desk.snapshot.slow:
            words = QCoreApplication.translate("Standing", "Waiting for {} to compare the words")
            return words.format(listed(desk.snapshot.slow))
        case Standing.DEALING:
            return QCoreApplication.translate("Standing", "Cards are being dealt")
        case Standing.COVERED:
            return QCoreApplication.translate("Standing", "Pass the laptop on")
    return QCoreApplication.translate("Standing", "The game is over")


def standing_prompt(desk: Desk) -> Prompt:
    """What is said in the place of a question while the game asks none."""
    match desk.standing():
        case Standing.COVERED:
            return Prompt(
                QCoreApplication.translate(
                    "GameFrame", "The table is covered until the next person is there."
                )
            )
        case Standing.OVER:
            label = QCoreApplication.translate("GameFrame", "Show the result")
            words = QCoreApplication.translate("GameFrame", "The game is over.")
            return Prompt(words, (Answer(label, action=SHOW_RESULT, primary=True),))
        case Standing.STAGED:
            return Prompt(
                QCoreApplication.translate(
                    "GameFrame", "Your turn is complete. Done sends it to the table."
                )
            )
    return Prompt(standing_words(desk) + ".")


def _sent(desk: Desk, names: tuple[str, ...]) -> str:
    others = [names[s] for s in desk.waiting_for() if s not in desk.snapshot.mine()]
    if others and desk.snapshot.sealed:
        words = QCoreApplication.translate("Standing", "Sent. Waiting for {}")
        return words.format(listed(others))
    return QCoreApplication.translate("Standing", "Sent. The table confirms it")
