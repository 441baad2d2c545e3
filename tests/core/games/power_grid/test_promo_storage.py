# SPDX-License-Identifier: MIT
"""Storing and running with the Flux Generator and the Warehouse, against laying tokens out.

rules/power-grid-promos.md, rulings: storage test with Flux and Warehouse.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from core.games.grid.fuel import NO_FUEL, FuelCounts, counted, minus, plus
from core.games.power_grid.agenda import BuyFuel, RunPlants
from core.games.power_grid.figures import FUELS
from core.games.power_grid.state import BUREAUCRACY, FUEL, Player
from core.terms import Move, in_order
from tests.core.games.power_grid.builder import GAME, PLANTS, player, rules, table

FLUX = 333
ALL = {"promos": "all"}
RULES = rules(table(player(), player(), agenda=(), options=ALL))
EVERY = tuple(range(4))

fleets = st.lists(st.sampled_from(PLANTS), max_size=2, unique=True).flatmap(
    lambda others: st.sampled_from([tuple(others), (*others, FLUX), (*others, FLUX)])
)
stocks = st.tuples(*(st.integers(0, most) for most in (4, 4, 3, 2)))


def vectors(stock: FuelCounts, fuels: tuple[int, ...], most: int) -> Iterator[FuelCounts]:
    """What can be taken of a stock: so many tokens at most, of these fuels."""
    spaces = [range(min(count, most) + 1) if f in fuels else (0,) for f, count in enumerate(stock)]
    for part in product(*spaces):
        if sum(part) <= most:
            yield counted(list(part))


def burnt(owner: Player, run: tuple[int, ...]) -> set[FuelCounts]:
    """All that plants can burn from their own cards, over every way to lay the stock out."""
    cards = [(RULES.plants[number], number in run) for number in owner.plants]

    def from_card(place: int, left: FuelCounts) -> set[FuelCounts]:
        if place == len(cards):
            loose = 3 if "warehouse" in owner.cards else 0
            return {NO_FUEL} if sum(left) <= loose else set()
        plant, runs = cards[place]
        fuels = tuple(map(FUELS.index, plant.fuels))
        found = set()
        for stored in vectors(left, fuels, 2 * plant.amount):
            rest = from_card(place + 1, minus(left, stored))
            used = [
                part
                for part in (vectors(stored, fuels, plant.amount) if runs else (NO_FUEL,))
                if not runs or sum(part) == plant.amount
            ]
            found |= {plus(one, other) for one in rest for other in used}
        return found

    return from_card(0, owner.fuel)


def named(run: tuple[int, ...], total: FuelCounts) -> Move:
    """The move for a run that burns this in all."""
    pure = NO_FUEL
    for number in run:
        plant = RULES.plants[number]
        if len(plant.fuels) == 1:
            kind = FUELS.index(plant.fuels[0])
            pure = plus(pure, counted([plant.amount * (kind == f) for f in EVERY]))
    mixed = minus(total, pure)
    words = [word for f in EVERY if mixed[f] for word in (FUELS[f], mixed[f])]
    return Move("run", (*sorted(run), *words)) if run else Move("done")


@settings(max_examples=60)
@given(fleets, stocks, st.booleans())
def test_runs_burn_what_lies_on_own_cards(
    plants: tuple[int, ...], stock: FuelCounts, warehouse: bool
) -> None:
    """Choose the burnt tokens per run plant; n stays beside on one that runs, 2n on an idle one."""
    owned = tuple(sorted(plants, key=RULES.deck.rank))
    owner = Player(0, owned, stock, ("berlin",), ("warehouse",) if warehouse else ())
    assume(RULES.fleet_of(owner).capacity.fits(stock))
    state = table(
        owner, player(), agenda=(RunPlants((0,)),), market=(), options=ALL, phase=BUREAUCRACY
    )
    expected = {
        named(run, total)
        for size in range(len(owned) + 1)
        for run in combinations(owned, size)
        for total in burnt(owner, run)
    }
    offered = GAME.legal_moves(state, 0)
    assert list(offered) == list(in_order(tuple(expected)))


@settings(max_examples=60)
@given(fleets, stocks, st.booleans())
def test_what_can_be_bought_can_be_laid_out(
    plants: tuple[int, ...], stock: FuelCounts, warehouse: bool
) -> None:
    """Buying: capacity 2n per plant, and 3 more of any fuel with the Warehouse."""
    owned = tuple(sorted(plants, key=RULES.deck.rank))
    owner = Player(10**6, owned, stock, (), ("warehouse",) if warehouse else ())
    assume(burnt(owner, ()))
    state = table(owner, player(), agenda=(BuyFuel(0),), market=(), options=ALL, phase=FUEL)
    for kind, name in enumerate(FUELS):
        for count in range(1, state.fuel_market[kind] + 1):
            more = counted([count * (kind == f) for f in EVERY])
            fits = bool(burnt(Player(0, owned, plus(stock, more), (), owner.cards), ()))
            assert (Move("buy", (name, count)) in GAME.legal_moves(state, 0)) == fits
            if not fits:
                break
