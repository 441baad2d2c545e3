# SPDX-License-Identifier: MIT
"""Every screen stands still while nothing happens that concerns it (W-1).

Not one widget is made or goes, whatever has the focus keeps it, and nothing that was selected
or scrolled to is lost, whether the screen is told the same again or that somebody else chats,
comes and goes, or asks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QLineEdit,
    QTextEdit,
    QWidget,
)
from shiboken6 import isValid

from ui.gallery.contents import CONTENTS
from ui.kit.surfaces.lines_panel import LinesPanel
from ui.play.game_frame import GameFrame
from ui.ports.backend import TableView
from ui.ports.snapshot import Asker, ChatLine, Presence, Snapshot
from ui.window import MainWindow

Show = Callable[[QWidget], QWidget]
TIMES = 100
NEWCOMER = TableView("192.168.1.99:47620", "Zoë's table", "power_grid", "Zoë", 1, 4, "room")


class Place(NamedTuple):
    """Where a person is on a screen: at which widget, and at which place in each."""

    focus: QWidget | None
    picked: tuple[object, ...]
    scrolled: tuple[tuple[QSize, int, int], ...]

    def moved_to(self, other: Place) -> tuple[str, ...]:
        """What a person finds elsewhere. An area that has become higher shows more of it."""
        areas = zip(self.scrolled, other.scrolled, strict=True)
        scrolled = any(was[0] == now[0] and was != now for was, now in areas)
        found = {
            "focus": self.focus is not other.focus,
            "picked": self.picked != other.picked,
            "scrolled": scrolled,
        }
        return tuple(what for what, moved in found.items() if moved)


@pytest.fixture(params=CONTENTS)
def window(request: pytest.FixtureRequest, shown: Show) -> QWidget:
    """Each screen of the gallery, in front of a person."""
    window = CONTENTS[request.param]()
    shown(window)
    window.activateWindow()
    QApplication.processEvents()
    collect()
    return window


def test_a_screen_stands_still(window: QWidget) -> None:
    """It is told a hundred times what it shows already, and a hundred times what others do."""
    stands_still(window, equal_news(window))
    stands_still(window, unrelated_news(window))


def stands_still(window: QWidget, news: Iterator[Callable[[], None]]) -> None:
    """Tell a screen the news, with the focus at one part after the other. Nothing is painted."""
    walk(window)
    window.setUpdatesEnabled(False)
    before = window.findChildren(QWidget)
    stops = [each for each in before if is_stop(each)]
    read = [each for each in before if is_read(each)]
    for number, tell in enumerate(news):
        stops[number % len(stops)].setFocus(Qt.FocusReason.OtherFocusReason)
        QApplication.processEvents()
        place = place_on(window, read)
        tell()
        QApplication.processEvents()
        collect()
        assert all(map(isValid, before))
        assert place.moved_to(place_on(window, read)) == (), number
    after = window.findChildren(QWidget)
    assert [each for each in after if each not in before and each.isVisible()] == []


def collect() -> None:
    """Let go of what is to be deleted later."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def walk(window: QWidget) -> None:
    """Choose something in every list, and scroll everything a little."""
    for view in window.findChildren(QAbstractItemView):
        model = view.model()
        if model is not None and model.rowCount():
            view.setCurrentIndex(model.index(model.rowCount() // 2, 0))
    for text in window.findChildren(QTextEdit):
        text.selectAll()
    for area in window.findChildren(QAbstractScrollArea):
        bar = area.verticalScrollBar()
        bar.setValue(bar.maximum() // 2)
    QApplication.processEvents()


def is_stop(widget: QWidget) -> bool:
    """Whether a person can be there by keyboard."""
    by_keyboard = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
    return by_keyboard and widget.isVisible() and widget.isEnabled() and not widget.focusProxy()


def is_read(widget: QWidget) -> bool:
    """Whether a person has a place in it. Log and chat follow their last line by themselves."""
    kept = isinstance(widget, QAbstractScrollArea | QLineEdit)
    return kept and not isinstance(widget.parent(), LinesPanel)


def place_on(window: QWidget, parts: list[QWidget]) -> Place:
    """Where the person is now."""
    picked: list[object] = []
    scrolled: list[tuple[QSize, int, int]] = []
    for part in parts:
        if isinstance(part, QAbstractScrollArea):
            bars = part.horizontalScrollBar(), part.verticalScrollBar()
            scrolled.append((part.size(), bars[0].value(), bars[1].value()))
        if isinstance(part, QAbstractItemView):
            index = part.currentIndex()
            chosen = part.selectionModel()
            rows = sorted(each.row() for each in chosen.selectedIndexes()) if chosen else []
            picked.append((index.row(), index.column(), rows))
        if isinstance(part, QTextEdit):
            cursor = part.textCursor()
            picked.append((cursor.selectionStart(), cursor.selectionEnd()))
        if isinstance(part, QLineEdit):
            picked.append((part.text(), part.cursorPosition(), part.selectedText()))
    return Place(window.focusWidget(), tuple(picked), tuple(scrolled))


def equal_news(window: QWidget) -> Iterator[Callable[[], None]]:
    """The same snapshot and the same lists again."""
    for _ in range(TIMES):
        yield from told(window, lambda shown: shown)


def unrelated_news(window: QWidget) -> Iterator[Callable[[], None]]:
    """What others do, which ends as it began but for the chat."""
    said: list[ChatLine] = []

    def chatted(shown: Snapshot) -> Snapshot:
        return shown._replace(chat=(*shown.chat, *said))

    for number in range(TIMES // 5):
        said.append(ChatLine("Zoë", f"line {number}"))
        yield from told(window, chatted)
        yield from told(window, lambda shown: _lost(chatted(shown)))
        yield from told(window, chatted)
        yield from told(window, lambda shown: _asked(chatted(shown)), NEWCOMER)
        yield from told(window, chatted)


def told(
    window: QWidget, change: Callable[[Snapshot], Snapshot], *others: TableView
) -> Iterator[Callable[[], None]]:
    """What tells a screen of a change, by way of the table that it shows or of the backend."""
    assert isinstance(window, MainWindow | GameFrame)
    if (session := window.session) is not None:
        yield lambda: session.changed.emit(fresh(change(session.snapshot())))
    elif isinstance(window, MainWindow):
        backend = window.backend
        yield lambda: backend.tables_changed.emit(fresh((*backend.tables(), *others)))
        yield lambda: backend.saved_changed.emit(fresh(backend.saved()))


def _lost(shown: Snapshot) -> Snapshot:
    """The connection of the last seat is lost, unless it is of this laptop."""
    seats = tuple(
        view._replace(presence=Presence.LOST) if view == shown.seats[-1] and not view.mine else view
        for view in shown.seats
    )
    return shown._replace(seats=seats)


def _asked(shown: Snapshot) -> Snapshot:
    """Somebody asks the host to watch."""
    asker = Asker("2e", "Zoë", watches=True)
    return shown._replace(asking=(*shown.asking, asker) if shown.hosting else ())


def fresh(value: Any) -> Any:
    """An equal value, of which no tuple is the same."""
    if not isinstance(value, tuple):
        return value
    parts = map(fresh, value)
    return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)
