# SPDX-License-Identifier: MIT
"""A face-down stack as what everybody knows of it (rules/power-grid.md, section 1)."""

from __future__ import annotations

from core.games.grid import face_down
from core.games.grid.face_down import Stack
from core.terms import Chance

BACKS = {"a1": "plug", "a2": "plug", "a3": "plug", "b1": "socket", "b2": "socket"}
ALL = tuple(BACKS)


def test_what_was_removed_unseen_stays_possible() -> None:
    """The counts are public, the cards are not."""
    found = face_down.thinned(Stack(), BACKS, ALL, {"plug": 1, "socket": 0}, "plug")
    assert found == Stack(ALL, "plug", (("plug", 1), ("socket", 2)))
    assert face_down.candidates(BACKS, found) == ("a1", "a2", "a3")


def test_a_card_put_on_top_openly_is_known() -> None:
    """Its back is counted off all the same."""
    found = face_down.thinned(Stack(), BACKS, ALL, {}, "b2")
    assert face_down.candidates(BACKS, found) == ("b2",)
    assert found.rest == (("plug", 3), ("socket", 1))


def test_the_next_back_has_the_odds_of_what_is_left() -> None:
    """It is seen as soon as its card lies on top."""
    found = face_down.thinned(Stack(), BACKS, ALL, {"plug": 1}, "plug")
    found = face_down.without_top(found, "a2")
    assert found == Stack(("a1", "a3", "b1", "b2"), "", (("plug", 1), ("socket", 2)))
    assert face_down.candidates(BACKS, found) == ()
    assert face_down.chance_of_back(found) == Chance(("plug", "socket"), (1, 2))
    found = face_down.turned(found, "plug")
    assert (found.top, found.rest) == ("plug", (("plug", 0), ("socket", 2)))
    found = face_down.without_top(found, "a1")
    assert face_down.next_backs(found) == (("socket", 2),)


def test_shuffled_anew_nothing_is_removed() -> None:
    """All of these cards were seen."""
    found = face_down.reshuffled(Stack(("a1",), "plug", ()), BACKS, ("a3", "b1"))
    assert found == Stack(("a3", "b1"), "", (("plug", 1), ("socket", 1)))
