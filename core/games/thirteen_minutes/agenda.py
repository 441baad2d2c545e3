# SPDX-License-Identifier: MIT
"""What can still be to happen in a game of 13 Minutes, as data in the state."""

from __future__ import annotations

from typing import TypeAlias

from core.value import Value


class DrawSides(Value, frozen=True, tag=True):
    """Draw which side seat 0 plays."""


class LayDeck(Value, frozen=True, tag=True):
    """Shuffle the deck of this game and lay out Cuba and the pile."""


class DealHand(Value, frozen=True, tag=True):
    """Deal a seat its first cards."""

    seat: int


class SealBids(Value, frozen=True, tag=True):
    """Bid for the initiative, after so many ties in a row."""

    ties: int = 0


class DrawDecider(Value, frozen=True, tag=True):
    """Draw who decides, after too many ties."""


class ChooseFirst(Value, frozen=True, tag=True):
    """The decider says who plays first."""

    seat: int


class StartPlays(Value, frozen=True, tag=True):
    """Who plays first is known: the plays begin."""


class PlayCard(Value, frozen=True, tag=True):
    """A seat lays one of its cards on the table."""

    seat: int


class TurnUp(Value, frozen=True, tag=True):
    """The card just played turns out to be what it is, in the area chosen for it."""

    seat: int
    slot: int
    area: int


class OfferEvent(Value, frozen=True, tag=True):
    """The opponent may carry out the event of its own card before it is used as an order."""

    seat: int
    card: str


class UseCard(Value, frozen=True, tag=True):
    """A seat chooses between the event and the order of its card."""

    seat: int
    card: str


class GiveOrder(Value, frozen=True, tag=True):
    """A seat carries out an order of up to `value` cubes."""

    seat: int
    value: int


class CarryOut(Value, frozen=True, tag=True):
    """One step of an event, by its place on the card.

    `chosen` are the zones this step has taken, `before` those of the step before.
    """

    seat: int
    card: str
    step: int = 0
    chosen: tuple[str, ...] = ()
    before: tuple[str, ...] = ()


class DrawCard(Value, frozen=True, tag=True):
    """A seat draws the next card of the pile."""

    seat: int


class TurnCuba(Value, frozen=True, tag=True):
    """Scoring, step 2: Cuba is turned face up."""


class RevealLast(Value, frozen=True, tag=True):
    """Scoring, step 3: a seat's last card is revealed."""

    seat: int


class EndGame(Value, frozen=True, tag=True):
    """Scoring is over: the end of the match, or its next game."""


Task: TypeAlias = (
    DrawSides
    | LayDeck
    | DealHand
    | SealBids
    | DrawDecider
    | ChooseFirst
    | StartPlays
    | PlayCard
    | TurnUp
    | OfferEvent
    | UseCard
    | GiveOrder
    | CarryOut
    | DrawCard
    | TurnCuba
    | RevealLast
    | EndGame
)
