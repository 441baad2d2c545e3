# SPDX-License-Identifier: MIT
"""Promo cards in words: their names, and the rule of each in a sentence or two. No Qt."""

from __future__ import annotations

from functools import cache

from core.games.grid.contracts import Contracts
from core.games.power_grid.figures import Flux
from core.games.power_grid.reading import builtin, read
from core.games.power_grid.rules import Rules
from core.games.power_grid.state import FLUX, THEME_PARK, Player
from ui.games.power_grid.words import cities, say, translated
from ui.i18n.sentences import QT_TRANSLATE_NOOP

CARDS = {
    "flux": QT_TRANSLATE_NOOP("PowerGrid", "Flux Generator"),
    "transformer": QT_TRANSLATE_NOOP("PowerGrid", "Transformer Station"),
    "warehouse": QT_TRANSLATE_NOOP("PowerGrid", "Warehouse"),
    "theme_park": QT_TRANSLATE_NOOP("PowerGrid", "Theme Park"),
    "shortage": QT_TRANSLATE_NOOP("PowerGrid", "Shortage"),
    "surplus": QT_TRANSLATE_NOOP("PowerGrid", "Surplus"),
}

CARD_RULES = {
    "flux": QT_TRANSLATE_NOOP(
        "PowerGrid",
        "Flux Generator: burns any {amount} tokens, mixed as you like, and stores {stores}. It "
        "comes right after plant {number}. When it enters the market, the lowest current plant "
        "leaves the game.",
    ),
    "transformer": QT_TRANSLATE_NOOP(
        "PowerGrid",
        "Lies under one of your plants: whenever that plant runs it supplies {station} more. It "
        "stays there, and leaves the game with the plant.",
    ),
    "warehouse": QT_TRANSLATE_NOOP(
        "PowerGrid",
        "Stores {tokens} more tokens of any fuel, also of a fuel that none of your plants burns.",
    ),
    "theme_park": QT_TRANSLATE_NOOP(
        "PowerGrid",
        "One of your houses lies on the card and counts as a city everywhere: for the order, for "
        "supply, for Step 2 and for the end.",
    ),
    "shortage": QT_TRANSLATE_NOOP(
        "PowerGrid",
        "{tokens} tokens of the cheapest fuel leave the market; of uranium only {uranium}.",
    ),
    "surplus": QT_TRANSLATE_NOOP(
        "PowerGrid",
        "{tokens} tokens of the dearest fuel come to the market; of uranium only {uranium}. A fuel "
        "that is sold out is the dearest.",
    ),
}


MOST_TOLD = 3
"""More contracts than these are told by their number and sum."""


def card_name(card: str) -> str:
    """A promo card by name. Raises KeyError for an unknown one."""
    return translated(CARDS[card])


def card_rule(rules: Rules, card: str) -> str:
    """What a promo card does, with its figures."""
    figures = rules.promo_figures
    tokens = figures.event_tokens
    return translated(CARD_RULES[card]).format(
        amount=figures.flux.plant.amount,
        stores=rules.tables.runs_stored * figures.flux.plant.amount,
        number=figures.flux.counts_as,
        station=cities(figures.station_cities),
        tokens=figures.warehouse_tokens if card == "warehouse" else tokens["coal"],
        uranium=tokens["uranium"],
    )


def plant_name(rules: Rules, plant: int) -> str:
    """The number that is printed on a plant; the Flux Generator is 33 1/3."""
    return _printed(rules.promo_figures.flux, plant)


def usual_plant_name(plant: int) -> str:
    """The same where no rules are at hand: with the figures that come with the program."""
    return _printed(_usual_flux(), plant)


def is_flux(rules: Rules, plant: int) -> bool:
    """Whether a plant is the Flux Generator."""
    return plant == rules.promo_figures.flux.plant.number


def flux_rule(rules: Rules, plant: int) -> str:
    """The rule of the Flux Generator for its own card, nothing for other plants."""
    return card_rule(rules, FLUX) if is_flux(rules, plant) else ""


def connected_words(player: Player) -> str:
    """The cities of a player, and that the Theme Park is one of them."""
    words = cities(player.connected)
    return say("cities.park", cities=words) if THEME_PARK in player.cards else words


def contracts_words(contracts: Contracts) -> str:
    """The demolition contracts that lie open, and their sum."""
    if not contracts.open:
        return say("demolition.none")
    if len(contracts.open) == 1:
        return say("demolition.one", sum=contracts.open[0])
    if len(contracts.open) > MOST_TOLD:
        return say("demolition.many", count=len(contracts.open), sum=sum(contracts.open))
    each = " + ".join(map(str, contracts.open))
    return say("demolition.open", each=each, sum=sum(contracts.open))


def contracts_tip(contracts: Contracts) -> str:
    """Every contract that lies open, and the rule."""
    if not contracts.open:
        return say("demolition.tip")
    each = say("demolition.each", each=", ".join(map(str, contracts.open)))
    return f"{each}\n{say('demolition.tip')}"


def _printed(flux: Flux, plant: int) -> str:
    return flux.printed if plant == flux.plant.number else str(plant)


@cache
def _usual_flux() -> Flux:
    return read(builtin()).promos.flux
