# SPDX-License-Identifier: MIT
"""The rows of a plant market and the top of its stack (rules/power-grid.md, section 2, A5)."""

from __future__ import annotations

from core.contract import State
from core.games.grid import market_rows
from core.games.grid.face_down import Stack
from core.terms import Chance


class Market(State, frozen=True, kw_only=True):
    """A state with a plant market."""

    current: tuple[str, ...] = ()
    future: tuple[str, ...] = ()
    discount: str = ""
    removed: tuple[str, ...] = ()
    stack: Stack = Stack()


def market(**fields: object) -> Market:
    """Before the back of the next card is seen."""
    return Market(seats=2, options=(), agenda=("turn",), **fields)  # type: ignore[arg-type]


def test_the_lowest_are_current() -> None:
    """So many, or all once there is one row only."""
    state = market_rows.arranged(market(), ("c", "a", "d", "b"), None, 3)
    assert (state.current, state.future) == (("a", "b", "c"), ("d",))
    state = market_rows.arranged(state, "cab", "cba".index, None)
    assert (state.current, state.future) == (("c", "b", "a"), ())


def test_a_sold_plant_takes_its_token_along() -> None:
    """Nothing moves up before it is replaced."""
    state = market(current=("a", "b"), future=("c",), discount="a")
    assert market_rows.sold(state, "b", "") == state.but(current=("a",))
    assert market_rows.sold(state, "a", "") == state.but(current=("b",), discount="")


def test_what_left_the_game_is_remembered() -> None:
    """By its name, in the order of leaving."""
    assert market_rows.discarded(market(removed=("a",)), 7).removed == ("a", "7")


def test_the_next_back_is_seen() -> None:
    """By chance where there are two, by itself where there is one, or none at all."""
    state = market(stack=Stack(("a", "b"), "", (("large", 1), ("small", 1))))
    assert market_rows.turn_back(None, state) is state
    assert market_rows.chance_of_back(None, state) == Chance(("large", "small"), (1, 1))
    after = market_rows.back_drawn(None, state, ("small",))
    assert (after.stack.top, after.stack.rest) == ("small", (("large", 1), ("small", 0)))
    assert after.agenda == ()
    one = market_rows.turn_back(None, state.but(stack=Stack(("a",), "", (("large", 1),))))
    assert one.stack.top == "large"
    none = market_rows.turn_back(None, state.but(stack=Stack()))
    assert (none.stack, none.agenda) == (Stack(), ())
