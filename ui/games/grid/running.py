# SPDX-License-Identifier: MIT
"""The ways to run plants as choices, and which of them are worth showing. No Qt."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from core.games.grid.fuel import FuelCounts
from core.terms import Move
from ui.games.grid.view import RunRow


class Choice(Struct, frozen=True):
    """A legal way to run plants, with all that comes of it.

    Plants of several fuels burn `mixed` of all that it `burns`.
    `supplied` is what its plants bring in the measure of the game, `income` the pay for it.
    """

    move: Move
    plants: tuple[int | str, ...]
    burns: FuelCounts
    mixed: FuelCounts
    supplied: int
    income: int


def best_first(found: Sequence[Choice]) -> tuple[Choice, ...]:
    """Highest income first, then fewest tokens, then fewest plants."""
    return tuple(sorted(found, key=lambda c: (-c.income, sum(c.burns), len(c.plants))))


def chosen_of(found: Sequence[Choice], chosen: Move | None) -> Choice:
    """The choice that is chosen, the best one if none is."""
    return next((choice for choice in found if choice.move == chosen), found[0])


def matching(found: Sequence[Choice], plants: Sequence[int | str]) -> Choice | None:
    """The best choice that runs exactly these plants."""
    return next((choice for choice in found if set(choice.plants) == set(plants)), None)


def wasteful(choice: Choice, found: Sequence[Choice]) -> bool:
    """Whether another choice supplies as much with no more of any fuel, and less of something."""
    return any(_beats(other, choice) for other in found)


def _beats(other: Choice, choice: Choice) -> bool:
    if other.supplied < choice.supplied:
        return False
    if other.burns == choice.burns:
        return (len(other.plants), other.plants) < (len(choice.plants), choice.plants)
    return all(one <= two for one, two in zip(other.burns, choice.burns, strict=True))


def toggled(found: Sequence[Choice], chosen: Move | None, plant: int | str) -> Move | None:
    """What a click on a plant chooses: the same plants with it or without it.

    Where they cannot run together it is the best choice with it, and nothing without any.
    """
    now = next((choice.plants for choice in found if choice.move == chosen), ())
    choice = matching(found, tuple(set(now) ^ {plant}))
    if choice is None:
        choice = next((choice for choice in found if plant in choice.plants), None)
    return None if choice is None else choice.move


def run_row(
    choice: Choice,
    chosen: Move | None,
    best: Move,
    label: str,
    plants: str,
    burns: str,
    supplies: str = "",
) -> RunRow:
    """A choice as a row, with what it runs, burns and supplies in words."""
    return RunRow(
        key=str(choice.move),
        plants=plants,
        burns=burns,
        supplies=supplies,
        pays=f"+{choice.income}",
        chosen=choice.move == chosen,
        best=choice.move == best,
        label=label,
    )
