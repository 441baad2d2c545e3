# SPDX-License-Identifier: MIT
"""A trusted dealer for simulations, search and tests: one seed deals everything."""

from __future__ import annotations

from core.chance import Stream, derive, pick
from core.terms import (
    Awaiting,
    Chance,
    Deal,
    Dealt,
    Drawn,
    Event,
    Knowledge,
    Opened,
    Opening,
    Shuffle,
    Shuffled,
)


class LocalDealer:
    """Answers what a state awaits of chance and decks, and remembers who saw what."""

    def __init__(self, seed: bytes) -> None:
        self._seed = seed
        self._draws = 0
        self._decks: dict[str, tuple[str, ...]] = {}
        self._knowledge: dict[int, Knowledge] = {}

    def answer(self, awaited: Awaiting) -> Event:
        """The event that a `Chance`, `Shuffle`, `Deal` or `Opening` waits for.

        Raises ValueError for what is not a dealer's to answer.
        """
        match awaited:
            case Chance():
                self._draws += 1
                return Drawn(pick(awaited, derive(self._seed, "draw", self._draws)))
            case Shuffle(deck, cards):
                order = Stream(derive(self._seed, "deck", deck)).shuffled(cards)
                self._decks[deck] = order
                return Shuffled(deck)
            case Deal(deck, slots, to):
                for slot in slots:
                    seen = self.knowledge(to).seen(deck, slot, self._decks[deck][slot])
                    self._knowledge[to] = seen
                return Dealt(deck, slots, to)
            case Opening(deck, slots, _):
                return Opened(deck, tuple((slot, self._decks[deck][slot]) for slot in slots))
        raise ValueError(f"a dealer does not answer {type(awaited).__name__}")

    def knowledge(self, seat: int) -> Knowledge:
        """What the dealer showed to a seat."""
        return self._knowledge.get(seat, Knowledge())
