# SPDX-License-Identifier: MIT
"""A game without shots is shown at its opening, under way, from outside, and at its end."""

from __future__ import annotations

import pytest

from core import catalogue
from core.bots import catalogue as bots
from core.terms import Over
from ui.games.plain.gallery import shots_of
from ui.ports.snapshot import Stage

HIDING = ("thirteen_minutes",)
"""The games in which a hand or a bid is secret."""


@pytest.mark.parametrize("game", catalogue.names())
def test_each_scene_is_what_it_is_called(game: str) -> None:
    """The cover between two people is there where they hide something."""
    shots = shots_of(game)
    kinds = {name.removeprefix(f"{game}-"): shot for name, shot in shots.items()}
    hot_seat = {"hot-seat"} if game in HIDING else set()
    assert set(kinds) == {"opening", "under-way", "watching", "result"} | hot_seat
    opening, under_way, watching, result = (
        kinds[kind]().session.snapshot() for kind in ("opening", "under-way", "watching", "result")
    )
    assert opening.match is not None
    assert under_way.match is not None
    assert result.match is not None
    assert under_way.match.follows(opening.match)
    assert len(opening.match.events) < len(under_way.match.events)
    assert under_way.stage is Stage.PLAYING
    assert isinstance(result.match.awaiting, Over)
    assert (watching.mine(), watching.knowledge) == ((), ())
    assert under_way.mine() == (0,)
    assert {view.bot for view in result.seats} == {bots.names(game)[-1]}
