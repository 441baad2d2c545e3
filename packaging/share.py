# SPDX-License-Identifier: MIT
"""Lays out what a desktop wants to know of the program, as it goes below /usr or a prefix.

share.py PREFIX   PREFIX/share/... : desktop file, metadata, MIME type, icons, manual page

PySide6 with its plugin for SVG draws the icons; no screen is needed.
"""

from __future__ import annotations

import gzip
import os
import shutil
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
for place in (HERE, HERE.parent):
    if str(place) not in sys.path:
        sys.path.insert(0, str(place))

import manpage  # noqa: E402  neighbours are not on the path before

from client.command_line import parser  # noqa: E402
from client.version import APPLICATION_ID  # noqa: E402

SIZES = (16, 24, 32, 48, 64, 128, 256)
"""Sides of the icons that are drawn, in pixels."""

ICON = HERE.parent / "client" / "icon.svg"
PLACES = {
    "desktop": "applications/{}.desktop",
    "metainfo.xml": "metainfo/{}.metainfo.xml",
    "mime.xml": "mime/packages/{}.xml",
}
"""Where each file of packaging/desktop goes, by the end of its name."""


def lay_out(prefix: Path) -> list[Path]:
    """Write everything below a prefix; gives what was written."""
    share = prefix / "share"
    written = []
    for ending, place in PLACES.items():
        source = HERE / "desktop" / f"{APPLICATION_ID}.{ending}"
        written.append(_copied(source, share / place.format(APPLICATION_ID)))
    icons = share / "icons" / "hicolor"
    written.append(_copied(ICON, icons / "scalable" / "apps" / f"{APPLICATION_ID}.svg"))
    for side in SIZES:
        path = icons / f"{side}x{side}" / "apps" / f"{APPLICATION_ID}.png"
        draw(side, _made(path))
        written.append(path)
    written.append(_manual(share / "man" / "man6" / "sobremesa.6.gz"))
    return written


def draw(side: int, path: Path) -> None:
    """Draw the icon as a square picture of so many pixels; the name's end says in which format."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QSize
    from PySide6.QtGui import QGuiApplication, QImageReader

    application = QGuiApplication.instance() or QGuiApplication(["icons"])
    reader = QImageReader(str(ICON))
    reader.setScaledSize(QSize(side, side))
    image = reader.read()
    if image.isNull() or not image.save(str(path)):
        sys.exit(f"{path.name}: {reader.errorString()}")
    del application


def _manual(path: Path) -> Path:
    text = manpage.page(parser()).encode()
    _made(path).write_bytes(gzip.compress(text, mtime=0))
    return path


def _copied(source: Path, path: Path) -> Path:
    shutil.copyfile(source, _made(path))
    return path


def _made(path: Path) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    return path


if __name__ == "__main__":
    lay_out(Path(sys.argv[1]))
