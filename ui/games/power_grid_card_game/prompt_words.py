# SPDX-License-Identifier: MIT
"""The sentences of the prompt and of the decisions at the desk, by key.

Those of an auction are the board game's too: `ui.games.grid.words`.
"""

from __future__ import annotations

from ui.games.power_grid_card_game.words import CONTEXT
from ui.i18n.sentences import QT_TRANSLATE_NOOP, Sentences

PROMPTS = {
    # Auctions.
    "open.prompt": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", "Choose a plant to auction, or buy none this round."
    ),
    "open.must": QT_TRANSLATE_NOOP("PowerGridCardGame", "Choose a plant to auction."),
    "open.broke": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", "With {money} Elektro you can open no auction: buy none this round."
    ),
    "open.first_round": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", "In round 1 everybody buys a plant."
    ),
    "open.last": QT_TRANSLATE_NOOP(
        "PowerGridCardGame",
        "You are the last one in this phase: you get any plant for its minimum.",
    ),
    "open.last_round": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", "The last round: plants bought now score if they can be fuelled."
    ),
    "open.out": QT_TRANSLATE_NOOP("PowerGridCardGame", "Buy none"),
    "open.out_hint": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", "You are out of all auctions of this round."
    ),
    "scrap.prompt": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", "You own more than {limit} plants: choose an older one to scrap."
    ),
    "scrap.detail": QT_TRANSLATE_NOOP(
        "PowerGridCardGame",
        "Resources that no plant of yours can hold any more are given up as singles.",
    ),
    "scrap.paid": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", "The Demolition Contractor pays you {sum} Elektro (house variant)."
    ),
    "keep.prompt": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", "Choose the resources that you keep; singles go on sale for the rest."
    ),
    "keep.title": QT_TRANSLATE_NOOP("PowerGridCardGame", "Resources to keep"),
    "keep.keep": QT_TRANSLATE_NOOP("PowerGridCardGame", "Keep {fuel}"),
    # Resources.
    "buy.prompt": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", "Buy resources: click cards on the market."
    ),
    "buy.done": QT_TRANSLATE_NOOP("PowerGridCardGame", "Buy for {price}"),
    "buy.none": QT_TRANSLATE_NOOP("PowerGridCardGame", "Buy nothing"),
    "buy.title": QT_TRANSLATE_NOOP("PowerGridCardGame", "Resources to buy"),
    "buy.owned": QT_TRANSLATE_NOOP("PowerGridCardGame", "{owned} of {room}"),
    "buy.owned_tip": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", "{fuel}: you have {owned}, and your plants hold {room}."
    ),
    "buy.total": QT_TRANSLATE_NOOP("PowerGridCardGame", "Total {price}"),
    "buy.leaves": QT_TRANSLATE_NOOP("PowerGridCardGame", "leaves {left} Elektro"),
    "buy.hint": QT_TRANSLATE_NOOP(
        "PowerGridCardGame",
        "Cards are bought whole. For units that do not fit, singles go on sale to everybody.",
    ),
    "buy.hint_unit": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", "A card costs the price of its column for each unit on it."
    ),
    "buy.hint_card": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", "A card costs the price of its column, however many units it has."
    ),
    "buy.row": QT_TRANSLATE_NOOP("PowerGridCardGame", "{units} {fuel}"),
    "buy.row_surplus": QT_TRANSLATE_NOOP("PowerGridCardGame", "{kept} of {units} {fuel} kept"),
    "buy.remove": QT_TRANSLATE_NOOP("PowerGridCardGame", "Do not buy the card of {units} {fuel}"),
    "buy.runs": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", "With these resources your plants earn {now} of {most}."
    ),
    "buy.scores": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", "Last round: with these resources your plants score {now} of {most}."
    ),
    # Bureaucracy.
    "run.prompt": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", "Choose the plants that run: click them to switch them on or off."
    ),
    "run.title": QT_TRANSLATE_NOOP("PowerGridCardGame", "Plants to run"),
    "run.run": QT_TRANSLATE_NOOP("PowerGridCardGame", "Run {plants}: +{income}"),
    "run.idle": QT_TRANSLATE_NOOP("PowerGridCardGame", "Run nothing"),
    "run.none": QT_TRANSLATE_NOOP("PowerGridCardGame", "none"),
    "run.loss": QT_TRANSLATE_NOOP("PowerGridCardGame", "Another choice earns {loss} more."),
    "run.best": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", "No choice earns more, and none burns less for it."
    ),
    "run.mix": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", "A hybrid burns gas and oil in any mix: choose the row."
    ),
    "run.label": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", "Plants {plants}, burn {burns}, earn {income}"
    ),
    # Waiting and the end.
    "wait": QT_TRANSLATE_NOOP("PowerGridCardGame", "{name} decides."),
    "wait.open": QT_TRANSLATE_NOOP("PowerGridCardGame", "{name} chooses a plant to auction."),
    "wait.bid": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", "{name} bids for plant {plant} or drops out."
    ),
    "wait.scrap": QT_TRANSLATE_NOOP("PowerGridCardGame", "{name} scraps a plant."),
    "wait.keep": QT_TRANSLATE_NOOP("PowerGridCardGame", "{name} chooses what to keep."),
    "wait.buy": QT_TRANSLATE_NOOP("PowerGridCardGame", "{name} buys resources."),
    "wait.run": QT_TRANSLATE_NOOP("PowerGridCardGame", "{name} run plants."),
    "wait.chance": QT_TRANSLATE_NOOP("PowerGridCardGame", "Cards are being drawn."),
    "over": QT_TRANSLATE_NOOP("PowerGridCardGame", "The game is over."),
}


ask = Sentences(CONTEXT, PROMPTS).say
"""A sentence of the prompt by its key with its figures."""
