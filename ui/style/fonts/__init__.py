# SPDX-License-Identifier: MIT
"""The shipped type family: Inter (OFL, see OFL.txt), so that text is as wide everywhere."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QFontDatabase

FAMILY = "Inter"
_FILES = ("Inter-Regular.otf", "Inter-SemiBold.otf", "Inter-Bold.otf")
_loaded: list[int] = []


def load() -> None:
    """Give the faces to Qt, once per process. Raises RuntimeError if Qt refuses one."""
    if _loaded:
        return
    for name in _FILES:
        number = QFontDatabase.addApplicationFont(str(Path(__file__).with_name(name)))
        if number < 0:
            raise RuntimeError(f"the font {name} cannot be read")
        _loaded.append(number)
