# SPDX-License-Identifier: MIT
"""One press, one decision: in every game, where all sit at one laptop and one answer follows
another at the same place, no hand that is too quick answers for two."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QWidget

from tests.ui.hand import QUICK, Hand, middle
from tests.ui.play.hot_tables import GAMES, HotTable
from ui.play.desk import Standing

Show = Callable[[QWidget], QWidget]
DECISIONS = 40


def _answers(table: HotTable) -> list[QPoint]:
    """Where the answers of the prompt are."""
    return [middle(button) for button in table.frame.prompt.buttons if button.isVisible()]


def _decisions(table: HotTable, count: int = DECISIONS) -> Iterator[int]:
    for number in range(count):
        if not table.ready():
            return
        yield number
        if not table.ready():
            return
        if table.standing() is Standing.STAGED:
            table.frame.prompt.done.click()
        else:
            table.go_on()


@GAMES
def test_a_double_click_on_an_answer_answers_once(game: str, shown: Show, hand: Hand) -> None:
    """The second click meets the next decision, another person's perhaps, and does nothing."""
    table = HotTable(game, shown, hand)
    changed = 0
    for number in _decisions(table):
        if not (answers := _answers(table)):
            continue
        place, decision = answers[number % len(answers)], table.frame.desk.decision()
        sent = len(table.session.sent)
        hand.click(place)
        hand.wait(QUICK)
        after, now = table.done_so_far(), table.frame.desk.decision()
        hand.click(place)
        hand.look()
        if now != decision:
            changed += 1
            assert table.done_so_far() == after
        else:
            assert len(table.session.sent) == sent
    assert changed


@GAMES
def test_a_double_click_on_done_sends_once(game: str, shown: Show, hand: Hand) -> None:
    """So does one on the button that shows the next person's hand: it opens the hand alone."""
    table = HotTable(game, shown, hand)
    done = covers = 0
    for _ in range(DECISIONS):
        hand.wait()
        if table.standing() is Standing.COVERED:
            covers += 1
            hand.double_click(middle(table.frame.cover.go))
            assert table.standing() is not Standing.COVERED
            assert table.frame.desk.view().staged == ()
        elif table.standing() is Standing.STAGED:
            done += 1
            sent = len(table.session.sent)
            hand.double_click(middle(table.frame.prompt.done))
            assert len(table.session.sent) == sent + 1
            assert table.frame.desk.view().staged == ()
        elif table.standing() is Standing.YOURS:
            moves = table.frame.desk.legal()
            table.frame.play(moves[len(moves) // 2])
    assert done
    assert covers or game != "thirteen_minutes"


@GAMES
def test_a_held_enter_decides_once(game: str, shown: Show, hand: Hand) -> None:
    """Wherever the focus is: at an answer, at Done, on the board, in the list of moves."""
    table = HotTable(game, shown, hand)
    pressed = 0
    for number in _decisions(table):
        if number % 2:
            QApplication.sendPostedEvents()
            table.frame.side.open_page(0)
            table.frame.moves.filter.setFocus()
        before = table.done_so_far()
        hand.key(Qt.Key.Key_Return)
        after = table.done_so_far()
        pressed += after != before
        hand.hold(Qt.Key.Key_Return, 30)
        assert table.done_so_far() == after
    assert pressed


@GAMES
def test_a_double_enter_decides_once(game: str, shown: Show, hand: Hand) -> None:
    """A key is a place: struck twice at once it does not answer what came up in between."""
    table = HotTable(game, shown, hand)
    changed = 0
    for _ in _decisions(table):
        decision = table.frame.desk.decision()
        hand.key(Qt.Key.Key_Return)
        hand.wait(QUICK)
        after, now = table.done_so_far(), table.frame.desk.decision()
        hand.key(Qt.Key.Key_Return)
        if now != decision:
            changed += 1
            assert table.done_so_far() == after
    assert changed


@GAMES
def test_a_press_does_not_outlive_its_decision(game: str, shown: Show, hand: Hand) -> None:
    """Pressed on one decision and let go on another, which came from the table meanwhile."""
    table = HotTable(game, shown, hand)
    straddled = 0
    for number in _decisions(table):
        if not (answers := _answers(table)):
            continue
        place = answers[number % len(answers)]
        hand.press(place)
        table.go_on()
        after = table.done_so_far()
        hand.release(place)
        straddled += 1
        assert table.done_so_far() == after
        assert not any(button.isDown() for button in table.frame.prompt.buttons)
    assert straddled


@GAMES
def test_a_press_before_the_picture_answers_nothing(game: str, shown: Show, hand: Hand) -> None:
    """What the eye has not seen yet is not meant, at whatever place."""
    table = HotTable(game, shown, hand)
    blind = 0
    for number in _decisions(table):
        table.frame.desk.reset()
        table.frame.refresh()
        decision = table.frame.desk.decision()
        table.session.play_bot(table.frame.desk.asked()[0])
        hand.now += 10
        if table.frame.desk.decision() in (None, decision) or not (answers := _answers(table)):
            continue
        after = table.done_so_far()
        hand.click(answers[number % len(answers)])
        assert table.done_so_far() == after
        blind += 1
    assert blind


@GAMES
def test_quick_play_at_other_places_is_not_held_up(game: str, shown: Show, hand: Hand) -> None:
    """Whoever answers at one place and goes on at another waits for the picture alone."""
    table = HotTable(game, shown, hand)
    quick = 0
    for number in _decisions(table):
        if not (answers := _answers(table)):
            continue
        hand.click(answers[number % len(answers)])
        hand.look()
        if table.standing() is Standing.STAGED:
            done = middle(table.frame.prompt.done)
            if (done - answers[number % len(answers)]).manhattanLength() > 20:
                sent = len(table.session.sent)
                hand.click(done)
                assert len(table.session.sent) == sent + 1
                quick += 1
    assert quick
