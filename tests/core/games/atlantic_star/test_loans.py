# SPDX-License-Identifier: MIT
"""Loans (rules/atlantic-star.md, sections 7 and 12; R3, R8, R14, R15)."""

from __future__ import annotations

import pytest

from core.games.atlantic_star.agenda import Act
from core.games.atlantic_star.state import NOBODY, Sea, State
from tests.core.games.atlantic_star.builder import (
    drawn,
    move,
    offered,
    order,
    player,
    refused,
    sea,
    table,
)

NO_BALTIC = "mediterranean 1 atlantic 1 pacific 1"


def borrowing(baltic: Sea, borrowed: str = "", seats: int = 4, **options: str) -> State:
    """The first seat acts; it has sailed the Baltic."""
    me = player(voyages=NO_BALTIC, borrowed=borrowed)
    return table(
        me, *(player() for _ in range(seats - 1)), seas={"baltic": baltic}, options=options
    )


def test_vector_2_a_loan_goes_below_equals() -> None:
    """Section 10, vector 2: 23, 19, 15, 11; 8000 on the first: 19, 15, 15 (own), 11."""
    state = borrowing(sea(5, (0, 23), (1, 19), (2, 15), (3, 11)), seats=5)
    state = move(state, "loan baltic 1 8")
    assert order(state, "baltic") == [(1, 19), (2, 15), (0, 15), (3, 11)]
    assert state.players[0].money == 18000 + 8000
    assert state.players[0].borrowed == (1, 0, 0, 0)
    assert state.seas[0].plates[2].written == 23
    assert state.seas[0].stars == 5


@pytest.mark.parametrize(("value", "most"), [(8, 8), (14, 10), (1, 1)])
def test_vector_3_no_more_than_the_value_and_ten(value: int, most: int) -> None:
    """Section 10, vector 3: value 8 at most 8000, value 14 at most 10,000."""
    state = borrowing(sea(5, (0, value)))
    assert offered(state, "loan") == [f"loan baltic 1 {n}" for n in range(1, most + 1)]
    said = f"loan.beyond_value (points={most + 1}, most={most})"
    assert refused(state, f"loan baltic 1 {most + 1}") == said


def test_vector_3_not_in_a_full_sea() -> None:
    """Section 10, vector 3: with six plates, operators among them, loans are refused."""
    full = sea(5, (0, 23), (1, 19), (NOBODY, 17), (2, 15), (NOBODY, 13), (3, 11))
    assert refused(borrowing(full), "loan baltic 1 3") == "loan.sea_full (sea=baltic, plates=6)"
    assert not offered(borrowing(full), "loan")


def test_vector_3_once_a_sea() -> None:
    """Section 10, vector 3: a second loan in the same sea is refused."""
    state = borrowing(sea(5, (0, 23), (1, 19)), borrowed="baltic 1")
    assert refused(state, "loan baltic 1 3") == "loan.already (sea=baltic)"
    assert not offered(state, "loan")


def test_vector_10_once_a_sea_with_two_plates_too() -> None:
    """Section 10, vector 10: two players, a loan on one Baltic plate closes the other."""
    state = table(
        player(voyages="atlantic 2"), player(), seas={"baltic": sea(5, (0, 20), (1, 18), (0, 9))}
    )
    assert "loan baltic 3 9" in offered(state)
    state = move(state, "loan baltic 1 5")
    assert order(state, "baltic") == [(1, 18), (0, 15), (0, 9)]
    state = state.but(agenda=(Act(0),))
    assert refused(state, "loan baltic 3 1") == "loan.already (sea=baltic)"


def test_no_loan_on_nothing() -> None:
    """Section 7: value 0, no loan."""
    state = borrowing(sea(5, (1, 9), (0, 0)))
    assert not offered(state, "loan")
    assert refused(state, "loan baltic 2 1") == "loan.beyond_value (points=1, most=0)"


def test_down_to_nothing() -> None:
    """R15: the limit is the value itself."""
    state = move(borrowing(sea(5, (0, 4), (1, 0))), "loan baltic 1 4")
    assert order(state, "baltic") == [(1, 0), (0, 0)]


