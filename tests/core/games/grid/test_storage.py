# SPDX-License-Identifier: MIT
"""Where fuel fits and what burns it, against laying tokens out one by one.

rules/power-grid.md, section 4; rules/power-grid-promos.md, storage test: for every
set S of fuels, tokens of S are no more than the capacity of all that takes one of S.
"""

from __future__ import annotations

from itertools import combinations, product

from hypothesis import given
from hypothesis import strategies as st

from core.games.grid.burning import mixes
from core.games.grid.fuel import NO_FUEL, FuelCounts, counted, minus, plus, tokens
from core.games.grid.storage import Holder, most, stored

FUELS = range(4)

fuel_sets = st.lists(st.sampled_from(FUELS), unique=True, max_size=4).map(
    lambda fuels: tuple(sorted(fuels))
)
holders = st.lists(st.tuples(fuel_sets, st.integers(0, 4)), max_size=4)
stocks = st.tuples(*(st.integers(0, 5),) * 4)


def laid(held: list[Holder], stock: FuelCounts) -> bool:
    """Whether some way to lay tokens on the holders exists, tried one holder after another."""
    if not held:
        return stock == NO_FUEL
    (fuels, room), *others = held
    spaces = [range(min(stock[f], room) + 1) if f in fuels else range(1) for f in FUELS]
    return any(
        sum(part) <= room and laid(others, minus(stock, counted(list(part))))
        for part in product(*spaces)
    )


@given(holders, stocks)
def test_what_fits_can_be_laid_out(held: list[Holder], stock: FuelCounts) -> None:
    """The test over sets of fuels is exact."""
    assert stored(held).fits(stock) == laid(held, stock)


@given(holders, stocks)
def test_every_set_of_fuels_is_looked_at(held: list[Holder], stock: FuelCounts) -> None:
    """The promos file's words, over all 15 sets, whatever groups the holders make."""
    sets = [fuels for size in range(1, 5) for fuels in combinations(FUELS, size)]
    said = all(
        sum(stock[f] for f in fuels)
        <= sum(room for taken, room in held if any(f in taken for f in fuels))
        for fuels in sets
    )
    assert stored(held).fits(stock) == said


@given(holders, stocks, st.sampled_from(FUELS))
def test_room_is_what_still_fits(held: list[Holder], stock: FuelCounts, fuel: int) -> None:
    """As many tokens more, and not one beyond."""
    store = stored(held)
    if store.fits(stock):
        room = store.room(stock, fuel)
        assert store.fits(plus(stock, tokens(fuel, room)))
        assert not store.fits(plus(stock, tokens(fuel, room + 1)))


def reached(kept: FuelCounts, full: FuelCounts, gives: tuple[bool, ...]) -> bool:
    """Whether giving up some tokens of the fuels in `gives` leads from one stock to another."""
    return all(k == f or (k < f and may) for k, f, may in zip(kept, full, gives, strict=True))


@given(holders, stocks, st.tuples(*(st.booleans(),) * 4))
def test_what_may_be_kept(
    held: list[Holder], stock: FuelCounts, gives: tuple[bool, bool, bool, bool]
) -> None:
    """rules/power-grid.md, section 9: nothing given up could be added back, or less by `gives`."""
    store = stored(held)
    fitting = [
        counted(list(part))
        for part in product(*(range(count + 1) for count in stock))
        if store.fits(counted(list(part)))
    ]
    full = [
        kept
        for kept in fitting
        if not any(kept[f] < stock[f] and store.fits(plus(kept, tokens(f, 1))) for f in FUELS)
    ]
    less = [kept for kept in fitting if any(reached(kept, whole, gives) for whole in full)]
    found = store.keepable(stock, gives)
    assert list(found) == sorted(less)
    assert most(found) == max(full)


@given(st.lists(st.tuples(fuel_sets.filter(bool), st.integers(1, 3)), max_size=3))
def test_what_plants_burn_together(plants: list[Holder]) -> None:
    """Each one exactly its amount, in every mix of its fuels."""
    spent: list[FuelCounts] = [NO_FUEL]
    for fuels, amount in plants:
        for _ in range(amount):
            spent = list({plus(one, tokens(fuel, 1)): None for one in spent for fuel in fuels})
    assert list(mixes(plants)) == sorted(spent)
