# SPDX-License-Identifier: MIT
"""Starts the Qt application and its window; `opening` knows where else than the lobby."""

from __future__ import annotations

from collections.abc import Callable

from client.desktop.backend import Application
from client.desktop.qt_application import started, window_icon
from client.desktop.signals import ended_by
from client.machine import log
from client.machine.storage import folders
from ui.i18n import languages
from ui.window import MainWindow


def show(begin: Callable[[MainWindow], object] = lambda window: None) -> int:
    """Open the window on the lobby, or on what `begin` shows; returns when it is closed.

    What the lobby does not need to be painted starts afterwards.
    """
    app = started()
    kept = folders()
    backend = Application(kept)
    languages.speak(backend.settings().language)
    try:
        window = MainWindow(backend)
        window.painted.connect(lambda: app.setWindowIcon(window_icon()))
        window.painted.connect(lambda: log.start(kept))
        window.painted.connect(backend.start)
        begin(window)
        window.show()
        with ended_by(app):
            return app.exec()
    finally:
        backend.stop()
