# SPDX-License-Identifier: MIT
"""Why a table refuses a move, for the rules that hold in every game."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def general(rule: str) -> str:
    """One sentence for a rule of the core, or an empty text for a rule of a game."""
    match rule:
        case "move.not_your_turn":
            return QCoreApplication.translate("Reasons", "It is not your turn.")
        case "move.not_legal":
            return QCoreApplication.translate("Reasons", "The rules do not allow that now.")
        case "move.turn_was_over":
            return QCoreApplication.translate("Reasons", "Your turn ended before that move.")
        case "move.too_late":
            return QCoreApplication.translate(
                "Reasons", "The table had gone on before your move came. Look again, and choose."
            )
        case "move.none_given":
            return QCoreApplication.translate("Reasons", "There is no move to send.")
        case "event.unexpected":
            return QCoreApplication.translate("Reasons", "The table waits for something else.")
    return ""
