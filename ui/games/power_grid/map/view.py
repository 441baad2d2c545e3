# SPDX-License-Identifier: MIT
"""The map as a widget: shows a `MapModel`, and says which city or region was chosen."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsScene, QGraphicsView, QWidget

from ui.games.power_grid.map.handling import camera
from ui.games.power_grid.map.handling.edge import paint_edge
from ui.games.power_grid.map.handling.hint import Hint
from ui.games.power_grid.map.handling.telling import Told, spoken, told
from ui.games.power_grid.map.handling.walking import Way, after, reading_order, towards
from ui.games.power_grid.map.handling.zoom_bar import ZoomBar
from ui.games.power_grid.map.model import Light, MapModel, Sheet
from ui.games.power_grid.map.painting import inks
from ui.games.power_grid.map.painting.painted_map import PaintedMap
from ui.games.power_grid.map.plan.geometry import Point
from ui.kit.controls.press import is_enter
from ui.style import theme


class MapView(QGraphicsView):
    """Pan by dragging or Ctrl with arrows, zoom by wheel, `+`, `-` and `0`.

    Tab goes over what can be chosen, arrows over everything in play, Enter chooses.
    Whatever is pointed at, by mouse or keys, is lit and told in full.
    """

    city_chosen = Signal(str)
    region_chosen = Signal(str)
    pointed = Signal(str)
    """The city or region that is pointed at now, or empty."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = MapModel()
        self.drawn: PaintedMap | None = None
        """The items of the sheet on the table."""
        self._looked_at = ""
        self._pressed: QPoint | None = None
        self._pressed_on = ""
        self._dragged = False
        self._free_hand = False
        self._by_key = False
        self._canvas = QGraphicsScene(self)
        self._canvas.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setScene(self._canvas)
        self._set_up()
        self.hint = Hint(self)
        self.zoom_bar = ZoomBar(self)
        self.zoom_bar.nearer.connect(lambda: self.zoom(_STEP))
        self.zoom_bar.farther.connect(lambda: self.zoom(1 / _STEP))
        self.zoom_bar.whole.connect(self.fit)

    def _set_up(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.AnchorViewCenter)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setMouseTracking(True)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self._dress()

    # What is shown

    def show_sheet(self, sheet: Sheet) -> None:
        """Lay another map on the table, with nothing on it yet; the same one stays as it is."""
        if self.drawn is not None and self.drawn.sheet == sheet:
            return
        for item in self._canvas.items():
            self._canvas.removeItem(item)
        self._looked_at = ""
        self._model = MapModel()
        self.drawn = PaintedMap(sheet, self._canvas)
        self._free_hand = False
        self._refresh()
        self.fit()

    def show_model(self, model: MapModel) -> None:
        """Show the map as it is now."""
        moved = model.in_play != self._model.in_play
        switched = model.choosing_regions != self._model.choosing_regions
        self._model = model
        if switched or self._looked_at not in self._points():
            self._looked_at = ""
        self._refresh()
        if moved and not self._free_hand:
            self.fit()

    def told(self) -> dict[str, Told]:
        """Everything that can be pointed at, in words."""
        if self.drawn is None:
            return {}
        found = {id_: told(self.drawn.sheet, self._model, id_) for id_ in self._points()}
        return {id_: each for id_, each in found.items() if each is not None}

    def looked_at(self) -> str:
        """The id of the city or region that is pointed at, or empty."""
        return self._looked_at

    def look_at(self, id_: str) -> None:
        """Point at a city or a region, as hovering it does; empty for none."""
        if id_ == self._looked_at:
            return
        self._looked_at = id_
        self._refresh()
        self.pointed.emit(id_)
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.NameChanged))

    def sizeHint(self) -> QSize:
        """Room for a whole map with names that can be read."""
        return QSize(theme.current().size(700), theme.current().size(480))

    def minimumSizeHint(self) -> QSize:
        """Room to see where one is."""
        return QSize(theme.current().size(320), theme.current().size(240))

    def _refresh(self) -> None:
        if self.drawn is None:
            return
        self.drawn.show(self._model, self._looked_at)
        self.setAccessibleName(spoken(self._model, self._told()))
        self._show_hint()

    def _told(self) -> Told | None:
        return None if self.drawn is None else told(self.drawn.sheet, self._model, self._looked_at)

    def _show_hint(self) -> None:
        found = self._told()
        if found is None or not found.more_than_its_name():
            self.hint.hide()
            return
        self.hint.say(found.name, found.price, found.detail, found.why)
        self.hint.place(
            self.on_screen(self._looked_at),
            self.rect(),
            [*map(self.on_screen, (*found.path, *self._targets())), self.zoom_bar.geometry()],
            [*map(self.on_screen, self._points())],
        )

    def on_screen(self, id_: str) -> QRect:
        """Where a city with its name, or the chip of a region, is in the view."""
        assert self.drawn is not None
        items = self.drawn.chips if self._model.choosing_regions else self.drawn.cities
        return self.mapFromScene(items[id_].sceneBoundingRect()).boundingRect()

    # Pan and zoom

    def zoom(self, factor: float, at: QPoint | None = None) -> None:
        """Come nearer (above 1) or go farther, not beyond the whole map; `at` stays in place."""
        if self.drawn is not None:
            self._free_hand = True
            camera.zoom(self, factor, self.drawn.land, at or self.viewport().rect().center())
            self._show_hint()

    def fit(self) -> None:
        """Show all regions in play, as large as they can be."""
        if self.drawn is not None:
            self._free_hand = False
            camera.fit(self, self._frame(self.drawn), self.drawn.land)
            self._place_zoom_bar()
            self._show_hint()

    def _frame(self, drawn: PaintedMap) -> QRectF:
        """The names and the whole land of the regions in play: one frame for a game."""
        around = drawn.bounds(self._model)
        for id_, land in drawn.lands.items():
            if self._model.plays(id_):
                around = around.united(land.sceneBoundingRect())
        return around

    def _pan(self, by: QPoint) -> None:
        self._free_hand = True
        camera.pan(self, by)
        self._show_hint()

    def _place_zoom_bar(self) -> None:
        """In the corner where it hides least of the map as it is shown by itself."""
        assert self.drawn is not None
        self.zoom_bar.adjustSize()
        gap = theme.current().space(2)
        room = QRectF(self.rect()).adjusted(gap, gap, -gap, -gap)
        things = [QRectF(self.on_screen(id_)) for id_ in self._points()]
        corner = camera.roomiest_corner(room, QRectF(self.zoom_bar.rect()), things)
        self.zoom_bar.move(corner.topLeft().toPoint())

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom around the pointer."""
        if turned := event.angleDelta().y():
            self.zoom(_STEP ** (turned / 120), event.position().toPoint())
        event.accept()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep everything in view, unless the person has chosen what to see."""
        super().resizeEvent(event)
        if not self._free_hand:
            self.fit()
        elif self.drawn is not None:
            self._place_zoom_bar()

    # Mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click or a drag."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._pressed = event.position().toPoint()
            self._pressed_on = self._at(self._pressed)
            self._dragged = False
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Two quick clicks are two clicks."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the map, or point at what is there."""
        here = event.position().toPoint()
        if self._pressed is None:
            self._point(here)
            return
        way = here - self._pressed
        if self._dragged or way.manhattanLength() >= QApplication.startDragDistance():
            self._dragged = True
            self._pressed = here
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
            self._pan(way)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a drag, or choose what is there."""
        if self._pressed is None or event.button() is not Qt.MouseButton.LeftButton:
            return
        self._pressed = None
        here = event.position().toPoint()
        self._point(here)
        if not self._dragged and self._at(here) == self._pressed_on:
            self.choose(self._pressed_on)

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is pointed at any more."""
        super().leaveEvent(event)
        self.look_at("")

    def _point(self, here: QPoint) -> None:
        found = self._at(here)
        self.look_at(found if found in self._points() else "")
        lit = found and self._light(found) is Light.LEGAL
        shape = Qt.CursorShape.PointingHandCursor if lit else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(shape)

    def _at(self, here: QPoint) -> str:
        if self.drawn is None:
            return ""
        place = self.mapToScene(here)
        return self.drawn.at((place.x(), place.y()), self._model.choosing_regions)

    def _light(self, id_: str) -> Light:
        assert self.drawn is not None
        found = told(self.drawn.sheet, self._model, id_)
        return Light.PLAIN if found is None else found.light

    def choose(self, id_: str) -> None:
        """Choose a city or a region, as a click on it does, if it is a target."""
        if id_ and self._light(id_) is Light.LEGAL:
            signal = self.region_chosen if self._model.choosing_regions else self.city_chosen
            signal.emit(id_)

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk, choose, pan and zoom."""
        key = event.key()
        if key in _WAYS:
            if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                self._push(_WAYS[key])
            else:
                self._walk(_WAYS[key])
        elif is_enter(event) or key == Qt.Key.Key_Space:
            if not event.isAutoRepeat():
                self.choose(self._looked_at)
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom(_STEP)
        elif key in (Qt.Key.Key_Minus, Qt.Key.Key_Underscore):
            self.zoom(1 / _STEP)
        elif key == Qt.Key.Key_0:
            self.fit()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes over what can be chosen here before it leaves the map."""
        found = after(self._targets(), self._looked_at, forward)
        if found:
            self._step_to(found)
            return True
        self.look_at("")
        return super().focusNextPrevChild(forward)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Point at the first target when the keyboard comes here."""
        super().focusInEvent(event)
        self._by_key = event.reason() in _BY_KEY
        self.viewport().update()
        if self._by_key and (targets := self._targets()):
            forward = event.reason() is not Qt.FocusReason.BacktabFocusReason
            self._step_to(targets[0] if forward else targets[-1])

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the frame of the focus away."""
        super().focusOutEvent(event)
        self._by_key = False
        self.viewport().update()

    def _targets(self) -> list[str]:
        lit = {id_: at for id_, at in self._points().items() if self._light(id_) is Light.LEGAL}
        return reading_order(lit, _ROW)

    def _points(self) -> dict[str, Point]:
        """Everything that can be pointed at, and where it is."""
        return {} if self.drawn is None else self.drawn.points(self._model)

    def _walk(self, way: Way) -> None:
        points = self._points()
        if self._looked_at:
            found = towards(points, self._looked_at, way)
        else:
            found = next(iter(self._targets() or reading_order(points, _ROW)), "")
        if found:
            self._step_to(found)

    def _step_to(self, id_: str) -> None:
        self.look_at(id_)
        where = QRectF(self.on_screen(id_))
        if not QRectF(self.rect()).contains(where):
            self._free_hand = True
            self.ensureVisible(self.mapToScene(where.toRect()).boundingRect(), 24, 24)
            self._show_hint()

    def _push(self, way: Way) -> None:
        across, down = way.value
        step = self.fontMetrics().height() * 4
        if self.drawn is not None:
            self._pan(camera.within(self, QPoint(-across * step, -down * step), self.drawn.land))

    # Dress

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the map with round corners, and a frame while the keyboard is here."""
        super().paintEvent(event)
        paint_edge(self.viewport(), self._by_key)

    def changeEvent(self, event: QEvent) -> None:
        """Take the inks of a new theme."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange and hasattr(self, "hint"):
            self._dress()

    def _dress(self) -> None:
        self.setBackgroundBrush(inks.surroundings(theme.current()))
        self.viewport().update()


_WAYS: dict[int, Way] = {
    Qt.Key.Key_Left: Way.LEFT,
    Qt.Key.Key_Right: Way.RIGHT,
    Qt.Key.Key_Up: Way.UP,
    Qt.Key.Key_Down: Way.DOWN,
}
_BY_KEY = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)
_STEP = 1.2
_ROW = 60.0
