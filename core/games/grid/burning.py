# SPDX-License-Identifier: MIT
"""What plants that take several fuels can burn together, all or nothing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations_with_replacement

from core.games.grid.fuel import NO_FUEL, FuelCounts, counted, plus
from core.games.grid.storage import Holder

_KEPT = 512


def mixes(plants: Sequence[Holder]) -> tuple[FuelCounts, ...]:
    """Every sum of fuel that these plants burn, each one exactly its amount of its fuels.

    Sorted, each once: who burns which token makes no difference to what is left.
    """
    return _mixes(tuple(plants))


@lru_cache(_KEPT)
def _mixes(plants: tuple[Holder, ...]) -> tuple[FuelCounts, ...]:
    if not plants:
        return (NO_FUEL,)
    fuels, amount = plants[-1]
    own = [
        counted([burnt.count(fuel) for fuel in range(len(NO_FUEL))])
        for burnt in combinations_with_replacement(fuels, amount)
    ]
    sums = [plus(one, mix) for mix in _mixes(plants[:-1]) for one in own]
    return tuple(sorted(dict.fromkeys(sums)))
