# SPDX-License-Identifier: MIT
"""The rules for a player who sits at the table, as headings and paragraphs."""

from __future__ import annotations

from core.games.power_grid_card_game.agenda import (
    Bidding,
    BuyResources,
    KeepFuel,
    OpenAuction,
    RunPlants,
    ScrapPlant,
)
from ui.games.power_grid_card_game.words import translated
from ui.games.rules_text import rich_text
from ui.i18n.sentences import QT_TRANSLATE_NOOP

RULES = {
    "aim": (
        QT_TRANSLATE_NOOP("PowerGridCardGame", "The aim"),
        QT_TRANSLATE_NOOP(
            "PowerGridCardGame",
            "After the last round every plant that you can fuel scores what it would earn, and "
            "every 10 Elektro score 1 point more. Ties go to whoever has more Elektro left over, "
            "then to the owner of the highest plant.",
        ),
    ),
    "auction": (
        QT_TRANSLATE_NOOP("PowerGridCardGame", "1. Auction"),
        QT_TRANSLATE_NOOP(
            "PowerGridCardGame",
            "The first in order who has no plant of this round puts one of the four current "
            "plants up for at least its number, or buys none this round. The others raise or "
            "drop out, clockwise. The winner pays, and a new plant is drawn. Everybody buys one "
            "plant a round at most, and must buy one in round 1. The last one gets a plant for "
            "its minimum. The discount token makes the lowest plant start at 1; unsold, that "
            "plant leaves the game. With more than three plants an older one is scrapped.",
        ),
    ),
    "resources": (
        QT_TRANSLATE_NOOP("PowerGridCardGame", "2. Resources"),
        QT_TRANSLATE_NOOP(
            "PowerGridCardGame",
            "The last in order buys first. Cards are bought whole; a card costs the price of its "
            "column for each unit on it, or once, as the table has chosen. Your plants hold "
            "twice what a run burns, hybrids any mix of gas and oil. At least one unit of a card "
            "must fit. You pay for the others too: for each a single card goes on sale in the "
            "column of 1, for anybody, and if no single of its kind is left it is lost.",
        ),
    ),
    "bureaucracy": (
        QT_TRANSLATE_NOOP("PowerGridCardGame", "3. Bureaucracy"),
        QT_TRANSLATE_NOOP(
            "PowerGridCardGame",
            "Each plant runs once or not at all. Cards are turned as their units are spent, "
            "singles and nearly empty ones first. Whoever earns most is first in the next round. "
            "Then cards slide to the cheaper columns, gaps are filled from the deck, and the "
            "highest plant goes under the stack.",
        ),
    ),
    "decks": (
        QT_TRANSLATE_NOOP("PowerGridCardGame", "The decks"),
        QT_TRANSLATE_NOOP(
            "PowerGridCardGame",
            "When the deck of resources is used up, the discards become the new one. The cards "
            "marked + join it the first time, those marked ++ the second time.",
        ),
    ),
    "end": (
        QT_TRANSLATE_NOOP("PowerGridCardGame", "The end"),
        QT_TRANSLATE_NOOP(
            "PowerGridCardGame",
            'When "one more round" comes up from the stack, this round is finished and one '
            "more is played, of auctions and resources only. From then on all plants of the "
            "market are current, six of them.",
        ),
    ),
    "trust": (
        QT_TRANSLATE_NOOP("PowerGridCardGame", "Two players: the Trust"),
        QT_TRANSLATE_NOOP(
            "PowerGridCardGame",
            "The Trust is a third company and always second in order. It bids for nothing: in "
            "its turn it takes the highest current plant, keeps three, and takes the cheapest "
            "cards that fuel each of them once. It has no money and wins nothing. How it chooses "
            "is a house rule.",
        ),
    ),
    "house": (
        QT_TRANSLATE_NOOP("PowerGridCardGame", "House figures and house variant"),
        QT_TRANSLATE_NOOP(
            "PowerGridCardGame",
            "The plants, the units on the cards and the size of the market are ours, because the "
            "printed ones are not public; who has the game can load its figures. The Demolition "
            "Contractor is our own variant: each auction phase turns up a contract of 1 to 5, "
            "and the first player to scrap a plant in it is paid all that lie open.",
        ),
    ),
    "table": (
        QT_TRANSLATE_NOOP("PowerGridCardGame", "At this table"),
        QT_TRANSLATE_NOOP(
            "PowerGridCardGame",
            "Click cards, take them back one by one or all at once, and finish your turn with "
            "the button of the prompt. Nothing is sent before. Units that would not fit are "
            "crossed out before you buy. In an auction the table can bid on for you up to a "
            "limit that nobody else sees.",
        ),
    ),
}

_ABOUT: dict[type, str] = {
    OpenAuction: "auction",
    Bidding: "auction",
    ScrapPlant: "auction",
    KeepFuel: "auction",
    BuyResources: "resources",
    RunPlants: "bureaucracy",
}


def rules() -> dict[str, str]:
    """The rules as rich text, section by section."""
    return rich_text(RULES, translated)


def section(task: object) -> str:
    """The section about a decision; empty while nobody decides."""
    return _ABOUT[type(task)] if task else ""
