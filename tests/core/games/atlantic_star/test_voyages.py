# SPDX-License-Identifier: MIT
"""Voyages, classes, operators and ranks (rules/atlantic-star.md, sections 6 and 12; R13, R16)."""

from __future__ import annotations

from typing import Any

import pytest

from core.games.atlantic_star.agenda import Act, ChooseClass, PutShips
from core.games.atlantic_star.state import NOBODY, State
from tests.core.games.atlantic_star.builder import (
    ALL,
    MAIL,
    fit,
    move,
    offered,
    order,
    player,
    refused,
    rules,
    sailed,
    sea,
    table,
    unfit,
)

A9, B5, C7 = fit("baltic A 9"), fit("baltic B 5"), fit("baltic C 7")
A7 = fit("baltic A 7")
(UNFIT,) = unfit("baltic")


def acting(*hand: str, seats: int = 6, voyages: str = ALL, **fields: Any) -> State:
    """The first seat acts with this hand; six seats play without operators."""
    me = player(hand, voyages=voyages)
    return table(me, *(player() for _ in range(seats - 1)), **fields)


@pytest.mark.parametrize(
    ("hand", "seas"),
    [
        (2, ""),
        (3, "baltic"),
        (4, "baltic mediterranean"),
        (5, "atlantic baltic mediterranean"),
        (6, "atlantic mediterranean pacific"),
        (7, "atlantic pacific"),
        (8, "pacific"),
    ],
)
def test_vector_4_which_voyages_fit_a_hand(hand: int, seas: str) -> None:
    """Section 4, vector 4: exactly L ships go and at most two stay, checked on the whole hand."""
    state = acting(*(*MAIL, A9, B5)[:hand])
    assert offered(state, "sail") == [f"sail {name}" for name in seas.split()]


def test_why_a_voyage_is_refused() -> None:
    """Section 4: too few, too many, none left, no such sea."""
    six = acting(*MAIL, voyages="baltic 1 mediterranean 1 pacific 1")
    assert refused(six, "sail baltic") == "voyage.too_many_ships (sea=baltic, hand=6, most=5)"
    assert refused(six, "sail atlantic") == "voyage.none_left (sea=atlantic)"
    three = acting(*MAIL[:3])
    said = "voyage.too_few_ships (sea=pacific, hand=3, legs=6)"
    assert refused(three, "sail pacific") == said
    assert refused(three, "sail north").startswith("voyage.no_such_sea")


def test_vector_5_the_bonus_and_an_emergency() -> None:
    """Section 10, vector 5: 9 + 5 + mail 1 + bonus 3 = 18; an unfit ship instead: 14."""
    state = sailed(acting(A9, B5, "mail-1"), "baltic", A9, B5, "mail-1", stars=5)
    (plate,) = state.seas[0].plates
    assert (plate.value, plate.bonus, plate.ships) == (18, 3, (A9, B5, "mail-1"))
    state = sailed(acting(A9, B5, UNFIT), "baltic", A9, B5, UNFIT, stars=5)
    (plate,) = state.seas[0].plates
    assert (plate.value, plate.bonus) == (14, 0)


def test_vector_6_two_ships_for_one_leg() -> None:
    """Section 10, vector 6: A 9, A 7, B 5 are worth 9 + 5 + 0, best put."""
    state = move(acting(A9, A7, B5), "sail baltic", "best", "class 1")
    (plate,) = state.seas[0].plates
    assert (plate.value, plate.bonus, plate.ships) == (14, 0, (A9, B5, A7))


def test_a_ship_counts_for_the_leg_it_is_put_on() -> None:
    """Section 6.2: one that fits several legs shows the value of this one."""
    twice = "blue-curlew"
    table_rules = rules(acting())
    assert table_rules.fit(twice, 0, 1) == 2
    assert table_rules.fit(twice, 0, 2) == 2
    assert table_rules.fit(twice, 3, 4) == 5
    assert table_rules.fit(twice, 0, 0) is None
    assert table_rules.fit("mail-3", 0, 0) == 1


def test_a_value_of_nothing_is_legal() -> None:
    """Section 6.2: three emergencies."""
    ships = unfit("baltic", 3)
    state = sailed(acting(*ships), "baltic", *ships, stars=3)
    assert order(state, "baltic") == [(0, 0)]


def test_leg_by_leg() -> None:
    """Section 6.1: any ship of the hand on the next leg; those put already are gone."""
    state = move(acting(A9, B5, C7, UNFIT), "sail baltic")
    assert state.agenda[0] == PutShips(0, 0)
    assert offered(state) == ["best", *sorted(f"put A {s}" for s in (A9, B5, C7, UNFIT))]
    state = move(state, f"put A {A9}")
    assert refused(state, f"put B {A9}") == f"voyage.ship_put_already (ship={A9})"
    assert refused(state, f"put A {B5}") == "voyage.wrong_leg (leg=A, next=B)"
    assert refused(state, "put B hesper") == "voyage.not_in_hand (ship=hesper)"
    assert refused(state, "charter 0") == "voyage.ships_first (leg=B)"


def test_best_fills_the_legs_that_are_empty() -> None:
    """Section 6.1: what the player put stays; the rest is the best that is left."""
    state = move(acting(A9, A7, B5, C7), "sail baltic", f"put A {A7}", "best", "class 2")
    assert state.seas[0].plates[0].ships == (A7, B5, C7)
    assert state.players[0].hand == (A9,)


