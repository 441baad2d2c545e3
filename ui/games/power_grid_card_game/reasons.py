# SPDX-License-Identifier: MIT
"""Why the rules refuse something, in one sentence: the core's key in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from core.terms import Move
from ui.games.power_grid_card_game.words import fuel_name, translated
from ui.i18n.sentences import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from ui.games.power_grid_card_game.scene import Scene

REASONS = {
    "auction.not_in_market": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", "Plant {plant} is not in the current market."
    ),
    "auction.cannot_afford": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", "Plant {plant} costs {minimum} at least, and you have {money}."
    ),
    "auction.must_buy": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", "In round 1 everybody buys a plant."
    ),
    "auction.bid_below_minimum": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", "The lowest bid now is {minimum}."
    ),
    "auction.bid_above_money": QT_TRANSLATE_NOOP("PowerGridCardGame", "You have only {money}."),
    "auction.opener_must_bid": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", "Whoever names a plant bids for it."
    ),
    "auction.scraps_an_older_plant": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", "The plant you have just bought stays; scrap an older one."
    ),
    "auction.not_your_plant": QT_TRANSLATE_NOOP("PowerGridCardGame", "Plant {plant} is not yours."),
    "auction.cannot_keep": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", "Your plants do not hold that, or you would give up what fits."
    ),
    "resources.not_for_sale": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", "That card is not on the market."
    ),
    "resources.no_room": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", "Your plants have no room for {fuel}."
    ),
    "resources.too_expensive": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", "That card costs {price}, and you have {money}."
    ),
    "bureaucracy.not_your_plant": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", "Plant {plant} is not yours."
    ),
    "bureaucracy.not_enough_fuel": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", "Your resources are not enough to run these plants together."
    ),
    "move.not_legal": QT_TRANSLATE_NOOP("PowerGridCardGame", "The rules do not allow that now."),
    "move.not_your_turn": QT_TRANSLATE_NOOP("PowerGridCardGame", "It is not your turn."),
}


def why_not(rule: str, params: Mapping[str, int | str]) -> str:
    """A refusal in words; one that no rule of this game explains gets the plain sentence."""
    return translated(REASONS.get(rule, REASONS["move.not_legal"])).format(**_named(params))


def refusal(scene: Scene, move: Move) -> str:
    """Why whoever looks cannot make a move."""
    assert scene.seat is not None
    error = scene.game.illegal(scene.state, scene.seat, move)
    return why_not(error.rule, error.params)


def _named(params: Mapping[str, int | str]) -> dict[str, int | str]:
    """Params with resources by name; a plant whose id holds a number, such as l20, goes by it."""
    named = dict(params)
    if "fuel" in named:
        named["fuel"] = fuel_name(str(named["fuel"]))
    digits = "".join(filter(str.isdigit, str(named.get("plant", ""))))
    if digits:
        named["plant"] = int(digits)
    return named
