# SPDX-License-Identifier: MIT
"""Why the rules refuse something, in one sentence: the core's key in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from core.games.atlantic_star.figures import SEAS
from core.terms import IllegalMove
from ui.games.atlantic_star.words import figure, sea_name, stars_words, translated
from ui.i18n.sentences import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from ui.games.atlantic_star.scene import Scene

REASONS = {
    "loan.after_swap": QT_TRANSLATE_NOOP(
        "AtlanticStar", "Loans come before swaps: there is none any more in this turn."
    ),
    "loan.too_many": QT_TRANSLATE_NOOP(
        "AtlanticStar", "You have taken as many loans in this turn as are allowed: {most}."
    ),
    "loan.not_your_plate": QT_TRANSLATE_NOOP(
        "AtlanticStar", "You can borrow only on your own plates."
    ),
    "loan.no_such_sea": QT_TRANSLATE_NOOP("AtlanticStar", "There is no such sea."),
    "loan.already": QT_TRANSLATE_NOOP(
        "AtlanticStar", "You have borrowed on the {sea} before, and it is once per sea."
    ),
    "loan.sea_full": QT_TRANSLATE_NOOP(
        "AtlanticStar", "All {plates} plates of the {sea} are on the board: no more loans there."
    ),
    "loan.beyond_value": QT_TRANSLATE_NOOP(
        "AtlanticStar", "On this plate you can borrow 1 to {most} points, not {points}."
    ),
    "loan.no_value": QT_TRANSLATE_NOOP(
        "AtlanticStar", "This plate has no points left to borrow on."
    ),
    "charter.beyond_hand_limit": QT_TRANSLATE_NOOP(
        "AtlanticStar", "You hold {hand} ships, and no voyage can use more than {limit}: sail."
    ),
    "charter.too_dear": QT_TRANSLATE_NOOP(
        "AtlanticStar", "This ship costs {price}, and you have {money}."
    ),
    "charter.no_such_price": QT_TRANSLATE_NOOP(
        "AtlanticStar", "The agency has spaces at {prices}."
    ),
    "swap.too_dear": QT_TRANSLATE_NOOP("AtlanticStar", "Swapping costs {price}, you have {money}."),
    "voyage.none_left": QT_TRANSLATE_NOOP(
        "AtlanticStar", "You have made all your voyages in the {sea}."
    ),
    "voyage.too_few_ships": QT_TRANSLATE_NOOP(
        "AtlanticStar", "The {sea} needs {legs} ships, and you hold {hand}."
    ),
    "voyage.too_many_ships": QT_TRANSLATE_NOOP(
        "AtlanticStar",
        "You hold {hand} ships. For the {sea} that is too many: with more than {most} too many "
        "would stay in hand.",
    ),
    "voyage.no_such_sea": QT_TRANSLATE_NOOP("AtlanticStar", "There is no such sea."),
    "voyage.wrong_leg": QT_TRANSLATE_NOOP("AtlanticStar", "Leg {next} is next, and not leg {leg}."),
    "voyage.ship_put_already": QT_TRANSLATE_NOOP(
        "AtlanticStar", "{ship} is on a leg of this voyage already."
    ),
    "voyage.not_in_hand": QT_TRANSLATE_NOOP("AtlanticStar", "{ship} is not in your hand."),
    "voyage.ships_first": QT_TRANSLATE_NOOP(
        "AtlanticStar", "First put a ship on leg {leg}, or undo the voyage."
    ),
    "class.occupied": QT_TRANSLATE_NOOP(
        "AtlanticStar", "The class of {stars} belongs to the {sea}."
    ),
    "class.choose_one": QT_TRANSLATE_NOOP("AtlanticStar", "Choose one of the {most} classes."),
    "turn.not_now": QT_TRANSLATE_NOOP(
        "AtlanticStar", "Now it is a loan, a swap, a charter or a voyage, in this order."
    ),
    "move.not_legal": QT_TRANSLATE_NOOP("AtlanticStar", "The rules do not allow that now."),
    "move.not_your_turn": QT_TRANSLATE_NOOP("AtlanticStar", "It is not your turn."),
}

_MONEY = ("price", "money")


def why_not(rule: str, params: Mapping[str, int | str]) -> str:
    """A refusal in words; one that no rule of this game explains gets the plain sentence."""
    if rule == "loan.beyond_value" and params["most"] == 0:
        rule = "loan.no_value"
    return translated(REASONS.get(rule, REASONS["move.not_legal"])).format(**_named(params))


def reason(scene: Scene, refused: IllegalMove) -> str:
    """A refusal in words, with the names of ships."""
    params = dict(refused.params)
    if "ship" in params:
        params["ship"] = scene.ship(str(params["ship"]))
    return why_not(refused.rule, params)


def _named(params: Mapping[str, int | str]) -> dict[str, int | str]:
    named = dict(params)
    if named.get("sea") in SEAS:
        named["sea"] = sea_name(str(named["sea"]))
    if "stars" in named:
        named["stars"] = stars_words(int(named["stars"]))
    for money in _MONEY:
        if money in named:
            named[money] = figure(int(named[money]))
    return named
