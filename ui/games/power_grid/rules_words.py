# SPDX-License-Identifier: MIT
"""The rules for a player who sits at the table, as headings and paragraphs."""

from __future__ import annotations

from core.games.power_grid.agenda import (
    Bidding,
    Build,
    BuyFuel,
    CardAuction,
    DraftRegions,
    KeepFuel,
    OpenAuction,
    PickRegions,
    PlaceStation,
    PlaceTrust,
    RunPlants,
    ScrapPlant,
)
from ui.games.power_grid.words import translated
from ui.games.rules_text import rich_text
from ui.i18n.sentences import QT_TRANSLATE_NOOP

RULES = {
    "aim": (
        QT_TRANSLATE_NOOP("PowerGrid", "The aim"),
        QT_TRANSLATE_NOOP(
            "PowerGrid",
            "Supply the most cities with current when the game ends. It ends after the building "
            "phase in which somebody has connected 18 cities with two players, 17 with three or "
            "four, 15 with five, 14 with six. Money decides ties.",
        ),
    ),
    "regions": (
        QT_TRANSLATE_NOOP("PowerGrid", "The regions"),
        QT_TRANSLATE_NOOP(
            "PowerGrid",
            "Only some regions of the map are played: three with two or three players, four with "
            "four, five with five or six. They touch one another. What lies outside does not "
            "exist in this game, not even to pass through.",
        ),
    ),
    "order": (
        QT_TRANSLATE_NOOP("PowerGrid", "1. Order"),
        QT_TRANSLATE_NOOP(
            "PowerGrid",
            "Whoever has most cities is first, then whoever has the highest plant. The first one "
            "opens auctions; fuel and building go in reverse order, the last one first.",
        ),
    ),
    "auction": (
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
    "fuel": (
        QT_TRANSLATE_NOOP("PowerGrid", "3. Fuel"),
        QT_TRANSLATE_NOOP(
            "PowerGrid",
            "Buy what your plants burn, cheapest first. A plant stores fuel for two runs; one "
            "that burns coal or oil stores any mix of them.",
        ),
    ),
    "building": (
        QT_TRANSLATE_NOOP("PowerGrid", "4. Building"),
        QT_TRANSLATE_NOOP(
            "PowerGrid",
            "The first house in a city costs 10, the second 15, the third 20, and the cheapest "
            "connection from your network is paid on top; the first city of all needs none. A "
            "city holds one house in Step 1, two in Step 2, three in Step 3, and one of each "
            "player.",
        ),
    ),
    "bureaucracy": (
        QT_TRANSLATE_NOOP("PowerGrid", "5. Bureaucracy"),
        QT_TRANSLATE_NOOP(
            "PowerGrid",
            "Run plants: each burns its fuel and supplies its cities, and you are paid for the "
            "cities that you supply. Then the fuel market is filled up, and the highest plant "
            "goes under the stack; in Step 3 the lowest leaves the game instead.",
        ),
    ),
    "steps": (
        QT_TRANSLATE_NOOP("PowerGrid", "Steps"),
        QT_TRANSLATE_NOOP(
            "PowerGrid",
            "Step 2 begins after the building phase in which somebody has seven cities, six "
            "with six players. Step 3 begins when its card comes up from the stack; from then on "
            "there is one row of six plants, all of them current.",
        ),
    ),
    "trust": (
        QT_TRANSLATE_NOOP("PowerGrid", "Two players: the Trust"),
        QT_TRANSLATE_NOOP(
            "PowerGrid",
            "A third company without a player. Both of you place its first six houses, each "
            "beside another of them. Once in every auction phase it takes the highest current "
            "plant for nothing; with three plants only a better one, for its lowest. After the "
            "first buyer of fuel it takes fuel for one run of its plants, and whenever one of "
            "you builds in an empty city, the next space there. It earns nothing, and it "
            "neither starts Step 2 nor ends the game.",
        ),
    ),
    "promos": (
        QT_TRANSLATE_NOOP("PowerGrid", "Promo cards"),
        QT_TRANSLATE_NOOP(
            "PowerGrid",
            "Cards that the host adds lie among the plants of the stack and are never taken out of "
            "it. When one comes up it is carried out at once, in whatever phase; then the plant "
            "that was due is drawn.",
        ),
    ),
    "promo_auction": (
        QT_TRANSLATE_NOOP("PowerGrid", "Promo cards that are auctioned"),
        QT_TRANSLATE_NOOP(
            "PowerGrid",
            "Transformer Station, Warehouse and Theme Park are auctioned the moment they come up, "
            "from 10. The first in order opens or drops out; then it goes clockwise, and whoever "
            "drops out is out. Everybody takes part, also those who have bought a plant or none "
            "this round, and the card does not count as the plant of the round. The Trust never "
            "bids. If nobody does, the card leaves the game.",
        ),
    ),
    "station": (
        QT_TRANSLATE_NOOP("PowerGrid", "Transformer Station"),
        QT_TRANSLATE_NOOP(
            "PowerGrid",
            "You put it under one of your plants, which supplies one city more whenever it runs. "
            "It stays there and leaves the game with that plant. Without a plant you keep it, "
            "and it goes under the first one that you take.",
        ),
    ),
    "warehouse": (
        QT_TRANSLATE_NOOP("PowerGrid", "Warehouse"),
        QT_TRANSLATE_NOOP(
            "PowerGrid",
            "It stores three more tokens of any fuel, also of one that none of your plants burns. "
            "Tokens may be moved between it and your plants, but never thrown away: only fuel of a "
            "plant that you scrap may be given up. It burns nothing.",
        ),
    ),
    "theme_park": (
        QT_TRANSLATE_NOOP("PowerGrid", "Theme Park"),
        QT_TRANSLATE_NOOP(
            "PowerGrid",
            "One of your 22 houses lies on it and counts as a city everywhere: for the order, for "
            "supply, for Step 2 and for the end, which are looked at after the building phase as "
            "always. It is not on the map: your first house there still needs no connection.",
        ),
    ),
    "flux": (
        QT_TRANSLATE_NOOP("PowerGrid", "Flux Generator"),
        QT_TRANSLATE_NOOP(
            "PowerGrid",
            "Plant 33 1/3 is auctioned like any plant, from 33. It stores six tokens of any fuels, "
            "burns any three and supplies six cities. Whenever it enters the market, the lowest "
            "current plant leaves the game and another card is drawn; the discount token leaves "
            "with its plant.",
        ),
    ),
    "events": (
        QT_TRANSLATE_NOOP("PowerGrid", "Shortage and Surplus"),
        QT_TRANSLATE_NOOP(
            "PowerGrid",
            "Shortage: three tokens of the cheapest fuel on the market go to the supply. Surplus: "
            "three of the dearest come from there, dearest empty space first; a fuel that is sold "
            "out is the dearest. Of uranium it is one token. What counts is the price of the next "
            "token; of fuels alike coal is first, then oil, garbage, uranium. Less is moved where "
            "there is less.",
        ),
    ),
    "demolition": (
        QT_TRANSLATE_NOOP("PowerGrid", "Demolition Contractor, a house rule of ours"),
        QT_TRANSLATE_NOOP(
            "PowerGrid",
            "Not the printed variant. Six contracts over 2 to 12 Elektro are shuffled, and one is "
            "turned up as each auction phase begins. The first player in it who scraps a plant is "
            "paid all that lie open, and they are set aside; otherwise they stay. The Trust is "
            "never paid. When all have been turned up, those set aside are shuffled again.",
        ),
    ),
    "table": (
        QT_TRANSLATE_NOOP("PowerGrid", "At this table"),
        QT_TRANSLATE_NOOP(
            "PowerGrid",
            "Click tokens and cities, take them back one by one or all at once, and finish your "
            "turn with the button of the prompt. Nothing is sent before. In an auction the table "
            "can bid on for you up to a limit that nobody else sees.",
        ),
    ),
}

_ABOUT: dict[type, str] = {
    PickRegions: "regions",
    DraftRegions: "regions",
    PlaceTrust: "trust",
    OpenAuction: "auction",
    Bidding: "auction",
    ScrapPlant: "auction",
    KeepFuel: "auction",
    CardAuction: "promo_auction",
    PlaceStation: "station",
    BuyFuel: "fuel",
    Build: "building",
    RunPlants: "bureaucracy",
}


def rules() -> dict[str, str]:
    """The rules as rich text, section by section."""
    return rich_text(RULES, translated)


def section(task: object) -> str:
    """The section about a decision; empty while nobody decides."""
    return _ABOUT[type(task)] if task else ""
