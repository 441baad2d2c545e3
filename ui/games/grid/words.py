# SPDX-License-Identifier: MIT
"""The sentences that both games say, by key; `say` is the one way in."""

from __future__ import annotations

from ui.i18n.sentences import QT_TRANSLATE_NOOP, Sentences

CONTEXT = "Grid"

SENTENCES = {
    "nobody": QT_TRANSLATE_NOOP("Grid", "nobody"),
    "bid.first": QT_TRANSLATE_NOOP("Grid", "Open plant {plant} with {lowest} or more."),
    "bid.prompt": QT_TRANSLATE_NOOP(
        "Grid", "Plant {plant} stands at {price}. Bid {lowest} or more, or drop out."
    ),
    "bid.broke": QT_TRANSLATE_NOOP(
        "Grid", "Plant {plant} stands at {price}, more than you can bid."
    ),
    "bid.bid": QT_TRANSLATE_NOOP("Grid", "Bid {price}"),
    "bid.one": QT_TRANSLATE_NOOP("Grid", "Raise by one: {price}"),
    "bid.minimum": QT_TRANSLATE_NOOP("Grid", "Minimum: {price}"),
    "bid.drop": QT_TRANSLATE_NOOP("Grid", "Drop out"),
    "bid.drop_hint": QT_TRANSLATE_NOOP(
        "Grid", "Out of this auction; you may bid for the next plant."
    ),
    "bid.auto": QT_TRANSLATE_NOOP("Grid", "Bid up to {price} for me"),
    "bid.auto_on": QT_TRANSLATE_NOOP(
        "Grid", "Your bids go on by one up to {price}, then you are asked."
    ),
    "bid.cancel": QT_TRANSLATE_NOOP("Grid", "Stop bidding for me"),
    "bid.headline": QT_TRANSLATE_NOOP("Grid", "{name} leads"),
    "bid.opens": QT_TRANSLATE_NOOP("Grid", "{name} opens"),
    "bid.leaves": QT_TRANSLATE_NOOP("Grid", "That leaves you {left} Elektro."),
    "bid.alone": QT_TRANSLATE_NOOP(
        "Grid", "Nobody else can bid more: you pay {price} instead of {lowest}."
    ),
    "bid.lower": QT_TRANSLATE_NOOP("Grid", "One less"),
    "bid.higher": QT_TRANSLATE_NOOP("Grid", "One more"),
}


say = Sentences(CONTEXT, SENTENCES).say
"""A sentence by its key with its figures."""
