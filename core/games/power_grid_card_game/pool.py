# SPDX-License-Identifier: MIT
"""One owner's pool of resource cards, counted in units and spent card by card.

Cards are tied to no plant (section 4). Which card is turned is ruled once for all
(section 10): singles first, then the card with the fewest units, then the lower id.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from msgspec import structs

from core.games.grid.fuel import NO_FUEL, FuelCounts, counted, minus
from core.games.power_grid_card_game.rules import Rules
from core.games.power_grid_card_game.state import Held, Owner, State

Whose = TypeVar("Whose", bound=Owner)


def units(rules: Rules, pool: Iterable[Held]) -> FuelCounts:
    """Units of each fuel."""
    found = list(NO_FUEL)
    for held in pool:
        found[rules.fuel(held.card)] += held.units
    return counted(found)


def with_card(rules: Rules, owner: Whose, held: Held) -> Whose:
    """An owner with one card more."""
    pool = sorted((*owner.pool, held), key=lambda held: (rules.fuel(held.card), held))
    return structs.replace(owner, pool=tuple(pool))


def spent(rules: Rules, state: State, owner: Whose, fuel: FuelCounts) -> tuple[State, Whose]:
    """Cards turned for so many units; used-up ones go to the discards, singles to their supply."""
    left = list(fuel)
    pool = {held.card: held.units for held in owner.pool}
    turning = sorted(owner.pool, key=lambda held: (not rules.single(held.card), held.units, held))
    for held in turning:
        kind = rules.fuel(held.card)
        turned = min(left[kind], held.units)
        left[kind] -= turned
        pool[held.card] -= turned
    used = [card for card, rest in pool.items() if not rest]
    kept = tuple(held for held in (Held(*entry) for entry in pool.items()) if held.units)
    state = state.but(
        discards=in_order((*state.discards, *(card for card in used if not rules.single(card)))),
        singles=in_order((*state.singles, *(card for card in used if rules.single(card)))),
    )
    return state, structs.replace(owner, pool=kept)


def put_on_sale(rules: Rules, state: State, lost: FuelCounts) -> State:
    """For each unit that nobody can store a single goes on sale, while any is left (section 4)."""
    for kind, count in enumerate(lost):
        for _ in range(count):
            single = next((card for card in state.singles if rules.fuel(card) == kind), None)
            if single is None:
                break
            cheapest, *others = state.columns
            state = state.but(
                singles=tuple(card for card in state.singles if card != single),
                columns=(sorted_cards(rules, (*cheapest, single)), *others),
            )
    return state


def given_up(rules: Rules, state: State, owner: Whose, kept: FuelCounts) -> tuple[State, Whose]:
    """An owner who keeps so many units only; for the others singles go on sale."""
    lost = minus(units(rules, owner.pool), kept)
    state, owner = spent(rules, state, owner, lost)
    return put_on_sale(rules, state, lost), owner


def sorted_cards(rules: Rules, cards: Iterable[str]) -> tuple[str, ...]:
    """Cards as they lie in a column: by fuel, then by units, ascending (section 3)."""
    return tuple(sorted(cards, key=lambda card: (rules.fuel(card), rules.cards[card].units, card)))


def in_order(cards: Iterable[str]) -> tuple[str, ...]:
    """Cards of a pile that has no order, by id."""
    return tuple(sorted(cards))