def test_a_worse_assignment_may_be_chosen() -> None:
    """R13: an emergency on purpose, to keep a good ship."""
    state = sailed(acting(A9, B5, C7, UNFIT), "baltic", UNFIT, B5, C7, stars=1)
    assert order(state, "baltic") == [(0, 12)]
    assert state.players[0].hand == (A9,)


def test_the_ships_leave_the_game_with_the_plate() -> None:
    """Section 6.6: neither pile has them; at most two stay in hand."""
    state = sailed(acting(A9, B5, C7, "mail-1", "mail-2"), "baltic", A9, B5, C7, stars=4)
    me = state.players[0]
    assert me.hand == ("mail-1", "mail-2")
    assert me.voyages == (0, 1, 1, 1)
    assert not {A9, B5, C7} & {*state.pile, *state.discard, *state.agency}
    assert state.agenda == (Act(1),)


def test_the_first_in_a_sea_chooses_its_class() -> None:
    """R16, section 6.3: any class that no other sea occupies; ships first, then the class."""
    seas = {"pacific": sea(3, (1, 30)), "atlantic": sea(5, (2, 20))}
    state = acting(A9, B5, C7, seas=seas)
    state = move(state, "sail baltic", "best")
    assert state.agenda[0] == ChooseClass(0, 0, (A9, B5, C7))
    assert state.seas[0].plates == ()
    assert offered(state) == ["class 1", "class 2", "class 4"]
    assert refused(state, "class 5") == "class.occupied (stars=5, sea=atlantic)"
    assert refused(state, "class 6") == "class.choose_one (most=5)"
    assert refused(state, "class 0") == "class.choose_one (most=5)"
    assert move(state, "class 4").seas[0].stars == 4


def test_later_ones_follow_into_the_class() -> None:
    """Section 6.3: no choice for the second in a sea."""
    state = acting(A9, B5, C7, seas={"baltic": sea(3, (1, 30))})
    state = move(state, "sail baltic", "best")
    assert state.seas[0].stars == 3
    assert order(state, "baltic") == [(1, 30), (0, 24)]
    assert state.agenda == (Act(1),)


def test_vector_1_more_is_higher() -> None:
    """Section 10, vector 1: Daisy 19, then Oliver 23: Oliver first."""
    ships = tuple(fit(f"mediterranean {words}") for words in ("A 7", "B 5", "C 4", "D 3"))
    seas = {"mediterranean": sea(5, (1, 19))}
    state = sailed(acting(*ships, seas=seas), "mediterranean", *ships)
    assert order(state, "mediterranean") == [(0, 23), (1, 19)]
    assert state.seas[1].stars == 5


def test_later_equals_are_lower() -> None:
    """Section 6.5, section 12: below all plates of the same value, one's own too."""
    seas = {"baltic": sea(5, (1, 24), (0, 24), (2, 9))}
    state = acting(A9, B5, C7, seas=seas)
    state = move(state, "sail baltic", "best")
    owners = [plate.ships for plate in state.seas[0].plates]
    assert owners == [(), (), (A9, B5, C7), ()]


@pytest.mark.parametrize(
    ("ships", "places"),
    [
        (("A 5", "B 4", "C 3"), [(NOBODY, 15), (0, 15)]),
        (("A 5", "B 5", "C 3"), [(0, 16), (NOBODY, 15)]),
    ],
)
def test_vector_7_an_operator_is_passed_with_more(
    ships: tuple[str, ...], places: list[tuple[int, int]]
) -> None:
    """Section 10, vector 7: five players, operator 15: first voyage 15 second, 16 first."""
    hand = tuple(fit(f"baltic {words}") for words in ships)
    state = acting(*hand, seats=5)
    assert order(sailed(state, "baltic", *hand, stars=5), "baltic") == places


def test_vector_8_two_operators_and_a_loan() -> None:
    """Section 10, vector 8: 18 and 22; first voyage 22: 22 op, 22, 18 op; less 4: 22, 18, 18."""
    hand = tuple(fit(f"mediterranean {words}") for words in ("A 7", "B 5", "C 3", "D 3"))
    state = sailed(acting(*hand, seats=4), "mediterranean", *hand, stars=5)
    assert order(state, "mediterranean") == [(NOBODY, 22), (0, 22), (NOBODY, 18)]
    state = move(state.but(agenda=(Act(0),)), "loan mediterranean 2 4")
    assert order(state, "mediterranean") == [(NOBODY, 22), (NOBODY, 18), (0, 18)]


def test_operators_enter_a_sea_once() -> None:
    """Section 6.4: with the first voyage, the higher one first, not with the second."""
    state = sailed(acting(A9, B5, C7, seats=4), "baltic", A9, B5, C7, stars=5)
    assert order(state, "baltic") == [(0, 24), (NOBODY, 17), (NOBODY, 13)]
    assert all(not other.plates for other in state.seas[1:])


def test_a_voyage_is_borrowed_on_later() -> None:
    """Section 3: loans come first, so not in the turn of the voyage."""
    state = sailed(acting(A9, B5, C7), "baltic", A9, B5, C7, stars=5)
    assert not offered(state, "loan")
    assert "loan baltic 1 1" in offered(state.but(agenda=(Act(0),)))
