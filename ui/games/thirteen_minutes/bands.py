# SPDX-License-Identifier: MIT
"""The three bands across the table with the zones in them."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from core.games.thirteen_minutes.state import area_name
from ui.games.thirteen_minutes import card_face, colours
from ui.games.thirteen_minutes.card_face import Composed
from ui.games.thirteen_minutes.card_widgets import PaintedCard, ZoneCard
from ui.games.thirteen_minutes.layout import Box, Layout, Measure, arrange
from ui.games.thirteen_minutes.paint import Mark, Text, border, paint_marks, paint_texts
from ui.games.thirteen_minutes.selection import Pick
from ui.games.thirteen_minutes.view import BandView
from ui.kit.light import Light
from ui.style import theme
from ui.style.theme import Role, Theme
from ui.style.tones import mixed


def strip_width(view: tuple[BandView, ...], look: Theme) -> int:
    """How wide the strip at the left of the bands must be for their titles and counts."""
    titles = [line for band in view for line in band.title.split("\n")]
    widest = max((look.metrics(Role.STRONG).horizontalAdvance(line) for line in titles), default=0)
    counts = 3 * (look.size(20) + look.metrics(Role.STRONG).horizontalAdvance("9") + look.size(8))
    return max(widest, counts) + 2 * look.size(10)


def lowest(look: Theme) -> int:
    """The height a band needs for its title and counts."""
    return 3 * look.metrics(Role.STRONG).height() + look.size(22)


class Band(PaintedCard):
    """One area: a ground to lay cards on, with its name and its counts at the left."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.strip = 0
        self.view = BandView(0, "", "", ())

    def show_band(self, view: BandView, strip: int) -> None:
        """Show the band as it is now."""
        self.view = view
        self.strip = strip
        self.dress(view.light, view.why, view.label, view.invitation or view.tip)
        target = view.light in (Light.LEGAL, Light.CHOSEN)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if target else Qt.FocusPolicy.NoFocus)

    def compose(self) -> Composed:
        """The title and the counts of types."""
        look = theme.current()
        pad = look.size(10)
        high = look.metrics(Role.STRONG).height()
        lines = self.view.title.split("\n")
        top = pad
        texts = []
        drawn = []
        for index, line in enumerate(lines):
            box = Box(pad, top + index * high, self.strip - pad, high)
            texts.append(Text(box, line, Role.STRONG))
        top += len(lines) * high + look.size(6)
        icon = look.size(16)
        wide = look.metrics(Role.STRONG).horizontalAdvance("9") + 2
        left = pad
        for entry in self.view.types:
            faint = not entry.count
            box = Box(left, top + (high - icon) // 2, icon, icon)
            drawn.append(Mark(box, "type", entry.type, faint))
            left += icon + look.size(3)
            box = Box(left, top, wide, high)
            texts.append(Text(box, str(entry.count), Role.STRONG, entry.token))
            left += wide + look.size(8)
        return Composed(tuple(texts), tuple(drawn))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground in a breath of the side's colour."""
        look = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        light = self.view.light
        width = look.size(3) if light in (Light.LEGAL, Light.CHOSEN) else 1
        inner = self.rect().toRectF().adjusted(width / 2, width / 2, -width / 2, -width / 2)
        painter.setPen(QPen(border(light, look), width))
        painter.setBrush(self._ground(look))
        painter.drawRoundedRect(inner, look.radius * 1.5, look.radius * 1.5)
        composed = self.compose()
        paint_marks(painter, composed.marks, look)
        paint_texts(painter, composed.texts, look)

    def _ground(self, look: Theme) -> QColor:
        if self.view.light in (Light.LEGAL, Light.CHOSEN):
            return look.tint("accent", 16 if self.underMouse() else 10, "panel")
        if not self.view.side:
            return look.colour("panel")
        tone = colours.of_side(look, self.view.side).name()
        return QColor(mixed(tone, look.tones.panel, 14 if look.dark else 9))


class Bands(QWidget):
    """Bands and zones, each zone one widget that stays the same while the zone lives."""

    picked = Signal(object)
    """A `Pick` on a zone or an area."""
    hinted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("plain", True)
        self._views: tuple[BandView, ...] = ()
        self._bands = tuple(Band(self) for _ in range(3))
        self._zones: dict[str, ZoneCard] = {}
        self._room = 0
        for band in self._bands:
            band.clicked.connect(self._band_clicked)
            band.hinted.connect(self.hinted)

    def show_bands(self, views: tuple[BandView, ...]) -> None:
        """Show the bands, far one first. Zones are updated in place."""
        self._views = views
        there = {zone.zone: zone for band in views for zone in band.zones}
        for gone in [zone for zone in self._zones if zone not in there]:
            old = self._zones.pop(gone)
            old.hide()
            old.setParent(None)
            old.deleteLater()
        for zone, view in there.items():
            if zone in self._zones:
                self._zones[zone].show_zone(view)
                continue
            card = ZoneCard(view, self)
            card.clicked.connect(self._zone_clicked)
            card.hinted.connect(self.hinted)
            self._zones[zone] = card
            card.show()
        self.place()

    def cards(self) -> tuple[PaintedCard, ...]:
        """Bands and zones, from the far band to the near one."""
        zones = [self._zones[zone.zone] for view in self._views for zone in view.zones]
        return (*self._bands, *zones)

    def zone(self, zone: str) -> ZoneCard:
        """The widget of a zone."""
        return self._zones[zone]

    def band(self, area: int) -> Band:
        """The widget of an area."""
        return next(band for band in self._bands if band.view.area == area)

    def set_room(self, height: int) -> None:
        """How much height can be seen at once; the bands fill it, or grow beyond it."""
        self._room = height
        self.place()

    def arrangement(self) -> Layout:
        """Where everything is now."""
        look = theme.current()
        names = [zone.name for view in self._views for zone in view.zones]
        width, height = card_face.smallest_zone(look, names)
        strip = strip_width(self._views, look)
        measure = Measure(width, height, strip, lowest(look), look.size(7))
        return arrange([len(v.zones) for v in self._views], self.width(), self._room, measure)

    def place(self) -> None:
        """Move every band and zone to its place."""
        if not self._views:
            return
        layout = self.arrangement()
        strip = strip_width(self._views, theme.current())
        for band, view, box in zip(self._bands, self._views, layout.bands, strict=True):
            band.show_band(view, strip)
            band.setGeometry(_rect(box))
        previous: QWidget | None = None
        for view, boxes in zip(self._views, layout.zones, strict=True):
            for zone, box in zip(view.zones, boxes, strict=True):
                card = self._zones[zone.zone]
                card.setGeometry(_rect(box))
                card.raise_()
                if previous is not None:
                    QWidget.setTabOrder(previous, card)
                previous = card
        if self.minimumHeight() != layout.height:
            self.setMinimumHeight(layout.height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out for the new width."""
        super().resizeEvent(event)
        self.place()

    def _zone_clicked(self) -> None:
        card = self.sender()
        assert isinstance(card, ZoneCard)
        self.picked.emit(Pick("zone", card.view.zone))

    def _band_clicked(self) -> None:
        band = self.sender()
        assert isinstance(band, Band)
        self.picked.emit(Pick("area", area_name(band.view.area)))


class BandsView(QScrollArea):
    """The bands in a window of their own: they fill it, and scroll once too crowded."""

    def __init__(self, bands: Bands, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bands = bands
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(bands)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tell the bands how much can be seen."""
        super().resizeEvent(event)
        self._bands.set_room(self.viewport().height())

    def minimumSizeHint(self) -> QSize:
        """A line of zones in each band: a board that is lower scrolls as a whole."""
        look = theme.current()
        width, height = card_face.smallest_zone(look)
        return QSize(width + look.size(160), 3 * (height + look.size(21)))

    def sizeHint(self) -> QSize:
        """The same with some zones in a line."""
        least = self.minimumSizeHint()
        return QSize(4 * least.width(), least.height())


def _rect(box: Box) -> QRect:
    return QRect(box.x, box.y, box.width, box.height)
