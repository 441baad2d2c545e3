# SPDX-License-Identifier: MIT
"""Why the rules refuse something, in one sentence: the core's key in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from core.terms import Move
from ui.games.power_grid.promo_words import usual_plant_name
from ui.games.power_grid.words import fuel_name, translated
from ui.i18n.sentences import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from ui.games.power_grid.scene import Scene

REASONS = {
    "regions.not_contiguous": QT_TRANSLATE_NOOP(
        "PowerGrid", "There are {count} regions in play, and they touch each other."
    ),
    "regions.not_touching": QT_TRANSLATE_NOOP(
        "PowerGrid", "This region touches none of those chosen before."
    ),
    "trust.not_beside_its_houses": QT_TRANSLATE_NOOP(
        "PowerGrid", "A house of the Trust goes into an empty city beside another of its houses."
    ),
    "auction.not_in_market": QT_TRANSLATE_NOOP(
        "PowerGrid", "Plant {plant} is not in the current market."
    ),
    "auction.cannot_afford": QT_TRANSLATE_NOOP(
        "PowerGrid", "Plant {plant} costs {minimum} at least, and you have {money}."
    ),
    "auction.must_buy": QT_TRANSLATE_NOOP("PowerGrid", "In round 1 everybody buys a plant."),
    "auction.bid_below_minimum": QT_TRANSLATE_NOOP("PowerGrid", "The lowest bid now is {minimum}."),
    "auction.bid_above_money": QT_TRANSLATE_NOOP("PowerGrid", "You have only {money}."),
    "auction.opener_must_bid": QT_TRANSLATE_NOOP("PowerGrid", "Whoever names a plant bids for it."),
    "auction.scraps_an_older_plant": QT_TRANSLATE_NOOP(
        "PowerGrid", "The plant you have just bought stays; scrap an older one."
    ),
    "auction.not_your_plant": QT_TRANSLATE_NOOP("PowerGrid", "Plant {plant} is not yours."),
    "auction.cannot_keep": QT_TRANSLATE_NOOP(
        "PowerGrid", "Your plants do not hold that, or you would give up fuel that fits."
    ),
    "fuel.no_room": QT_TRANSLATE_NOOP("PowerGrid", "You have room for {room} {fuel}."),
    "fuel.sold_out": QT_TRANSLATE_NOOP("PowerGrid", "There is {available} {fuel} to buy."),
    "fuel.too_expensive": QT_TRANSLATE_NOOP(
        "PowerGrid", "That costs {price}, and you have {money}."
    ),
    "building.not_in_play": QT_TRANSLATE_NOOP("PowerGrid", "{city} is not in play."),
    "building.has_your_house": QT_TRANSLATE_NOOP("PowerGrid", "You have a house in {city}."),
    "building.no_houses_left": QT_TRANSLATE_NOOP(
        "PowerGrid", "All your {houses} houses are in use."
    ),
    "building.no_open_space": QT_TRANSLATE_NOOP(
        "PowerGrid", "In Step {step} no more houses fit into {city}."
    ),
    "building.too_expensive": QT_TRANSLATE_NOOP(
        "PowerGrid", "{city} costs {price}, and you have {money}."
    ),
    "bureaucracy.not_your_plant": QT_TRANSLATE_NOOP("PowerGrid", "Plant {plant} is not yours."),
    "bureaucracy.not_enough_fuel": QT_TRANSLATE_NOOP(
        "PowerGrid", "Your fuel is not enough to run these plants together."
    ),
    "move.not_legal": QT_TRANSLATE_NOOP("PowerGrid", "The rules do not allow that now."),
    "move.not_your_turn": QT_TRANSLATE_NOOP("PowerGrid", "It is not your turn."),
}


def why_not(rule: str, params: Mapping[str, int | str]) -> str:
    """A refusal in words; one that no rule of this game explains gets the plain sentence."""
    return _literal(rule).format(**_named(params, {}, usual_plant_name))


def refusal(scene: Scene, move: Move) -> str:
    """Why whoever looks cannot make a move, with the names of cities."""
    assert scene.seat is not None
    error = scene.game.illegal(scene.state, scene.seat, move)
    named = _named(error.params, scene.city_names, scene.plant)
    return _literal(error.rule).format(**named)


def _literal(rule: str) -> str:
    return translated(REASONS.get(rule, REASONS["move.not_legal"]))


def _named(
    params: Mapping[str, int | str], cities: Mapping[str, str], plant: Callable[[int], str]
) -> dict[str, int | str]:
    named = dict(params)
    if "plant" in named:
        named["plant"] = plant(int(named["plant"]))
    if "fuel" in named:
        named["fuel"] = fuel_name(str(named["fuel"]))
    if "city" in named:
        city = str(named["city"])
        named["city"] = cities.get(city, city.replace("_", " ").title())
    return named
