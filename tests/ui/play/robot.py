# SPDX-License-Identifier: MIT
"""A robot that plays at one laptop for all who sit there, and presses whatever it finds.

It is quick and clumsy: it clicks twice, holds keys, presses while something changes and before
anything is painted; and between its presses the window gets what a window gets.
"""

from __future__ import annotations

import random
from collections import Counter, deque
from collections.abc import Callable, Iterable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QWidget
from pytestqt.exceptions import capture_exceptions, format_captured_exceptions

from tests.ui.hand import QUICK, middle, under
from tests.ui.play.exchanged import Peeping
from tests.ui.play.meaning import Unmeant, WatchedHand
from tests.ui.play.robot_table import RobotTable
from ui.i18n import languages
from ui.play.desk import Standing
from ui.play.game_frame import GameFrame
from ui.ports.snapshot import Notice, Presence
from ui.style import dressing
from ui.style.theme import Theme
from ui.style.tones import DARK, LIGHT

SIZES = ((1366, 768), (1024, 600), (1180, 720), (1920, 1080), (1280, 800))
SCALES = (100, 125, 150)
PAUSES = (0.0, 0.02, 0.1, 0.3, 0.6, 1.0)
WALK = (Qt.Key.Key_Tab, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right)
DECIDING = ((Qt.Key.Key_Return, "\r"), (Qt.Key.Key_Enter, "\r"), (Qt.Key.Key_Space, " "))
NOTICES = (None, None, Notice("seat.lost", (("seat", 1), ("name", "Bruno"))))
LINES = ("Hola", "<b>&amp;", "whose turn is it?", "x" * 90)
STALE = 60
"""After so many presses without a move the robot looks into the list of moves."""
_MOVE = Qt.ItemDataRole.UserRole


class Robot:
    """Presses at one table; `step` raises `Unmeant` for what nobody meant or may see."""

    def __init__(self, table: RobotTable, seed: str, peeps: float = 0.1) -> None:
        self.table = table
        self.rng = random.Random(seed)
        self.hand = WatchedHand(table)
        table.listen_late(lambda: self.hand.now)
        self.peeping = Peeping()
        self.peeps = peeps
        self.presses = 0
        self.counts: Counter[str] = Counter()
        self.story: deque[str] = deque(maxlen=12)
        self._idle = 0

    # A step

    def play(self, presses: int) -> None:
        """So many presses, with whatever comes between them."""
        for _ in range(presses):
            self.step()

    def step(self) -> None:
        """One gesture, the picture after it, and perhaps something that changes of itself."""
        with capture_exceptions() as raised:
            try:
                self._come_to_the_table()
                self._press()
                self.hand.wait(self.rng.choice(PAUSES))
                self._peep()
                if self.rng.random() < 0.35:
                    self._note(self.rng.choice(_BETWEEN))()
            except Unmeant as fault:
                raise Unmeant(f"press {self.presses}: {fault}\n{self._told()}") from fault
        if raised:
            told = format_captured_exceptions(raised)
            raise Unmeant(f"press {self.presses}: {self._told()}\n{told}")

    def _told(self) -> str:
        return f"{self.table.game}: " + " / ".join(self.story)

    def _note(self, what: Callable[[Robot], None]) -> Callable[[], None]:
        name = what.__name__.strip("_")
        self.story.append(name)
        self.counts[name] += 1
        return lambda: what(self)

    def _come_to_the_table(self) -> None:
        if self.table.come_to(self.rng.random() < 0.3):
            self.hand.wait()

    def _press(self) -> None:
        self.presses += 1
        moves = len(self.table.sent)
        gesture = self.rng.choices(_GESTURES, _WEIGHTS)[0]
        if self._idle > STALE:
            gesture = _from_the_list
        with self.hand.gesture():
            self._note(gesture)()
            self.hand.wait(0.05)
        self._idle = 0 if len(self.table.sent) > moves else self._idle + 1

    def _peep(self) -> None:
        page = self.table.window.page
        if not isinstance(page, GameFrame):
            return
        covered = page.desk.standing() is Standing.COVERED
        if self.rng.random() < (3 * self.peeps if covered else self.peeps):
            wrong = self.peeping.compare(self.table.window, page)
            self.hand.look()
            if wrong:
                raise Unmeant(wrong)

    # Where it presses

    def place(self) -> QPoint:
        """Somewhere: mostly where an answer is."""
        page, rng = self.table.window.page, self.rng
        if not isinstance(page, GameFrame):
            return self._within(page)
        what = rng.random()
        if page.desk.standing() is Standing.COVERED and what < 0.75:
            return middle(page.cover.go)
        turn = (page.prompt.done, page.prompt.done, page.prompt.undo, page.prompt.restart)
        if what < 0.5 and (found := _pressable((*page.prompt.buttons, *turn))):
            return middle(rng.choice(found))
        if what < 0.75 and (found := _pressable(page.board.findChildren(QAbstractButton))):
            return middle(rng.choice(found))
        if what < 0.87:
            return self._within(page.board)
        if what < 0.97 and (found := _pressable(self.table.window.findChildren(QAbstractButton))):
            return middle(rng.choice(found))
        return self._within(self.table.window)

    def _within(self, part: QWidget) -> QPoint:
        x, y = self.rng.randrange(max(1, part.width())), self.rng.randrange(max(1, part.height()))
        return part.mapToGlobal(QPoint(x, y))

    def between(self, change: Callable[[Robot], None]) -> None:
        """Something changes of itself while the hand is down or before it looks."""
        self._note(change)()


