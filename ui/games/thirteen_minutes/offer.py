# SPDX-License-Identifier: MIT
"""13 Minutes as it is offered: name, paragraph, options and bots."""

from __future__ import annotations

from ui.games.offer import Offer
from ui.games.thirteen_minutes.words import translated
from ui.i18n.sentences import QT_TRANSLATE_NOOP

TEXTS = {
    "title": QT_TRANSLATE_NOOP("ThirteenMinutes", "13 Minutes"),
    "summary": QT_TRANSLATE_NOOP(
        "ThirteenMinutes",
        "Cuba, October 1962, in ten cards. Two superpowers bid for the initiative, place "
        "battlegrounds and push influence over them, each with two cards in hand. More control "
        "wins, unless three zones of one kind in your own sphere set off the war nobody wants.",
    ),
    "players": QT_TRANSLATE_NOOP("ThirteenMinutes", "2 players"),
    "length": QT_TRANSLATE_NOOP("ThirteenMinutes", "13 minutes, a campaign about an hour"),
    "mode": QT_TRANSLATE_NOOP("ThirteenMinutes", "Length"),
    "mode.sentence": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "A campaign adds up games until somebody has 13 points."
    ),
    "mode.single": QT_TRANSLATE_NOOP("ThirteenMinutes", "Single game"),
    "mode.campaign": QT_TRANSLATE_NOOP("ThirteenMinutes", "Campaign"),
    "sides": QT_TRANSLATE_NOOP("ThirteenMinutes", "Sides"),
    "sides.sentence": QT_TRANSLATE_NOOP("ThirteenMinutes", "Who plays which superpower."),
    "sides.random": QT_TRANSLATE_NOOP("ThirteenMinutes", "Chance decides"),
    "sides.seat0_us": QT_TRANSLATE_NOOP("ThirteenMinutes", "First seat plays the US"),
    "sides.seat0_ussr": QT_TRANSLATE_NOOP("ThirteenMinutes", "First seat plays the USSR"),
    "tie_decider": QT_TRANSLATE_NOOP("ThirteenMinutes", "Equal bids"),
    "tie_decider.sentence": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "After five equal bids in a row chance may say who decides."
    ),
    "tie_decider.on": QT_TRANSLATE_NOOP("ThirteenMinutes", "Chance after five"),
    "tie_decider.off": QT_TRANSLATE_NOOP("ThirteenMinutes", "Bid again and again"),
    "swap_sides": QT_TRANSLATE_NOOP("ThirteenMinutes", "Swap sides"),
    "swap_sides.sentence": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "Whether the sides change hands between the games of a campaign."
    ),
    "swap_sides.on": QT_TRANSLATE_NOOP("ThirteenMinutes", "After each game"),
    "swap_sides.off": QT_TRANSLATE_NOOP("ThirteenMinutes", "Never"),
    "bot.random": QT_TRANSLATE_NOOP("ThirteenMinutes", "Random: any legal move, to learn against"),
    "bot.steady": QT_TRANSLATE_NOOP("ThirteenMinutes", "Steady: looks after zones and war"),
}

VALUES = {
    "mode": ("single", "campaign"),
    "sides": ("random", "seat0_us", "seat0_ussr"),
    "tie_decider": ("on", "off"),
    "swap_sides": ("off", "on"),
}

OFFER = Offer(TEXTS, VALUES, translated)
