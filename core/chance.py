# SPDX-License-Identifier: MIT
"""Entropy in, outcomes out: the one place where chance becomes a result.

Local dealer, beacon, bots and audit all call this module, so that the same
entropy means the same outcome everywhere.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TypeVar

from core.terms import Chance

T = TypeVar("T")

_BLOCK = 64


class Stream:
    """Uniform integers from a seed: SHAKE-256 in counter mode with rejection sampling."""

    def __init__(self, entropy: bytes) -> None:
        self._entropy = entropy
        self._block = 0
        self._buffer = b""

    def bytes(self, count: int) -> bytes:
        """The next `count` bytes."""
        while len(self._buffer) < count:
            counter = self._block.to_bytes(8, "big")
            self._buffer += hashlib.shake_256(self._entropy + counter).digest(_BLOCK)
            self._block += 1
        taken, self._buffer = self._buffer[:count], self._buffer[count:]
        return taken

    def below(self, bound: int) -> int:
        """A uniform integer in [0, bound). Raises ValueError unless bound is positive."""
        if bound <= 0:
            raise ValueError("bound must be positive")
        size = (bound - 1).bit_length() // 8 + 1
        limit = 256**size - 256**size % bound
        while True:
            value = int.from_bytes(self.bytes(size), "big")
            if value < limit:
                return value % bound

    def choice(self, items: Sequence[T]) -> T:
        """One item, all alike."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in a uniformly random order (Fisher-Yates)."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)


def derive(entropy: bytes, *labels: str | int) -> bytes:
    """32 bytes for one labelled purpose; one label's bytes say nothing about another's."""
    mac = hashlib.blake2b(key=hashlib.blake2b(entropy).digest(), digest_size=32)
    for label in labels:
        text = str(label).encode()
        mac.update(len(text).to_bytes(4, "big") + text)
    return mac.digest()


def pick(chance: Chance, entropy: bytes) -> tuple[str, ...]:
    """What this entropy draws: `count` entries of the pool, in order, without replacement."""
    stream = Stream(entropy)
    pool = list(chance.pool)
    weights = list(chance.weights or (1,) * len(pool))
    outcomes = []
    for _ in range(chance.count):
        index = _weighted(stream, weights)
        outcomes.append(pool.pop(index))
        weights.pop(index)
    return tuple(outcomes)


def possible(chance: Chance, outcomes: tuple[str, ...]) -> bool:
    """Whether the pool could have given these outcomes."""
    pool = list(chance.pool)
    for outcome in outcomes:
        if outcome not in pool:
            return False
        pool.remove(outcome)
    return len(outcomes) == chance.count


def _weighted(stream: Stream, weights: list[int]) -> int:
    point = stream.below(sum(weights))
    for index, weight in enumerate(weights):
        point -= weight
        if point < 0:
            return index
    raise AssertionError("the point lies below the sum of the weights")
