# SPDX-License-Identifier: MIT
"""The plain table as a kit, made of the rules of a game and of what it has words for."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from core.contract import Game
from ui.tables.offer import Offer
from ui.tables.plain.board import PlainBoard
from ui.tables.plain.offer import docstring
from ui.tables.plain.presenter import PlainPresenter
from ui.tables.plain.result import result_of
from ui.tables.plain.sections import seat_fields
from ui.tables.plain.words import Words
from ui.tables.rules_text import rich_text
from ui.tables.table_kit import TableKit

_BREAK = "\n\n"


def kit_of(game: Game, offer: Offer, words: Words | None = None) -> TableKit[PlainPresenter]:
    """A table for a game, in its words or in its ids."""
    said = words or Words()
    if not said.rules:
        said = said._replace(rules={game.name: (offer.game().title, _BREAK.join(docstring(game)))})
    return TableKit(
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
