# SPDX-License-Identifier: MIT
"""The one Qt application: refuses where there is no screen, and logs what Qt says."""

from __future__ import annotations

import logging
import os
import sys
import threading
import traceback
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QApplication

from client.failure import Failure
from client.machine import log
from client.machine.storage import folders
from client.version import APPLICATION_ID, VERSION
from ui.style import theme

_log = logging.getLogger(__name__)

_MILD = (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg, QtMsgType.QtWarningMsg)
_PLUGINS = "qt.qpa.plugin"


def started() -> QApplication:
    """The Qt application. Raises Failure where there is no screen, as Qt would end the process."""
    running = QApplication.instance()
    if isinstance(running, QApplication):
        return running
    if not screen_in_sight():
        raise Failure("there is no screen: neither DISPLAY nor WAYLAND_DISPLAY is set")
    qInstallMessageHandler(_from_qt)
    tell_faults(lambda: True)
    application = QApplication(["sobremesa", theme.STYLE])
    application.setApplicationName("sobremesa")
    application.setApplicationDisplayName("Sobremesa")
    application.setApplicationVersion(VERSION)
    application.setDesktopFileName(APPLICATION_ID)
    return application


def window_icon() -> QIcon:
    """The icon of ours; none where Qt has come without its plugin for SVG."""
    return QIcon(QPixmap(str(Path(__file__).parents[1] / "icon.svg")))


def screen_in_sight() -> bool:
    """Whether the environment names a screen; only Linux can be without."""
    named = ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY")
    return sys.platform != "linux" or any(os.environ.get(name) for name in named)


def _from_qt(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    """Into the log, and to stderr what ends the process: no platform plugin, and why."""
    logging.getLogger("qt").log(logging.INFO if kind in _MILD else logging.ERROR, "%s", message)
    fatal = kind not in _MILD or context.category == _PLUGINS
    if fatal and sys.stderr is not None:
        print(f"sobremesa: {' '.join(message.split())}", file=sys.stderr)


def tell_faults(show: Callable[[], bool]) -> None:
    """From now on `show` hears of exceptions that nothing caught, before the log does.

    It shows that a screen failed, and is False where nothing is new about that.
    """
    sys.excepthook = partial(_noted, show)


def _noted(
    show: Callable[[], bool],
    kind: type[BaseException],
    error: BaseException,
    trace: TracebackType | None,
) -> None:
    """An exception in a slot or a paint ends nothing, so it has to be told: one line in the log."""
    in_window = threading.current_thread() is threading.main_thread()
    if in_window and issubclass(kind, Exception) and not show():
        return
    log.start(folders())
    places = " < ".join(
        f"{Path(frame.filename).name}:{frame.lineno} {frame.name}"
        for frame in reversed(traceback.extract_tb(trace))
    )
    said = " ".join(str(error).split())
    _log.error("unexpected failure: %s: %s (%s)", kind.__name__, said, places)
    sys.__excepthook__(kind, error, trace)
