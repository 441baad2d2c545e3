# SPDX-License-Identifier: MIT
"""The window without what is in it: where it is and how large, and one page with one banner."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QPaintEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QStyle, QVBoxLayout, QWidget

from ui import placing
from ui.kit.surfaces.banner import Banner
from ui.kit.surfaces.lamplight import Lamplight
from ui.kit.surfaces.pane import Pane
from ui.ports.backend import Backend, Settings
from ui.style import dressing, theme


class WindowShell(QMainWindow):
    """Shows one page at a time, at the place that it had on this screen."""

    painted = Signal()
    """The window can be seen for the first time."""

    def __init__(self, backend: Backend) -> None:
        super().__init__()
        self._unpainted = True
        self.backend = backend
        dress(backend.settings())
        self.banner = Banner()
        self.pages = QStackedWidget()
        middle = Lamplight()
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(Pane(self.pages))
        self.setCentralWidget(middle)
        self.banner.lie_over(middle, self._below_heading)
        self.setWindowTitle("Sobremesa")
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_system)

    @property
    def page(self) -> QWidget:
        """The page that is shown."""
        page = self.pages.currentWidget()
        assert page is not None
        return page

    def turn_to(self, page: QWidget) -> None:
        """Show a page in place of the one before, which goes."""
        self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)
        while (old := self.pages.widget(0)) is not None and old is not page:
            self.pages.removeWidget(old)
            old.deleteLater()
        page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _follow_system(self) -> None:
        if self.backend.settings().theme == "system":
            dress(self.backend.settings())

    def take_place(self) -> None:
        """Open where the window was on this screen, or in the middle of it."""
        settings, dress = self.backend.settings(), theme.current()
        main = QGuiApplication.primaryScreen()
        screens = sorted(QGuiApplication.screens(), key=lambda screen: screen is not main)
        style = self.style()
        bar = style.pixelMetric(QStyle.PixelMetric.PM_TitleBarHeight)
        edge = style.pixelMetric(QStyle.PixelMetric.PM_MdiSubWindowFrameWidth)
        at, maximised = placing.opening(
            placing.read(settings.places),
            [placing.room(screen) for screen in screens],
            QSize(dress.size(1180), dress.size(720)),
            QMargins(edge, bar, edge, edge),
        )
        self.setGeometry(at)
        if maximised:
            self.setWindowState(Qt.WindowState.WindowMaximized)
        if settings.full_screen:
            self.setWindowState(self.windowState() | Qt.WindowState.WindowFullScreen)

    def keep_place(self) -> None:
        """Remember it for the next start."""
        settings = self.backend.settings()
        whole = self.isMaximized() or self.isFullScreen()
        at = self.normalGeometry() if whole else self.geometry()
        kept = placing.read(settings.places)
        now = placing.with_place(kept, placing.room(self.screen()), at, self.isMaximized())
        if now != list(kept):
            self.backend.save_settings(settings._replace(places=placing.written(now)))

    def show_full_screen(self, whole: bool) -> None:
        state = self.windowState() & ~Qt.WindowState.WindowFullScreen
        self.setWindowState(state | Qt.WindowState.WindowFullScreen if whole else state)

    def _below_heading(self) -> QRect:
        """Where the banner lies: it shifts no page and covers none of the buttons on top."""
        return self.rect().adjusted(0, theme.current().space(12), 0, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Tell once that the window is painted, when all of it is."""
        super().paintEvent(event)
        if self._unpainted:
            self._unpainted = False
            QTimer.singleShot(0, self.painted.emit)


def dress(settings: Settings) -> None:
    """Give the whole application the theme that a person chose."""
    chosen = theme.chosen(settings.theme, settings.text_scale, settings.reduced_motion)
    dressing.apply(chosen)
