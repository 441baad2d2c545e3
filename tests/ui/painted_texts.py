# SPDX-License-Identifier: MIT
"""What is written when something is painted: every `drawText`, where it falls, and on what."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import combinations
from typing import Any, NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter, QTransform
from PySide6.QtWidgets import QWidget

from ui.kit.labels.text import ElidedText

SLACK = 1.0
"""By how much ink may stand out of a box or into another: rounding."""


class Text(NamedTuple):
    """A text that was painted, on its face: its ink, as wide as it advances, and its room.

    `room` is None where it was painted at a point.
    """

    words: str
    ink: QRectF
    wide: QRectF
    room: QRectF | None

    def seen_by(self, painter: QTransform) -> Text:
        """The text on the face, from where its painter has it."""
        ink, wide = painter.mapRect(self.ink), painter.mapRect(self.wide)
        return Text(self.words, ink, wide, self.room and painter.mapRect(self.room))


class Face(NamedTuple):
    """What was painted in one go: a widget, or a picture of a part of a scene."""

    name: str
    size: QRectF
    texts: list[Text]


class Recorder:
    """Sees the texts of all faces that are painted while it listens."""

    def __init__(self) -> None:
        self.faces: dict[int, Face] = {}
        self._kept: list[Any] = []

    def forget(self) -> None:
        """Begin anew."""
        self.faces.clear()

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Listen to every painter."""
        drawn = QPainter.drawText

        def draw(painter: QPainter, *what: Any) -> Any:
            self._take(painter, what)
            return drawn(painter, *what)

        QPainter.drawText = draw  # type: ignore[method-assign, assignment]
        try:
            yield
        finally:
            QPainter.drawText = drawn  # type: ignore[method-assign]

    def faults(self, whole: bool = True) -> Iterator[str]:
        """Texts that are cut, stand out of their face, or lie on others.

        Unless they must be `whole`, they may end in an ellipsis. A label that shortens
        itself has its words in its tooltip and its accessible name.
        """
        for face in self.faces.values():
            for text in face.texts:
                shortened = text.words.endswith("…") and face.name != ElidedText.__name__
                if (whole and shortened) or (text.room and not within(text.wide, text.room)):
                    yield f"{face.name}: {text.words!r} is cut"
                if not within(text.ink, face.size):
                    yield f"{face.name}: {text.words!r} stands out of it"
            for one, other in combinations(face.texts, 2):
                if overlap(one.ink, other.ink):
                    yield f"{face.name}: {one.words!r} lies on {other.words!r}"

    def _take(self, painter: QPainter, what: tuple[Any, ...]) -> None:
        device = painter.device()
        face = self.faces.get(id(device))
        if face is None:
            self._kept.append(device)
            face = Face(type(device).__name__, self._size(device), [])
            self.faces[id(device)] = face
        found = measured(painter, what)
        if found.words.strip():
            face.texts.append(found.seen_by(painter.worldTransform()))

    @staticmethod
    def _size(device: Any) -> QRectF:
        if isinstance(device, QWidget):
            return QRectF(device.rect())
        return QRectF(0, 0, device.width(), device.height())


def measured(painter: QPainter, what: tuple[Any, ...]) -> Text:
    """The text of a call, for the ways of `drawText` that the sources use."""
    metrics = QFontMetricsF(painter.font())
    if isinstance(what[0], int):
        what = (QPoint(what[0], what[1]), what[2])
    if isinstance(what[0], QPoint | QPointF):
        at, words = QPointF(what[0]), what[1]
        ink = metrics.tightBoundingRect(words).translated(at)
        return Text(words, ink, ink, None)
    assert isinstance(what[0], QRect | QRectF)
    room, flags, words = QRectF(what[0]), what[1], what[2]
    box = painter.boundingRect(room, int(flags), words)
    if "\n" in words or box.height() > metrics.height() * 1.5:
        return Text(words, box, box, room)
    ink = metrics.tightBoundingRect(words)
    base = box.top() + (box.height() - metrics.height()) / 2 + metrics.ascent()
    ink.translate(box.left(), base)
    return Text(words, ink, QRectF(box.left(), ink.top(), box.width(), ink.height()), room)


def within(ink: QRectF, room: QRectF) -> bool:
    """Whether ink stays in a room."""
    return room.adjusted(-SLACK, -SLACK, SLACK, SLACK).contains(ink)


def overlap(one: QRectF, other: QRectF) -> bool:
    """Whether two texts have more in common than an edge."""
    shared = one.intersected(other)
    return shared.width() > SLACK and shared.height() > SLACK
