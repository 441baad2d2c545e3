# SPDX-License-Identifier: MIT
"""What the plain board calls things: as the game says in its words, or else by their ids."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from core.terms import Move, Note
from ui.games.plain.sentences import LITERALS, say

_NO_TEXTS: Mapping[str, str] = MappingProxyType({})
_NO_RULES: Mapping[str, tuple[str, str]] = MappingProxyType({})
_SEATED = frozenset(
    {"seat", "active", "starter", "order", "owner", "winner", "finished", "decider"}
)


class Words(NamedTuple):
    """The words of a game by key: literals, and how to translate them. All are optional.

    - `move.<verb>`: a move. `{0}`, `{1}` are its arguments in words. It must tell each legal
      move from any other.
    - `note.<key>`: a line of the log, with the note's parameters as gaps.
    - `step.<Class>`: what is asked while such a step is the head of the agenda.
    - `field.<name>`: a field of the state or of a struct in it. Empty hides the field.
    - `value.<id>`: a card, a colour, a place, wherever it occurs.
    - `rule.<key>`: why a move is refused, with the parameters of `IllegalMove` as gaps.
    - `end.<reason>`: why the game ended.

    `rules` are the sections of the rules for a player, each a title and a text; the one called
    as the class of the step at the head of the agenda is shown beside the decision. `seats` are
    the fields and parameters whose numbers are seats; they are told by the player's name.
    """

    texts: Mapping[str, str] = _NO_TEXTS
    rules: Mapping[str, tuple[str, str]] = _NO_RULES
    translated: Callable[[str], str] = str
    seats: frozenset[str] = _SEATED

    def given(self, key: str) -> str | None:
        """The words of a key, if the game has any."""
        return self.translated(self.texts[key]) if key in self.texts else None

    def field(self, name: str) -> str:
        """The name of a field; empty for one that is not shown."""
        given = self.given(f"field.{name}")
        return phrase(name) if given is None else given

    def value(self, value: object) -> str:
        """An id of the rules, or a number."""
        if isinstance(value, int):
            return str(value)
        return self.given(f"value.{value}") or str(value).replace("_", " ")

    def move(self, move: Move) -> str:
        """A move: different for each."""
        args = [self.value(arg) for arg in move.args]
        if given := self.given(f"move.{move.verb}"):
            return given.format(*args)
        return " ".join((phrase(move.verb), *args))

    def verb(self, move: Move) -> str:
        """A move without its last argument, which a number beside it stands for."""
        if given := self.given(f"move.{move.verb}"):
            args = [self.value(arg) for arg in move.args[:-1]]
            return given.format(*args, "…")
        return self.move(Move(move.verb, move.args[:-1]))

    def note(self, note: Note, seated: Callable[[int], str]) -> str:
        """A line of the log; `seated` names whoever sits on a seat."""
        params = {name: self._param(name, value, seated) for name, value in note.params}
        if given := self.given(f"note.{note.key}"):
            return given.format(**params)
        if f"note.{note.key}" in LITERALS:
            return say(f"note.{note.key}", **params)
        said = phrase(note.key)
        told = ", ".join(
            f"{phrase(name).lower()} {value}" for name, value in params.items() if name != "seat"
        )
        named = f"{params['seat']}: {said}" if "seat" in params else said
        return f"{named} ({told})" if told else named

    def step(self, step: object) -> str:
        """What a step of the agenda asks for."""
        name = type(step).__name__
        return self.given(f"step.{name}") or phrase(_snake(name))

    def refusal(self, rule: str, params: Mapping[str, int | str]) -> str:
        """Why a move is refused, with gaps for the parameters."""
        if given := self.given(f"rule.{rule}"):
            return given
        told = ", ".join(f"{phrase(name).lower()} {{{name}}}" for name in params)
        return f"{phrase(rule)} ({told})" if told else phrase(rule)

    def _param(self, name: str, value: int | str, seated: Callable[[int], str]) -> str:
        if name in self.seats and isinstance(value, int):
            return seated(value)
        if name == "move":
            return self.move(Move.parse(str(value)))
        return self.value(value)


def phrase(name: str) -> str:
    """An id as words: `swap_sides` is `Swap sides`."""
    said = name.replace("_", " ").replace(".", ": ")
    return said[:1].upper() + said[1:]


def _snake(name: str) -> str:
    return "".join(f"_{c.lower()}" if c.isupper() else c for c in name).strip("_")
