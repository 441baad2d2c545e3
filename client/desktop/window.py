# SPDX-License-Identifier: MIT
"""Starts the Qt application and its window; `opening` knows where else than the lobby."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable

from PySide6.QtWidgets import QApplication

from client.desktop.backend import Application
from client.desktop.qt_application import started, tell_faults, window_icon
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
        tell_faults(window.show_fault)
        app.commitDataRequest.connect(lambda _: say_goodbye(window, backend))
        begin(window)
        _shown(window)
        with contextlib.ExitStack() as ending:
            window.painted.connect(lambda: _heed_signals(app, window, ending))
            return app.exec()
    finally:
        backend.stop()


def _shown(window: MainWindow) -> None:
    """Show the window, also where its first page cannot be."""
    try:
        window.show()
    except Exception as error:
        sys.excepthook(type(error), error, error.__traceback__)


def say_goodbye(window: MainWindow, backend: Application) -> None:
    """The session of the system ends, or may still go on: the table is left, the window stays.

    Whoever is asked here must not end (Qt), and may be killed once this returns.
    """
    window.leave_now()
    backend.say_goodbye()


def _heed_signals(app: QApplication, window: MainWindow, ending: contextlib.ExitStack) -> None:
    """From now on a signal closes the window; what that takes is imported after the paint."""
    from client.desktop.signals import ended_by

    def end() -> None:
        window.end()
        app.exit(0)

    ending.enter_context(ended_by(end))
