# SPDX-License-Identifier: MIT
"""Plant cards that can be clicked, focused and read aloud, and the market made of them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ui.games.grid import plant_face
from ui.games.grid.view import MarketView, PlantView
from ui.kit import literal
from ui.kit.controls.press import Press
from ui.kit.labels.pill import Pill
from ui.kit.labels.text import ElidedText, Text
from ui.kit.light import Light
from ui.kit.surfaces.flow import Flow
from ui.style import theme
from ui.style.theme import Role

DIMMED = 0.55
"""The opacity of a card that is no target."""
COLUMNS = 4
"""Cards side by side; what is more goes into a line of its own."""


def card_size(scale: float) -> QSize:
    """The size of a plant card."""
    look = theme.current()
    width, height = look.size(plant_face.WIDTH), look.size(plant_face.HEIGHT)
    return QSize(round(width * scale), round(height * scale))


class PlantCard(QAbstractButton):
    """One plant. It never disables itself, so that one that is no target can still say why."""

    picked = Signal(object)
    """The id or number of a plant that is a target."""
    hinted = Signal(str)
    """Why this one is no target, or empty."""

    def __init__(self, view: PlantView, scale: float = 1, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scale = scale
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.clicked.connect(self._click)
        self.show_plant(view)
        Press(self)

    def show_plant(self, view: PlantView) -> None:
        """Show a plant as it is now."""
        self.view = view
        target = self.lit()
        shape = Qt.CursorShape.PointingHandCursor if target else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)
        self.setAccessibleName(view.label)
        why = view.why if view.light is Light.DIM else ""
        self.setAccessibleDescription(why)
        self.setToolTip(literal.tooltip("\n".join(part for part in (why, view.label) if part)))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """As large as it needs to read well."""
        return card_size(self._scale)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card."""
        painter = QPainter(self)
        if self.view.light is Light.DIM and not self.underMouse():
            painter.setOpacity(DIMMED)
        painter.scale(self._scale, self._scale)
        rect = QRectF(0, 0, self.width() / self._scale, self.height() / self._scale)
        plant_face.paint_plant(painter, rect, self.view, theme.current(), self.hasFocus())

    def enterEvent(self, event: QEnterEvent) -> None:
        """Say why not."""
        super().enterEvent(event)
        self._hint()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Say why not to the keyboard as well."""
        super().focusInEvent(event)
        self._hint()
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Say nothing any more."""
        super().focusOutEvent(event)
        self.hinted.emit("")

    def _hint(self) -> None:
        self.hinted.emit(self.view.why if self.view.light is Light.DIM else "")

    def lit(self) -> bool:
        """Whether a click does something."""
        return self.view.light in (Light.LEGAL, Light.CHOSEN)

    def _click(self) -> None:
        if self.lit():
            self.picked.emit(self.view.plant)
        else:
            self.hinted.emit(self.view.why)


