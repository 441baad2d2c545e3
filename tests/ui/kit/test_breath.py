# SPDX-License-Identifier: MIT
"""Between two decisions the hand has to take a breath, and nowhere else."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from tests.ui.hand import QUICK, Hand, middle
from ui.kit.breath import breath
from ui.kit.controls.button import Button


class Page(QWidget):
    """Two answers, of which the clicks are counted, and a field to write in."""

    def __init__(self) -> None:
        super().__init__()
        self.one, self.other, self.field = Button("One"), Button("Other"), QLineEdit()
        self.clicks = ""
        self.one.clicked.connect(lambda: self._answer("1"))
        self.other.clicked.connect(lambda: self._answer("2"))
        self.decides = True
        row = QHBoxLayout(self)
        for part in (self.one, self.other, self.field):
            row.addWidget(part)
        self.ask(0)

    def ask(self, decision: int | None) -> None:
        """Ask something else from now on."""
        self.decision = decision
        breath().ask(decision, self, self)

    def _answer(self, click: str) -> None:
        self.clicks += click
        if self.decides:
            self.ask(len(self.clicks))


@pytest.fixture
def page(shown: Callable[[QWidget], QWidget], hand: Hand) -> Page:
    """A page on which each click is another decision."""
    page = Page()
    shown(page)
    return page


def test_two_quick_clicks_at_one_place_are_one_answer(page: Page, hand: Hand) -> None:
    """Until the system would not call it a double click any more."""
    hand.double_click(middle(page.one))
    assert page.clicks == "1"
    hand.wait(0.5)
    hand.click(middle(page.one))
    assert page.clicks == "11"


def test_while_the_decision_stays_every_click_counts(page: Page, hand: Hand) -> None:
    """Steps of one turn, a stepper above all, go on at once."""
    page.decides = False
    hand.double_click(middle(page.one))
    hand.double_click(middle(page.one))
    assert page.clicks == "1111"


def test_another_place_answers_as_soon_as_it_is_seen(page: Page, hand: Hand) -> None:
    """But not before: a hand that is quicker than the picture means the old one."""
    hand.click(middle(page.one))
    hand.look()
    hand.click(middle(page.other))
    assert page.clicks == "12"
    hand.click(middle(page.one))
    assert page.clicks == "12"


@pytest.mark.parametrize("by_key", [False, True])
def test_a_double_press_begun_before_the_picture_answers_nothing(
    page: Page, hand: Hand, by_key: bool
) -> None:
    """Its second half meets the new picture, and belongs to the first all the same."""
    page.one.setFocus()

    def press() -> None:
        if by_key:
            hand.key(Qt.Key.Key_Return)
        else:
            hand.click(middle(page.one))

    hand.wait()
    page.ask(7)
    press()
    hand.wait(QUICK)
    press()
    assert page.clicks == ""
    hand.wait(0.5)
    press()
    assert page.clicks == "1"


def test_a_place_is_as_large_as_that_of_a_double_click(page: Page, hand: Hand) -> None:
    """A shaking hand is at the same place."""
    hand.click(middle(page.one))
    hand.wait(QUICK)
    hand.click(middle(page.one) + QPoint(2, 1))
    assert page.clicks == "1"


def test_a_decision_that_came_by_itself_is_held_from_a_hand_under_way(
    page: Page, hand: Hand
) -> None:
    """The first click met nothing to decide, the second what the table asks since."""
    page.decides = False
    page.ask(None)
    hand.click(middle(page.one))
    page.ask(7)
    hand.wait(QUICK)
    hand.click(middle(page.one))
    assert page.clicks == "1"


def test_whoever_waited_longer_answers_at_once(page: Page, hand: Hand) -> None:
    """Who waits with the pointer on the button is not held up when the turn comes."""
    hand.click(middle(page.one))
    page.ask(None)
    hand.wait(2)
    page.ask(8)
    hand.look()
    hand.click(middle(page.one))
    assert page.clicks == "11"


def test_a_press_that_was_begun_on_another_decision_is_let_go_elsewhere(
    page: Page, hand: Hand
) -> None:
    """The button comes up, does nothing, and answers the next whole click."""
    hand.press(middle(page.one))
    page.ask(5)
    hand.wait()
    hand.release(middle(page.one))
    assert page.clicks == ""
    assert not page.one.isDown()
    hand.wait()
    hand.click(middle(page.one))
    assert page.clicks == "1"


def test_a_space_that_was_begun_on_another_decision_does_nothing(page: Page, hand: Hand) -> None:
    """A button clicks when the space bar comes up."""
    page.one.setFocus()
    hand.strike(Qt.Key.Key_Space, " ")
    page.ask(5)
    hand.wait()
    hand.lift(Qt.Key.Key_Space, " ")
    assert page.clicks == ""


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_a_key_is_a_place(page: Page, hand: Hand, key: Qt.Key) -> None:
    """Struck twice at once it answers once, and held down as well."""
    page.one.setFocus()
    hand.key(key, " ")
    hand.wait(QUICK)
    hand.key(key, " ")
    hand.hold(key, 40, " ")
    assert page.clicks == "1"
    hand.wait(0.5)
    hand.key(key, " ")
    assert page.clicks == "11"


def test_writing_is_never_held_up(page: Page, hand: Hand) -> None:
    """Whatever is decided meanwhile, no letter and no space of a line is lost."""
    page.field.setFocus()
    for number, letter in enumerate("a b  c"):
        page.ask(number)
        hand.key(Qt.Key.Key_Space if letter == " " else Qt.Key.Key_A, letter)
    assert page.field.text() == "a b  c"


def test_what_is_not_on_the_page_answers_nothing_and_is_not_held(
    page: Page, hand: Hand, shown: Callable[[QWidget], QWidget]
) -> None:
    """A page that went away holds nothing back, and one that came is protected from its opener."""
    hand.click(middle(page.one))
    page.hide()
    other = Page()
    shown(other)
    hand.wait(QUICK)
    hand.click(middle(other.one))
    assert other.clicks == ""
    hand.wait(0.5)
    hand.click(middle(other.one))
    assert other.clicks == "1"
