# SPDX-License-Identifier: MIT
"""The sentences of the prompt, by key."""

from __future__ import annotations

from ui.games.atlantic_star.words import CONTEXT
from ui.i18n.sentences import QT_TRANSLATE_NOOP, Sentences

PROMPTS = {
    "act": QT_TRANSLATE_NOOP("AtlanticStar", "Charter a ship, or make a voyage."),
    "act.charter": QT_TRANSLATE_NOOP("AtlanticStar", "Charter a ship: click one in the agency."),
    "act.sail": QT_TRANSLATE_NOOP(
        "AtlanticStar", "Your hand is full: make a voyage in a sea that lights up."
    ),
    "act.first": QT_TRANSLATE_NOOP(
        "AtlanticStar", "Before that you may borrow on a plate of yours, then swap the offer."
    ),
    "act.swap": QT_TRANSLATE_NOOP("AtlanticStar", "Before that you may swap the offer."),
    "act.borrowed": QT_TRANSLATE_NOOP(
        "AtlanticStar", "You borrow {money} with this turn: you then have {total}."
    ),
    "loan": QT_TRANSLATE_NOOP("AtlanticStar", "Choose how much you borrow on this voyage."),
    "loan.detail": QT_TRANSLATE_NOOP(
        "AtlanticStar",
        "It is never paid back: the voyage loses a point of value per {unit}, and falls behind "
        "its equals. Once per sea.",
    ),
    "loan.none": QT_TRANSLATE_NOOP("AtlanticStar", "Back to the voyages"),
    "put": QT_TRANSLATE_NOOP(
        "AtlanticStar", "Put a ship on leg {leg}, {name}: click one of yours."
    ),
    "put.best": QT_TRANSLATE_NOOP("AtlanticStar", "Fill up with the best"),
    "put.best_hint": QT_TRANSLATE_NOOP(
        "AtlanticStar", "Puts the ships on the other legs that make the voyage worth most."
    ),
    "put.leg": QT_TRANSLATE_NOOP("AtlanticStar", "Choose another ship for leg {leg}."),
    "put.ship": QT_TRANSLATE_NOOP("AtlanticStar", "Choose the leg for {ship}."),
    "class": QT_TRANSLATE_NOOP("AtlanticStar", "Choose the class of the {sea}: click a column."),
    "class.detail": QT_TRANSLATE_NOOP(
        "AtlanticStar", "You are the first there, with {value}; whoever comes later shares it."
    ),
    "wait": QT_TRANSLATE_NOOP("AtlanticStar", "{name} charters a ship or makes a voyage."),
    "wait.voyage": QT_TRANSLATE_NOOP("AtlanticStar", "{name} makes a voyage in the {sea}."),
    "wait.ships": QT_TRANSLATE_NOOP("AtlanticStar", "Ships come into the agency."),
    "wait.start": QT_TRANSLATE_NOOP("AtlanticStar", "Chance says who begins."),
    "over": QT_TRANSLATE_NOOP("AtlanticStar", "The game is over."),
}


ask = Sentences(CONTEXT, PROMPTS).say
"""A sentence of the prompt by its key with its figures."""
