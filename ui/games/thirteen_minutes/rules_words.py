# SPDX-License-Identifier: MIT
"""The rules for a player who sits at the table, as headings and paragraphs."""

from __future__ import annotations

from core.games.thirteen_minutes.agenda import (
    CarryOut,
    ChooseFirst,
    GiveOrder,
    OfferEvent,
    PlayCard,
    SealBids,
    UseCard,
)
from ui.games.rules_text import rich_text
from ui.games.thirteen_minutes.words import translated
from ui.i18n.sentences import QT_TRANSLATE_NOOP

RULES = {
    "aim": (
        QT_TRANSLATE_NOOP("ThirteenMinutes", "The aim"),
        QT_TRANSLATE_NOOP(
            "ThirteenMinutes",
            "Control more zones than the other superpower after ten plays, without causing "
            "nuclear war. Each side has 13 cubes and a hand of two cards.",
        ),
    ),
    "bid": (
        QT_TRANSLATE_NOOP("ThirteenMinutes", "The bid"),
        QT_TRANSLATE_NOOP(
            "ThirteenMinutes",
            "Both secretly bid any number of cubes, 0 included. Equal bids go back and are made "
            "again. The higher bidder says who plays first. All cubes bid are out of the game, "
            "the loser's too.",
        ),
    ),
    "first": (
        QT_TRANSLATE_NOOP("ThirteenMinutes", "Who plays first"),
        QT_TRANSLATE_NOOP(
            "ThirteenMinutes",
            "Whoever bid more cubes says which side plays the first card. Then both sides take "
            "turns, one card each, ten cards in all.",
        ),
    ),
    "play": (
        QT_TRANSLATE_NOOP("ThirteenMinutes", "A play"),
        QT_TRANSLATE_NOOP(
            "ThirteenMinutes",
            "Choose a card of your hand and place it in your own sphere or in the neutral area. "
            "It is a zone at once. A card of your side or of the UN is then used as its event or "
            "as an order. With a card of the other side, the opponent may carry out its event "
            "first, and you give the order. Then draw a card while there are any.",
        ),
    ),
    "orders": (
        QT_TRANSLATE_NOOP("ThirteenMinutes", "Orders"),
        QT_TRANSLATE_NOOP(
            "ThirteenMinutes",
            "Choose one zone, Cuba and the card just placed included, and put on it or take off "
            "it up to as many of your cubes as the card's influence. Putting moves the zone one "
            "step towards you, taking one step towards the enemy, however many cubes. An order "
            "of 0 changes nothing.",
        ),
    ),
    "events": (
        QT_TRANSLATE_NOOP("ThirteenMinutes", "Events"),
        QT_TRANSLATE_NOOP(
            "ThirteenMinutes",
            "An event follows the text of its card. All its amounts are up to; zones that receive "
            "cubes move as with an order unless the card says otherwise.",
        ),
    ),
    "scoring": (
        QT_TRANSLATE_NOOP("ThirteenMinutes", "Scoring"),
        QT_TRANSLATE_NOOP(
            "ThirteenMinutes",
            "After ten plays each zone gives 1 point to whoever has more cubes on it, Cuba 2. In "
            "a tie the sphere it lies in decides, in the neutral area nobody. Cuba is turned up: "
            "more military zones are worth 1 point. The two last cards are revealed: the "
            "superpower with more influence on them gets 1 point, whoever held them.",
        ),
    ),
    "war": (
        QT_TRANSLATE_NOOP("ThirteenMinutes", "Nuclear war"),
        QT_TRANSLATE_NOOP(
            "ThirteenMinutes",
            "If the last cards are of one type, each lies in its holder's sphere. Three or more "
            "zones of one type in your own sphere are nuclear war, whoever controls them: if only "
            "you caused it, you lose whatever the points. It is checked at the end only.",
        ),
    ),
    "ties": (
        QT_TRANSLATE_NOOP("ThirteenMinutes", "Ties and campaigns"),
        QT_TRANSLATE_NOOP(
            "ThirteenMinutes",
            "With points level, more zones in the own sphere win; else the game is void. A "
            "campaign adds up points until somebody has 13; nuclear war ends it, and who caused "
            "it loses.",
        ),
    ),
}

_ABOUT: dict[type, str] = {
    SealBids: "bid",
    ChooseFirst: "first",
    PlayCard: "play",
    UseCard: "play",
    OfferEvent: "events",
    CarryOut: "events",
    GiveOrder: "orders",
}


def rules() -> dict[str, str]:
    """The rules as rich text, section by section."""
    return rich_text(RULES, translated)


def section(task: object) -> str:
    """The section about a decision; empty while nobody decides."""
    return _ABOUT[type(task)] if task else ""
