# SPDX-License-Identifier: MIT
"""A game as it is offered before anybody sits down: name, paragraph, options and bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple


class GameWords(NamedTuple):
    """A game as it is offered: its name, one paragraph, and how long it takes."""

    title: str
    summary: str
    players: str
    length: str


class OptionWords(NamedTuple):
    """An option as it is offered: a title, one sentence, and a word per value.

    Options of one `group` are folded away under its name, because few people need them.
    """

    title: str
    sentence: str
    values: dict[str, str]
    group: str = ""


class Offer(NamedTuple):
    """The words of a game by key: literals marked for translation, and how to translate them.

    The keys are `title`, `summary`, `players` and `length`; for an option its name, and
    `.sentence` and a key per value below it; for a bot its name below `bot.`. `values` are
    the values of each option in the order in which they are offered. `groups` names the key
    of the group that an option belongs to, if it belongs to one.
    """

    texts: Mapping[str, str]
    values: Mapping[str, tuple[str, ...]]
    translated: Callable[[str], str]
    groups: Mapping[str, str] = MappingProxyType({})

    def game(self) -> GameWords:
        """The game itself."""
        keys = "title", "summary", "players", "length"
        return GameWords(*(self._say(key) for key in keys))

    def option(self, option: str) -> OptionWords:
        """An option and its values. Raises KeyError for an unknown one."""
        values = {value: self._say(f"{option}.{value}") for value in self.values[option]}
        group = self._say(self.groups[option]) if option in self.groups else ""
        return OptionWords(self._say(option), self._say(f"{option}.sentence"), values, group)

    def bot(self, bot: str) -> str:
        """A bot by what it does; one that has no words goes by its name."""
        return self._say(f"bot.{bot}") if f"bot.{bot}" in self.texts else bot

    def _say(self, key: str) -> str:
        return self.translated(self.texts[key])
