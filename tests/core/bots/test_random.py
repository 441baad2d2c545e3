# SPDX-License-Identifier: MIT
"""The bot that takes any legal move."""

from __future__ import annotations

from collections import Counter

from core.bots.random import Random
from core.chance import Stream
from core.match import begin
from core.terms import Knowledge
from tests.core.toys.blind import Blind


def test_every_legal_move_is_as_likely() -> None:
    """7,000 choices among seven bids: each within five standard deviations of 1,000."""
    match = begin(Blind(), (), 2)
    rng = Stream(b"random")
    chosen = Counter(
        Random().choose(match.game, match.state, 0, Knowledge(), rng) for _ in range(7_000)
    )
    assert set(chosen) == set(match.game.legal_moves(match.state, 0))
    assert all(abs(count - 1_000) < 147 for count in chosen.values())


def test_it_has_no_chance_of_its_own() -> None:
    """The same stream gives the same moves."""
    match = begin(Blind(), (), 2)
    one, other = Stream(b"a"), Stream(b"a")
    for _ in range(50):
        moves = [
            Random().choose(match.game, match.state, 1, Knowledge(), rng) for rng in (one, other)
        ]
        assert moves[0] == moves[1]
