# SPDX-License-Identifier: MIT
"""The worlds that a seat takes for possible: the unseen cards dealt in another order."""

from __future__ import annotations

from collections.abc import Mapping

from core.bots.bot import Bot
from core.chance import Stream, derive, pick
from core.dealer import LocalDealer
from core.match import Match
from core.terms import (
    Awaiting,
    Chance,
    Deal,
    Dealt,
    Drawn,
    Event,
    Knowledge,
    Moved,
    Opened,
    Opening,
    Over,
    Sealed,
    Shuffle,
    Shuffled,
    Turn,
    Unsealed,
)
from tests.properties.traces import Trace

NO_SEAT = -1


class World:
    """A dealer for decks whose order is chosen, to ask what another order would change."""

    def __init__(self, decks: Mapping[str, tuple[str, ...]], seed: bytes) -> None:
        self.decks = dict(decks)
        self._rng = Stream(seed)
        self._knowledge: dict[int, Knowledge] = {}

    def answer(self, awaited: Awaiting) -> Event:
        """What this world answers."""
        match awaited:
            case Chance():
                return Drawn(pick(awaited, self._rng.bytes(32)))
            case Shuffle(deck, cards):
                self.decks.setdefault(deck, self._rng.shuffled(cards))
                return Shuffled(deck)
            case Deal(deck, slots, to):
                for slot in slots:
                    known = self.knowledge(to).seen(deck, slot, self.decks[deck][slot])
                    self._knowledge[to] = known
                return Dealt(deck, slots, to)
            case Opening(deck, slots, _):
                return Opened(deck, tuple((slot, self.decks[deck][slot]) for slot in slots))
        raise ValueError(awaited)

    def knowledge(self, seat: int) -> Knowledge:
        """What this world showed to a seat."""
        return self._knowledge.get(seat, Knowledge())


def true_decks(trace: Trace, count: int) -> tuple[dict[str, tuple[str, ...]], LocalDealer]:
    """The order of the decks shuffled in the first `count` events, and their dealer then."""
    dealer = LocalDealer(derive(trace.seed.encode(), "dealer"))
    decks = {}
    for before, event, _ in list(trace.steps())[:count]:
        awaited = before.awaiting
        if isinstance(event, Drawn | Shuffled | Dealt | Opened):
            assert dealer.answer(awaited) == event, trace.where
        if isinstance(awaited, Shuffle):
            slots = tuple(range(len(awaited.cards)))
            faces = dealer.answer(Opening(awaited.deck, slots, awaited.cards))
            assert isinstance(faces, Opened)
            decks[awaited.deck] = tuple(card for _, card in faces.cards)
    return decks, dealer


def redealt(trace: Trace, count: int, seat: int, seed: bytes) -> World:
    """A world that a seat cannot tell from the true one after `count` events (T34)."""
    decks, dealer = true_decks(trace, count)
    fixed: dict[str, dict[int, None]] = {deck: {} for deck in decks}
    for known in dealer.knowledge(seat).cards:
        fixed[known.deck][known.slot] = None
    for event in trace.events[:count]:
        if isinstance(event, Opened):
            fixed[event.deck].update((slot, None) for slot, _ in event.cards)
    rng = Stream(seed)
    others = {}
    for deck, cards in decks.items():
        free = [slot for slot in range(len(cards)) if slot not in fixed[deck]]
        faces = iter(rng.shuffled([cards[slot] for slot in free]))
        others[deck] = tuple(
            card if slot in fixed[deck] else next(faces) for slot, card in enumerate(cards)
        )
    return World(others, seed)


def finish(match: Match, world: World, bots: tuple[Bot, ...], seed: bytes) -> Match:
    """The match played to its end in a world."""
    rng = Stream(derive(seed, "bots"))

    def chosen(seat: int) -> Moved:
        knowledge = world.knowledge(seat)
        return Moved(seat, bots[seat].choose(match.game, match.state, seat, knowledge, rng))

    while not isinstance(awaited := match.awaiting, Over):
        match awaited:
            case Turn(seats):
                match = match.after(chosen(seats[0]))
            case Sealed(seats):
                moves = tuple(chosen(seat) for seat in seats if seat not in match.state.left)
                match = match.after(Unsealed(tuple((m.seat, m.move) for m in moves)))
            case _:
                match = match.after(world.answer(awaited))
        assert len(match.events) <= match.game.max_events, match.header
    return match
