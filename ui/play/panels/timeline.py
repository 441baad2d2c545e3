# SPDX-License-Identifier: MIT
"""The timeline of a replay: by move and by turn, with keys, buttons and a slider."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QSlider, QWidget

from ui.kit.controls.button import Button
from ui.kit.controls.choice import Choice
from ui.kit.labels.text import ElidedText, Text
from ui.kit.surfaces.card import Card
from ui.kit.surfaces.flow import Flow
from ui.style import theme
from ui.style.theme import Role

_SPEEDS = ((2000, "½"), (1000, "1"), (500, "2"), (200, "5"))


class Timeline(Card):
    """Positions from 0 on, by move and by turn."""

    moved = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._turns: Sequence[int] = (0,)
        self.line = ElidedText(role=Role.PROMPT)
        self.count = Text(role=Role.SMALL, ink="muted")
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setAccessibleName(self.tr("Position in the game"))
        self.slider.valueChanged.connect(self.moved)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._tick)
        head = QHBoxLayout()
        head.addWidget(self.line, 1)
        head.addWidget(self.count)
        self.body.addLayout(head)
        self.body.addWidget(self.slider)
        self.body.addLayout(self._buttons())
        self.add_keys(self)

    def show_course(self, last: int, turns: Sequence[int]) -> None:
        """Positions 0 to `last`; `turns` are those where somebody else begins."""
        self._turns = sorted({0, *turns, last})
        self.slider.setRange(0, last)

    def _buttons(self) -> Flow:
        row = Flow(theme.current().space(1))
        self.play = Button(self.tr("Play"), "primary", "play")
        self.play.setToolTip(self.tr("Play and pause (P)"))
        self.play.clicked.connect(self.toggle)
        for text, icon, action in (
            (self.tr("To the start"), "first", lambda: self.go(0)),
            (self.tr("A turn back"), "fast_left", lambda: self.turn(-1)),
            (self.tr("A move back"), "left", lambda: self.step(-1)),
        ):
            row.addWidget(self._small(text, icon, action))
        row.addWidget(self.play)
        for text, icon, action in (
            (self.tr("A move on"), "right", lambda: self.step(1)),
            (self.tr("A turn on"), "fast_right", lambda: self.turn(1)),
            (self.tr("To the end"), "end", lambda: self.go(self.slider.maximum())),
        ):
            row.addWidget(self._small(text, icon, action))
        self.speed = Choice()
        self.speed.setAccessibleName(self.tr("Speed"))
        speed = self.tr("Speed {}")
        self.speed.offer([(str(pause), speed.format(word)) for pause, word in _SPEEDS], "1000")
        self.speed.picked.connect(lambda pause: self._timer.setInterval(int(pause)))
        row.addWidget(self.speed)
        return row

    def _small(self, text: str, icon: str, action: object) -> Button:
        button = Button(text, "quiet", icon, bare=True)
        button.clicked.connect(action)
        return button

    def add_keys(self, part: QWidget) -> None:
        """Let the keys act while this part of the screen has the focus."""
        for keys, action in (
            ("Home", lambda: self.go(0)),
            ("End", lambda: self.go(self.slider.maximum())),
            ("Left", lambda: self.step(-1)),
            ("Right", lambda: self.step(1)),
            ("Ctrl+Left", lambda: self.turn(-1)),
            ("Ctrl+Right", lambda: self.turn(1)),
            ("P", self.toggle),
        ):
            shortcut = QShortcut(QKeySequence(keys), part, action)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)

    def go(self, position: int) -> None:
        """Show a position, inside the game."""
        self.slider.setValue(position)

    def step(self, moves: int) -> None:
        """Go on or back by moves."""
        self.go(self.slider.value() + moves)

    def turn(self, direction: int) -> None:
        """Go to where the next turn begins, or the one before."""
        here = self.slider.value()
        if direction > 0:
            self.go(next((t for t in self._turns if t > here), self.slider.maximum()))
        else:
            self.go(next((t for t in reversed(self._turns) if t < here), 0))

    def toggle(self) -> None:
        """Play on by itself, or stop."""
        if self._timer.isActive():
            self._timer.stop()
        else:
            if self.slider.value() == self.slider.maximum():
                self.go(0)
            self._timer.start(int(self.speed.value()))
        self._show_playing()

    def say(self, line: str, count: str) -> None:
        """What happened here."""
        self.line.setText(line)
        self.count.setText(count)

    def _tick(self) -> None:
        self.step(1)
        if self.slider.value() == self.slider.maximum():
            self._timer.stop()
            self._show_playing()

    def _show_playing(self) -> None:
        playing = self._timer.isActive()
        words = self.tr("Pause") if playing else self.tr("Play")
        self.play.setText(words)
        self.play.setAccessibleName(words)
        self.play.set_icon("pause" if playing else "play")
