# SPDX-License-Identifier: MIT
"""Tables of 13 Minutes laid out by hand, so that a test reads like the rule it checks.

Seat 0 is the US and seat 1 the USSR unless a test says otherwise. Supplies
follow from the cubes laid out, so that every seat has its 13.
"""

from __future__ import annotations

from typing import Any

from core.games.thirteen_minutes.agenda import CarryOut, GiveOrder, PlayCard, Task
from core.games.thirteen_minutes.game import ThirteenMinutes
from core.games.thirteen_minutes.scoring import score
from core.games.thirteen_minutes.state import AREAS, Result, State, Zone
from core.terms import IllegalMove, Move, Moved, Opened, Turn

GAME = ThirteenMinutes()
SIDES = ("US", "USSR")
CUBES = 13


def zone(card: str, area: str = "neutral", us: int = 0, ussr: int = 0) -> Zone:
    """A face-up zone with the cubes of seat 0 (`us`) and seat 1 (`ussr`)."""
    order = [figure.id for figure in GAME.figures.cards]
    return Zone(card, 20 + order.index(card), card, dict(AREAS)[area], (us, ussr))


def cuba(area: str = "neutral", us: int = 0, ussr: int = 0, *, card: str = "") -> Zone:
    """Cuba, face down unless it has a card."""
    return Zone("cuba", 4, card, dict(AREAS)[area], (us, ussr))


def table(*zones: Zone, agenda: tuple[Task, ...] = (), **fields: Any) -> State:
    """A game in progress with these zones; without Cuba among them, it lies in neutral."""
    if not any(zone.id == "cuba" for zone in zones):
        zones = (cuba(), *zones)
    bids = fields.pop("bids", (0, 0))
    supplies = tuple(CUBES - bids[s] - sum(z.cubes[s] for z in zones) for s in (0, 1))
    settings = {"sides": SIDES, "hands": ((0, 1), (2, 3)), "pile": tuple(range(5, 13))}
    chosen = GAME.settle(fields.pop("options", ()), 2)
    return State(
        seats=2,
        options=chosen,
        zones=zones,
        bids=bids,
        agenda=agenda,
        supplies=fields.pop("supplies", supplies),
        **{**settings, **fields},
    )


def order(seat: int, value: int, *zones: Zone, **fields: Any) -> State:
    """A table where a seat gives an order of up to `value` cubes."""
    return table(*zones, agenda=(GiveOrder(seat, value),), **fields)


def event(seat: int, card: str, *zones: Zone, **fields: Any) -> State:
    """A table where a seat carries out the event of a card."""
    state = table(*zones, agenda=(CarryOut(seat, card), PlayCard(1 - seat)), **fields)
    return GAME.settled(GAME.figures, state)


def playing(seat: int, *zones: Zone, **fields: Any) -> State:
    """A table where a seat plays a card."""
    return table(*zones, agenda=(PlayCard(seat),), **fields)


def move(state: State, *texts: str) -> State:
    """The state after moves of whoever is to move."""
    for text in texts:
        state = GAME.apply(state, Moved(mover(state), Move.parse(text)))
    return state


def mover(state: State) -> int:
    """Whose turn it is."""
    awaited = GAME.awaiting(state)
    assert isinstance(awaited, Turn), awaited
    (seat,) = awaited.seats
    return seat


def offered(state: State) -> list[str]:
    """The texts of the moves of whoever is to move."""
    return [str(choice) for choice in GAME.legal_moves(state, mover(state))]


def refusal(state: State, text: str) -> str:
    """The rule that a move breaks."""
    try:
        move(state, text)
    except IllegalMove as error:
        return error.rule
    raise AssertionError(f"{text} is legal")


def play(state: State, card: str, area: str) -> State:
    """The mover's first card is played to an area and turns out to be this one."""
    slot = state.hands[mover(state)][0]
    return GAME.apply(move(state, f"play {slot} {area}"), Opened(state.deck, ((slot, card),)))


def at(state: State, zone_id: str) -> tuple[int, tuple[int, int]]:
    """Where a zone lies, positive towards the US, and the cubes on it per seat."""
    found = state.zone(zone_id)
    assert found is not None, zone_id
    return found.area, found.cubes


def scored(*zones: Zone, last: tuple[str, str] = ("un-2", "un-3"), **fields: Any) -> Result:
    """The result of a finished game; the last cards are those of seat 0 and seat 1."""
    return score(GAME.figures, table(*zones, last_cards=last, **fields))
