# SPDX-License-Identifier: MIT
"""Moves and log lines in words."""

from __future__ import annotations

from collections.abc import Callable

from core.games.thirteen_minutes.figures import Figures
from core.terms import Move, Note
from ui.games.thirteen_minutes import card_words
from ui.games.thirteen_minutes.words import cubes, points, say, translated
from ui.i18n.sentences import QT_TRANSLATE_NOOP

MOVES = {
    "bid": QT_TRANSLATE_NOOP("ThirteenMinutes", "Bid {cubes}"),
    "first": QT_TRANSLATE_NOOP("ThirteenMinutes", "{seat} begins"),
    "play": QT_TRANSLATE_NOOP("ThirteenMinutes", "Play {card}: {area}"),
    "event accept": QT_TRANSLATE_NOOP("ThirteenMinutes", "Carry out the event"),
    "event decline": QT_TRANSLATE_NOOP("ThirteenMinutes", "No event"),
    "use event": QT_TRANSLATE_NOOP("ThirteenMinutes", "Use the card as its event"),
    "use order": QT_TRANSLATE_NOOP("ThirteenMinutes", "Use the card as an order"),
    "order none": QT_TRANSLATE_NOOP("ThirteenMinutes", "Order of 0: nothing changes"),
    "put": QT_TRANSLATE_NOOP("ThirteenMinutes", "Put {cubes} on {zone}"),
    "take": QT_TRANSLATE_NOOP("ThirteenMinutes", "Take {cubes} off {zone}"),
    "remove": QT_TRANSLATE_NOOP("ThirteenMinutes", "Remove {cubes} of the enemy from {zone}"),
    "remove own": QT_TRANSLATE_NOOP("ThirteenMinutes", "Remove {cubes} of yours from {zone}"),
    "clear": QT_TRANSLATE_NOOP("ThirteenMinutes", "Clear {zone} of cubes"),
    "relocate": QT_TRANSLATE_NOOP("ThirteenMinutes", "Move {cubes} from {origin} to {zone}"),
    "shift": QT_TRANSLATE_NOOP("ThirteenMinutes", "Shift {zone}"),
    "set": QT_TRANSLATE_NOOP("ThirteenMinutes", "Lay {zone} in the {area}"),
    "pass": QT_TRANSLATE_NOOP("ThirteenMinutes", "End this step of the event"),
}

NOTES = {
    "sides": QT_TRANSLATE_NOOP("ThirteenMinutes", "{seat0} plays the {side}."),
    "game.begins": QT_TRANSLATE_NOOP("ThirteenMinutes", "Game {game}: the cards are shuffled."),
    "hand": QT_TRANSLATE_NOOP("ThirteenMinutes", "{seat} gets {cards} cards."),
    "bid": QT_TRANSLATE_NOOP("ThirteenMinutes", "{seat} bids {cubes}."),
    "bid.tie": QT_TRANSLATE_NOOP("ThirteenMinutes", "Equal bids: both take them back."),
    "bid.corrected": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "The sealed bid of {seat} was not legal and counts as {counted}."
    ),
    "decider": QT_TRANSLATE_NOOP("ThirteenMinutes", "{seat} decides who begins."),
    "decider.drawn": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "Chance lets {seat} decide who begins; nobody pays."
    ),
    "first": QT_TRANSLATE_NOOP("ThirteenMinutes", "{seat} says: {first} begins."),
    "play": QT_TRANSLATE_NOOP("ThirteenMinutes", "{seat} plays {card}: {area}."),
    "event.accept": QT_TRANSLATE_NOOP("ThirteenMinutes", "{seat} carries out the event of {card}."),
    "event.decline": QT_TRANSLATE_NOOP("ThirteenMinutes", "{seat} lets the event of {card} be."),
    "event.pass": QT_TRANSLATE_NOOP("ThirteenMinutes", "{seat} ends this step of the event."),
    "use.event": QT_TRANSLATE_NOOP("ThirteenMinutes", "{seat} uses {card} as its event."),
    "use.order": QT_TRANSLATE_NOOP("ThirteenMinutes", "{seat} uses {card} as an order."),
    "order.none": QT_TRANSLATE_NOOP("ThirteenMinutes", "{seat} orders nothing."),
    "put": QT_TRANSLATE_NOOP("ThirteenMinutes", "{seat} puts {cubes} on {zone}."),
    "take": QT_TRANSLATE_NOOP("ThirteenMinutes", "{seat} takes {cubes} off {zone}."),
    "remove": QT_TRANSLATE_NOOP("ThirteenMinutes", "{seat} removes {cubes} from {zone}."),
    "clear": QT_TRANSLATE_NOOP("ThirteenMinutes", "{seat} clears {zone} of cubes."),
    "relocate": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "{seat} moves {cubes} from {origin} to {target}."
    ),
    "shift": QT_TRANSLATE_NOOP("ThirteenMinutes", "{seat} shifts {zone}."),
    "set": QT_TRANSLATE_NOOP("ThirteenMinutes", "{seat} lays {zone} in the {area}."),
    "zone.moved": QT_TRANSLATE_NOOP("ThirteenMinutes", "{zone} now lies in the {area}."),
    "draw": QT_TRANSLATE_NOOP("ThirteenMinutes", "{seat} draws a card; {pile} left."),
    "peek.cuba": QT_TRANSLATE_NOOP("ThirteenMinutes", "{seat} looks at Cuba."),
    "peek.hand": QT_TRANSLATE_NOOP("ThirteenMinutes", "{seat} looks at the enemy's hand."),
    "cuba": QT_TRANSLATE_NOOP("ThirteenMinutes", "Cuba is turned up: {card}."),
    "last_card": QT_TRANSLATE_NOOP("ThirteenMinutes", "The last card of {seat}: {card}."),
    "score.zone.cubes": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "{zone}: {seat} has more cubes, {points}."
    ),
    "score.zone.sphere": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "{zone}: a tie in the sphere of {seat}, {points}."
    ),
    "score.zone.nobody": QT_TRANSLATE_NOOP("ThirteenMinutes", "{zone}: a tie in neutral, nobody."),
    "score.dominance": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "Military zones {seat0} to {seat1}: dominance for {seat}."
    ),
    "score.epilogue": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "Influence on the last cards {seat0} to {seat1}: epilogue for {seat}."
    ),
    "score.last_cards_count": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "The last cards are of one type: each lies in its holder's sphere."
    ),
    "score.last_cards": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "The last cards are of different types and cause nothing."
    ),
    "score.war": QT_TRANSLATE_NOOP("ThirteenMinutes", "{seat} has caused nuclear war."),
    "score.points": QT_TRANSLATE_NOOP("ThirteenMinutes", "Points: {seat0} to {seat1}."),
    "game.points": QT_TRANSLATE_NOOP("ThirteenMinutes", "{seat} wins game {game} by points."),
    "game.zones": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "{seat} wins game {game} by zones in the own sphere."
    ),
    "game.nuclear_war": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "{seat} wins game {game}: the other one caused nuclear war."
    ),
    "game.void": QT_TRANSLATE_NOOP("ThirteenMinutes", "Game {game} is void."),
    "campaign.totals": QT_TRANSLATE_NOOP("ThirteenMinutes", "Campaign: {seat0} to {seat1}."),
    "seat.left": QT_TRANSLATE_NOOP("ThirteenMinutes", "{seat} is out of the game."),
}

