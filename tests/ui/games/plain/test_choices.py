# SPDX-License-Identifier: MIT
"""Legal moves are buttons while they are few, numbers where they are a range, else a list."""

from __future__ import annotations

from core.terms import Move
from ui.games.plain.choices import FEW, sorted_out

PASS = Move("pass")


def bids(*prices: int) -> tuple[Move, ...]:
    """A bid for each price."""
    return tuple(Move("bid", (price,)) for price in prices)


def test_few_moves_are_buttons() -> None:
    """In the order of the rules."""
    moves = (*bids(3, 4), PASS)
    assert sorted_out(moves).buttons == moves


def test_a_long_range_is_a_number_beside_the_buttons() -> None:
    """Each number finds its move."""
    found = sorted_out((*bids(*range(5, 40)), PASS))
    (one,) = found.ranges
    assert (one.lowest, one.highest, one.move(12)) == (5, 39, Move("bid", (12,)))
    assert found.buttons == (PASS,)


def test_a_range_with_gaps_is_no_range() -> None:
    """A number that no move belongs to could be picked."""
    moves = bids(*range(0, 20, 2))
    found = sorted_out(moves)
    assert (found.ranges, found.listed) == ((), moves)


def test_many_moves_are_a_list() -> None:
    """Also where there are more ranges than anybody wants to see."""
    many = tuple(Move("build", (f"city{n}",)) for n in range(FEW + 1))
    assert sorted_out(many).listed == many
    puts = tuple(Move("put", (zone, n)) for zone in "abcd" for n in range(6))
    assert sorted_out(puts).listed == puts
