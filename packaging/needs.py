# SPDX-License-Identifier: MIT
"""Names the system packages that a fresh Debian machine lacks. Standard library only.

needs.py          say what is missing; end with 1 if nothing can start without it
needs.py --names  print only the names of the missing packages, for apt-get
"""

from __future__ import annotations

import ctypes
import importlib.util
import shutil
import sys

ALWAYS = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libxkbcommon.so.0": "libxkbcommon0",
}
"""What Qt loads in any case, even without a screen, and the Debian package that has it."""

ON_X11 = {
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
"""What Qt loads to show a window under X11."""

TOOLS = {"ip": "iproute2", "make": "make", "git": "git", "objdump": "binutils"}
"""What the tests and the bundle call, and the Debian package that has it."""


def needed() -> list[str]:
    """The Debian packages without which nothing starts, as far as they are missing."""
    lacking = _packages(ALWAYS)
    if importlib.util.find_spec("venv") is None or importlib.util.find_spec("ensurepip") is None:
        lacking.append("python3-venv")
    return lacking


def tools() -> list[str]:
    """The Debian packages that tests and bundle call, as far as they are missing."""
    return [package for tool, package in TOOLS.items() if shutil.which(tool) is None]


def main() -> int:
    """Print what is missing. On a screen that is not X11 the libraries for it can stay away."""
    if sys.platform != "linux":
        return 0
    lacking, for_x11 = needed(), _packages(ON_X11)
    if "--names" in sys.argv[1:]:
        print(" ".join([*lacking, *for_x11, *tools()]))
        return 0
    if lacking:
        print(f"Missing here: apt-get install {' '.join([*lacking, *for_x11])}", file=sys.stderr)
        return 1
    if for_x11:
        print(f"For a window under X11: apt-get install {' '.join(for_x11)}", file=sys.stderr)
    return 0


def _packages(libraries: dict[str, str]) -> list[str]:
    return [package for library, package in libraries.items() if not _loads(library)]


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


if __name__ == "__main__":
    sys.exit(main())
