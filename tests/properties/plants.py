# SPDX-License-Identifier: MIT
"""Toys with one fault each, to prove that the checks find it (property 28, T13)."""

from __future__ import annotations

import random
from typing import Any

from msgspec import structs

from core.contract import State
from core.terms import (
    Awaiting,
    Dealt,
    Event,
    IllegalMove,
    Move,
    Moved,
    Note,
    Opened,
    Opening,
    Options,
    Over,
    Turn,
    Unsealed,
)
from tests.core.toys.blind import Blind, BlindState
from tests.core.toys.bones import Bones, BonesState
from tests.core.toys.hands import CARDS, DECK, Hands, HandsState
from tests.core.toys.toy import Toy


class TrailState(State, frozen=True):
    """A state with a place for whatever a fault leaves behind."""

    trail: tuple[int | str, ...] = ()
    turns: int = 0


class AnyState(TrailState, frozen=True):
    """A state that does not say what its trail is made of."""

    trail: Any = ()


class Walk(Toy):
    """Every seat makes one step, in order; the plants below differ in one thing each."""

    name = "plant_walk"
    seat_counts = (2, 3)
    state_type = TrailState
    max_events = 2 * 3 + 3
    max_chance = 0

    def setup(self, options: Options, seats: int) -> TrailState:
        """Nobody has made a step."""
        return TrailState(seats=seats, options=options)

    def expects(self, state: TrailState) -> Awaiting:
        """Seat after seat, twice."""
        if state.turns == 2 * state.seats:
            return Over((tuple(range(state.seats)),), (0,) * state.seats, "walked")
        return Turn((state.turns % state.seats,))

    def choices(self, state: TrailState, seat: int) -> tuple[Move, ...]:
        """Left or right."""
        return (Move("step", ("left",)), Move("step", ("right",)))

    def enter(self, state: TrailState, event: Event) -> TrailState:
        """One step more."""
        return state.but(turns=state.turns + 1)


class HashOrder(Walk):
    """Keeps names in the order of a set: the same in one process, not in two."""

    def enter(self, state: TrailState, event: Event) -> TrailState:
        """The names of the ways, as a set gives them."""
        ways = {"north", "south", "east", "west", "up", "down"}
        return super().enter(state, event).but(trail=tuple(ways))


class Hashed(Walk):
    """Keeps a hash of a text, which differs from process to process."""

    def enter(self, state: TrailState, event: Event) -> TrailState:
        """The hash of a name."""
        return super().enter(state, event).but(trail=hash("north") % 1000)


class Counting(Walk):
    """Counts in the game object: a second match begins where the first one ended."""

    def __init__(self, figures: bytes | None = None) -> None:
        super().__init__(figures)
        self.steps = 0

    def enter(self, state: TrailState, event: Event) -> TrailState:
        """The steps of all matches together."""
        self.steps += 1
        return super().enter(state, event).but(trail=self.steps)


class Dicing(Walk):
    """Draws from the global generator, which any other code may have seeded."""

    def enter(self, state: TrailState, event: Event) -> TrailState:
        """A number nobody agreed on."""
        return super().enter(state, event).but(trail=random.randrange(10**9))


class Sharing(Walk):
    """Keeps a list, and old states share it."""

    state_type = AnyState

    def setup(self, options: Options, seats: int) -> AnyState:
        """An empty list."""
        return AnyState(seats=seats, options=options, trail=[])

    def enter(self, state: Any, event: Event) -> TrailState:
        """One entry more, for all states there ever were."""
        state.trail.append(state.turns)
        return super().enter(state, event)


class Peeking(Walk):
    """Changes the state when it is asked for moves."""

    state_type = AnyState

    def setup(self, options: Options, seats: int) -> AnyState:
        """An empty list."""
        return AnyState(seats=seats, options=options, trail=[])

    def choices(self, state: Any, seat: int) -> tuple[Move, ...]:
        """The moves, and a trace of the question."""
        state.trail.append(seat)
        return super().choices(state, seat)


class Halving(Walk):
    """Keeps a float."""

    def enter(self, state: TrailState, event: Event) -> TrailState:
        """Half a step."""
        return super().enter(state, event).but(trail=state.turns / 2)


class Huge(Walk):
    """Keeps an integer that other languages cannot hold."""

    def enter(self, state: TrailState, event: Event) -> TrailState:
        """A large number."""
        return super().enter(state, event).but(trail=2**60)


class Untyped(Walk):
    """Keeps structs in a field that does not say which: bytes cannot be read back."""

    state_type = AnyState

    def setup(self, options: Options, seats: int) -> AnyState:
        """Nobody has made a step."""
        return AnyState(seats=seats, options=options)

    def enter(self, state: TrailState, event: Event) -> TrailState:
        """A struct under `Any`."""
        return super().enter(state, event).but(trail=(Note("step"),))


