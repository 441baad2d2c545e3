# SPDX-License-Identifier: MIT
"""Atlantic Star as it is offered: name, paragraph, options and bots."""

from __future__ import annotations

from core.games.atlantic_star.figures import SEAS, SEAT_COUNTS
from ui.games.atlantic_star.words import translated
from ui.games.offer import Offer
from ui.i18n.sentences import QT_TRANSLATE_NOOP

TEXTS = {
    "title": QT_TRANSLATE_NOOP("AtlanticStar", "Atlantic Star"),
    "summary": QT_TRANSLATE_NOOP(
        "AtlanticStar",
        "Charter ships from an agency whose prices fall as they wait, and send them on voyages in "
        "four seas. The first to sail a sea decides how it is ranked; money is borrowed on "
        "voyages that then lose their rank. The best ranks win.",
    ),
    "players": QT_TRANSLATE_NOOP("AtlanticStar", "2 to 6 players"),
    "length": QT_TRANSLATE_NOOP("AtlanticStar", "about an hour"),
    "start_player": QT_TRANSLATE_NOOP("AtlanticStar", "First player"),
    "start_player.sentence": QT_TRANSLATE_NOOP("AtlanticStar", "Who makes the first turn."),
    "start_player.random": QT_TRANSLATE_NOOP("AtlanticStar", "Chance decides"),
    "start_player.seat0": QT_TRANSLATE_NOOP("AtlanticStar", "Seat 1"),
    "start_player.seat1": QT_TRANSLATE_NOOP("AtlanticStar", "Seat 2"),
    "start_player.seat2": QT_TRANSLATE_NOOP("AtlanticStar", "Seat 3"),
    "start_player.seat3": QT_TRANSLATE_NOOP("AtlanticStar", "Seat 4"),
    "start_player.seat4": QT_TRANSLATE_NOOP("AtlanticStar", "Seat 5"),
    "start_player.seat5": QT_TRANSLATE_NOOP("AtlanticStar", "Seat 6"),
    "hands_and_money": QT_TRANSLATE_NOOP("AtlanticStar", "Hands and money"),
    "hands_and_money.sentence": QT_TRANSLATE_NOOP(
        "AtlanticStar",
        "Whether the table shows what the others hold; all of it was taken openly.",
    ),
    "hands_and_money.hidden": QT_TRANSLATE_NOOP("AtlanticStar", "To be remembered"),
    "hands_and_money.open": QT_TRANSLATE_NOOP("AtlanticStar", "Shown to all"),
    "loans_per_turn": QT_TRANSLATE_NOOP("AtlanticStar", "Loans in a turn"),
    "loans_per_turn.sentence": QT_TRANSLATE_NOOP(
        "AtlanticStar", "How many loans a player may take in one turn, each on another sea."
    ),
    "loans_per_turn.1": QT_TRANSLATE_NOOP("AtlanticStar", "One"),
    "loans_per_turn.2": QT_TRANSLATE_NOOP("AtlanticStar", "Two"),
    "loans_per_turn.3": QT_TRANSLATE_NOOP("AtlanticStar", "Three"),
    "loans_per_turn.4": QT_TRANSLATE_NOOP("AtlanticStar", "Four"),
    "last_voyage_keep": QT_TRANSLATE_NOOP("AtlanticStar", "Left over at the last voyage"),
    "last_voyage_keep.sentence": QT_TRANSLATE_NOOP(
        "AtlanticStar",
        "How many ships may stay in hand after one's last voyage.",
    ),
    "last_voyage_keep.2": QT_TRANSLATE_NOOP("AtlanticStar", "Two ships"),
    "last_voyage_keep.1": QT_TRANSLATE_NOOP("AtlanticStar", "One ship"),
    "bot.random": QT_TRANSLATE_NOOP("AtlanticStar", "Random: any legal move, to learn against"),
    "bot.steady": QT_TRANSLATE_NOOP("AtlanticStar", "Steady: weighs ships against money"),
}

VALUES = {
    "start_player": ("random", *(f"seat{seat}" for seat in range(max(SEAT_COUNTS)))),
    "hands_and_money": ("hidden", "open"),
    "loans_per_turn": tuple(str(count + 1) for count in range(len(SEAS))),
    "last_voyage_keep": ("2", "1"),
}

OFFER = Offer(TEXTS, VALUES, translated)
