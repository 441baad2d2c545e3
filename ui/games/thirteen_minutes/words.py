# SPDX-License-Identifier: MIT
"""The sentences of the table by key: what is asked, what is shown, what is answered.

`say` is the one way in; every literal is marked for translation where it stands.
"""

from __future__ import annotations

from ui.i18n.sentences import QT_TRANSLATE_NOOP, Sentences

CONTEXT = "ThirteenMinutes"

SENTENCES = {
    # The code of the catalogue's own language: en, es, pt, de.
    "language": QT_TRANSLATE_NOOP("ThirteenMinutes", "en"),
    # Names of things.
    "cuba": QT_TRANSLATE_NOOP("ThirteenMinutes", "Cuba"),
    "nobody": QT_TRANSLATE_NOOP("ThirteenMinutes", "nobody"),
    "side.US": QT_TRANSLATE_NOOP("ThirteenMinutes", "US"),
    "side.USSR": QT_TRANSLATE_NOOP("ThirteenMinutes", "USSR"),
    "side.UN": QT_TRANSLATE_NOOP("ThirteenMinutes", "UN"),
    "type.military": QT_TRANSLATE_NOOP("ThirteenMinutes", "military"),
    "type.political": QT_TRANSLATE_NOOP("ThirteenMinutes", "political"),
    "type.opinion": QT_TRANSLATE_NOOP("ThirteenMinutes", "public opinion"),
    "area.us": QT_TRANSLATE_NOOP("ThirteenMinutes", "US sphere"),
    "area.neutral": QT_TRANSLATE_NOOP("ThirteenMinutes", "neutral area"),
    "area.ussr": QT_TRANSLATE_NOOP("ThirteenMinutes", "USSR sphere"),
    "band.us": QT_TRANSLATE_NOOP("ThirteenMinutes", "US\nsphere"),
    "band.neutral": QT_TRANSLATE_NOOP("ThirteenMinutes", "Neutral"),
    "band.ussr": QT_TRANSLATE_NOOP("ThirteenMinutes", "USSR\nsphere"),
    "card.note": QT_TRANSLATE_NOOP("ThirteenMinutes", "{side}, {type}, influence {value}"),
    "card.hidden": QT_TRANSLATE_NOOP("ThirteenMinutes", "Card {slot}"),
    "cubes.one": QT_TRANSLATE_NOOP("ThirteenMinutes", "1 cube"),
    "cubes.many": QT_TRANSLATE_NOOP("ThirteenMinutes", "{cubes} cubes"),
    "points.one": QT_TRANSLATE_NOOP("ThirteenMinutes", "1 point"),
    "points.many": QT_TRANSLATE_NOOP("ThirteenMinutes", "{points} points"),
    # The board.
    "side.title": QT_TRANSLATE_NOOP("ThirteenMinutes", "{side} · {name}"),
    "side.figures": QT_TRANSLATE_NOOP("ThirteenMinutes", "{points} now"),
    "side.figures_bid": QT_TRANSLATE_NOOP("ThirteenMinutes", "bid {bid} · {points} now"),
    "side.summary": QT_TRANSLATE_NOOP(
        "ThirteenMinutes",
        "{title}: {supply} in the supply, {bid} bid away, {points} if it were scored now",
    ),
    "hand.back": QT_TRANSLATE_NOOP("ThirteenMinutes", "A card in the hand of {name}"),
    "hand.peeked": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "You have seen this card in the hand of {name}: {card}"
    ),
    "hand.last": QT_TRANSLATE_NOOP("ThirteenMinutes", "The last card of {name}: {card}"),
    "hand.card": QT_TRANSLATE_NOOP("ThirteenMinutes", "{card}, {note}. {event}"),
    "zone.label": QT_TRANSLATE_NOOP(
        "ThirteenMinutes",
        "{zone}, {note}, {area}. US {us}, USSR {ussr}. Control: {holder}, {points}",
    ),
    "zone.face_down": QT_TRANSLATE_NOOP("ThirteenMinutes", "face down"),
    "zone.peeked": QT_TRANSLATE_NOOP("ThirteenMinutes", "face down, you have seen it: {card}"),
    "band.label": QT_TRANSLATE_NOOP("ThirteenMinutes", "{area}: {zones} zones"),
    "band.types": QT_TRANSLATE_NOOP(
        "ThirteenMinutes",
        "Face up in this sphere: {military} military, {political} political, {opinion} public "
        "opinion. {war} of one type at the end are nuclear war.",
    ),
    "band.place": QT_TRANSLATE_NOOP("ThirteenMinutes", "Place it here"),
    "pile": QT_TRANSLATE_NOOP("ThirteenMinutes", "Draw pile: {pile}"),
    "status.bid": QT_TRANSLATE_NOOP("ThirteenMinutes", "Before the first play"),
    "status.play": QT_TRANSLATE_NOOP("ThirteenMinutes", "Play {play} of {plays}"),
    "status.over": QT_TRANSLATE_NOOP("ThirteenMinutes", "Scored"),
    "status.game": QT_TRANSLATE_NOOP("ThirteenMinutes", "Game {game} · {us}–{ussr} · {status}"),
    "house": QT_TRANSLATE_NOOP("ThirteenMinutes", "House figures"),
    "house.tip": QT_TRANSLATE_NOOP(
        "ThirteenMinutes",
        "The printed names, values and events are not public. These are ours; the owner of a "
        "copy can load the printed ones.",
    ),
    "last_game": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "Last game: {first} {points0}, {second} {points1}. {verdict}"
    ),
    "last_game.won": QT_TRANSLATE_NOOP("ThirteenMinutes", "Won by {name}."),
    # The bid.
    "bid.title": QT_TRANSLATE_NOOP("ThirteenMinutes", "Your bid for the initiative"),
    "bid.button": QT_TRANSLATE_NOOP("ThirteenMinutes", "Bid {cubes}"),
    "bid.cost": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "Won or lost, {cubes} leave the game; {left} stay in your supply."
    ),
    "bid.fewer": QT_TRANSLATE_NOOP("ThirteenMinutes", "One cube fewer"),
    "bid.more": QT_TRANSLATE_NOOP("ThirteenMinutes", "One cube more"),
    "bid.prompt": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "Bid for the initiative: the higher bid says who plays first."
    ),
    "bid.again": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "Equal bids went back. Bid again: the higher bid says who plays first."
    ),
    "bid.detail": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "Both bids are opened together, and all cubes bid are out of the game."
    ),
    # Prompts of one's own.
    "first.prompt": QT_TRANSLATE_NOOP("ThirteenMinutes", "The initiative is yours: who begins?"),
    "first.detail": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "Who begins plays first; the other one makes the last play."
    ),
    "play.prompt": QT_TRANSLATE_NOOP("ThirteenMinutes", "Your play: choose a card of your hand."),
    "play.where": QT_TRANSLATE_NOOP("ThirteenMinutes", "Where do you place {card}?"),
    "play.enemy": QT_TRANSLATE_NOOP(
        "ThirteenMinutes",
        "It is a card of the other side: {name} may carry out its event before your order.",
    ),
    "play.own": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "You may then use it as its event or as an order of up to {value}."
    ),
    "event.offer": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "{name} played {card}, a card of yours. Carry out its event first?"
    ),
    "use.prompt": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "Use {card} as its event, or as an order of up to {value}?"
    ),
    "order.prompt": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "Order of up to {value}: choose a zone to put cubes on or take them off."
    ),
    "order.count": QT_TRANSLATE_NOOP("ThirteenMinutes", "{zone}: how many cubes?"),
    "order.detail": QT_TRANSLATE_NOOP(
        "ThirteenMinutes",
        "Putting moves the zone one step towards you, taking one step away. Supply: {supply}.",
    ),
    "step.put": QT_TRANSLATE_NOOP("ThirteenMinutes", "Event: choose a zone to put cubes on."),
    "step.remove": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "Event: choose a zone to take enemy cubes off."
    ),
    "step.remove_own": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "Event: choose a zone to take your own cubes off."
    ),
    "step.clear": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "Event: choose a zone that loses all its cubes."
    ),
    "step.relocate": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "Event: choose the zone your cubes leave."
    ),
    "step.relocate_to": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "Event: choose the zone your cubes of {zone} go to."
    ),
    "step.shift": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "Event: choose a zone to shift one step towards the {area}."
    ),
    "step.shift_far": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "Event: choose a zone to shift to the {area}."
    ),
    "step.set": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "Event: choose a zone to return to the neutral area."
    ),
    "step.area": QT_TRANSLATE_NOOP("ThirteenMinutes", "Event: choose the area for {zone}."),
    "step.count": QT_TRANSLATE_NOOP("ThirteenMinutes", "Event, {zone}: how many cubes?"),
    "step.count_to": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "Event, {origin} to {zone}: how many cubes?"
    ),
    "outcome": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "{zone} then lies in the {area}, US {us}, USSR {ussr}. Control: {holder}"
    ),
    "ready": QT_TRANSLATE_NOOP("ThirteenMinutes", "Ready: {moves}."),
    # Buttons.
    "button.us": QT_TRANSLATE_NOOP("ThirteenMinutes", "In the US sphere"),
    "button.neutral": QT_TRANSLATE_NOOP("ThirteenMinutes", "In the neutral area"),
    "button.ussr": QT_TRANSLATE_NOOP("ThirteenMinutes", "In the USSR sphere"),
    "button.first_me": QT_TRANSLATE_NOOP("ThirteenMinutes", "I begin"),
    "button.first_other": QT_TRANSLATE_NOOP("ThirteenMinutes", "{name} begins"),
    "button.accept": QT_TRANSLATE_NOOP("ThirteenMinutes", "Carry out the event"),
    "button.decline": QT_TRANSLATE_NOOP("ThirteenMinutes", "No event"),
    "button.use_event": QT_TRANSLATE_NOOP("ThirteenMinutes", "Event"),
    "button.use_order": QT_TRANSLATE_NOOP("ThirteenMinutes", "Order of up to {value}"),
    "button.no_order": QT_TRANSLATE_NOOP("ThirteenMinutes", "Order of 0"),
    "button.stop": QT_TRANSLATE_NOOP("ThirteenMinutes", "End this step"),
    "button.back": QT_TRANSLATE_NOOP("ThirteenMinutes", "Choose again"),
    "button.put": QT_TRANSLATE_NOOP("ThirteenMinutes", "Put {cubes}"),
    "button.take": QT_TRANSLATE_NOOP("ThirteenMinutes", "Take {cubes}"),
    "button.remove": QT_TRANSLATE_NOOP("ThirteenMinutes", "Remove {cubes}"),
    "button.relocate": QT_TRANSLATE_NOOP("ThirteenMinutes", "Move {cubes}"),
    # Waiting.
    "wait.dealing": QT_TRANSLATE_NOOP("ThirteenMinutes", "The cards are being dealt."),
    "wait.bid": QT_TRANSLATE_NOOP("ThirteenMinutes", "Waiting for the bid of {name}."),
    "wait.first": QT_TRANSLATE_NOOP("ThirteenMinutes", "{name} decides who begins."),
    "wait.play": QT_TRANSLATE_NOOP("ThirteenMinutes", "{name} chooses a card to play."),
    "wait.offer": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "{name} may carry out the event of {card} first."
    ),
    "wait.use": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "{name} chooses between the event and the order of {card}."
    ),
    "wait.order": QT_TRANSLATE_NOOP("ThirteenMinutes", "{name} gives an order of up to {value}."),
    "wait.event": QT_TRANSLATE_NOOP("ThirteenMinutes", "{name} carries out the event of {card}."),
    "over.won": QT_TRANSLATE_NOOP("ThirteenMinutes", "{name} has won."),
    "over.shared": QT_TRANSLATE_NOOP("ThirteenMinutes", "The match ends without a winner."),
    # The state table.
    "column.zone": QT_TRANSLATE_NOOP("ThirteenMinutes", "Zone"),
    "column.type": QT_TRANSLATE_NOOP("ThirteenMinutes", "Type"),
    "column.area": QT_TRANSLATE_NOOP("ThirteenMinutes", "Area"),
    "column.holder": QT_TRANSLATE_NOOP("ThirteenMinutes", "Control"),
    "fact.supply": QT_TRANSLATE_NOOP("ThirteenMinutes", "Cubes"),
    "fact.bid": QT_TRANSLATE_NOOP("ThirteenMinutes", "Bid"),
    "fact.hand": QT_TRANSLATE_NOOP("ThirteenMinutes", "Hand"),
    "fact.points": QT_TRANSLATE_NOOP("ThirteenMinutes", "Points now"),
    "fact.total": QT_TRANSLATE_NOOP("ThirteenMinutes", "Campaign"),
}


_of_the_table = Sentences(CONTEXT, SENTENCES)
say = _of_the_table.say
"""A sentence of the table by its key, with its figures."""
translated = _of_the_table.translated
"""Any literal of this game in the language of whoever looks."""


def cubes(count: int) -> str:
    """A number of cubes in words."""
    return say("cubes.one") if count == 1 else say("cubes.many", cubes=count)


def points(count: int) -> str:
    """A number of points in words."""
    return say("points.one") if count == 1 else say("points.many", points=count)
