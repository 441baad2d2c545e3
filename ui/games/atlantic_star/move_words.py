# SPDX-License-Identifier: MIT
"""Moves and log lines in words."""

from __future__ import annotations

from core.games.atlantic_star.figures import LETTERS, SEAS
from core.games.atlantic_star.state import NO_SHIP
from core.terms import Move, Note
from ui.games.atlantic_star import classes, plans, ranks
from ui.games.atlantic_star.scene import Scene
from ui.games.atlantic_star.ships import ship_words
from ui.games.atlantic_star.words import (
    figure,
    place_words,
    points_words,
    sea_name,
    stars_words,
    translated,
)
from ui.i18n.sentences import QT_TRANSLATE_NOOP

MOVES = {
    "loan": QT_TRANSLATE_NOOP(
        "AtlanticStar",
        "Borrow {money} on the {sea} ({before}, value {value}): then {place} with {left}, {points}",
    ),
    "swap": QT_TRANSLATE_NOOP("AtlanticStar", "Swap all ships on offer for {price}"),
    "charter": QT_TRANSLATE_NOOP("AtlanticStar", "Charter for {price}: {ship}"),
    "charter.free": QT_TRANSLATE_NOOP("AtlanticStar", "Take the free ship: {ship}"),
    "sail": QT_TRANSLATE_NOOP("AtlanticStar", "Make a voyage in the {sea}: value up to {value}"),
    "put": QT_TRANSLATE_NOOP("AtlanticStar", "Leg {leg}, {name}: {ship}, value {value}"),
    "put.emergency": QT_TRANSLATE_NOOP(
        "AtlanticStar", "Leg {leg}, {name}: {ship}, as an emergency"
    ),
    "best": QT_TRANSLATE_NOOP("AtlanticStar", "Fill up with the best ships"),
    "class": QT_TRANSLATE_NOOP("AtlanticStar", "Choose the class of {stars}: {place}, {points}"),
}

NOTES = {
    "start.drawn": QT_TRANSLATE_NOOP("AtlanticStar", "{name} begins."),
    "agency.swapped": QT_TRANSLATE_NOOP("AtlanticStar", "{name} swaps away {ships} for {price}."),
    "agency.chartered": QT_TRANSLATE_NOOP("AtlanticStar", "{name} charters {ship} for {price}."),
    "agency.taken": QT_TRANSLATE_NOOP("AtlanticStar", "{name} takes {ship} free."),
    "agency.turned_up": QT_TRANSLATE_NOOP("AtlanticStar", "{ship} is on offer for {price}."),
    "pile.shuffled": QT_TRANSLATE_NOOP(
        "AtlanticStar", "The discards become the draw pile of {ships}."
    ),
    "voyage.begun": QT_TRANSLATE_NOOP("AtlanticStar", "{name} sails the {sea}."),
    "voyage.ship": QT_TRANSLATE_NOOP("AtlanticStar", "Leg {leg}: {ship}, {value}."),
    "voyage.emergency": QT_TRANSLATE_NOOP(
        "AtlanticStar", "Leg {leg}: {ship}, an emergency worth nothing."
    ),
    "voyage.made": QT_TRANSLATE_NOOP(
        "AtlanticStar", "{name} enters the {sea} with value {value}, bonus {bonus}: {place}."
    ),
    "class.chosen": QT_TRANSLATE_NOOP(
        "AtlanticStar", "{name} gives the {sea} the class of {stars}."
    ),
    "operator.entered": QT_TRANSLATE_NOOP(
        "AtlanticStar", "A package operator enters the {sea} with value {value}."
    ),
    "loan.taken": QT_TRANSLATE_NOOP(
        "AtlanticStar", "{name} borrows {money} on the {sea}: value {value}, {place}."
    ),
    "turn": QT_TRANSLATE_NOOP("AtlanticStar", "It is the turn of {name}."),
    "seat.finished": QT_TRANSLATE_NOOP("AtlanticStar", "{name} has made all voyages."),
    "seat.left": QT_TRANSLATE_NOOP("AtlanticStar", "{name} is out of the game."),
    "game.all_sailed": QT_TRANSLATE_NOOP("AtlanticStar", "All voyages are made: the game is over."),
}


def of_move(scene: Scene, move: Move) -> str:
    """A move of whoever looks, in words, with what comes of it."""
    key, params = _said(scene, move)
    if key not in MOVES:
        return str(move)
    return translated(MOVES[key]).format(**params)


def _said(scene: Scene, move: Move) -> tuple[str, dict[str, int | str]]:
    rules, state = scene.rules, scene.state
    match move:
        case Move("loan", (str(sea), int(place), int(points))):
            return "loan", _loan(scene, SEAS.index(sea), place, points)
        case Move("swap", _):
            return "swap", {"price": figure(rules.swap_price)}
        case Move("charter", (int(price),)) if price in rules.prices:
            ship = state.agency[rules.prices.index(price)]
            words = ship_words(scene, ship) if ship != NO_SHIP else ""
            key = "charter" if price else "charter.free"
            return key, {"price": figure(price), "ship": words}
        case Move("sail", (str(sea),)):
            plan = plans.best(scene, SEAS.index(sea))
            return "sail", {"sea": sea_name(sea), "value": rules.value(plan.sea, plan.ships)[0]}
        case Move("put", (str(letter), str(ship))):
            return _put(scene, letter, ship)
        case Move("class", (int(stars),)):
            return "class", _class(scene, stars)
    return move.verb, {}


def _loan(scene: Scene, sea: int, place: int, points: int) -> dict[str, int | str]:
    before = ranks.of_plate(scene.rules, scene.state, sea, place)
    after = ranks.of_loan(scene.rules, scene.state, sea, place, points)
    return {
        "money": figure(points * scene.rules.loan_per_point),
        "sea": sea_name(sea),
        "before": place_words(before.place),
        "value": before.value,
        "place": place_words(after.place),
        "left": after.value,
        "points": points_words(after.points),
    }


def _put(scene: Scene, letter: str, ship: str) -> tuple[str, dict[str, int | str]]:
    sea, leg = scene.head.sea, LETTERS.index(letter)
    value = scene.rules.fit(ship, sea, leg)
    params: dict[str, int | str] = {
        "leg": letter,
        "name": scene.leg(sea, leg),
        "ship": scene.ship(ship),
    }
    if value is None:
        return "put.emergency", params
    return "put", {**params, "value": value}


def _class(scene: Scene, stars: int) -> dict[str, int | str]:
    plan = plans.Plan(scene.head.sea, scene.head.ships)
    standing = classes.class_choice(scene, plan, stars)
    return {
        "stars": stars_words(stars),
        "place": place_words(standing.place),
        "points": points_words(standing.points),
    }


def of_note(scene: Scene, note: Note) -> str:
    """A line of the public log in words."""
    params = dict(note.params)
    key = note.key
    if key == "agency.chartered" and params["price"] == 0:
        key = "agency.taken"
    if key not in NOTES:
        return key
    named = dict(params)
    if "seat" in params:
        named["name"] = scene.name(int(params["seat"]))
    if "ship" in params:
        named["ship"] = scene.ship(str(params["ship"]))
    if key == "agency.swapped":
        named["ships"] = ", ".join(map(scene.ship, str(params["ships"]).split()))
    if "sea" in params:
        named["sea"] = sea_name(str(params["sea"]))
    if "stars" in params:
        named["stars"] = stars_words(int(params["stars"]))
    if "place" in params:
        named["place"] = place_words(int(params["place"]))
    for money in ("price", "money"):
        if money in params:
            named[money] = figure(int(params[money]))
    return translated(NOTES[key]).format(**named)
