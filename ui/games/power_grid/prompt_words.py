# SPDX-License-Identifier: MIT
"""The sentences of the prompt and of the decisions under the markets, by key."""

from __future__ import annotations

from ui.games.power_grid.words import CONTEXT
from ui.i18n.sentences import QT_TRANSLATE_NOOP, Sentences

PROMPTS = {
    # Regions and the Trust.
    "regions.pick": QT_TRANSLATE_NOOP(
        "PowerGrid", "Choose {count} regions that touch each other: click them on the map."
    ),
    "regions.confirm": QT_TRANSLATE_NOOP("PowerGrid", "Play in these regions"),
    "regions.chosen": QT_TRANSLATE_NOOP("PowerGrid", "{chosen} of {count} chosen"),
    "regions.clear": QT_TRANSLATE_NOOP("PowerGrid", "Choose anew"),
    "region.pick": QT_TRANSLATE_NOOP(
        "PowerGrid", "Choose a region that touches those chosen before: click it on the map."
    ),
    "region.first": QT_TRANSLATE_NOOP("PowerGrid", "Choose the first region on the map."),
    "region.left": QT_TRANSLATE_NOOP("PowerGrid", "{chosen} of {count} regions are chosen."),
    "trust.place": QT_TRANSLATE_NOOP(
        "PowerGrid", "Place a house of the Trust: click a city that lights up."
    ),
    "trust.detail": QT_TRANSLATE_NOOP(
        "PowerGrid", "Its houses block their cities in Step 1 and open at 15 in Step 2."
    ),
    # Auctions.
    "open.prompt": QT_TRANSLATE_NOOP(
        "PowerGrid", "Choose a plant to auction, or buy none this round."
    ),
    "open.must": QT_TRANSLATE_NOOP("PowerGrid", "Choose a plant to auction."),
    "open.broke": QT_TRANSLATE_NOOP(
        "PowerGrid", "With {money} Elektro you can open no auction: buy none this round."
    ),
    "open.first_round": QT_TRANSLATE_NOOP("PowerGrid", "In round 1 everybody buys a plant."),
    "open.last": QT_TRANSLATE_NOOP(
        "PowerGrid", "You are the last one in this phase: you get any plant for its minimum."
    ),
    "open.out": QT_TRANSLATE_NOOP("PowerGrid", "Buy none"),
    "open.out_hint": QT_TRANSLATE_NOOP("PowerGrid", "You are out of all auctions of this round."),
    "card.first": QT_TRANSLATE_NOOP(
        "PowerGrid", "Open the {card} with {lowest} or more, or drop out."
    ),
    "card.prompt": QT_TRANSLATE_NOOP(
        "PowerGrid", "The {card} stands at {price}. Bid {lowest} or more, or drop out."
    ),
    "card.broke": QT_TRANSLATE_NOOP(
        "PowerGrid", "The {card} costs {lowest} at least, more than you can bid."
    ),
    "card.all": QT_TRANSLATE_NOOP(
        "PowerGrid",
        "A promo card came up: it is auctioned at once, from {minimum}. Everybody takes part, "
        "also those who have bought a plant or none this round.",
    ),
    "card.drop_hint": QT_TRANSLATE_NOOP(
        "PowerGrid", "Out of this auction; it has nothing to do with your plant of this round."
    ),
    "station.prompt": QT_TRANSLATE_NOOP(
        "PowerGrid", "Choose the plant that the Transformer Station lies under: click it."
    ),
    "scrap.paid": QT_TRANSLATE_NOOP(
        "PowerGrid", "The Demolition Contractor, a house rule, pays you {sum} for it."
    ),
    "scrap.prompt": QT_TRANSLATE_NOOP(
        "PowerGrid", "You own more than {limit} plants: choose an older one to scrap."
    ),
    "scrap.detail": QT_TRANSLATE_NOOP(
        "PowerGrid", "Its fuel moves to your other plants as far as it fits."
    ),
    "keep.prompt": QT_TRANSLATE_NOOP(
        "PowerGrid", "Choose the fuel that you keep; the rest goes to the supply."
    ),
    "keep.title": QT_TRANSLATE_NOOP("PowerGrid", "Fuel to keep"),
    "keep.keep": QT_TRANSLATE_NOOP("PowerGrid", "Keep {fuel}"),
    # Fuel.
    "buy.prompt": QT_TRANSLATE_NOOP(
        "PowerGrid", "Buy fuel: click tokens on the market, or step below."
    ),
    "buy.done": QT_TRANSLATE_NOOP("PowerGrid", "Buy for {price}"),
    "buy.none": QT_TRANSLATE_NOOP("PowerGrid", "Buy no fuel"),
    "buy.title": QT_TRANSLATE_NOOP("PowerGrid", "Fuel to buy"),
    "buy.next": QT_TRANSLATE_NOOP("PowerGrid", "next for {price}"),
    "buy.owned": QT_TRANSLATE_NOOP("PowerGrid", "{owned} of {room}"),
    "buy.total": QT_TRANSLATE_NOOP("PowerGrid", "Total {price}"),
    "buy.leaves": QT_TRANSLATE_NOOP("PowerGrid", "leaves {left} Elektro"),
    "buy.supplies": QT_TRANSLATE_NOOP("PowerGrid", "You can supply {supplied} of your {cities}."),
    "buy.more": QT_TRANSLATE_NOOP(
        "PowerGrid",
        "You can supply {supplied} of your {cities}; {price} more buys fuel for {best}.",
    ),
    "buy.less": QT_TRANSLATE_NOOP("PowerGrid", "One {fuel} less"),
    "buy.one": QT_TRANSLATE_NOOP("PowerGrid", "One {fuel} more"),
    # Building.
    "build.prompt": QT_TRANSLATE_NOOP("PowerGrid", "Build: click a city that lights up."),
    "build.done": QT_TRANSLATE_NOOP("PowerGrid", "Build for {price}"),
    "build.none": QT_TRANSLATE_NOOP("PowerGrid", "Build nothing"),
    "build.title": QT_TRANSLATE_NOOP("PowerGrid", "Houses to build"),
    "build.total": QT_TRANSLATE_NOOP("PowerGrid", "Total {price}"),
    "build.leaves": QT_TRANSLATE_NOOP("PowerGrid", "leaves {left} Elektro"),
    "build.hint": QT_TRANSLATE_NOOP(
        "PowerGrid", "Point at a city to see its price and the way to it."
    ),
    "build.remove": QT_TRANSLATE_NOOP("PowerGrid", "Do not build in {city}"),
    "build.more": QT_TRANSLATE_NOOP(
        "PowerGrid", "You have fuel for {more} more; the next house costs {price}."
    ),
    "build.ends": QT_TRANSLATE_NOOP("PowerGrid", "With {cities} the game ends after this phase."),
    "build.detail": QT_TRANSLATE_NOOP(
        "PowerGrid", "{house} for the house, {connection} for the connection"
    ),
    "build.first": QT_TRANSLATE_NOOP("PowerGrid", "{house} for the house, your first one"),
    # Bureaucracy.
    "run.prompt": QT_TRANSLATE_NOOP("PowerGrid", "Choose the plants that run."),
    "run.title": QT_TRANSLATE_NOOP("PowerGrid", "Run plants: you have {cities}"),
    "run.run": QT_TRANSLATE_NOOP("PowerGrid", "Run {plants}: +{income}"),
    "run.idle": QT_TRANSLATE_NOOP("PowerGrid", "Run nothing: +{income}"),
    "run.none": QT_TRANSLATE_NOOP("PowerGrid", "none"),
    "run.loss": QT_TRANSLATE_NOOP("PowerGrid", "Another choice pays {loss} more."),
    "run.best": QT_TRANSLATE_NOOP("PowerGrid", "No choice pays more, and none burns less for it."),
    "run.summary": QT_TRANSLATE_NOOP("PowerGrid", "Run {plants}: {cities} for {burns}"),
    "mix.title": QT_TRANSLATE_NOOP("PowerGrid", "Burnt in {plants}"),
    "mix.lacks": QT_TRANSLATE_NOOP("PowerGrid", "Burnt in {plants}: choose {count} more"),
    "mix.prompt": QT_TRANSLATE_NOOP("PowerGrid", "Choose the fuel that is burnt: {count} more."),
    "mix.back": QT_TRANSLATE_NOOP("PowerGrid", "Back to the mix before"),
    "mix.less": QT_TRANSLATE_NOOP("PowerGrid", "Burn one {fuel} less"),
    "mix.more": QT_TRANSLATE_NOOP("PowerGrid", "Burn one {fuel} more"),
    "run.label": QT_TRANSLATE_NOOP(
        "PowerGrid", "Plants {plants}, burn {burns}, supply {supplies}, income {income}"
    ),
    # Waiting and the end.
    "wait": QT_TRANSLATE_NOOP("PowerGrid", "{name} decides."),
    "wait.open": QT_TRANSLATE_NOOP("PowerGrid", "{name} chooses a plant to auction."),
    "wait.bid": QT_TRANSLATE_NOOP("PowerGrid", "{name} bids for plant {plant} or drops out."),
    "wait.card": QT_TRANSLATE_NOOP("PowerGrid", "{name} bids for the {card} or drops out."),
    "wait.station": QT_TRANSLATE_NOOP(
        "PowerGrid", "{name} puts the Transformer Station under a plant."
    ),
    "wait.scrap": QT_TRANSLATE_NOOP("PowerGrid", "{name} scraps a plant."),
    "wait.fuel": QT_TRANSLATE_NOOP("PowerGrid", "{name} buys fuel."),
    "wait.build": QT_TRANSLATE_NOOP("PowerGrid", "{name} builds."),
    "wait.run": QT_TRANSLATE_NOOP("PowerGrid", "{name} run plants."),
    "wait.regions": QT_TRANSLATE_NOOP("PowerGrid", "{name} chooses regions."),
    "wait.trust": QT_TRANSLATE_NOOP("PowerGrid", "{name} places a house of the Trust."),
    "over": QT_TRANSLATE_NOOP("PowerGrid", "The game is over."),
}


ask = Sentences(CONTEXT, PROMPTS).say
"""A sentence of the prompt by its key with its figures."""
