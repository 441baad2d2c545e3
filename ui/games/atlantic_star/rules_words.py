# SPDX-License-Identifier: MIT
"""The rules for a player who sits at the table, as headings and paragraphs."""

from __future__ import annotations

from core.games.atlantic_star.agenda import Act, ChooseClass, PutShips
from ui.games.atlantic_star.words import translated
from ui.games.rules_text import rich_text
from ui.i18n.sentences import QT_TRANSLATE_NOOP

RULES = {
    "aim": (
        QT_TRANSLATE_NOOP("AtlanticStar", "The aim"),
        QT_TRANSLATE_NOOP(
            "AtlanticStar",
            "Send your voyages into the four seas and get the best ranks for them. Every voyage "
            "earns the points of its rank in the class of its sea when the game ends. The value "
            "of a voyage only decides its rank; ships and money left over earn nothing, but "
            "money decides a tie.",
        ),
    ),
    "turn": (
        QT_TRANSLATE_NOOP("AtlanticStar", "Your turn"),
        QT_TRANSLATE_NOOP(
            "AtlanticStar",
            "In this order: take a loan if you like, swap the offer if you like, as often as you "
            "can pay, and then do one thing that you must: charter a ship or make a voyage. "
            "Whoever has made all voyages takes no more turns.",
        ),
    ),
    "agency": (
        QT_TRANSLATE_NOOP("AtlanticStar", "The agency"),
        QT_TRANSLATE_NOOP(
            "AtlanticStar",
            "Four ships are on offer at 3,000, 2,000, 1,000 and free. When one is taken the "
            "dearer ones become cheaper by a space, and a new one comes to 3,000. For 2,000 all "
            "four are discarded and four others come.",
        ),
    ),
    "ships": (
        QT_TRANSLATE_NOOP("AtlanticStar", "Ships"),
        QT_TRANSLATE_NOOP(
            "AtlanticStar",
            "A ship fits the legs that it shows, each by its sea and its letter, with a value "
            "for each. A mail ship fits every leg and is worth 1. Ships cannot be sold or thrown "
            "away: only a voyage uses them, and after it they are out of the game.",
        ),
    ),
    "voyages": (
        QT_TRANSLATE_NOOP("AtlanticStar", "Voyages"),
        QT_TRANSLATE_NOOP(
            "AtlanticStar",
            "A voyage takes a ship for each leg: 3 in the Baltic, 4 in the Mediterranean, 5 in "
            "the Atlantic, 6 in the Pacific. No more than two ships may stay in your hand, so "
            "you never hold more than your longest open voyage can use, and two. Add up the "
            "values. If every ship fits its leg the bonus of the sea comes on top: 3, 4, 5 or 6. "
            "A ship that does not fit is an emergency: worth nothing, and there is no bonus.",
        ),
    ),
    "classes": (
        QT_TRANSLATE_NOOP("AtlanticStar", "Classes and ranks"),
        QT_TRANSLATE_NOOP(
            "AtlanticStar",
            "The first to sail a sea chooses a free class for it, and everybody's voyages in "
            "this sea go there, the highest value on top. Of equal values the one that came "
            "later is lower. Few stars spread their points evenly; many stars reward the first "
            "and leave little for the last. One class stays empty.",
        ),
    ),
    "operators": (
        QT_TRANSLATE_NOOP("AtlanticStar", "Package operators"),
        QT_TRANSLATE_NOOP(
            "AtlanticStar",
            "Plates that no player owns fill every sea up to six. They lie beside the board and "
            "enter with the first voyage in their sea, before it. Their ranks earn nobody "
            "anything.",
        ),
    ),
    "loans": (
        QT_TRANSLATE_NOOP("AtlanticStar", "Loans"),
        QT_TRANSLATE_NOOP(
            "AtlanticStar",
            "On a voyage of yours that is on the board you may borrow 1,000 for each point of "
            "its value that you give up, at most 10 points, once per sea, and never once its "
            "sea is full. The voyage is ranked anew, below its equals. Nothing is paid back.",
        ),
    ),
    "count": (
        QT_TRANSLATE_NOOP("AtlanticStar", "How many voyages"),
        QT_TRANSLATE_NOOP(
            "AtlanticStar",
            "With four to six players everybody makes one voyage in each sea, with two or three "
            "players two. The game ends at once with the last one.",
        ),
    ),
    "open": (
        QT_TRANSLATE_NOOP("AtlanticStar", "What is open"),
        QT_TRANSLATE_NOOP(
            "AtlanticStar",
            "Hands are open in principle: every ship is chartered before the eyes of all, and "
            "everybody could keep track of ships and money. The table only decides whether it "
            "shows them for you or leaves them to your memory.",
        ),
    ),
    "table": (
        QT_TRANSLATE_NOOP("AtlanticStar", "At this table"),
        QT_TRANSLATE_NOOP(
            "AtlanticStar",
            "Click a ship in the agency, or a sea: its best voyage is laid out, and you see its "
            "value, rank and points. To change it click a leg and then a ship, or a ship and "
            "then a leg. Click a plate of yours to borrow on it. Undo what you like; Done sends "
            "the turn. Only a swap is done at once.",
        ),
    ),
}

_ABOUT: dict[type, str] = {
    Act: "turn",
    PutShips: "voyages",
    ChooseClass: "classes",
}


def rules() -> dict[str, str]:
    """The rules as rich text, section by section."""
    return rich_text(RULES, translated)


def section(task: object) -> str:
    """The section about a decision; empty while nobody decides."""
    return _ABOUT[type(task)] if task else ""