_WHO = ("seat", "first")
_ZONES = ("zone", "origin", "target")


def of_move(
    figures: Figures, move: Move, name: Callable[[int], str], card: Callable[[int], str]
) -> str:
    """A move in words. `name` gives the name of a seat, `card` the words for a slot of a hand."""
    match move:
        case Move("bid", (int(count),)):
            return _move("bid", cubes=cubes(count))
        case Move("first", (int(seat),)):
            return _move("first", seat=name(seat))
        case Move("play", (int(slot), str(area))):
            return _move("play", card=card(slot), area=say(f"area.{area}"))
        case Move("put" | "take" | "remove", (str(zone), int(count))):
            return _move(move.verb, zone=card_words.zone_name(figures, zone), cubes=cubes(count))
        case Move("clear" | "shift", (str(zone),)):
            return _move(move.verb, zone=card_words.zone_name(figures, zone))
        case Move("relocate", (str(origin), str(target), int(count))):
            return _move(
                "relocate",
                origin=card_words.zone_name(figures, origin),
                zone=card_words.zone_name(figures, target),
                cubes=cubes(count),
            )
        case Move("set", (str(zone), str(area))):
            where = say(f"area.{area}")
            return _move("set", zone=card_words.zone_name(figures, zone), area=where)
    return _move(str(move))


def of_note(figures: Figures, note: Note, name: Callable[[int], str]) -> str:
    """A log line in words. Raises KeyError for a note of another game."""
    given = dict(note.params)
    shown: dict[str, int | str] = {"seat0": name(0), "seat1": name(1)}
    for key, value in given.items():
        if key in _WHO:
            shown[key] = name(int(value))
        elif key in _ZONES:
            shown[key] = card_words.zone_name(figures, str(value))
        elif key == "card":
            shown[key] = card_words.name(figures.card(str(value)))
        elif key == "area":
            shown[key] = say(f"area.{value}")
        elif key == "side":
            shown[key] = say(f"side.{value}")
        elif key == "cubes":
            shown[key] = cubes(int(value))
        elif key == "points":
            shown[key] = points(int(value))
        elif key in ("seat0", "seat1"):
            shown[key] = f"{name(int(key[-1]))} {value}"
        else:
            shown[key] = value
    return translated(NOTES[note.key]).format(**shown)


def _move(key: str, **params: str) -> str:
    return translated(MOVES[key]).format(**params)
