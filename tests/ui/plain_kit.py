# SPDX-License-Identifier: MIT
"""The plain board, also for a game that has another: so the frame is tested without that one."""

from __future__ import annotations

from core import catalogue
from ui.games.game_kit import GameKit
from ui.games.plain.game_kit import kit_of
from ui.games.plain.offer import offer_of
from ui.games.plain.presenter import PlainPresenter
from ui.games.plain.words import Words


def plain_kit(game: str, words: Words | None = None) -> GameKit[PlainPresenter]:
    """The kit that a game of the catalogue would have without a manifest of the window."""
    rules = catalogue.load(game)
    return kit_of(rules, offer_of(rules), words)


RULES = {
    "SealBids": ("The bid", "How it starts."),
    **dict.fromkeys(("ChooseFirst", "PlayCard", "UseCard", "GiveOrder"), ("", "How it goes on.")),
}
PLAIN = plain_kit("thirteen_minutes", Words(rules=RULES))
