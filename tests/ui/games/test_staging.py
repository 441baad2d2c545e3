# SPDX-License-Identifier: MIT
"""Shots are found in games of bots, the same every time, or not at all."""

from __future__ import annotations

import pytest

from ui.games.scene import head_of
from ui.games.staging import ended, played_until, watched, with_state
from ui.ports.snapshot import Stage

GAME = "power_grid_card_game"


def test_a_game_is_played_until_the_state_is_there() -> None:
    """The first of the seeds that has it, the first seat is asked, and it comes again."""
    one, other = (
        played_until(GAME, [b"a", b"b"], lambda state: state.round == 2, seats=3) for _ in range(2)
    )
    assert one.snapshot().log == other.snapshot().log
    match = one.snapshot().match
    assert match is not None
    assert match.state.round == 2  # type: ignore[attr-defined]
    assert match.awaiting.seats == (0,)  # type: ignore[union-attr]


def test_a_state_that_never_comes_is_an_error() -> None:
    """A shot is never another one than it says."""
    with pytest.raises(LookupError):
        played_until(GAME, [b"a"], lambda state: False, seats=3)


def test_whoever_watches_has_no_seat_and_no_knowledge() -> None:
    """What is hidden stays hidden in the picture."""
    seen = watched(played_until(GAME, [b"a"], lambda state: True, seats=3)).session.snapshot()
    assert seen.mine() == ()
    assert seen.knowledge == ()


def test_a_state_can_be_another_one() -> None:
    """The rest of the snapshot stays."""
    snapshot = played_until(GAME, [b"a"], lambda state: True, seats=3).snapshot()
    changed = with_state(snapshot, agenda=())
    assert changed.match is not None
    assert head_of(changed.match.state) is None
    assert changed._replace(match=None) == snapshot._replace(match=None)


def test_an_ended_game_is_told() -> None:
    """To its last step."""
    shot = ended(GAME, b"a", seats=3)
    assert shot.told
    assert shot.session.snapshot().stage is Stage.OVER
