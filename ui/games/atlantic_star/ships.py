# SPDX-License-Identifier: MIT
"""Ship cards as values, and ships in words. No Qt."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import structs

from core.games.atlantic_star.figures import LETTERS, SEAS
from ui.games.atlantic_star.picked import Picked
from ui.games.atlantic_star.plans import Plan
from ui.games.atlantic_star.scene import NONE, Scene
from ui.games.atlantic_star.view import HandView, LegMark, ShipView
from ui.games.atlantic_star.words import listed, say, sea_name, ships_words
from ui.kit.light import Light


def ship_view(scene: Scene, ship: str) -> ShipView:
    """A card as it is printed."""
    found = scene.ships[ship]
    legs = tuple(LegMark(leg.sea, leg.leg, leg.value) for leg in found.legs)
    mail = scene.rules.mail_value if found.mail else 0
    return ShipView(ship, found.name, mail, legs, ship_words(scene, ship))


def ship_words(scene: Scene, ship: str) -> str:
    """A ship with all that it shows."""
    found = scene.ships[ship]
    if found.mail:
        return say("ship.mail", name=found.name, value=scene.rules.mail_value)
    legs = [
        say("ship.leg", sea=sea_name(leg.sea), leg=leg.leg, value=leg.value) for leg in found.legs
    ]
    return say("ship.label", name=found.name, legs=listed(legs))


def hand_view(scene: Scene, plan: Plan, picked: Picked) -> HandView:
    """One's own hand, or an open one that is looked at."""
    if picked.hand != NONE and scene.sees_hand(picked.hand):
        return _other_hand(scene, picked.hand)
    if scene.seat is None:
        watch = say("hand.watch_open" if scene.hands_open else "hand.watch")
        return HandView(say("hand.nobody"), "", (), watch)
    held = _held(scene, plan)
    cards = tuple(_own_card(scene, ship, plan, picked) for ship in in_order(scene, held))
    limit = scene.rules.hand_limit(scene.opened.players[scene.seat].voyages)
    note = say("hand.note", ships=ships_words(len(held)), limit=limit)
    return HandView(say("hand.yours"), note, cards, say("hand.empty"))


def in_order(scene: Scene, hand: Iterable[str]) -> list[str]:
    """Ships by the first leg that they show, the mail ships last."""

    def key(ship: str) -> tuple[object, ...]:
        legs = [(SEAS.index(leg.sea), leg.leg) for leg in scene.ships[ship].legs]
        return (not legs, legs, ship)

    return sorted(hand, key=key)


def _other_hand(scene: Scene, seat: int) -> HandView:
    hand = scene.state.players[seat].hand
    cards = tuple(ship_view(scene, ship) for ship in in_order(scene, hand))
    title = say("hand.other", name=scene.name(seat))
    limit = scene.rules.hand_limit(scene.state.players[seat].voyages)
    return HandView(
        title, say("hand.note", ships=ships_words(len(hand)), limit=limit), cards, say("hand.none")
    )


def _held(scene: Scene, plan: Plan) -> tuple[str, ...]:
    """All ships that the turn began with, and a chartered one: those of a voyage still show."""
    assert scene.seat is not None
    hand = scene.state.players[scene.seat].hand
    if plan.made:
        return scene.opened.players[scene.seat].hand
    return hand


def _own_card(scene: Scene, ship: str, plan: Plan, picked: Picked) -> ShipView:
    card = ship_view(scene, ship)
    assert scene.seat is not None
    if ship not in scene.opened.players[scene.seat].hand:
        card = structs.replace(card, fresh=True)
    if ship in plan.ships:
        card = _on_leg(scene, card, plan)
    if plan.staged:
        light = Light.CHOSEN if ship == picked.ship else Light.LEGAL
        card = structs.replace(card, light=light)
    return card


def _on_leg(scene: Scene, card: ShipView, plan: Plan) -> ShipView:
    at = plan.ships.index(card.id)
    letter, sea = LETTERS[at], SEAS[plan.sea]
    fits = scene.rules.fit(card.id, plan.sea, at) is not None
    legs = tuple(
        structs.replace(leg, used=(leg.sea, leg.letter) == (sea, letter)) for leg in card.legs
    )
    label = say("ship.on" if fits else "ship.emergency", ship=card.label, leg=letter)
    return structs.replace(card, legs=legs, leg=letter, emergency=not fits, label=label)
