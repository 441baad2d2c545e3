# SPDX-License-Identifier: MIT
"""Intent: crowds of strangers are counted before they are in, and keep out nobody who is known."""

from __future__ import annotations

from netcode.seating.plan import Watching
from netcode.table.company.visitor import MAX_ASKING, Visitor, refusal, watchers


def watching(count: int) -> list[Visitor]:
    """So many that look on."""
    return [Visitor(bytes((n,)), "Eve", True) for n in range(count)]


def test_so_many_look_on_and_no_more() -> None:
    """The one that is there already may come again: it takes its own place."""
    assert refusal(b"new", True, watching(7), (), Watching(8)) == ""
    assert refusal(b"new", True, watching(8), (), Watching(8)).startswith("8 look on")
    assert refusal(bytes((3,)), True, watching(8), (), Watching(8)) == ""
    assert "nobody can look on" in refusal(b"new", True, (), (), Watching(0))


def test_so_many_ask_and_no_more() -> None:
    """Who has a seat, or is a friend, is let through any crowd."""
    crowd = [Visitor(bytes((n,)), "Eve", False) for n in range(MAX_ASKING)]
    assert "too many ask" in refusal(b"new", False, crowd, (), Watching())
    assert refusal(b"new", False, crowd, (b"new",), Watching()) == ""
    assert refusal(b"new", False, crowd[1:], (), Watching()) == ""


def test_watchers_are_told_apart_from_each_other_and_from_players() -> None:
    """Those who only ask are not shown."""
    guests = dict(enumerate(watching(2)))
    guests[7] = Visitor(b"ask", "Zoe", True, waits=True)
    guests[8] = Visitor(b"sit", "Bob", False)
    assert watchers(guests, ("eve", "Bob")) == {0: "Eve 2", 1: "Eve 3"}