class PlantRow(QWidget):
    """Plants in as many lines as there is room for, each card updated in place.

    What lies beside them, if anything, follows as the `tail`.
    """

    picked = Signal(object)
    hinted = Signal(str)

    def __init__(
        self, tail: QWidget | None = None, scale: float = 1, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._scale = scale
        self._tail = tail
        self.setProperty("plain", True)
        self._flow = Flow(theme.current().space(1), self)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._cards: dict[int | str, PlantCard] = {}
        self._order: tuple[int | str, ...] = ()
        if tail is not None:
            self._flow.addWidget(tail)

    @property
    def cards(self) -> tuple[PlantCard, ...]:
        """The cards from left to right."""
        return tuple(self._cards[plant] for plant in self._order)

    def show_plants(self, views: Sequence[PlantView]) -> None:
        """Show these plants, in this order."""
        order = tuple(view.plant for view in views)
        before = self._order
        self._order = tuple(plant for plant in before if plant in order)
        for plant in before:
            if plant not in order:
                self._drop(self._cards.pop(plant))
        for view in views:
            if view.plant in self._cards:
                self._cards[view.plant].show_plant(view)
            else:
                self._cards[view.plant] = self._new(view)
        if order != before:
            self._order = order
            for plant in order:
                self._flow.removeWidget(self._cards[plant])
            for plant in order:
                self._flow.addWidget(self._cards[plant])
                self._cards[plant].show()
            if self._tail is not None:
                self._flow.removeWidget(self._tail)
                self._flow.addWidget(self._tail)
        self._flow.invalidate()
        self.updateGeometry()

    def _drop(self, card: PlantCard) -> None:
        """Take a card away. Hiding it can pass the focus on to a card that stays."""
        self._flow.removeWidget(card)
        card.hide()
        card.deleteLater()

    def _new(self, view: PlantView) -> PlantCard:
        card = PlantCard(view, self._scale, self)
        card.picked.connect(self.picked)
        card.hinted.connect(self.hinted)
        return card


class StackBack(QWidget):
    """The top of the face-down stack, as everybody sees it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._back = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_back(self, back: str) -> None:
        """Show the back of the top card; nothing without one."""
        self._back = back
        self.setVisible(bool(back))
        self.update()

    def sizeHint(self) -> QSize:
        """A card laid across, as high as a line of text."""
        look = theme.current()
        return QSize(look.size(plant_face.BACK_WIDTH), look.metrics().height() + look.size(4))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the back."""
        plant_face.paint_back(QPainter(self), QRectF(self.rect()), self._back, theme.current())


class WaitingCard(QWidget):
    """A card that changes the game and waits among the plants, as large as one of them."""

    def __init__(self, scale: float = 1, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scale = scale
        self._words = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_words(self, words: str, tip: str) -> None:
        """Show what is written on it; nothing without words."""
        self._words = words
        self.setVisible(bool(words))
        self.setAccessibleName(words)
        self.setToolTip(literal.tooltip(tip))
        self.update()

    def sizeHint(self) -> QSize:
        """That of a plant."""
        return card_size(self._scale)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card."""
        painter = QPainter(self)
        plant_face.paint_waiting(painter, QRectF(self.rect()), self._words, theme.current())


class PlantMarket(QWidget):
    """The current market, the future one, and the stack beside their titles."""

    picked = Signal(object)
    hinted = Signal(str)

    def __init__(self, scale: float = 1, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scale = scale
        look = theme.current()
        self._current_title = ElidedText(role=Role.STRONG)
        self._future_title = ElidedText(role=Role.STRONG, ink="muted")
        self.stack = Text(role=Role.SMALL, ink="muted")
        self.back = StackBack()
        self.waits = WaitingCard(scale)
        self.contracts = Pill("")
        self.current = PlantRow(scale=scale)
        self.future = PlantRow(scale=scale)
        for row in (self.current, self.future):
            row.picked.connect(self.picked)
            row.hinted.connect(self.hinted)
        head = QHBoxLayout()
        head.setSpacing(look.space(1))
        head.addWidget(self._current_title, 1)
        head.addWidget(self.stack)
        head.addWidget(self.back)
        foot = QHBoxLayout()
        foot.setSpacing(look.space(1))
        foot.addWidget(self.future, 1)
        foot.addWidget(self.waits, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.size(2))
        column.addLayout(head)
        column.addWidget(self.current)
        title = QHBoxLayout()
        title.addWidget(self._future_title, 1)
        title.addWidget(self.contracts)
        column.addLayout(title)
        column.addLayout(foot)

    def show_market(self, view: MarketView) -> None:
        """Show both rows and the stack."""
        self._current_title.setText(view.current_title)
        self._future_title.setText(view.future_title)
        self._future_title.setVisible(bool(view.future_title))
        self.stack.setText(view.stack)
        for part in (self.stack, self.back):
            part.setToolTip(literal.tooltip(view.stack_tip))
        self.back.setAccessibleName(view.stack_tip)
        self.back.show_back(view.top)
        self.waits.show_words(view.waits, view.waits_tip)
        self.contracts.setVisible(bool(view.contracts))
        self.contracts.show_state(view.contracts, "warn")
        self.contracts.setToolTip(literal.tooltip(view.contracts_tip))
        self.contracts.setAccessibleDescription(view.contracts_tip)
        self.current.show_plants(view.current)
        self.future.show_plants(view.future)
        self.future.setVisible(bool(view.future))

    def sizeHint(self) -> QSize:
        """Four cards side by side."""
        look = theme.current()
        width = COLUMNS * card_size(self._scale).width() + (COLUMNS - 1) * look.space(1)
        return QSize(width, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """The same: cards do not shrink."""
        return QSize(self.sizeHint().width(), super().minimumSizeHint().height())
