# SPDX-License-Identifier: MIT
"""The end and the winner (rules/power-grid.md, section 6 and the rulings of section 9)."""

from __future__ import annotations

from typing import Any

import pytest

from core.games.power_grid import scoring, supply
from core.games.power_grid.agenda import Build, EndBuilding, KeepFuel, Task
from core.games.power_grid.state import BUILDING, Player, State
from core.terms import Left, Over
from tests.core.games.power_grid.builder import GAME, awaiting, move, offered, player, rules, table

ALL = ("brown", "cyan", "green", "purple", "red", "yellow")
NAMES = rules(table(player(), player(), agenda=())).network(ALL).cities


def owner(cities: int, money: int = 50, plants: tuple[int, ...] = (), tokens: str = "") -> Player:
    """A player with so many cities."""
    return player(money, plants, tokens, " ".join(NAMES[:cities]))


def building(*people: Player, **fields: Any) -> State:
    """Phase 4: the last turns of it."""
    seats = range(len(people))
    agenda: tuple[Task, ...] = (*(Build(seat) for seat in seats), EndBuilding())
    fields = {"phase": BUILDING, "regions": ALL, "step": 3, "step3_card": "out", **fields}
    return table(*people, agenda=agenda, market=(20, 21, 22, 23, 24, 25), **fields)


def ended(*people: Player, **fields: Any) -> State:
    """After everybody has built nothing more."""
    return move(building(*people, **fields), *["done"] * len(people))


def places(*people: Player, **fields: Any) -> tuple[tuple[int, ...], ...]:
    """The places at the end."""
    over = awaiting(ended(*people, **fields))
    assert isinstance(over, Over)
    return over.places


@pytest.mark.parametrize(("seats", "cities"), [(3, 17), (4, 17), (5, 15), (6, 14)])
def test_the_end_comes_after_phase_4(seats: int, cities: int) -> None:
    """Section 6: 17, 17, 15, 14 cities."""
    others = (player(),) * (seats - 1)
    over = awaiting(ended(owner(cities), *others))
    assert isinstance(over, Over)
    assert over.reason == "cities"
    assert not isinstance(awaiting(ended(owner(cities - 1), *others)), Over)


@pytest.mark.parametrize(("mode", "cities"), [("trust", 18), ("classic", 21)])
@pytest.mark.parametrize("edition", ["recharged", "original"])
def test_the_end_with_two_seats(mode: str, cities: int, edition: str) -> None:
    """Sections 3 and 6: 18 against the Trust, 21 in the classic game."""
    options = {"two_players": mode, "edition": edition}
    assert isinstance(awaiting(ended(owner(cities), player(), options=options)), Over)
    assert not isinstance(awaiting(ended(owner(cities - 1), player(), options=options)), Over)


def test_others_still_take_their_building_turns() -> None:
    """Section 6: and more than the threshold may be built."""
    state = move(building(owner(17, money=200), player(), player()), f"build {NAMES[17]}", "done")
    assert "build kiel" in offered(state)
    state = move(state, "done", "done")
    assert isinstance(awaiting(state), Over)
    assert len(state.players[0].cities) == 18


def test_no_income_and_no_restocking_at_the_end() -> None:
    """Section 6: no further phase."""
    state = ended(owner(17), player(), player())
    assert [p.money for p in state.players] == [50, 50, 50]
    assert state.agenda == ()


def test_most_supplied_cities_win() -> None:
    """Section 6: cities connected do not count."""
    people = (
        owner(17, money=500, plants=(4,), tokens="coal 2"),
        owner(6, plants=(20,), tokens="coal 3"),
        owner(3, plants=(13,)),
    )
    over = awaiting(ended(*people))
    assert isinstance(over, Over)
    assert over.scores == (1, 5, 1)
    assert over.places == ((1,), (0,), (2,))


@pytest.mark.parametrize(
    ("edition", "expected"), [("recharged", ((0, 1), (2,))), ("original", ((0,), (1,), (2,)))]
)
def test_money_breaks_ties_then_the_old_game_counts_cities(
    edition: str, expected: tuple[tuple[int, ...], ...]
) -> None:
    """Section 9, 'Tie-breaks'."""
    people = (owner(17, money=20), owner(5, money=20), owner(6, money=19))
    assert places(*people, options={"edition": edition}) == expected


def test_all_equal_share_in_the_old_game_too() -> None:
    """Section 9."""
    people = (owner(17), owner(17), owner(3, money=0))
    assert places(*people, options={"edition": "original"}) == ((0, 1), (2,))


def test_only_own_cities_are_supplied() -> None:
    """Section 6: plants of more cities than he has do not help."""
    state = building(owner(2, plants=(50,)), player())
    assert supply.maximum(rules(state), state.players[0]) == 2


def test_the_maximum_chooses_plants_and_mixes() -> None:
    """Section 6: the hybrid leaves the oil that the oil plant needs."""
    state = building(owner(12, plants=(5, 7, 20), tokens="coal 4 oil 3"), player())
    assert supply.maximum(rules(state), state.players[0]) == 7
    with_oil = building(owner(12, plants=(5, 7, 20), tokens="coal 5 oil 3"), player())
    assert supply.maximum(rules(with_oil), with_oil.players[0]) == 8


def test_the_round_limit_ends_a_game() -> None:
    """Section 9: finish phase 4, rank as at a normal end, and say so."""
    state = ended(owner(3), player(), player(), round=60)
    over = awaiting(state)
    assert isinstance(over, Over)
    assert over.reason == "round_limit"
    assert not isinstance(awaiting(ended(owner(3), player(), player(), round=59)), Over)
    short = {"round_limit": "30"}
    assert isinstance(awaiting(ended(owner(3), player(), player(), round=30, options=short)), Over)


def test_who_leaves_a_game_of_two_has_lost() -> None:
    """Contract: the other wins, with the cities supplied so far as scores."""
    state = GAME.apply(building(owner(3, plants=(13,)), player()), Left(0))
    over = awaiting(state)
    assert isinstance(over, Over)
    assert over.places == ((1,), (0,))
    assert over.scores == scoring.scores(rules(state), state) == (1, 0)


def test_scores_between_scrapping_and_giving_up() -> None:
    """Contract: scores exist in every state, also while tokens fit nowhere."""
    state = table(player(plants=(5,), tokens="coal 6"), player(), agenda=(KeepFuel(0, 20),))
    assert GAME.scores(state) == (0, 0)


def test_tallies_say_how_it_ended() -> None:
    """What `simulate` counts."""
    state = ended(owner(17), player(), player(), round=12)
    assert GAME.tallies(state) == (("end", "cities"), ("rounds", "12"), ("step", "3"))
