# SPDX-License-Identifier: MIT
"""The scoring is told step by step, and one step too many begins nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from core import catalogue
from tests.ui.games.positions import NAMES
from tests.ui.hand import Hand, middle
from ui.games import registry
from ui.play.game_frame import GameFrame
from ui.ports.demo import StillSession
from ui.ports.local_session import LocalSession

Show = Callable[[QWidget], QWidget]
SEATS = {"thirteen_minutes": 2}


@pytest.fixture(params=catalogue.names())
def ended(request: pytest.FixtureRequest, shown: Show, hand: Hand) -> GameFrame:
    """The end of a game of each kind, with its scoring to be told."""
    names = NAMES[: SEATS.get(request.param, 3)]
    session = LocalSession(request.param, names, b"the end", mine=(), bot="steady")
    snapshot = session.snapshot()
    mine = tuple(view._replace(mine=True) for view in snapshot.seats)
    frame = GameFrame(StillSession(snapshot._replace(seats=mine)), registry.load(request.param))
    shown(frame)
    return frame


def _asked(frame: GameFrame) -> list[tuple[object, ...]]:
    assert isinstance(frame.session, StillSession)
    return frame.session.asked


@pytest.mark.parametrize("pace", [0.15, 1.0])
def test_a_click_too_many_begins_no_game(ended: GameFrame, hand: Hand, pace: float) -> None:
    """Neither a hasty one nor a steady one: where the steps were told nothing plays again."""
    place, left = middle(ended.result.next), []
    ended.left.connect(lambda: left.append(1))
    for _ in range(12):
        hand.wait(pace)
        hand.click(place)
        if ended.result.finished():
            break
    assert ended.result.finished()
    hand.wait(pace)
    hand.click(place)
    hand.look()
    assert _asked(ended) == []
    assert left == []


def test_an_enter_too_many_begins_no_game(ended: GameFrame, hand: Hand) -> None:
    """The focus goes from step to step, and then to what was told."""
    for _ in range(12):
        hand.wait()
        hand.key(Qt.Key.Key_Return)
    assert ended.result.finished()
    assert ended.focus.now() is ended.result.page
    assert _asked(ended) == []


def test_another_game_is_one_click_away(ended: GameFrame, hand: Hand) -> None:
    """A click that is meant begins it."""
    ended.result.show_all()
    hand.wait()
    hand.click(middle(ended.result.rematch))
    assert [what for what, *_ in _asked(ended)] == ["rematch"]
