# SPDX-License-Identifier: MIT
"""The plain table, also for a game that has another: so the frame is tested without that one."""

from __future__ import annotations

from core import catalogue
from ui.tables.plain.offer import offer_of
from ui.tables.plain.presenter import PlainPresenter
from ui.tables.plain.table_kit import kit_of
from ui.tables.plain.words import Words
from ui.tables.table_kit import TableKit


def plain_kit(game: str, words: Words | None = None) -> TableKit[PlainPresenter]:
    """The kit that a game of the catalogue would have without a manifest of the window."""
    rules = catalogue.load(game)
    return kit_of(rules, offer_of(rules), words)


RULES = {
    "SealBids": ("The bid", "How it starts."),
    **dict.fromkeys(("ChooseFirst", "PlayCard", "UseCard", "GiveOrder"), ("", "How it goes on.")),
}
PLAIN = plain_kit("thirteen_minutes", Words(rules=RULES))
