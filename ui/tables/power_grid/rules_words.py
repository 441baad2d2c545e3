# SPDX-License-Identifier: MIT
"""The rules for a player who sits at the table, as headings and paragraphs."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from ui.tables.power_grid.words import translated
from ui.tables.rules_text import rich_text

RULES = (
    (
        QT_TRANSLATE_NOOP("PowerGrid", "The aim"),
        QT_TRANSLATE_NOOP(
            "PowerGrid",
            "Supply the most cities with current when the game ends. It ends after the building "
            "phase in which somebody has connected 18 cities with two players, 17 with three or "
            "four, 15 with five, 14 with six. Money decides ties.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("PowerGrid", "1. Order"),
        QT_TRANSLATE_NOOP(
            "PowerGrid",
            "Whoever has most cities is first, then whoever has the highest plant. The first one "
            "opens auctions; fuel and building go in reverse order, the last one first.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("PowerGrid", "2. Auction"),
        QT_TRANSLATE_NOOP(
            "PowerGrid",
            "The first one who has no plant of this round puts a current plant up for at least "
            "its number, or buys none this round. The others raise or drop out, clockwise. The "
            "winner pays, and a new plant is drawn. Everybody buys one plant a round at most, "
            "and must buy one in round 1. The discount token makes the smallest plant start at "
            "1; unsold, that plant leaves the game. With more than three plants an older one is "
            "scrapped.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("PowerGrid", "3. Fuel"),
        QT_TRANSLATE_NOOP(
            "PowerGrid",
            "Buy what your plants burn, cheapest first. A plant stores fuel for two runs; one "
            "that burns coal or oil stores any mix of them.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("PowerGrid", "4. Building"),
        QT_TRANSLATE_NOOP(
            "PowerGrid",
            "The first house in a city costs 10, the second 15, the third 20, and the cheapest "
            "connection from your network is paid on top; the first city of all needs none. A "
            "city holds one house in Step 1, two in Step 2, three in Step 3, and one of each "
            "player.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("PowerGrid", "5. Bureaucracy"),
        QT_TRANSLATE_NOOP(
            "PowerGrid",
            "Run plants: each burns its fuel and supplies its cities, and you are paid for the "
            "cities that you supply. Then the fuel market is filled up, and the highest plant "
            "goes under the stack; in Step 3 the lowest leaves the game instead.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("PowerGrid", "Steps"),
        QT_TRANSLATE_NOOP(
            "PowerGrid",
            "Step 2 begins after the building phase in which somebody has seven cities, six "
            "with six players. Step 3 begins when its card comes up from the stack; from then on "
            "there is one row of six plants, all of them current.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("PowerGrid", "At this table"),
        QT_TRANSLATE_NOOP(
            "PowerGrid",
            "Click tokens and cities, take them back one by one or all at once, and finish your "
            "turn with the button of the prompt. Nothing is sent before. In an auction the table "
            "can bid on for you up to a limit that nobody else sees.",
        ),
    ),
)


def rules() -> str:
    """The rules as rich text."""
    return rich_text(RULES, translated)
