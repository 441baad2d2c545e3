# SPDX-License-Identifier: MIT
"""The sentences of the table by key: what is shown, counted and read aloud.

`say` is the one way in; every literal is marked for translation where it stands.
"""

from __future__ import annotations

from core.games.atlantic_star.figures import SEAS
from ui.i18n import sentences
from ui.i18n.sentences import QT_TRANSLATE_NOOP, Sentences

CONTEXT = "AtlanticStar"

SENTENCES = {
    # Names of things.
    "sea.baltic": QT_TRANSLATE_NOOP("AtlanticStar", "Baltic"),
    "sea.mediterranean": QT_TRANSLATE_NOOP("AtlanticStar", "Mediterranean"),
    "sea.atlantic": QT_TRANSLATE_NOOP("AtlanticStar", "Atlantic"),
    "sea.pacific": QT_TRANSLATE_NOOP("AtlanticStar", "Pacific"),
    "place.1": QT_TRANSLATE_NOOP("AtlanticStar", "1st"),
    "place.2": QT_TRANSLATE_NOOP("AtlanticStar", "2nd"),
    "place.3": QT_TRANSLATE_NOOP("AtlanticStar", "3rd"),
    "place": QT_TRANSLATE_NOOP("AtlanticStar", "{place}th"),
    "stars.1": QT_TRANSLATE_NOOP("AtlanticStar", "1 star"),
    "stars": QT_TRANSLATE_NOOP("AtlanticStar", "{stars} stars"),
    "points.1": QT_TRANSLATE_NOOP("AtlanticStar", "1 point"),
    "points": QT_TRANSLATE_NOOP("AtlanticStar", "{points} points"),
    "ships.1": QT_TRANSLATE_NOOP("AtlanticStar", "1 ship"),
    "ships": QT_TRANSLATE_NOOP("AtlanticStar", "{ships} ships"),
    "and": QT_TRANSLATE_NOOP("AtlanticStar", "{first} and {last}"),
    "nobody": QT_TRANSLATE_NOOP("AtlanticStar", "nobody"),
    "operator": QT_TRANSLATE_NOOP("AtlanticStar", "package operator"),
    "none": QT_TRANSLATE_NOOP("AtlanticStar", "none"),
    "legs": QT_TRANSLATE_NOOP("AtlanticStar", "{legs} legs"),
    # Ships.
    "ship.leg": QT_TRANSLATE_NOOP("AtlanticStar", "{sea} {leg} {value}"),
    "ship.label": QT_TRANSLATE_NOOP("AtlanticStar", "{name}: {legs}"),
    "ship.mail": QT_TRANSLATE_NOOP("AtlanticStar", "{name}: mail ship, {value} on any leg"),
    "ship.on": QT_TRANSLATE_NOOP("AtlanticStar", "{ship}. On leg {leg}."),
    "ship.emergency": QT_TRANSLATE_NOOP(
        "AtlanticStar", "{ship}. On leg {leg}, which it does not fit."
    ),
    "ship.priced": QT_TRANSLATE_NOOP("AtlanticStar", "{ship}. Price {price}."),
    "ship.free": QT_TRANSLATE_NOOP("AtlanticStar", "{ship}. Free."),
    # The agency.
    "agency": QT_TRANSLATE_NOOP("AtlanticStar", "Charter agency"),
    "agency.free": QT_TRANSLATE_NOOP("AtlanticStar", "free"),
    "agency.piles": QT_TRANSLATE_NOOP("AtlanticStar", "Pile {pile} · discards {discard}"),
    "agency.discards": QT_TRANSLATE_NOOP("AtlanticStar", "Swapped away: {ships}"),
    "agency.no_discards": QT_TRANSLATE_NOOP("AtlanticStar", "Nothing has been swapped away."),
    "agency.swap": QT_TRANSLATE_NOOP("AtlanticStar", "Swap all for {price}"),
    "agency.swap_tip": QT_TRANSLATE_NOOP(
        "AtlanticStar",
        "All ships on offer are discarded and others come. It is done at once and cannot be "
        "taken back; no loan is possible after it.",
    ),
    "agency.taken": QT_TRANSLATE_NOOP("AtlanticStar", "You take this ship."),
    "agency.swap_first": QT_TRANSLATE_NOOP(
        "AtlanticStar", "A swap comes before the ship or the voyage: undo that first."
    ),
    # The class board.
    "classes": QT_TRANSLATE_NOOP("AtlanticStar", "Classes"),
    "class.free": QT_TRANSLATE_NOOP("AtlanticStar", "not taken"),
    "class.label": QT_TRANSLATE_NOOP("AtlanticStar", "Class of {stars}: {sea}. {ranks}"),
    "class.rank": QT_TRANSLATE_NOOP("AtlanticStar", "{place}, {points}: {plate}"),
    "class.empty": QT_TRANSLATE_NOOP("AtlanticStar", "empty"),
    "waiting": QT_TRANSLATE_NOOP("AtlanticStar", "Package operators to come"),
    "waiting.sea": QT_TRANSLATE_NOOP("AtlanticStar", "{sea} {values}"),
    "waiting.label": QT_TRANSLATE_NOOP(
        "AtlanticStar", "Package operators that enter with the first voyage: {seas}"
    ),
    "plate.label": QT_TRANSLATE_NOOP(
        "AtlanticStar", "{name}, {sea}, value {value}, {place}, {points}"
    ),
    "plate.borrowed": QT_TRANSLATE_NOOP("AtlanticStar", "{plate}; was {written} before the loan"),
    "plate.ghost": QT_TRANSLATE_NOOP("AtlanticStar", "This voyage would come here: {plate}"),
    # The planner.
    "seas": QT_TRANSLATE_NOOP("AtlanticStar", "Voyages"),
    "sea.best": QT_TRANSLATE_NOOP("AtlanticStar", "best {value}"),
    "sea.so_far": QT_TRANSLATE_NOOP("AtlanticStar", "{have} of {legs}"),
    "sea.done": QT_TRANSLATE_NOOP("AtlanticStar", "made"),
    "sea.of_legs": QT_TRANSLATE_NOOP("AtlanticStar", "{sea}, {legs}"),
    "sea.label": QT_TRANSLATE_NOOP("AtlanticStar", "{sea}, {legs}, {state}"),
    "sea.fits": QT_TRANSLATE_NOOP("AtlanticStar", "ships fit {have} of {legs} legs"),
    "plan.leg": QT_TRANSLATE_NOOP("AtlanticStar", "Leg {leg}, {name}: {ship}, {value}"),
    "plan.no_ship": QT_TRANSLATE_NOOP("AtlanticStar", "no ship yet"),
    "plan.unfit": QT_TRANSLATE_NOOP("AtlanticStar", "emergency, 0"),
    "plan.sum": QT_TRANSLATE_NOOP("AtlanticStar", "{legs} and bonus {bonus}"),
    "plan.no_bonus": QT_TRANSLATE_NOOP("AtlanticStar", "no bonus of {bonus}: emergency on {legs}"),
    "plan.missing": QT_TRANSLATE_NOOP("AtlanticStar", "{legs} so far; the bonus is {bonus}"),
    "plan.standing": QT_TRANSLATE_NOOP("AtlanticStar", "{place} in the class of {stars}: {points}"),
    "plan.class_next": QT_TRANSLATE_NOOP("AtlanticStar", "its class is to be chosen"),
    "plan.class_open": QT_TRANSLATE_NOOP("AtlanticStar", "the first to sail chooses the class"),
    "plan.yours": QT_TRANSLATE_NOOP("AtlanticStar", "Your voyage: {sea}"),
    "plan.legs": QT_TRANSLATE_NOOP("AtlanticStar", "{sea}: bonus {bonus} if all ships fit"),
    "plan.look": QT_TRANSLATE_NOOP("AtlanticStar", "With your ships: {sea}"),
    "plan.watch": QT_TRANSLATE_NOOP("AtlanticStar", "Voyages of the table"),
    # Loans.
    "loan.title": QT_TRANSLATE_NOOP("AtlanticStar", "Loan on the {sea}"),
    "loan.now": QT_TRANSLATE_NOOP("AtlanticStar", "Now {value}: {place}, {points}"),
    "loan.money": QT_TRANSLATE_NOOP("AtlanticStar", "+{money}"),
    "loan.loses": QT_TRANSLATE_NOOP("AtlanticStar", "{points} ({loss})"),
    "loan.label": QT_TRANSLATE_NOOP(
        "AtlanticStar", "Borrow {money}: value {value}, {place}, {points}"
    ),
    # Hands and companies.
    "hand.yours": QT_TRANSLATE_NOOP("AtlanticStar", "Your ships"),
    "hand.nobody": QT_TRANSLATE_NOOP("AtlanticStar", "Ships"),
    "hand.other": QT_TRANSLATE_NOOP("AtlanticStar", "Ships of {name}"),
    "hand.note": QT_TRANSLATE_NOOP("AtlanticStar", "{ships} of at most {limit}"),
    "hand.empty": QT_TRANSLATE_NOOP("AtlanticStar", "No ship yet: charter one in the agency."),
    "hand.none": QT_TRANSLATE_NOOP("AtlanticStar", "No ship."),
    "hand.watch": QT_TRANSLATE_NOOP("AtlanticStar", "You are watching."),
    "hand.watch_open": QT_TRANSLATE_NOOP(
        "AtlanticStar", "You are watching. Click a player to see his ships."
    ),
    "company.label": QT_TRANSLATE_NOOP(
        "AtlanticStar", "{money}, {ships}, {points}. Voyages to make: {seas}. Loans: {loans}"
    ),
    "company.money": QT_TRANSLATE_NOOP("AtlanticStar", "{money} marks"),
    "company.hidden": QT_TRANSLATE_NOOP("AtlanticStar", "money hidden"),
    "company.sea": QT_TRANSLATE_NOOP("AtlanticStar", "{sea} {count}"),
    "company.tip": QT_TRANSLATE_NOOP(
        "AtlanticStar",
        "Money, ships in hand of how many are allowed, points now; then the voyages still to "
        "make per sea. A coin marks a sea on which a loan was taken.",
    ),
    "company.look": QT_TRANSLATE_NOOP("AtlanticStar", "Hands are open: click to see the ships."),
    "fact.money": QT_TRANSLATE_NOOP("AtlanticStar", "Money"),
    "fact.ships": QT_TRANSLATE_NOOP("AtlanticStar", "Ships"),
    "fact.points": QT_TRANSLATE_NOOP("AtlanticStar", "Points"),
    "fact.voyages": QT_TRANSLATE_NOOP("AtlanticStar", "Voyages to make"),
    "fact.hidden": QT_TRANSLATE_NOOP("AtlanticStar", "hidden"),
    # The state table.
    "column.what": QT_TRANSLATE_NOOP("AtlanticStar", "What"),
    "column.now": QT_TRANSLATE_NOOP("AtlanticStar", "Now"),
    "row.class": QT_TRANSLATE_NOOP("AtlanticStar", "Class of {stars}"),
    "row.piles": QT_TRANSLATE_NOOP("AtlanticStar", "Piles"),
    "row.hand": QT_TRANSLATE_NOOP("AtlanticStar", "Ships of {name}"),
}


_of_the_table = Sentences(CONTEXT, SENTENCES)
say = _of_the_table.say
"""A sentence of the table by its key, with its figures."""
translated = _of_the_table.translated
"""Any literal of this game in the language of whoever looks."""


def sea_name(sea: int | str) -> str:
    """A sea by its place in `figures.SEAS`, or by its id."""
    return say(f"sea.{SEAS[sea] if isinstance(sea, int) else sea}")


def place_words(place: int) -> str:
    """First, second and so on."""
    key = f"place.{place}"
    return say(key) if key in SENTENCES else say("place", place=place)


def stars_words(stars: int) -> str:
    """A class by its stars."""
    return say("stars.1") if stars == 1 else say("stars", stars=stars)


def points_words(points: int) -> str:
    """Victory points."""
    return say("points.1") if points == 1 else say("points", points=points)


def ships_words(ships: int) -> str:
    """So many ships."""
    return say("ships.1") if ships == 1 else say("ships", ships=ships)


def figure(number: int) -> str:
    """An amount of money with its thousands apart."""
    return sentences.figure(number)


def listed(parts: list[str]) -> str:
    """Parts with commas, or the word for none."""
    return ", ".join(parts) or say("none")
