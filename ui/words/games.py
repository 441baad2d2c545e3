# SPDX-License-Identifier: MIT
"""The words that offer a game; one that this build does not have is shown by its name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from ui.games import registry
from ui.games.offer import GameWords, OptionWords

if TYPE_CHECKING:
    from core.terms import Options

OFF, ON = "off", "on"
"""The values of an option that is a tick where it is one of a group."""
CHOSEN = "chosen"
"""The value of an option that leaves it to the ticks of its group, which speak for themselves."""


def game_words(game: str) -> GameWords:
    """The game as it is offered."""
    try:
        return registry.offer(game).game()
    except KeyError:
        return GameWords(game, "", "", "")


def option_words(game: str, option: str) -> OptionWords:
    """An option as it is offered."""
    try:
        return registry.offer(game).option(option)
    except KeyError:
        return OptionWords(option, "", {})


def groups_of_options(game: str, options: Options) -> dict[str, list[str]]:
    """Group -> what is chosen in it besides the first values of options, ticks by their title."""
    found: dict[str, list[str]] = {}
    for name, value in options:
        words = option_words(game, name)
        if words.group:
            told = found.setdefault(words.group, [])
            if value not in (CHOSEN, next(iter(words.values))):
                told.append(words.title if value == ON else words.values.get(value, value))
    return found


def bot_words(game: str, bot: str) -> str:
    """A bot by what it does."""
    try:
        return registry.offer(game).bot(bot)
    except KeyError:
        return bot


def bot_name(game: str, bot: str) -> str:
    """A bot by its name alone: what it does comes after a colon."""
    return bot_words(game, bot).partition(":")[0]


def state_words(state: str) -> str:
    """Where a table on the network stands."""
    match state:
        case "room":
            return QCoreApplication.translate("Games", "gathering")
        case "playing":
            return QCoreApplication.translate("Games", "playing")
        case "over":
            return QCoreApplication.translate("Games", "finished")
    return state
