# SPDX-License-Identifier: MIT
"""Every screen in typical states as pictures: both themes, at scale 1 and 2.

Deterministic: the games are played by bots from fixed seeds, the rest are
values. Needs no window system.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QBuffer, QCoreApplication, QDeadlineTimer, QEvent, QEventLoop, QSize
from PySide6.QtGui import QImage, QImageWriter
from PySide6.QtWidgets import QApplication, QWidget

from ui.gallery.contents import CONTENTS
from ui.i18n import languages
from ui.style import dressing, theme
from ui.style.theme import Theme
from ui.style.tones import DARK, LIGHT

SIZE = QSize(1366, 768)
RATIOS = (1, 2)
_ACTIVE_MS = 2000
"""How long a window may take to become active."""
Contents = Mapping[str, Callable[[], QWidget]]

THEMES = (("light", LIGHT), ("dark", DARK))


def render(
    directory: Path | str,
    shots: Contents = CONTENTS,
    language: str = languages.SOURCE,
) -> list[Path]:
    """Write one PNG per screen, theme and scale; returns their paths in order."""
    application()
    languages.speak(language)
    folder = Path(directory)
    folder.mkdir(parents=True, exist_ok=True)
    before = theme.current()
    paths: list[Path] = []
    for name, tones in THEMES:
        dressing.apply(Theme(tones, reduced_motion=True))
        for shot, build in shots.items():
            paths += _render(build, folder, f"{shot}-{name}")
    dressing.apply(before)
    return paths


def application() -> QApplication:
    """The running application, or one that shows nothing on any screen."""
    running = QApplication.instance()
    if isinstance(running, QApplication):
        return running
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    return QApplication([])


def picture(widget: QWidget, ratio: int) -> QImage:
    """A widget as it is drawn at a device pixel ratio."""
    image = QImage(widget.size() * ratio, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(theme.current().colour("table"))
    widget.render(image)
    return image


def _png(image: QImage) -> bytes:
    """In memory first: libpng complains of a full disk by itself, past any handler."""
    data = QBuffer()
    data.open(QBuffer.OpenModeFlag.WriteOnly)
    QImageWriter(data, b"png").write(image)
    return bytes(data.data().data())


def _render(build: Callable[[], QWidget], folder: Path, name: str) -> list[Path]:
    widget = build()
    widget.resize(SIZE)
    widget.show()
    widget.activateWindow()
    _settle(widget)
    paths = []
    for ratio in RATIOS:
        path = folder / f"{name}@{ratio}x.png"
        path.write_bytes(_png(picture(widget, ratio)))
        paths.append(path)
    widget.close()
    widget.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return paths


def _settle(widget: QWidget) -> None:
    """Let a window become what it will be: active, with its focus where it belongs.

    A platform that never makes it active is not waited for.
    """
    deadline = QDeadlineTimer(_ACTIVE_MS)
    while not widget.isActiveWindow() and not deadline.hasExpired():
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, _ACTIVE_MS)
    for _ in range(3):
        QApplication.processEvents()


if __name__ == "__main__":
    for written in render(sys.argv[1]):
        print(written)
