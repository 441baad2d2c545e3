# SPDX-License-Identifier: MIT
"""Why the rules refuse something, in one sentence: the core's key in words."""

from __future__ import annotations

from collections.abc import Mapping

from ui.games.thirteen_minutes.words import translated
from ui.i18n.sentences import QT_TRANSLATE_NOOP

REASONS = {
    "bid.below_zero": QT_TRANSLATE_NOOP("ThirteenMinutes", "A bid is 0 cubes or more."),
    "bid.above_supply": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "There are only {supply} cubes in your supply."
    ),
    "play.not_in_hand": QT_TRANSLATE_NOOP("ThirteenMinutes", "That card is not in your hand."),
    "play.no_such_area": QT_TRANSLATE_NOOP("ThirteenMinutes", "There is no such area."),
    "play.enemy_sphere": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "A card is never placed in the enemy's sphere."
    ),
    "play.first": QT_TRANSLATE_NOOP("ThirteenMinutes", "Choose a card of your hand first."),
    "order.no_such_zone": QT_TRANSLATE_NOOP("ThirteenMinutes", "There is no such zone."),
    "order.no_cubes": QT_TRANSLATE_NOOP("ThirteenMinutes", "At least one cube."),
    "order.above_value": QT_TRANSLATE_NOOP("ThirteenMinutes", "The order is worth {value} cubes."),
    "order.too_few_cubes": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "Only {here} of your cubes are on this zone."
    ),
    "order.supply_too_small": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "Your supply is {supply}, and none of your cubes are here to take."
    ),
    "order.zone_is_full": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "This zone holds no more of your cubes."
    ),
    "event.same_zone_twice": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "The event takes different zones, and this one has had its turn."
    ),
    "event.not_a_target": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "The event does not reach this zone."
    ),
    "event.supply_too_small": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "There are only {supply} cubes in your supply."
    ),
    "event.too_many_cubes": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "The event puts fewer cubes than that."
    ),
    "target.face_down": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "The event reaches face-up zones only."
    ),
    "target.not_military": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "The event reaches face-up military zones only."
    ),
    "target.is_neutral": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "This zone is in the neutral area already."
    ),
    "target.no_cubes": QT_TRANSLATE_NOOP("ThirteenMinutes", "There are no cubes on this zone."),
    "target.no_own_cubes": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "None of your cubes are on this zone."
    ),
    "target.no_enemy_cubes": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "No enemy cubes are on this zone."
    ),
    "target.end_of_line": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "This zone is at the end of the line already."
    ),
    "target.other_zone": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "This step is about the zone of the step before."
    ),
    "move.not_legal": QT_TRANSLATE_NOOP("ThirteenMinutes", "The rules do not allow that now."),
    "move.not_your_turn": QT_TRANSLATE_NOOP("ThirteenMinutes", "It is not your turn."),
}


def why_not(rule: str, params: Mapping[str, int | str]) -> str:
    """A refusal in words; one that no rule of this game explains gets the plain sentence."""
    literal = REASONS.get(rule, REASONS["move.not_legal"])
    return translated(literal).format(**params)
