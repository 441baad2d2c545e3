# SPDX-License-Identifier: MIT
"""Intent: one word says who may look on."""

from __future__ import annotations

import pytest

from netcode.seating.plan import MOST_WATCHERS, Watching


@pytest.mark.parametrize(
    ("word", "meant"),
    [("ask", Watching(8, True)), ("none", Watching(0)), ("0", Watching(0)), ("3", Watching(3))],
)
def test_a_word_for_who_may_watch(word: str, meant: Watching) -> None:
    """Asked each time, nobody, or so many."""
    assert Watching.of(word) == meant


@pytest.mark.parametrize("word", ["some", "many", "-1", str(MOST_WATCHERS + 1)])
def test_what_means_nothing(word: str) -> None:
    """More than the descriptors of a small system allow is nothing either."""
    with pytest.raises(ValueError, match=word):
        Watching.of(word)
