# SPDX-License-Identifier: MIT
"""The focus has a place after every move, in every game, by mouse or keyboard."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from tests.ui.hand import Hand
from tests.ui.play.hot_tables import GAMES, HotTable
from ui.play.desk import Standing
from ui.play.game_frame import MOVES

Show = Callable[[QWidget], QWidget]
MANY = 60


def _place(table: HotTable) -> QWidget:
    focused = table.frame.focus.now()
    assert focused is not None
    assert focused.isVisible()
    assert focused.isEnabled()
    return focused


def _is_sensible(table: HotTable, place: QWidget) -> bool:
    """An answer that may be preselected, something to pick, the list, or the question itself."""
    frame = table.frame
    answers = dict(zip(frame.prompt.buttons, frame.presenter.prompt().answers, strict=False))
    if table.standing() is Standing.STAGED:
        return place is frame.prompt.done
    if place in answers:
        return answers[place].primary
    places = (frame.prompt, frame.moves.filter, frame.cover.go, frame.result.next)
    return place in places or frame.board.isAncestorOf(place)


@GAMES
def test_after_a_move_by_mouse_it_is_where_one_goes_on(game: str, shown: Show, hand: Hand) -> None:
    """At what answers next: never nowhere, and never at what passes something up."""
    table = HotTable(game, shown, hand)
    for number in range(MANY):
        hand.wait()
        assert _is_sensible(table, _place(table))
        match table.standing():
            case Standing.OVER:
                return
            case Standing.COVERED:
                table.frame.cover.go.click()
            case Standing.STAGED:
                table.frame.prompt.done.click()
            case _:
                if number % 3 and table.frame.prompt.buttons:
                    table.frame.prompt.buttons[number % len(table.frame.prompt.buttons)].click()
                else:
                    table.go_on()


@GAMES
def test_after_a_move_from_the_list_it_is_back_in_the_list(
    game: str, shown: Show, hand: Hand
) -> None:
    """Only Done, which sends what was composed there, and the cover come in between."""
    table = HotTable(game, shown, hand)
    frame = table.frame
    frame.side.open_page(MOVES)
    assert table.ready()
    frame.moves.filter.setFocus()
    for number in range(MANY):
        hand.wait()
        match table.standing():
            case Standing.OVER:
                return
            case Standing.COVERED:
                assert _place(table) is frame.cover.go
            case Standing.STAGED:
                assert _place(table) is frame.prompt.done
            case _:
                assert _place(table) is frame.moves.filter
                for _ in range(number % 5):
                    hand.key(Qt.Key.Key_Down, "")
        hand.key(Qt.Key.Key_Return)


@GAMES
def test_whoever_writes_is_left_alone(game: str, shown: Show, hand: Hand) -> None:
    """Also where the next person's hand could be opened by a space."""
    table = HotTable(game, shown, hand)
    table.frame.side.open_page(3)
    table.frame.chat.field.setFocus()
    for _ in range(12):
        table.session.play_bot(table.frame.desk.asked()[0] if table.frame.desk.asked() else 0)
        hand.wait()
        assert _place(table) is table.frame.chat.field
