# SPDX-License-Identifier: MIT
"""The small widgets do what every screen relies on."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ui.kit.controls.button import Button
from ui.kit.controls.choice import Choice
from ui.kit.drawing.player_mark import mark_path
from ui.kit.labels.pill import Pill
from ui.kit.labels.text import ElidedText, Text
from ui.kit.surfaces.banner import Banner
from ui.kit.surfaces.flow import Flow
from ui.style.tones import Shape


def test_names_are_never_markup(qtbot: QtBot) -> None:
    """A name from the network is shown as it is written."""
    label = Text("<b>Anna</b>")
    qtbot.addWidget(label)
    assert label.textFormat() is Qt.TextFormat.PlainText


def test_a_long_name_is_shortened_and_kept(qtbot: QtBot) -> None:
    """It ends in an ellipsis, and the whole name is in the tooltip."""
    label = ElidedText("A name that is longer than any seat is wide")
    qtbot.addWidget(label)
    label.resize(80, label.sizeHint().height())
    label.show()
    label.grab()
    assert label.shown().endswith("…")
    assert label.toolTip() == label.text()


def test_an_icon_button_says_what_it_does(qtbot: QtBot) -> None:
    """A button without words has them for a screen reader and as tooltip."""
    button = Button("Leave & close", icon="door", bare=True)
    qtbot.addWidget(button)
    assert button.text() == ""
    assert button.accessibleName() == button.toolTip() == "Leave & close"


def test_enter_clicks(qtbot: QtBot) -> None:
    """Both keys that people try do the same."""
    button, clicks = Button("Done"), []
    qtbot.addWidget(button)
    button.clicked.connect(lambda: clicks.append(1))
    qtbot.keyClick(button, Qt.Key.Key_Return)
    qtbot.keyClick(button, Qt.Key.Key_Space)
    assert len(clicks) == 2


def test_an_ampersand_in_a_button_is_an_ampersand(qtbot: QtBot) -> None:
    """No accidental shortcut, no lost letter."""
    button = Button("Bed & breakfast")
    qtbot.addWidget(button)
    assert button.text() == "Bed && breakfast"


def test_flow_starts_a_new_line(qtbot: QtBot) -> None:
    """What does not fit beside goes below, and nothing overlaps."""
    box = QWidget()
    qtbot.addWidget(box)
    flow = Flow(4, box)
    buttons = [Button(f"Number {number}") for number in range(9)]
    for button in buttons:
        flow.addWidget(button)
    box.resize(300, 400)
    box.show()
    QApplication.processEvents()
    rects = [button.geometry() for button in buttons]
    assert len({rect.y() for rect in rects}) > 1
    assert all(rect.right() <= 300 for rect in rects)
    assert not any(a.intersects(b) for i, a in enumerate(rects) for b in rects[:i])
    assert flow.heightForWidth(300) == max(rect.bottom() for rect in rects) + 1


def test_a_choice_tells_what_was_picked(qtbot: QtBot) -> None:
    """The value goes out, not the word."""
    choice = Choice()
    qtbot.addWidget(choice)
    choice.offer((("a", "First"), ("b", "Second")), "b")
    assert choice.value() == "b"
    with qtbot.waitSignal(choice.picked) as picked:
        choice.pick("a")
    assert picked.args == ["a"]


def test_the_wheel_changes_no_choice(qtbot: QtBot) -> None:
    """Scrolling a page must not change an option on the way."""
    choice = Choice()
    qtbot.addWidget(choice)
    choice.offer((("a", "First"), ("b", "Second")), "a")
    choice.show()
    event = QWheelEvent(
        QPointF(5, 5), QPointF(5, 5), QPoint(0, -120), QPoint(0, -120),
        Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(choice, event)
    assert choice.value() == "a"


def test_a_pill_is_never_cut(qtbot: QtBot) -> None:
    """It is as wide as its word and its icon."""
    pill = Pill("connection lost", "warn", "lost")
    qtbot.addWidget(pill)
    assert pill.minimumSizeHint() == pill.sizeHint()
    assert pill.sizeHint().width() > pill.fontMetrics().horizontalAdvance(pill.text())


def test_marks_are_shapes_of_their_own() -> None:
    """No two outlines are the same, and all stay in their square."""
    square = QRectF(0, 0, 40, 40)
    outlines = [mark_path(shape, square) for shape in Shape]
    assert len({outline.toFillPolygon().count() for outline in outlines}) >= 4
    assert not any(a == b for i, a in enumerate(outlines) for b in outlines[:i])
    room = QRect(-4, -4, 48, 48)
    assert all(room.contains(o.boundingRect().toRect()) for o in outlines)


def test_a_banner_offers_what_one_can_do(qtbot: QtBot) -> None:
    """Its buttons do what they say, and the next message has its own."""
    banner, done = Banner(), []
    qtbot.addWidget(banner)
    banner.say("What now?", "accent", (("This", lambda: done.append(1)),))
    banner.buttons[0].click()
    assert done == [1]
    banner.say("Only this", "warn")
    assert banner.buttons == []
    assert not banner.isHidden()
