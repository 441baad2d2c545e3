# SPDX-License-Identifier: MIT
"""The texts of moves."""

from __future__ import annotations

import pytest

from core.games.power_grid import moves
from core.terms import Move


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (moves.open_auction(13), "open 13"),
        (moves.bid(14), "bid 14"),
        (moves.keep((2, 1, 0, 0)), "keep coal 2 oil 1"),
        (moves.keep((0, 0, 0, 0)), "keep"),
        (moves.buy("coal", 3), "buy coal 3"),
        (moves.build("san_francisco"), "build san_francisco"),
        (moves.run((5, 20), (1, 1, 0, 0)), "run 5 20 coal 1 oil 1"),
        (moves.run((4,)), "run 4"),
        (moves.regions(("red", "brown")), "regions brown red"),
    ],
)
def test_texts(move: Move, text: str) -> None:
    """A move reads back from its text."""
    assert str(move) == text
    assert Move.parse(text) == move
