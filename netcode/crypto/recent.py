# SPDX-License-Identifier: MIT
"""What was found out a moment ago about bytes that are always the same: not to do it again.

For answers that follow from the question alone: what some bytes say, whether a signature or a
proof is right. A statement passes several hands in one process, each of which asks.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

MOST = 64
"""More than what is under way at one table at a time, little enough to stay small."""


class Recent(Generic[K, V]):
    """The newest answers, by their question."""

    def __init__(self) -> None:
        self._answers: dict[K, V] = {}

    def get(self, question: K) -> V | None:
        """The answer, if it was kept and is not too old."""
        return self._answers.get(question)

    def keep(self, question: K, answer: V) -> None:
        """Keep an answer, and let go of the oldest one."""
        self._answers[question] = answer
        if len(self._answers) > MOST:
            del self._answers[next(iter(self._answers))]