class Endless(Walk):
    """Never ends."""

    def enter(self, state: TrailState, event: Event) -> TrailState:
        """No step more."""
        return state


class Unsorted(Walk):
    """Lists moves in no order."""

    def choices(self, state: TrailState, seat: int) -> tuple[Move, ...]:
        """Right before left."""
        return (Move("step", ("right",)), Move("step", ("left",)))


class Doubled(Walk):
    """Lists a move twice."""

    def choices(self, state: TrailState, seat: int) -> tuple[Move, ...]:
        """Left and left."""
        return (Move("step", ("left",)), Move("step", ("left",)))


class Ambiguous(Walk):
    """Has a move whose text reads back as another one."""

    def choices(self, state: TrailState, seat: int) -> tuple[Move, ...]:
        """A number as text."""
        return (Move("step", ("7",)),)


class Speechless(Walk):
    """Awaits a seat that has no move."""

    def choices(self, state: TrailState, seat: int) -> tuple[Move, ...]:
        """None."""
        return ()


class Stumbling(Walk):
    """Fails on a wrong move in a way that no caller expects."""

    def illegal(self, state: TrailState, seat: int, move: Move) -> IllegalMove:
        """Looks up what is not there."""
        return IllegalMove({"step": "walk.wrong"}[move.verb])


class Racing(Walk):
    """Lets several seats move at once although who is first matters."""

    def expects(self, state: TrailState) -> Awaiting:
        """Whoever has not moved."""
        waiting = tuple(s for s in range(state.seats) if s not in state.trail)
        if not waiting:
            return super().expects(state.but(turns=2 * state.seats))
        return Turn(waiting)

    def enter(self, state: TrailState, event: Event) -> TrailState:
        """The order in which they came."""
        assert isinstance(event, Moved)
        return state.but(trail=(*state.trail, event.seat))


class Biased(Blind):
    """Gives seat 0 a point for nothing."""

    def enter(self, state: BlindState, event: Event) -> BlindState:
        """The bids, and a gift."""
        after = super().enter(state, event)
        gift = isinstance(event, Unsealed) and state.prize == 0
        return after.but(points=(after.points[0] + gift, *after.points[1:]))


class BadPool(Bones):
    """Draws more than there is."""

    def expects(self, state: BonesState) -> Awaiting:
        """One entry too many."""
        awaited = super().expects(state)
        return structs.replace(awaited, count=state.seats + 1) if not state.order else awaited


class LeakyState(HandsState, frozen=True):
    """A state with the faces of cards in hand."""

    faces: tuple[str, ...] = ()


class Leaking(Hands):
    """Writes a dealt card's face into the state."""

    state_type = LeakyState

    def setup(self, options: Options, seats: int) -> LeakyState:
        """The same beginning in the larger state."""
        sound = super().setup(options, seats)
        return LeakyState(**structs.asdict(sound))

    def enter(self, state: HandsState, event: Event) -> HandsState:
        """The deal, with what it should not know."""
        after = super().enter(state, event)
        if isinstance(event, Dealt):
            faces = tuple(CARDS[slot] for slot in event.slots)
            after = after.but(faces=faces)
        return after


class Whispering(Hands):
    """Tells in the log what a seat drew."""

    def notes(self, before: Any, event: Event, after: Any) -> tuple[Note, ...]:
        """The name of a card nobody opened."""
        if isinstance(event, Dealt):
            return (Note("hands.drew", (("card", CARDS[event.slots[0]]),)),)
        return super().notes(before, event, after)


class Disclosing(Hands):
    """Calls the deck spent while cards of it lie face down in hands."""

    def spent_decks(self, state: HandsState) -> tuple[str, ...]:
        """Too early."""
        return (DECK,) if state.up else ()


class Reopening(Hands):
    """Opens the same slot again at the end."""

    def expects(self, state: HandsState) -> Awaiting:
        """Whatever was opened first."""
        awaited = super().expects(state)
        if isinstance(awaited, Opening) and len(state.up) == state.seats * 2:
            return Opening(DECK, (state.up[0][1],), CARDS)
        return awaited


class Cheating(Hands):
    """Knows the order of the deck from elsewhere and lets a rule depend on it."""

    def __init__(self, order: tuple[str, ...]) -> None:
        super().__init__()
        self.order = order

    def enter(self, state: HandsState, event: Event) -> HandsState:
        """Refuses what does not lie where it looked."""
        if isinstance(event, Opened):
            for slot, card in event.cards:
                if self.order[slot] != card:
                    raise IllegalMove("hands.not_as_it_was", slot=slot)
        return super().enter(state, event)
