# SPDX-License-Identifier: MIT
"""The plain board as a kit, made of the rules of a game and of what it has words for."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from core.contract import Game
from ui.games.game_kit import GameKit
from ui.games.offer import Offer
from ui.games.plain.board import PlainBoard
from ui.games.plain.offer import docstring
from ui.games.plain.presenter import PlainPresenter
from ui.games.plain.result import result_of
from ui.games.plain.sections import seat_fields
from ui.games.plain.words import Words
from ui.games.rules_text import rich_text

_BREAK = "\n\n"


def kit_of(game: Game, offer: Offer, words: Words | None = None) -> GameKit[PlainPresenter]:
    """A table for a game, in its words or in its ids."""
    said = words or Words()
    if not said.rules:
        said = said._replace(rules={game.name: (offer.game().title, _BREAK.join(docstring(game)))})
    return GameKit(
        offer=offer,
        presenter=partial(PlainPresenter, said, seat_fields(game)),
        board=PlainBoard,
        result=partial(result_of, said),
        illegal_words=said.refusal,
        rules=partial(_rules, said),
    )


def _rules(words: Words) -> Mapping[str, str]:
    sections = rich_text(words.rules, words.translated)
    return {key: text.replace(_BREAK, "</p><p>") for key, text in sections.items()}
