# SPDX-License-Identifier: MIT
"""What is counted grows as what is executed does, and a second count is the same."""

from __future__ import annotations

import gc
from itertools import pairwise
from typing import Any

from tests.benchmarks.bytecodes import Count, counted
from tests.core.toys.council import Council


def halves(count: int) -> None:
    """Calls another function so often."""
    for number in range(count):
        half(number)


def half(number: int) -> int:
    """Executes the same bytecodes whatever it is called with."""
    return number // 2


def test_each_function_has_its_calls_and_its_bytecodes() -> None:
    """A call more is a frame and as many bytecodes more as the call before."""
    found = []
    for calls in range(4):
        with Count() as count:
            halves(calls)
        assert count.frames[half.__code__] == calls
        found.append([count.bytecodes[each.__code__] for each in (halves, half)])
    steps = [
        [more - less for less, more in zip(before, after, strict=True)]
        for before, after in pairwise(found)
    ]
    assert steps[0] == steps[1] == steps[2]
    assert min(steps[0]) > 0


def test_what_hangs_on_the_garbage_collector_is_not_counted() -> None:
    """As hypothesis measures its pauses: it runs whenever enough has been allocated."""

    def measured(phase: str, about: dict[str, Any]) -> None:
        halves(1)

    gc.callbacks.append(measured)
    try:
        with Count() as count:
            kept = [[number] for number in range(10 * gc.get_threshold()[0])]
    finally:
        gc.callbacks.remove(measured)
    assert kept
    assert not count.frames[measured.__code__]
    assert gc.isenabled()


def test_the_same_games_execute_the_same() -> None:
    """Once what is kept from game to game is there."""
    game = Council()
    once, again = (counted(game, game.settle((), 3), 3, 2) for _ in range(2))
    assert once[0] == again[0] > 0
    assert once[1].bytecodes == again[1].bytecodes
