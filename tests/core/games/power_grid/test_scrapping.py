# SPDX-License-Identifier: MIT
"""What plants can store and what may be kept (rules/power-grid.md, sections 4 and 9)."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.games.grid.fuel import NO_FUEL, FuelCounts, counted
from core.games.grid.storage import most
from core.games.power_grid import scrapping
from core.games.power_grid.figures import FUELS
from core.games.power_grid.game import PowerGrid
from core.games.power_grid.reading import builtin
from core.games.power_grid.state import Player
from tests.core.changed_figures import changed, put
from tests.core.games.power_grid.builder import PLANTS, fuel, player, rules, table

RULES = rules(table(player(), player(), agenda=()))
HYBRIDS = {("coal", "oil")}


def fits(plants: tuple[int, ...], stock: FuelCounts) -> bool:
    """Section 4, said from the tokens: some way to lay them on cards exists."""

    def laid(tokens: list[int], left: tuple[int, ...]) -> bool:
        if not left:
            return not any(tokens)
        plant = RULES.plants[left[0]]
        space = 2 * plant.amount
        kinds = [FUELS.index(name) for name in plant.fuels]
        for counts in product(*(range(min(space, tokens[k]) + 1) for k in kinds)):
            if sum(counts) <= space:
                rest = list(tokens)
                for kind, count in zip(kinds, counts, strict=True):
                    rest[kind] -= count
                if laid(rest, left[1:]):
                    return True
        return False

    return laid(list(stock), plants)


def most_alone(plants: tuple[int, ...]) -> FuelCounts:
    """The most tokens of each fuel that plants store if they store nothing else."""
    store = RULES.fleet(plants).capacity
    return counted([store.room(NO_FUEL, kind) for kind in range(4)])


def test_a_plant_stores_two_runs() -> None:
    """Section 4: 2x the printed amount, hybrids in any mix, ecological ones nothing."""
    assert most_alone((4, 5, 6, 11)) == (8, 4, 2, 2)
    assert most_alone((13, 50)) == (0, 0, 0, 0)
    assert most_alone((3, 21, 46)) == (10, 14, 0, 0)


@pytest.mark.parametrize(
    ("stock", "coal", "oil"),
    [("", 8, 4), ("coal 4", 4, 4), ("coal 6", 2, 2), ("coal 8", 0, 0), ("coal 4 oil 3", 1, 1)],
)
def test_coal_and_oil_compete_for_hybrids(stock: str, coal: int, oil: int) -> None:
    """Section 4, purchase test: plants 4 (coal) and 5 (hybrid)."""
    owned = RULES.fleet((4, 5)).capacity
    assert owned.room(fuel(stock), 0) == coal
    assert owned.room(fuel(stock), 1) == oil


@given(
    st.lists(st.sampled_from(PLANTS), min_size=1, max_size=3, unique=True),
    st.tuples(*(st.integers(0, 6),) * 4),
    st.integers(0, 3),
)
def test_room_is_what_can_be_laid_on_cards(plants: list[int], stock: FuelCounts, kind: int) -> None:
    """Section 4: against laying tokens out one by one."""
    owned = tuple(sorted(plants))
    if not fits(owned, stock):
        return
    room = RULES.fleet(owned).capacity.room(stock, kind)

    def more(count: int) -> FuelCounts:
        coal, oil, garbage, uranium = (n + count * (k == kind) for k, n in enumerate(stock))
        return (coal, oil, garbage, uranium)

    assert fits(owned, more(room))
    assert not fits(owned, more(room + 1))


def kept(plants: tuple[int, ...], stock: str, scrapped: int) -> list[FuelCounts]:
    """The stocks that may be kept."""
    return list(scrapping.keepable(RULES, player(plants=plants, tokens=stock), scrapped))


def test_the_example_of_the_ruling() -> None:
    """Section 9: plants 5 + 20, 7 coal and 3 oil, 20 scrapped: 1/3, 2/2, 3/1, 4/0 or less coal."""
    found = kept((5,), "coal 7 oil 3", 20)
    some = [(coal, oil) for coal in range(1, 5) for oil in range(4) if coal + oil <= 4]
    assert found == [(coal, oil, 0, 0) for coal, oil in some]
    assert most(tuple(found)) == (4, 0, 0, 0)


def test_no_more_is_given_up_than_the_scrapped_plant_could_have_stored() -> None:
    """Section 9: plant 20 stores six coal, 4 stores four; what lay on other plants stays there."""
    assert kept((10, 25), "coal 7", 20) == [(coal, 0, 0, 0) for coal in range(1, 8)]
    assert kept((10, 25), "coal 7", 4) == [(coal, 0, 0, 0) for coal in range(3, 8)]


def test_only_fuels_of_the_scrapped_plant_may_be_given_up() -> None:
    """Section 9: or less, by tokens the scrapped plant could have stored."""
    assert kept((3, 6), "coal 2 oil 4 garbage 1", 4) == [(0, 4, 1, 0)]
    assert kept((8,), "coal 3 oil 2", 7) == [(3, 0, 0, 0)]
    assert kept((8,), "coal 4", 4) == [(coal, 0, 0, 0) for coal in range(5)]


def test_what_fits_may_be_kept_without_a_choice() -> None:
    """Section 4: an ecological plant scrapped changes nothing."""
    assert kept((4, 5), "coal 6 oil 1", 13) == [(6, 1, 0, 0)]


def test_the_new_plant_takes_tokens_too() -> None:
    """Section 4: tokens may be moved to the remaining plants, the new one included."""
    assert max(kept((10, 20), "coal 4", 4)) == (4, 0, 0, 0)


@given(
    st.lists(st.sampled_from(PLANTS), min_size=2, max_size=4, unique=True),
    st.tuples(*(st.integers(0, 7),) * 4),
)
def test_what_may_be_kept_fits(plants: list[int], stock: FuelCounts) -> None:
    """Section 9: the fullest stocks that fit, or less by what the scrapped plant could have had."""
    scrapped, *left = plants
    remaining = tuple(sorted(left))
    if not fits(tuple(plants), stock):
        return
    found = scrapping.keepable(RULES, Player(0, remaining, stock), scrapped)
    assert len(set(found)) == len(found)
    gives = {FUELS.index(name) for name in RULES.plants[scrapped].fuels}
    full = [
        kept
        for kept in product(*(range(count + 1) for count in stock))
        if fits(remaining, kept)
        and not any(
            fits(remaining, tuple(n + (k == kind) for k, n in enumerate(kept)))  # type: ignore[arg-type]
            for kind in range(4)
            if kept[kind] < stock[kind]
        )
    ]

    def given_up(kept: tuple[int, ...]) -> FuelCounts:
        return counted([(had - kept[kind]) * (kind in gives) for kind, had in enumerate(stock)])

    less = {
        kept
        for most in full
        for kept in product(
            *(range(0 if kind in gives else most[kind], most[kind] + 1) for kind in range(4))
        )
        if kept == most or fits((scrapped,), given_up(kept))
    }
    assert set(found) == less


def test_what_may_be_kept_depends_on_the_figures_of_the_match() -> None:
    """The same player in two matches at once: plants that store three runs lose less."""
    game = PowerGrid(changed(builtin(), put("tables.runs_stored", 3)))
    roomier = game.rules_of(game.settle((), 2), 2)
    owner = player(plants=(4,), tokens="coal 8")
    for _ in range(2):
        assert scrapping.keepable(RULES, owner, 10) == (fuel("coal 4"),)
        kept = tuple(fuel(f"coal {count}") for count in range(2, 7))
        assert scrapping.keepable(roomier, owner, 10) == kept
