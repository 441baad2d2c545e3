# SPDX-License-Identifier: MIT
"""The end of each game: the ranking on top, one step after the other below it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from core import catalogue
from core.terms import Over
from ui.games import registry
from ui.games.shown import Result, ResultStep
from ui.kit.labels.text import Text
from ui.play.game_frame import GameFrame
from ui.play.result import RankingCard, ResultPanel, StepCard
from ui.ports.local_session import LocalSession

Show = Callable[[QWidget], QWidget]
NAMES = ("Anna", "Bruno")


@pytest.mark.parametrize("game", catalogue.names())
def test_a_result_that_is_told_begins_with_its_ranking(game: str, shown: Show) -> None:
    """The first thing in sight is who came where; the steps follow from the first on (W-30)."""
    frame = GameFrame(
        LocalSession(game, NAMES, b"result", mine=(), bot="steady"), registry.load(game)
    )
    shown(frame)
    frame.result.show_all()
    for _ in range(3):
        QApplication.processEvents()
    page, over = frame.result.page, frame.desk.match.awaiting
    assert isinstance(over, Over)
    assert page.verticalScrollBar().value() == 0
    ranking = _one(page, RankingCard)
    assert ranking.y() < min(card.y() for card in page.findChildren(StepCard))
    ranked = [NAMES[seat] for seats in over.places for seat in seats]
    assert [text.text() for text in _texts(ranking) if text.text() in NAMES] == ranked


def test_each_step_is_shown_from_its_beginning(shown: Show) -> None:
    """A long step is read from its first line on."""
    panel = ResultPanel()
    steps = tuple(ResultStep(f"Step {at}", "line\n" * 60) for at in range(3))
    panel.show_result(
        Result("Anna wins.", steps), NAMES, (0, 1), over=Over(((0,), (1,)), (), "end")
    )
    shown(panel)
    panel.next.click()
    for _ in range(3):
        QApplication.processEvents()
    second = panel.page.findChildren(StepCard)[1]
    assert panel.page.verticalScrollBar().value() == second.y() > 0
    assert not panel.page.findChildren(RankingCard)


def test_seats_that_share_a_place_are_counted() -> None:
    """After two first ones comes the third."""
    card = RankingCard(
        Over(((2, 0), (1,)), (5, 3, 5), "end"), ("Anna", "Bruno", "Chidi"), (0, 1, 2)
    )
    said = [text.text() for text in _texts(card)]
    assert said[1:] == ["1.", "Chidi", "5", "1.", "Anna", "5", "3.", "Bruno", "3"]


def test_only_what_comes_to_the_points_carries_a_plus() -> None:
    """Money and cities are what one has (W-30)."""
    has = StepCard(1, ResultStep("Money", "", (82, 0)), NAMES, (0, 1))
    adds = StepCard(1, ResultStep("Territory", "", (3, 0), (7, 4)), NAMES, (0, 1))
    assert {"82", "0"} <= {text.text() for text in _texts(has)}
    assert not any("+" in text.text() for text in _texts(has))
    assert {"+3", "0", "7", "4"} <= {text.text() for text in _texts(adds)}


def _texts(widget: QWidget) -> list[Text]:
    return widget.findChildren(Text)


def _one(widget: QWidget, kind: type[RankingCard]) -> RankingCard:
    (found,) = widget.findChildren(kind)
    return found
