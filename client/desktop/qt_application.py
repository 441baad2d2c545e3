# SPDX-License-Identifier: MIT
"""The one Qt application: refuses where there is no screen, and logs what Qt says."""

from __future__ import annotations

import logging
import os
import sys
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
    sys.excepthook = _noted
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


def _noted(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """An exception in a slot ends nothing, so it has to be kept."""
    log.start(folders())
    _log.error("unexpected failure", exc_info=(kind, error, trace))
    sys.__excepthook__(kind, error, trace)
