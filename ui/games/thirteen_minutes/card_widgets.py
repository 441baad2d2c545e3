# SPDX-License-Identifier: MIT
"""Cards that can be clicked, focused and read aloud: zones, hand cards and backs."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.games.thirteen_minutes import card_face
from ui.games.thirteen_minutes.card_face import Composed
from ui.games.thirteen_minutes.paint import paint_card, paint_marks, paint_texts
from ui.games.thirteen_minutes.view import CardView, ZoneView
from ui.kit.controls.target import Target
from ui.kit.light import Light
from ui.style import theme

DIMMED = 0.5
"""The opacity of a card that is no target."""

WIDEST = 440
"""The width beyond which a card of the hand would no longer look like one, at scale 100."""


class PaintedCard(Target):
    """A card painted from what `compose` says."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = ""

    def compose(self) -> Composed:
        """The texts and marks of this card at its size."""
        raise NotImplementedError

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the paper and what stands on it."""
        look = theme.current()
        painter = QPainter(self)
        if self.light() is Light.DIM and not self.underMouse():
            painter.setOpacity(DIMMED)
        paint_card(painter, QRectF(self.rect()), self.light(), self.hasFocus(), look, self._look)
        composed = self.compose()
        paint_marks(painter, composed.marks, look)
        paint_texts(painter, composed.texts, look)


class ZoneCard(PaintedCard):
    """A zone on the table."""

    def __init__(self, view: ZoneView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.show_zone(view)

    def show_zone(self, view: ZoneView) -> None:
        """Show the zone as it is now."""
        self.view = view
        self._look = "back" if view.face_down else "fresh" if view.fresh else ""
        lines = (view.name, view.tip, view.face.event if view.face else "")
        self.dress(view.light, view.why, view.label, "\n".join(filter(None, lines)))

    def compose(self) -> Composed:
        """The zone at this size."""
        return card_face.zone(self.view, self.width(), self.height(), theme.current())


class HandCard(PaintedCard):
    """A card of the hand that is open to whoever looks."""

    def __init__(self, view: CardView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.show_card(view)

    def show_card(self, view: CardView) -> None:
        """Show another card, or another light."""
        self.view = view
        assert view.face is not None
        tip = f"{view.face.name}\n{view.face.note}\n{view.face.event}"
        self.dress(view.light, view.why, view.label, tip)
        self.setMaximumWidth(theme.current().size(WIDEST))

    def sizeHint(self) -> QSize:
        """Wide enough to read the event in four lines."""
        look = theme.current()
        return QSize(look.size(330), card_face.hand_height(look, 4))

    def minimumSizeHint(self) -> QSize:
        """Half of that and two lines; the tooltip has the whole event."""
        look = theme.current()
        return QSize(look.size(170), card_face.hand_height(look, 2))

    def compose(self) -> Composed:
        """The card at this size."""
        return card_face.hand(self.view, self.width(), self.height(), theme.current())


class CardBack(PaintedCard):
    """A card of a hand that is closed to whoever looks, or one peeked at."""

    def __init__(self, view: CardView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.show_card(view)

    def show_card(self, view: CardView) -> None:
        """Show another card, or one that was peeked at meanwhile."""
        self.view = view
        self._look = "back"
        face = view.face
        tip = "" if face is None else f"{face.name}\n{face.note}\n{face.event}"
        self.dress(view.light, view.why, view.label, tip or view.label)

    def sizeHint(self) -> QSize:
        """Small: there is little to read."""
        return QSize(*card_face.back_size(theme.current()))

    def compose(self) -> Composed:
        """The back at this size."""
        return card_face.back(self.view, self.width(), self.height(), theme.current())
