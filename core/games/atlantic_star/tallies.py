# SPDX-License-Identifier: MIT
"""What statistics count of a finished match: what balance is judged by."""

from __future__ import annotations

from collections.abc import Iterator

from core.games.atlantic_star.figures import SEAS
from core.games.atlantic_star.state import NOBODY, State


def of(state: State) -> Iterator[tuple[str, str]]:
    """Each sea's class, values as they were written, bonuses, the operators' places, loans."""
    for name, sea in zip(SEAS, state.seas, strict=True):
        yield ("class", str(sea.stars))
        yield (f"class_{name}", str(sea.stars))
        for place, plate in enumerate(sea.plates, 1):
            if plate.owner == NOBODY:
                yield ("operator_place", str(place))
            else:
                yield (f"value_{name}", f"{plate.written:02}")
                yield ("bonus", "yes" if plate.bonus else "no")
    for player in state.players:
        yield ("loans", str(sum(player.borrowed)))
    yield ("shuffles", str(state.shuffles))