def _pressable(buttons: Iterable[QAbstractButton]) -> list[QAbstractButton]:
    """Those that can be seen and pressed at their middle."""
    return [each for each in buttons if each.isVisible() and under(middle(each)) is each]


# Gestures


def _click(robot: Robot) -> None:
    robot.hand.click(robot.place())


def _double_click(robot: Robot) -> None:
    place = robot.place()
    robot.hand.click(place)
    robot.hand.wait(QUICK)
    robot.hand.press_again(place)
    robot.hand.release(place)


def _three_clicks(robot: Robot) -> None:
    place = robot.place()
    for _ in range(3):
        robot.hand.click(place)
        robot.hand.wait(QUICK)


def _two_clicks_unseen(robot: Robot) -> None:
    place = robot.place()
    robot.hand.click(place)
    robot.hand.now += QUICK
    robot.hand.click(place)


def _late_release(robot: Robot) -> None:
    """Held down while the table goes on, or the same decision comes to say something else."""
    place = robot.place()
    robot.hand.press(place)
    robot.hand.now += robot.rng.choice((0.05, 0.6))
    robot.between(robot.rng.choice(_STRADDLED))
    if robot.rng.random() < 0.8:
        robot.hand.look()
    robot.hand.release(place)


def _unseen(robot: Robot) -> None:
    """Pressed before the picture of what has just changed."""
    place = robot.place()
    robot.between(robot.rng.choice(_STRADDLED))
    robot.hand.now += robot.rng.choice((0.0, 1.0))
    robot.hand.click(place)


def _key(robot: Robot) -> None:
    robot.hand.key(*robot.rng.choice(DECIDING))


def _double_key(robot: Robot) -> None:
    key, text = robot.rng.choice(DECIDING)
    robot.hand.key(key, text)
    robot.hand.wait(QUICK)
    robot.hand.key(key, text)


def _held_key(robot: Robot) -> None:
    key, text = robot.rng.choice(DECIDING)
    robot.hand.strike(key, text)
    robot.hand.hold(key, robot.rng.randrange(2, 12), text)
    robot.hand.lift(key, text)


