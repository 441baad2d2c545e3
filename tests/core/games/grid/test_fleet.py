# SPDX-License-Identifier: MIT
"""What plants store and run together, in whatever game (rules/power-grid.md, sections 2 and 4)."""

from __future__ import annotations

from itertools import combinations, product

from hypothesis import given
from hypothesis import strategies as st

from core.games.grid.fleet import DONE, Burner, Fleet, named
from core.games.grid.fuel import NO_FUEL, FuelCounts, plus, tokens
from core.terms import Move, in_order

NAMES = ("coal", "gas", "oil", "uranium")

burners = st.lists(
    st.builds(
        Burner,
        id=st.just(0),
        fuels=st.sampled_from([(), (0,), (1,), (2,), (3,), (1, 2), (0, 1, 2)]),
        amount=st.integers(1, 3),
        output=st.integers(0, 9),
    ),
    max_size=3,
)
fleets = burners.map(
    lambda found: Fleet(
        [Burner(f"p{n}", b.fuels, b.amount, b.output) for n, b in enumerate(found)], NAMES, 2
    )
)


def one(*plants: tuple[str, tuple[int, ...], int, int]) -> Fleet:
    """A fleet of plants given as id, fuels, amount, output."""
    return Fleet([Burner(*plant) for plant in plants], NAMES, 2)


def test_moves_name_plants_then_what_hybrids_burn() -> None:
    """To run nothing is `done`; numbers and words are in the order of moves."""
    fleet = one(("p1", (0,), 2, 5), ("p2", (1, 2), 2, 7))
    assert [str(way.move) for way in fleet.ways] == [
        "done",
        "run p1",
        "run p1 p2 gas 1 oil 1",
        "run p1 p2 gas 2",
        "run p1 p2 oil 2",
        "run p2 gas 1 oil 1",
        "run p2 gas 2",
        "run p2 oil 2",
    ]
    assert fleet.way(Move.parse("run p1 p2 oil 2")) == fleet.ways[4]
    assert fleet.way(Move("run")) is None
    assert fleet.ways[4].burnt == (2, 0, 2, 0)
    assert fleet.ways[4].output == 12


def test_what_is_possible_and_what_own_storage_forbids() -> None:
    """With `strict` what is not burnt must fit beside what burns (section 4, own storage)."""
    fleet = one(("p1", (1,), 1, 1), ("p2", (1, 2), 1, 1))
    stock = (0, 2, 2, 0)
    run = fleet.way(Move.parse("run p2 gas 1"))
    assert run is not None
    assert fleet.can(run, stock, strict=False)
    assert not fleet.can(run, stock, strict=True)
    assert run not in fleet.possible(stock, strict=True)
    assert run in fleet.possible(stock, strict=False)


def test_words_of_fuel() -> None:
    """As moves name them."""
    assert named((2, 0, 1, 0), NAMES) == ("coal", 2, "oil", 1)
    assert named(NO_FUEL, NAMES) == ()


@given(fleets)
def test_every_run_is_there_once(fleet: Fleet) -> None:
    """Each set of plants with each mix of its hybrids, sorted."""
    moves = [way.move for way in fleet.ways]
    assert tuple(moves) == in_order(moves)
    assert len(set(map(str, moves))) == len(moves)
    assert moves[0] == DONE


@given(burners, st.tuples(*(st.integers(0, 4),) * 4))
def test_what_a_stock_allows(found: list[Burner], stock: FuelCounts) -> None:
    """Against burning token by token: a set of plants runs if some choice of fuels suffices."""
    plants = [Burner(f"p{n}", b.fuels, b.amount, b.output) for n, b in enumerate(found)]
    fleet = Fleet(plants, NAMES, 2)
    offered = {
        tuple(a for a in w.move.args if str(a).startswith("p"))
        for w in fleet.possible(stock, False)
    }
    for size in range(len(plants) + 1):
        for run in combinations(plants, size):
            assert (tuple(plant.id for plant in run) in offered) == burns(run, stock)


def burns(run: tuple[Burner, ...], stock: FuelCounts) -> bool:
    """Whether some way to choose fuels for these plants takes no more than the stock."""
    needs = [plant.fuels for plant in run if plant.fuels for _ in range(plant.amount)]
    for fuels in product(*needs):
        burnt = NO_FUEL
        for fuel in fuels:
            burnt = plus(burnt, tokens(fuel, 1))
        if all(b <= s for b, s in zip(burnt, stock, strict=True)):
            return True
    return False
