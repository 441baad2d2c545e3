# SPDX-License-Identifier: MIT
"""What plants of several fuels burn, chosen token by token where there are many mixes. No Qt."""

from __future__ import annotations

from collections.abc import Sequence

from core.games.grid.fuel import FuelCounts, minus, plus, tokens
from core.games.power_grid.figures import FUELS
from core.terms import Move
from ui.games.grid.running import Choice, chosen_of
from ui.games.grid.view import MixRow, MixView
from ui.games.power_grid.prompt_words import ask
from ui.games.power_grid.scene import Scene
from ui.games.power_grid.words import fuel_name


def mix_view(
    scene: Scene, found: Sequence[Choice], chosen: Move | None, mix: FuelCounts | None
) -> MixView | None:
    """A stepper for each fuel that can be in a mix; None where there is only one mix."""
    now = chosen_of(found, chosen)
    offered = _mixes(found, now)
    if len(offered) < 2:
        return None
    counts = now.mixed if mix is None else mix
    rows = tuple(
        _row(offered, counts, fuel)
        for fuel in range(len(FUELS))
        if any(other[fuel] for other in offered)
    )
    lacking = lacks(now, mix)
    key = "mix.lacks" if lacking else "mix.title"
    plants = ", ".join(
        scene.plant(plant)
        for plant in map(int, now.plants)
        if len(scene.rules.plants[plant].fuels) > 1
    )
    return MixView(ask(key, plants=plants, count=lacking), rows)


def lacks(now: Choice, mix: FuelCounts | None) -> int:
    """How many tokens are still to be chosen."""
    return 0 if mix is None else sum(now.mixed) - sum(mix)


def stepped(
    found: Sequence[Choice], chosen: Move | None, mix: FuelCounts | None, fuel: int, by: int
) -> tuple[Move | None, FuelCounts | None]:
    """The choice and the unfinished mix after one token more or less of a fuel."""
    now = chosen_of(found, chosen)
    counts = now.mixed if mix is None else mix
    wanted = plus(counts, tokens(fuel, 1)) if by > 0 else minus(counts, tokens(fuel, 1))
    offered = _mixes(found, now)
    if min(wanted) < 0 or not any(_within(wanted, other) for other in offered):
        return chosen, mix
    whole = next((c for c in found if c.plants == now.plants and c.mixed == wanted), None)
    return (whole.move, None) if whole is not None else (chosen, wanted)


def _mixes(found: Sequence[Choice], now: Choice) -> tuple[FuelCounts, ...]:
    """Every mix that the plants of a choice can burn now."""
    return tuple(choice.mixed for choice in found if choice.plants == now.plants)


def _row(offered: Sequence[FuelCounts], counts: FuelCounts, fuel: int) -> MixRow:
    name, more = FUELS[fuel], plus(counts, tokens(fuel, 1))
    return MixRow(
        name,
        fuel_name(name),
        counts[fuel],
        counts[fuel] > min(other[fuel] for other in offered),
        any(_within(more, other) for other in offered),
    )


def _within(part: FuelCounts, whole: FuelCounts) -> bool:
    return all(one <= other for one, other in zip(part, whole, strict=True))
