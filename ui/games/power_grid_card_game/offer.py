# SPDX-License-Identifier: MIT
"""Power Grid: The Card Game as it is offered: name, paragraph, options and bots."""

from __future__ import annotations

from ui.games.offer import Offer
from ui.games.power_grid_card_game.words import translated
from ui.i18n.sentences import QT_TRANSLATE_NOOP

TEXTS = {
    "title": QT_TRANSLATE_NOOP("PowerGridCardGame", "Power Grid: The Card Game"),
    "summary": QT_TRANSLATE_NOOP(
        "PowerGridCardGame",
        "Bid for power plants and buy whole cards of resources before the others do. What does "
        "not fit goes back on sale as singles. There is no map: plants earn money themselves, "
        "and the last round decides. Played with house figures: the printed ones are not public.",
    ),
    "players": QT_TRANSLATE_NOOP("PowerGridCardGame", "2 to 6 players"),
    "length": QT_TRANSLATE_NOOP("PowerGridCardGame", "about an hour"),
    "money": QT_TRANSLATE_NOOP("PowerGridCardGame", "Money"),
    "money.sentence": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", "Whether everybody sees what the others have in cash."
    ),
    "money.hidden": QT_TRANSLATE_NOOP("PowerGridCardGame", "Hidden until the end"),
    "money.open": QT_TRANSLATE_NOOP("PowerGridCardGame", "Open"),
    "price_per": QT_TRANSLATE_NOOP("PowerGridCardGame", "Prices of resources"),
    "price_per.sentence": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", "Whether the price of a column is paid per unit or per card."
    ),
    "price_per.unit": QT_TRANSLATE_NOOP("PowerGridCardGame", "For each unit"),
    "price_per.card": QT_TRANSLATE_NOOP("PowerGridCardGame", "For a whole card"),
    "demolition": QT_TRANSLATE_NOOP("PowerGridCardGame", "Demolition Contractor (ours)"),
    "demolition.sentence": QT_TRANSLATE_NOOP(
        "PowerGridCardGame",
        "A house variant, not the printed one: the first to scrap a plant is paid.",
    ),
    "demolition.off": QT_TRANSLATE_NOOP("PowerGridCardGame", "Without"),
    "demolition.on": QT_TRANSLATE_NOOP("PowerGridCardGame", "House variant"),
    "bot.random": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", "Random: any legal move, to learn against"
    ),
    "bot.steady": QT_TRANSLATE_NOOP("PowerGridCardGame", "Steady: buys what it can fuel"),
}

VALUES = {
    "money": ("hidden", "open"),
    "price_per": ("unit", "card"),
    "demolition": ("off", "on"),
}

OFFER = Offer(TEXTS, VALUES, translated)