def _walk_and_enter(robot: Robot) -> None:
    """A way by the keyboard; what it leads to is seen before Enter."""
    for _ in range(robot.rng.randrange(1, 6)):
        robot.hand.key(robot.rng.choice(WALK), "")
    robot.hand.look()
    with robot.hand.gesture():
        robot.hand.key(Qt.Key.Key_Return)


def _from_the_list(robot: Robot) -> None:
    frame = robot.table.frame()
    if frame is None or frame.desk.standing() is Standing.COVERED:
        robot.hand.click(robot.place())
        return
    if frame.desk.standing() is Standing.STAGED:
        robot.hand.click(middle(frame.prompt.done))
        return
    frame.side.turn_to(0)
    frame.moves.filter.setFocus()
    for _ in range(robot.rng.randrange(8)):
        robot.hand.key(Qt.Key.Key_Down, "")
    robot.hand.key(Qt.Key.Key_Return)


_GESTURES = (
    _click,
    _double_click,
    _three_clicks,
    _two_clicks_unseen,
    _late_release,
    _unseen,
    _key,
    _double_key,
    _held_key,
    _walk_and_enter,
    _from_the_list,
)
_WEIGHTS = (34, 11, 3, 4, 9, 3, 8, 6, 7, 4, 11)


# What comes between


def _goes_on(robot: Robot) -> None:
    """The table goes on of itself, as if a move had come from elsewhere."""
    frame, session = robot.table.frame(), robot.table.session
    if frame is not None and (asked := frame.desk.asked()):
        session.play_for(asked[0])


def _chat_line(robot: Robot) -> None:
    robot.table.session.say(robot.rng.choice(LINES))


def _equal_snapshot(robot: Robot) -> None:
    robot.table.session.tell()


def _unrelated_snapshot(robot: Robot) -> None:
    rng = robot.rng
    seats = robot.table.session.snapshot().seats
    robot.table.session.tell(
        notice=rng.choice(NOTICES),
        watchers=rng.choice(((), ("Wilma",))),
        seats=tuple(
            each
            if each.presence is Presence.LEFT
            else each._replace(presence=rng.choice((Presence.HERE, Presence.LOST)))
            for each in seats
        ),
    )


def _resized(robot: Robot) -> None:
    robot.table.window.resize(*robot.rng.choice(SIZES))


def _theme(robot: Robot) -> None:
    robot.table.wear(robot.rng.choice((LIGHT, DARK)))


def _language(robot: Robot) -> None:
    """Another language and size of the text, after which the table is come back to."""
    languages.speak(robot.rng.choice(list(languages.LANGUAGES)))
    dressing.apply(Theme(robot.rng.choice((LIGHT, DARK)), robot.rng.choice(SCALES), True))
    robot.table.come_back()
    robot.hand.look()


def _written_line(robot: Robot) -> None:
    frame = robot.table.frame()
    if frame is None:
        return
    frame.side.turn_to(3)
    field = frame.chat.findChild(QLineEdit)
    assert field is not None
    field.setFocus()
    with robot.hand.gesture():
        for letter in "a b":
            robot.hand.key(Qt.Key(ord(letter.upper())), letter)
        robot.hand.hold(Qt.Key.Key_Space, 2, " ")
        robot.hand.key(Qt.Key.Key_Return)


def _undone(robot: Robot) -> None:
    """Undone by its keys, while the mouse is down perhaps: what is pressed says something else."""
    frame = robot.table.frame()
    if frame is not None:
        frame.prompt.undone.emit()


def _page_turned(robot: Robot) -> None:
    frame = robot.table.frame()
    if frame is not None:
        frame.side.turn_to(robot.rng.randrange(5))


_STRADDLED = (
    _goes_on,
    _goes_on,
    _undone,
    _undone,
    _chat_line,
    _unrelated_snapshot,
    _equal_snapshot,
    _resized,
)
_BETWEEN = (
    *(_goes_on, _chat_line, _equal_snapshot, _unrelated_snapshot, _written_line) * 3,
    *(_resized, _page_turned) * 2,
    _theme,
    _language,
)
