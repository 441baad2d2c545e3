# SPDX-License-Identifier: MIT
"""The prompt offers exactly what answers it, and a click answers only what was shown."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from core.terms import Move
from ui.games.shown import Answer, Prompt
from ui.kit.surfaces.pane import Pane
from ui.play.panels.prompt_bar import PromptBar

YES = Answer("Yes", Move("yes"), primary=True)
NO = Answer("No", Move("no"), hint="Nothing happens.")


@pytest.fixture
def bar(qtbot: QtBot) -> PromptBar:
    """A question with two answers."""
    bar = PromptBar()
    qtbot.addWidget(bar)
    bar.resize(900, 200)
    bar.show()
    bar.show_prompt(Prompt("Yes or no?", (YES, NO), "It costs 2."))
    return bar


def test_each_answer_is_a_button(bar: PromptBar) -> None:
    """No more and no fewer, with their hints."""
    assert [button.text() for button in bar.buttons] == ["Yes", "No"]
    assert bar.buttons[1].toolTip() == "Nothing happens."
    assert bar.text.text() == "Yes or no?"
    assert bar.detail.text() == "It costs 2."


def test_a_click_gives_its_answer(bar: PromptBar, qtbot: QtBot) -> None:
    """One button, one meaning."""
    with qtbot.waitSignal(bar.answered) as answered:
        bar.buttons[1].click()
    assert answered.args == [NO]


def test_a_late_click_answers_nothing(bar: PromptBar, qtbot: QtBot) -> None:
    """A button of a decision that is over does nothing, even if its click arrives late (T41)."""
    late = bar.buttons[0]
    bar.show_prompt(Prompt("Something else?", (NO,)))
    with qtbot.assertNotEmitted(bar.answered):
        late.click()


def test_the_same_question_keeps_its_buttons(bar: PromptBar) -> None:
    """A snapshot that changes nothing takes no focus and no half-made click away."""
    before = bar.buttons
    bar.show_prompt(Prompt("Yes or no?", (YES, NO)))
    assert bar.buttons == before


def test_turn_buttons_follow_what_is_staged(bar: PromptBar) -> None:
    """Undo with the first staged move, start over with the second, Done when complete."""
    for staged, complete, expected in ((0, False, ""), (1, False, "u"), (2, True, "urd")):
        bar.show_prompt(Prompt("Go on"), staged, complete)
        QApplication.processEvents()
        shown = {"u": bar.undo, "r": bar.restart, "d": bar.done}
        assert "".join(k for k, b in shown.items() if b.isVisible()) == expected


def test_many_answers_all_fit(bar: PromptBar) -> None:
    """Fourteen bids take two lines, and each can be scrolled to."""
    answers = tuple(Answer(f"Bid {n} cubes", Move("bid", (n,))) for n in range(14))
    bar.show_prompt(Prompt("Bid", answers))
    bar.resize(700, bar.height())
    QApplication.processEvents()
    (pane,) = bar.findChildren(Pane)
    content = pane.widget()
    assert content is not None
    for button in bar.buttons:
        at = QRect(button.mapTo(content, QPoint(0, 0)), button.size())
        assert content.rect().contains(at)
        pane.ensureWidgetVisible(button, 0, 0)
        assert (
            pane.viewport()
            .rect()
            .contains(QRect(button.mapTo(pane.viewport(), QPoint(0, 0)), at.size()))
        )


def test_buttons_of_the_turn_stack_where_there_is_little_room(bar: PromptBar) -> None:
    """A large text leaves the sentence its width; with room they stand in one line."""
    bar.show_prompt(Prompt("Done?"), staged=2, complete=True)
    buttons = (bar.restart, bar.undo, bar.done)
    for width, lines in ((900, 1), (300, 3)):
        bar.resize(width, 300)
        QApplication.processEvents()
        assert len({button.y() for button in buttons}) == lines