def test_an_operator_rises_like_anyone() -> None:
    """R14, section 7: also operators of equal value are above the plate afterwards."""
    state = borrowing(sea(5, (0, 20), (NOBODY, 17), (NOBODY, 13)))
    assert order(move(state, "loan baltic 1 3"), "baltic") == [(NOBODY, 17), (0, 17), (NOBODY, 13)]
    assert order(move(state, "loan baltic 1 7"), "baltic") == [(NOBODY, 17), (NOBODY, 13), (0, 13)]


def test_a_small_loan_loses_the_place_among_equals() -> None:
    """Section 12: the plate is taken out and put below equals, though the value hardly falls."""
    state = borrowing(sea(5, (0, 16), (1, 15), (2, 15)))
    assert order(move(state, "loan baltic 1 1"), "baltic") == [(1, 15), (2, 15), (0, 15)]


def test_whole_thousands() -> None:
    """R8: a loan is said in points, each of a thousand; half a point is no move."""
    state = borrowing(sea(5, (0, 16)))
    assert "loan.beyond_value" in refused(state, "loan baltic 1 1500")
    assert move(state, "loan baltic 1 1").players[0].money == 19000


def test_one_loan_a_turn() -> None:
    """R3: one by default, though another sea would be free."""
    seas = {"baltic": sea(5, (0, 16)), "atlantic": sea(4, (0, 20))}
    state = table(player(voyages="pacific 1"), player(), player(), player(), seas=seas)
    after = move(state, "loan baltic 1 2")
    assert refused(after, "loan atlantic 1 2") == "loan.too_many (most=1)"
    assert not offered(after, "loan")


def test_more_loans_a_turn_all_before_the_first_swap() -> None:
    """R3, section 12: with loans_per_turn = 2 each sea once, and none after a swap."""
    seas = {"baltic": sea(5, (0, 16)), "atlantic": sea(4, (0, 20)), "pacific": sea(1, (0, 9))}
    me = player(voyages="mediterranean 1")
    options = {"loans_per_turn": "2"}
    state = table(me, player(), player(), player(), seas=seas, options=options)
    after = move(state, "loan baltic 1 2", "loan atlantic 1 2")
    assert refused(after, "loan pacific 1 2") == "loan.too_many (most=2)"
    one = move(state, "loan baltic 1 2")
    assert refused(one, "loan baltic 1 2") == "loan.already (sea=baltic)"
    swapped = drawn(move(one, "swap"))
    assert refused(swapped, "loan atlantic 1 2") == "loan.after_swap"
    assert not offered(swapped, "loan")


def test_no_going_back() -> None:
    """Section 3: no loan after a swap."""
    state = drawn(move(borrowing(sea(5, (0, 16))), "swap"))
    assert refused(state, "loan baltic 1 2") == "loan.after_swap"


def test_on_an_own_plate_only() -> None:
    """Section 7: neither a stranger's, nor an operator's, nor one that is not there."""
    state = borrowing(sea(5, (0, 16), (1, 15), (NOBODY, 14)))
    for text in ("loan baltic 2 1", "loan baltic 3 1", "loan baltic 4 1", "loan baltic 0 1"):
        assert refused(state, text).startswith("loan.not_your_plate (sea=baltic")
    assert refused(state, "loan pacific 1 1") == "loan.not_your_plate (sea=pacific, place=1)"
    assert (
        refused(state, "loan north 1 1")
        == "loan.no_such_sea (seas=baltic mediterranean atlantic pacific)"
    )


def test_the_own_second_plate_counts_like_a_strangers() -> None:
    """Section 12: a loan on the first puts it below the own second one of equal value."""
    state = table(
        player(voyages="pacific 2"),
        player(),
        seas={"baltic": sea(5, (0, 20), (0, 15))},
    )
    first = state.seas[0].plates[0]
    after = move(state, "loan baltic 1 5")
    assert [one.written for one in after.seas[0].plates] == [15, first.written]
