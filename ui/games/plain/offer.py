# SPDX-License-Identifier: MIT
"""The words that offer a game which brings none: its ids, and what its package says of itself."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator
from functools import partial

from core.contract import Game
from core.terms import Option, Options
from ui.games.offer import Offer
from ui.games.plain.sentences import LITERALS, SENTENCES
from ui.games.plain.words import phrase


def offer_of(game: Game) -> Offer:
    """Everything that can be chosen for any number of seats, by its ids."""
    values: dict[str, tuple[str, ...]] = {}
    for option in _options(game):
        known = values.get(option.name, ())
        values[option.name] = (*known, *(v for v in option.values if v not in known))
    texts = {
        "title": phrase(game.name),
        "summary": next(iter(docstring(game)), ""),
        "players": LITERALS["seats.one" if len(game.seat_counts) == 1 else "seats.many"],
        "length": "",
        "bot.random": LITERALS["bot.random"],
    }
    for name, offered in values.items():
        texts |= {name: phrase(name), f"{name}.sentence": ""}
        texts |= {f"{name}.{value}": phrase(value) for value in offered}
    return Offer(texts, values, partial(_said, game.seat_counts))


def docstring(game: Game) -> tuple[str, ...]:
    """The paragraphs of what the package of a game says of itself."""
    package = type(game).__module__.rpartition(".")[0]
    said = inspect.cleandoc(sys.modules[package].__doc__ or "") if package in sys.modules else ""
    return tuple(" ".join(paragraph.split()) for paragraph in said.split("\n\n") if paragraph)


def _options(game: Game) -> Iterator[Option]:
    """Every option, also those that are offered only after some value of another."""
    for seats in game.seat_counts:
        usual = game.options(seats)
        yield from usual
        for option in usual:
            for value in option.values:
                chosen: Options = ((option.name, value),)
                yield from game.options(seats, chosen)


def _said(counts: tuple[int, ...], text: str) -> str:
    """Sentences of the table in the language in force; what the game says stays as it is."""
    if text not in LITERALS.values():
        return text
    said = SENTENCES.translated(text)
    return said.format(seats=counts[0], fewest=counts[0], most=counts[-1])
