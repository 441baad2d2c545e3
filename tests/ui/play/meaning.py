# SPDX-License-Identifier: MIT
"""What a gesture means: the answer to what was shown when it began, and nothing else.

A gesture is whatever a hand does in one go: a press, a double click, a key held down.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from shiboken6 import isValid

from core.terms import Move
from tests.ui.hand import LEFT, NONE, Hand, under
from ui.ports.snapshot import Snapshot

Sent = tuple[int, tuple[Move, ...], int]
"""Who sent which moves, and how many events there were before."""


class Unmeant(AssertionError):
    """Something was done that nobody meant."""


class Shown(NamedTuple):
    """What can be answered: the decision of a table, and the question above it."""

    decision: tuple[Hashable, ...] | None
    seat: int | None
    question: str


class Done(NamedTuple):
    """What was done so far by whoever sits here."""

    sent: tuple[Sent, ...]
    staged: tuple[Move, ...]
    looking: int | None
    given_up: int
    left: int


class Control(NamedTuple):
    """What was pressed: what it said then, and the move, if it is known, that it makes."""

    words: str | None
    move: Move | None
    sends: tuple[Move, ...]
    opens: int | None


class Played:
    """A table that says what it shows and what was done at it."""

    def shown(self) -> Shown:
        """What can be answered now."""
        raise NotImplementedError

    def done(self) -> Done:
        """What was done so far."""
        raise NotImplementedError

    def control(self, pressed: QWidget, where: QPoint | None) -> Control:
        """What a press there means, by key if there is no place."""
        raise NotImplementedError

    def snapshot(self) -> Snapshot:
        """What the table has now."""
        raise NotImplementedError


class WatchedHand(Hand):
    """A hand that is watched: it raises `Unmeant` where it does what it did not mean."""

    def __init__(self, table: Played) -> None:
        super().__init__()
        self.table = table
        self.seen = table.shown()
        self._plan: Shown | None = None
        self._meant: Control | None = None

    @contextmanager
    def gesture(self) -> Iterator[None]:
        """Whatever is pressed within it was meant for what the eye saw last before it."""
        self._plan, self._meant = self.seen, None
        yield
        self._plan = None

    def look(self) -> None:
        """Let what has changed be painted, and see it."""
        super().look()
        self.seen = self.table.shown()

    # What is pressed

    def press(self, where: QPoint) -> None:
        """Press whatever lies there now."""
        self._means(under(where), where)
        self._watch(lambda: super(WatchedHand, self).press(where))

    def press_again(self, where: QPoint) -> None:
        """The second press of a double click, as systems report it."""
        self._pressed = pressed = under(where)
        if pressed is None:
            return
        self._means(pressed, where)
        here = pressed.mapFromGlobal(where)
        event = QMouseEvent(
            QEvent.Type.MouseButtonDblClick, QPointF(here), QPointF(where), LEFT, LEFT, NONE
        )
        self._watch(lambda: QApplication.sendEvent(pressed, event))

    def release(self, where: QPoint) -> None:
        """Let go."""
        pressed, meant = self._pressed, self._meant
        before = self.table.done()
        alive = pressed is not None and isValid(pressed)
        words = words_of(pressed) if pressed is not None and alive else None
        self._watch(lambda: super(WatchedHand, self).release(where))
        if not alive or meant is None or self.table.done() == before:
            return
        if words != meant.words:
            raise Unmeant(f"pressed on {meant.words!r}, let go on {words!r}")

    def strike(self, key: Qt.Key, text: str = "\r") -> None:
        """Press a key."""
        self._means(QApplication.focusWidget(), None)
        self._watch(lambda: super(WatchedHand, self).strike(key, text))

    def lift(self, key: Qt.Key, text: str = "\r") -> None:
        """Let a key go."""
        self._watch(lambda: super(WatchedHand, self).lift(key, text))

    def hold(self, key: Qt.Key, times: int, text: str = "\r") -> None:
        """Keep a key down."""
        for _ in range(times):
            self._watch(lambda: super(WatchedHand, self).hold(key, 1, text))

    def _means(self, pressed: QWidget | None, where: QPoint | None) -> None:
        self._meant = None if pressed is None else self.table.control(pressed, where)

    # What it did

    def _watch(self, act: Callable[[], object]) -> None:
        plan, before, now = self._plan, self.table.done(), self.table.shown()
        act()
        after = self.table.done()
        if after == before or plan is None:
            return
        if now != plan:
            raise Unmeant(f"answered {now} when {plan} was shown: {_told(before, after)}")
        _decided_once(plan, before, after)
        if (after.given_up, after.left) == (before.given_up, before.left):
            self._did_as_meant(before, after)

    def _did_as_meant(self, before: Done, after: Done) -> None:
        meant = self._meant
        if meant is None:
            return
        made = after.sent[-1][1] if len(after.sent) > len(before.sent) else after.staged
        if meant.move is not None and made[len(before.staged) :] != (meant.move,):
            raise Unmeant(f"meant {meant.move}: {_told(before, after)}")
        if meant.sends and made != meant.sends:
            raise Unmeant(f"meant to send {meant.sends}: {_told(before, after)}")
        if meant.opens is not None and after.looking != meant.opens:
            raise Unmeant(f"meant to open {meant.opens}: {_told(before, after)}")


def _decided_once(plan: Shown, before: Done, after: Done) -> None:
    """At most one turn was sent, by the seat that was asked, of the moment that was shown."""
    new = after.sent[len(before.sent) :]
    if len(new) > 1:
        raise Unmeant(f"sent more than one turn: {_told(before, after)}")
    for seat, _, events in new:
        if plan.decision is None or (seat, events) != plan.decision[1:3]:
            raise Unmeant(f"sent what answers another decision: {_told(before, after)}")


def _told(before: Done, after: Done) -> str:
    sent = after.sent[len(before.sent) :]
    return f"sent {sent}, staged {after.staged}, hand {before.looking} -> {after.looking}"


def words_of(pressed: QWidget) -> str | None:
    """What a control says it does, or None for what is no button."""
    return pressed.accessibleName() if isinstance(pressed, QAbstractButton) else None
