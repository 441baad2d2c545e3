# SPDX-License-Identifier: MIT
"""Power Grid as it is offered: name, paragraph, options and bots."""

from __future__ import annotations

from ui.games.offer import Offer
from ui.games.power_grid.words import translated
from ui.i18n.sentences import QT_TRANSLATE_NOOP

SWITCHES = ("flux", "transformer", "warehouse", "theme_park", "shortage", "surplus", "demolition")
"""Options that are off or on."""
OFF = QT_TRANSLATE_NOOP("PowerGrid", "Off")
ON = QT_TRANSLATE_NOOP("PowerGrid", "On")

TEXTS = {
    "title": QT_TRANSLATE_NOOP("PowerGrid", "Power Grid"),
    "summary": QT_TRANSLATE_NOOP(
        "PowerGrid",
        "Bid for power plants, buy the fuel they burn while it is cheap, and connect cities "
        "before the others block the way. Whoever is ahead buys and builds last. In the end "
        "only the cities count that you can supply with current.",
    ),
    "players": QT_TRANSLATE_NOOP("PowerGrid", "2 to 6 players"),
    "length": QT_TRANSLATE_NOOP("PowerGrid", "about two hours"),
    "edition": QT_TRANSLATE_NOOP("PowerGrid", "Edition"),
    "edition.sentence": QT_TRANSLATE_NOOP(
        "PowerGrid", "Recharged has the discount token; in 2004 small plants become obsolete."
    ),
    "edition.recharged": QT_TRANSLATE_NOOP("PowerGrid", "Recharged"),
    "edition.original": QT_TRANSLATE_NOOP("PowerGrid", "2004"),
    "map": QT_TRANSLATE_NOOP("PowerGrid", "Map"),
    "map.sentence": QT_TRANSLATE_NOOP(
        "PowerGrid", "Germany is crowded and short of uranium late; the USA has long lines."
    ),
    "map.germany": QT_TRANSLATE_NOOP("PowerGrid", "Germany"),
    "map.usa": QT_TRANSLATE_NOOP("PowerGrid", "USA"),
    "regions": QT_TRANSLATE_NOOP("PowerGrid", "Regions"),
    "regions.sentence": QT_TRANSLATE_NOOP(
        "PowerGrid", "Who chooses the part of the map that is in play."
    ),
    "regions.random": QT_TRANSLATE_NOOP("PowerGrid", "Chance decides"),
    "regions.host": QT_TRANSLATE_NOOP("PowerGrid", "The first seat chooses"),
    "regions.draft": QT_TRANSLATE_NOOP("PowerGrid", "One after the other"),
    "money": QT_TRANSLATE_NOOP("PowerGrid", "Money"),
    "money.sentence": QT_TRANSLATE_NOOP(
        "PowerGrid", "Whether everybody sees what the others have in cash."
    ),
    "money.open": QT_TRANSLATE_NOOP("PowerGrid", "Open"),
    "money.hidden": QT_TRANSLATE_NOOP("PowerGrid", "Hidden until the end"),
    "strict_storage": QT_TRANSLATE_NOOP("PowerGrid", "Storage"),
    "strict_storage.sentence": QT_TRANSLATE_NOOP(
        "PowerGrid", "Whether a plant burns only what lies on its own card."
    ),
    "strict_storage.on": QT_TRANSLATE_NOOP("PowerGrid", "Own card only"),
    "strict_storage.off": QT_TRANSLATE_NOOP("PowerGrid", "Any of one's fuel"),
    "early_step3": QT_TRANSLATE_NOOP("PowerGrid", "Step 3 before Step 2"),
    "early_step3.sentence": QT_TRANSLATE_NOOP(
        "PowerGrid", "What happens to the plants if the Step 3 card comes up that early."
    ),
    "early_step3.rulebook": QT_TRANSLATE_NOOP("PowerGrid", "As in the rulebook"),
    "early_step3.simple": QT_TRANSLATE_NOOP("PowerGrid", "Step 3 at once"),
    "round_limit": QT_TRANSLATE_NOOP("PowerGrid", "Last round"),
    "round_limit.sentence": QT_TRANSLATE_NOOP(
        "PowerGrid", "The game ends then, should nobody have connected enough cities."
    ),
    "round_limit.30": QT_TRANSLATE_NOOP("PowerGrid", "Round 30"),
    "round_limit.60": QT_TRANSLATE_NOOP("PowerGrid", "Round 60"),
    "round_limit.90": QT_TRANSLATE_NOOP("PowerGrid", "Round 90"),
    "two_players": QT_TRANSLATE_NOOP("PowerGrid", "Two players"),
    "two_players.sentence": QT_TRANSLATE_NOOP(
        "PowerGrid", "The Trust is a third company that takes plants, fuel and cities."
    ),
    "two_players.trust": QT_TRANSLATE_NOOP("PowerGrid", "Against the Trust"),
    "two_players.classic": QT_TRANSLATE_NOOP("PowerGrid", "Just the two"),
    "group.promos": QT_TRANSLATE_NOOP("PowerGrid", "Promo cards and a house rule"),
    "promos": QT_TRANSLATE_NOOP("PowerGrid", "Promo cards"),
    "promos.sentence": QT_TRANSLATE_NOOP(
        "PowerGrid", "Six cards that come up among the plants and upset the plans."
    ),
    "promos.none": QT_TRANSLATE_NOOP("PowerGrid", "None"),
    "promos.all": QT_TRANSLATE_NOOP("PowerGrid", "All six"),
    "promos.chosen": QT_TRANSLATE_NOOP("PowerGrid", "Chosen one by one"),
    "flux": QT_TRANSLATE_NOOP("PowerGrid", "Flux Generator"),
    "flux.sentence": QT_TRANSLATE_NOOP(
        "PowerGrid", "Plant 33 1/3 burns any three tokens for six cities."
    ),
    "transformer": QT_TRANSLATE_NOOP("PowerGrid", "Transformer Station"),
    "transformer.sentence": QT_TRANSLATE_NOOP(
        "PowerGrid", "The plant that it lies under supplies one city more."
    ),
    "warehouse": QT_TRANSLATE_NOOP("PowerGrid", "Warehouse"),
    "warehouse.sentence": QT_TRANSLATE_NOOP(
        "PowerGrid", "Its owner stores three tokens more, of any fuel."
    ),
    "theme_park": QT_TRANSLATE_NOOP("PowerGrid", "Theme Park"),
    "theme_park.sentence": QT_TRANSLATE_NOOP(
        "PowerGrid", "One house of its owner lies on the card and counts as a city."
    ),
    "shortage": QT_TRANSLATE_NOOP("PowerGrid", "Shortage"),
    "shortage.sentence": QT_TRANSLATE_NOOP(
        "PowerGrid", "Three tokens of the cheapest fuel leave the market."
    ),
    "surplus": QT_TRANSLATE_NOOP("PowerGrid", "Surplus"),
    "surplus.sentence": QT_TRANSLATE_NOOP(
        "PowerGrid", "Three tokens of the dearest fuel come to the market."
    ),
    "demolition": QT_TRANSLATE_NOOP("PowerGrid", "Demolition Contractor (house rule)"),
    "demolition.sentence": QT_TRANSLATE_NOOP(
        "PowerGrid", "A variant of ours, not the printed one: the first to scrap a plant is paid."
    ),
    **dict.fromkeys((f"{option}.off" for option in SWITCHES), OFF),
    **dict.fromkeys((f"{option}.on" for option in SWITCHES), ON),
    "bot.random": QT_TRANSLATE_NOOP("PowerGrid", "Random: any legal move, to learn against"),
    "bot.steady": QT_TRANSLATE_NOOP("PowerGrid", "Steady: buys and builds what it can supply"),
}

VALUES = {
    "edition": ("recharged", "original"),
    "map": ("germany", "usa"),
    "regions": ("random", "host", "draft"),
    "money": ("open", "hidden"),
    "strict_storage": ("on", "off"),
    "early_step3": ("rulebook", "simple"),
    "round_limit": ("30", "60", "90"),
    "two_players": ("trust", "classic"),
    "promos": ("none", "all", "chosen"),
    **dict.fromkeys(SWITCHES, ("off", "on")),
}

GROUPS = dict.fromkeys(("promos", *SWITCHES), "group.promos")

OFFER = Offer(TEXTS, VALUES, translated, GROUPS)
