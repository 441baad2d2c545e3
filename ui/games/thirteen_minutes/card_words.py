# SPDX-License-Identifier: MIT
"""Cards, zones and areas in words. Names and events come with the figures of a card.

The catalogues have the house cards by their English words. An owner's cards stay as the
file has them, which holds English and Spanish.
"""

from __future__ import annotations

from core.games.thirteen_minutes.figures import Card, Figures
from core.games.thirteen_minutes.state import CUBA, Zone
from ui.games.thirteen_minutes.view import Face
from ui.games.thirteen_minutes.words import say, translated


def name(card: Card) -> str:
    """The name of a card."""
    return _nearest(card.name_en, card.name_es)


def event(card: Card) -> str:
    """The event of a card."""
    return _nearest(card.event_en, card.event_es)


def note(card: Card) -> str:
    """Side, type and value of a card."""
    side, type_ = say(f"side.{card.side}"), say(f"type.{card.type}")
    return say("card.note", side=side, type=type_, value=card.value)


def face(card: Card) -> Face:
    """A card whose face may be shown."""
    return Face(card.id, card.side, card.type, card.value, name(card), event(card), note(card))


def zone_name(figures: Figures, zone: str) -> str:
    """A zone by its id: Cuba, or the card that it is."""
    return say("cuba") if zone == CUBA else name(figures.card(zone))


def known(figures: Figures, zone: Zone) -> Card | None:
    """The card of a zone that lies face up."""
    return figures.card(zone.card) if zone.card else None


def _nearest(english: str, spanish: str) -> str:
    said = translated(english)
    return spanish if said == english and say("language") == "es" else said
