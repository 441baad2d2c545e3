# SPDX-License-Identifier: MIT
"""The fuel market: a track per fuel, its spaces under their prices, cheapest first."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ui.games.grid import marks
from ui.games.grid.view import NewsView
from ui.games.power_grid.promo_card import NewsChip
from ui.games.power_grid.view import TrackView
from ui.kit.controls.target import Target
from ui.kit.labels.text import Text
from ui.style import theme
from ui.style.theme import Role, Theme

SPACE = 20
"""Height of a space of the market at scale 100."""

_STEPS: dict[int, int] = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}
_CENTRE = Qt.AlignmentFlag.AlignCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class FuelTrack(Target):
    """One fuel. A click on a token asks to buy up to it; so do arrows and Enter."""

    asked = Signal(str, int)
    """A fuel, and how many of the tokens left are wanted."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMouseTracking(True)
        self.view: TrackView | None = None
        self._hover = 0
        self.clicked.connect(self._ask)

    def show_track(self, view: TrackView) -> None:
        """Show the track as it is now."""
        if view != self.view:
            self.view = view
            self._hover = min(self._hover, self._tokens())
            self.dress(view.light, view.why, view.label, view.label)

    def sizeHint(self) -> QSize:
        """A line for tokens, with its prices over them."""
        look = theme.current()
        return QSize(look.size(300), look.metrics(Role.SMALL).height() + look.size(SPACE + 2))

    def minimumSizeHint(self) -> QSize:
        """The same height, a little narrower."""
        return QSize(theme.current().size(240), self.sizeHint().height())

    def places(self) -> list[tuple[QRectF, bool]]:
        """Every space of the track from left to right, and whether it holds a token."""
        assert self.view is not None
        found = []
        for space, box in zip(self.view.spaces, self._boxes(theme.current()), strict=True):
            side = min(box.height() - 3, (box.width() - 3) / space.places)
            left = box.center().x() - side * space.places / 2
            for place in range(space.places):
                spot = QRectF(left + place * side, box.center().y() - side / 2, side, side)
                found.append((spot, place >= space.places - space.tokens))
        return found

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the fuel, the prices and the tokens."""
        if self.view is None:
            return
        look = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_name(painter, look)
        prices = look.metrics(Role.SMALL).height()
        painter.setFont(look.font(Role.SMALL))
        for space, box in zip(self.view.spaces, self._boxes(look), strict=True):
            painter.setPen(QPen(look.colour("line"), 1))
            painter.setBrush(look.colour("panel"))
            painter.drawRoundedRect(box, look.size(3), look.size(3))
            painter.setPen(look.colour("ink" if space.tokens else "muted"))
            above = QRectF(box.left() - 4, box.top() - prices, box.width() + 8, prices)
            painter.drawText(above, _CENTRE, str(space.price))
        self._paint_tokens(painter, look)
        if self.hasFocus():
            painter.setPen(QPen(look.colour("ink"), look.size(1.5), Qt.PenStyle.DotLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 3, 3)

    def _paint_name(self, painter: QPainter, look: Theme) -> None:
        assert self.view is not None
        icon = look.size(20)
        middle = self.height() - look.size(SPACE) / 2 - 1
        marks.token(painter, self.view.fuel, QRectF(1, middle - icon / 2, icon, icon), look)
        painter.setFont(look.font(Role.SMALL))
        painter.setPen(look.colour("muted"))
        right = QRectF(0, self.height() - look.size(SPACE) - 1, self.width() - 1, look.size(SPACE))
        painter.drawText(right, _RIGHT, self.view.note)

    def _paint_tokens(self, painter: QPainter, look: Theme) -> None:
        assert self.view is not None
        taken = [
            place >= space.places - space.tokens - space.taken
            for space in self.view.spaces
            for place in range(space.places - space.tokens)
        ]
        empty = filled = 0
        for spot, token in self.places():
            inner = spot.adjusted(0.7, 0.7, -0.7, -0.7)
            if not token:
                if taken[empty]:
                    painter.setPen(QPen(look.colour("accent"), 1.6))
                    painter.setBrush(Qt.BrushStyle.NoBrush)
                    painter.drawEllipse(inner)
                else:
                    painter.setPen(Qt.PenStyle.NoPen)
                    painter.setBrush(look.colour("line"))
                    painter.drawEllipse(inner.center(), 1.3, 1.3)
                empty += 1
                continue
            filled += 1
            marks.token(painter, self.view.fuel, inner, look)
            if filled <= self._hover:
                painter.setPen(QPen(look.colour("accent"), 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(spot, 3, 3)

    def _boxes(self, look: Theme) -> list[QRectF]:
        """The box of each price. Boxes of more places are as much wider."""
        assert self.view is not None
        note = look.metrics(Role.SMALL).horizontalAdvance("24  +9")
        left, right = look.size(26), self.width() - note - look.size(4)
        height = look.size(SPACE)
        top = self.height() - height - 1
        gap = look.size(2)
        units = [max(space.places, 1.6) for space in self.view.spaces]
        room = right - left - gap * (len(units) - 1)
        boxes = []
        x = float(left)
        for unit in units:
            width = room * unit / sum(units)
            boxes.append(QRectF(x, top, width, height))
            x += width + gap
        return boxes

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Mark the tokens that a click would buy."""
        self._mark(self._count(event.position()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Mark what the click is on, also where the mouse did not move before."""
        self._mark(self._count(event.position()))
        super().mousePressEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Mark nothing any more."""
        super().leaveEvent(event)
        self._mark(0)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Begin with one token, where the keyboard comes here."""
        super().focusInEvent(event)
        if event.reason() is not Qt.FocusReason.MouseFocusReason:
            self._mark(1, aloud=True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Mark nothing any more."""
        super().focusOutEvent(event)
        self._mark(0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Right and Left mark one token more or less, Enter asks for those that are marked."""
        step = _STEPS.get(event.key())
        if step is None:
            super().keyPressEvent(event)
        else:
            self._mark(max(1, self._hover + step), aloud=True)

    def hitButton(self, pos: QPoint) -> bool:
        """Where a click means something: on a token, and anywhere if it says why not."""
        return not self.lit() or self._count(QPointF(pos)) > 0

    def _ask(self) -> None:
        if self.view is not None and self.lit():
            count = max(1, self._hover)
            self._mark(0)
            self.asked.emit(self.view.fuel, count)

    def _mark(self, count: int, aloud: bool = False) -> None:
        """Mark the cheapest tokens, and say how many to who came to them by keys.

        What a mouse marks on its way changes no words: a press answers what it began on.
        """
        count = min(count, self._tokens()) if self.lit() else 0
        if count == self._hover or self.view is None:
            return
        self._hover = count
        self.update()
        marked = self.tr("marked: {}").format(count) if count and aloud else ""
        self.setAccessibleName(", ".join(filter(None, (self.view.label, marked))))

    def _tokens(self) -> int:
        return sum(space.tokens for space in self.view.spaces) if self.view is not None else 0

    def _count(self, where: QPointF) -> int:
        filled = 0
        for spot, token in self.places():
            filled += token
            if token and spot.adjusted(-1, -4, 1, 4).contains(where):
                return filled
        return 0


class FuelMarket(QWidget):
    """The tracks of all fuels under a title."""

    asked = Signal(str, int)
    hinted = Signal(str)

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.news = NewsChip()
        head = QHBoxLayout()
        head.addWidget(Text(title, Role.STRONG), 1)
        head.addWidget(self.news)
        self.tracks: dict[str, FuelTrack] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addLayout(head)

    def show_news(self, view: NewsView | None) -> None:
        """Tell of the promo card that moved fuel last, or of none."""
        self.news.show_news(view)

    def show_tracks(self, views: tuple[TrackView, ...]) -> None:
        """Show all fuels as they are now."""
        for view in views:
            if view.fuel not in self.tracks:
                track = FuelTrack()
                track.asked.connect(self.asked)
                track.hinted.connect(self.hinted)
                self.tracks[view.fuel] = track
                self._column.addWidget(track)
            self.tracks[view.fuel].show_track(view)
