# SPDX-License-Identifier: MIT
"""The public transcript of one private deck while it is locked.

netcode.md, section 4, "Private decks: locks". Two lockers, A = 0 and B = 1, take six steps
in turn; each is one flat byte string:

    commitment 0, commitment 1   hash of the locker's deck seed                      32 bytes
    step 1 (A), step 2 (B)       lock public key, then all points permuted, locked   32 + 32 N
    step 3 (A), step 4 (B)       per slot: key K_j, proof, point                     128 N

A holder alone takes one, `step 1`: its commitment, then a hash per slot (32 + 32 N).
`Deck.after` checks every byte that the public can check, before anybody answers it.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import chain

from msgspec import Struct, structs

from netcode.bounds import MAX_CARDS
from netcode.crypto import group, proof
from netcode.crypto.group import Part
from netcode.errors import CheatError, ProtocolError

LOCK_FIRST = 2
REKEY_FIRST = 4

_PAIR = ("commitment 0", "commitment 1", "step 1", "step 2", "step 3", "step 4")
_ALONE = ("step 1",)


class Lock(Struct, frozen=True):
    """Steps 1 and 2: aB, and every point multiplied by a, in a secret order."""

    public: bytes
    points: tuple[bytes, ...]


class Rekey(Struct, frozen=True):
    """Steps 3 and 4: the one lock exchanged for a key per slot, with K_j = a_j B and proofs."""

    keys: tuple[bytes, ...]
    proofs: tuple[bytes, ...]
    points: tuple[bytes, ...]


class Deck(Struct, frozen=True):
    """A deck and the steps taken so far. Made by `Deck.begin` and `after`, which check it.

    `cards` is the ordered multiset that the core shuffles; names may repeat, a card is its
    index. `name` must be new for every shuffle of a game.
    """

    game_id: bytes
    name: str
    cards: tuple[str, ...]
    lockers: int
    steps: tuple[bytes, ...] = ()

    @classmethod
    def begin(cls, game_id: bytes, name: str, cards: tuple[str, ...], lockers: int) -> Deck:
        """The deck before its first step, for one or two lockers."""
        if lockers not in (1, 2):
            raise ProtocolError("a deck has one or two lockers")
        if not 1 <= len(cards) <= MAX_CARDS:
            raise ProtocolError(f"a deck has 1 to {MAX_CARDS} cards")
        return cls(game_id, name, cards, lockers)

    @property
    def step_names(self) -> tuple[str, ...]:
        """The names of all steps of this deck, in order."""
        return _ALONE if self.lockers == 1 else _PAIR

    @property
    def ready(self) -> bool:
        """Whether all steps are in: only then may a slot's key leave a locker."""
        return len(self.steps) == len(self.step_names)

    @property
    def due(self) -> int | None:
        """The locker whose step is next, None when the deck is ready."""
        return None if self.ready else len(self.steps) % self.lockers

    def after(self, locker: int, payload: bytes) -> Deck:
        """The deck after this locker's step.

        Raises ProtocolError if it is not this locker's turn, CheatError naming locker and
        step if an honest locker could not have sent the payload.
        """
        if locker != self.due:
            raise ProtocolError(f"it is not locker {locker}'s turn to lock the deck")
        try:
            self._check(locker, payload)
        except ProtocolError as error:
            raise CheatError(locker, self.step_names[len(self.steps)], error.reason) from error
        return structs.replace(self, steps=(*self.steps, payload))

    def before(self, step: int) -> Deck:
        """The deck as it was when `step` (an index) was due."""
        return structs.replace(self, steps=self.steps[:step])

    @property
    def transcript(self) -> bytes:
        """A hash of all of it: secrets that derive from it differ if any byte before does."""
        cards = group.digest("cards", *self.cards)
        return group.digest("deck", self.game_id, self.name, self.lockers, cards, *self.steps)

    def lock(self, locker: int) -> Lock:
        """This locker's step 1 or 2."""
        return _read_lock(self.steps[LOCK_FIRST + locker], len(self.cards))

    def rekey(self, locker: int) -> Rekey:
        """This locker's step 3 or 4."""
        return _read_rekey(self.steps[REKEY_FIRST + locker], len(self.cards))

    @property
    def points(self) -> tuple[bytes, ...]:
        """The points of the newest step, or those of the cards before the first lock."""
        done = len(self.steps)
        if done <= LOCK_FIRST:
            return self.card_points
        locker = (done - 1) % 2
        return (self.lock(locker) if done <= REKEY_FIRST else self.rekey(locker)).points

    @property
    def card_points(self) -> tuple[bytes, ...]:
        """The point of every card, in card order."""
        return _card_points(self.game_id, self.name, len(self.cards))

    def tags(self) -> tuple[bytes, ...]:
        """The hashes of the slots, of a deck with one locker."""
        return _split(self.steps[0][32:], 32)

    def seed_commitment(self, locker: int) -> bytes:
        """The hash of its deck seed with which this locker began."""
        return self.steps[locker][:32]

    def tag(self, slot: int, card: int, key: bytes) -> bytes:
        """The hash that stands for a card in a slot of a deck with one locker."""
        return group.digest("slot", self.game_id, self.name, slot, card, key)

    def label(self, locker: int, slot: int) -> tuple[Part, ...]:
        """The label of the proof that a slot was rekeyed."""
        return ("rekey", self.game_id, self.name, locker, slot)

    def _check(self, locker: int, payload: bytes) -> None:
        step = len(self.steps)
        if self.lockers == 1:
            _sized(payload, 32 + 32 * len(self.cards))
        elif step < LOCK_FIRST:
            _sized(payload, 32)
            if payload in self.steps:
                raise ProtocolError("the commitment is a copy")
        elif step < REKEY_FIRST:
            self._check_lock(_read_lock(payload, len(self.cards)))
        else:
            self._check_rekey(locker, _read_rekey(payload, len(self.cards)))

    def _check_lock(self, lock: Lock) -> None:
        group.check_point(lock.public)
        if lock.public == group.BASE:
            raise ProtocolError("the lock is no lock")
        self._check_points(lock.points)

    def _check_rekey(self, locker: int, rekey: Rekey) -> None:
        self._check_points(rekey.points)
        if len(set(rekey.keys)) < len(rekey.keys):
            raise ProtocolError("two slots have the same key")
        public = self.lock(locker).public
        for slot, old in enumerate(self.points):
            proof.check(
                public,
                rekey.keys[slot],
                old,
                rekey.points[slot],
                rekey.proofs[slot],
                *self.label(locker, slot),
            )

    def _check_points(self, points: tuple[bytes, ...]) -> None:
        for point in points:
            group.check_point(point)
        if len(set(points)) < len(points):
            raise ProtocolError("two slots have the same point")
        if not set(points).isdisjoint(self._seen_points()):
            raise ProtocolError("a point is copied from an earlier step")

    def _seen_points(self) -> frozenset[bytes]:
        earlier = [self.before(step).points for step in range(LOCK_FIRST, len(self.steps) + 1)]
        return frozenset(chain.from_iterable(earlier))


def write_lock(lock: Lock) -> bytes:
    """The bytes of step 1 or 2."""
    return lock.public + b"".join(lock.points)


def write_rekey(rekey: Rekey) -> bytes:
    """The bytes of step 3 or 4."""
    slots = zip(rekey.keys, rekey.proofs, rekey.points, strict=True)
    return b"".join(chain.from_iterable(slots))


def _read_lock(payload: bytes, count: int) -> Lock:
    _sized(payload, 32 + 32 * count)
    return Lock(payload[:32], _split(payload[32:], 32))


def _read_rekey(payload: bytes, count: int) -> Rekey:
    _sized(payload, 128 * count)
    slots = _split(payload, 128)
    return Rekey(
        tuple(slot[:32] for slot in slots),
        tuple(slot[32:96] for slot in slots),
        tuple(slot[96:] for slot in slots),
    )


def _sized(payload: bytes, size: int) -> None:
    if not isinstance(payload, bytes) or len(payload) != size:
        raise ProtocolError(f"the step has not {size} bytes")


def _split(data: bytes, size: int) -> tuple[bytes, ...]:
    return tuple(data[start : start + size] for start in range(0, len(data), size))


@lru_cache(maxsize=16)
def _card_points(game_id: bytes, name: str, count: int) -> tuple[bytes, ...]:
    return tuple(group.hash_to_point("card", game_id, name, card) for card in range(count))
