# SPDX-License-Identifier: MIT
"""Says what the bundle or its archive weighs, and fails where that is more than is allowed.

weigh.py PATH...   the bundle's folder, or the archive that `pack.py tar` makes of it

A library too many comes in silently; on a USB stick and on a slow network it is noticed.
"""

from __future__ import annotations

import sys
from pathlib import Path

FOLDER = 145
ARCHIVE = 42
"""The most that either may weigh, in MB of 1,000,000 bytes."""


def main() -> int:
    """One line for each; 1 if one of them is too heavy."""
    results = [verdict(Path(name)) for name in sys.argv[1:]]
    for line, _ in results:
        print(line)
    return 0 if results and all(light for _, light in results) else 1


def verdict(path: Path) -> tuple[str, bool]:
    """What to say of one of the two, and whether it is light enough."""
    most = FOLDER if path.is_dir() else ARCHIVE
    weight = weighed(path) / 1e6
    light = weight <= most
    return f"{path}: {weight:.1f} MB, {'at' if light else 'too heavy: at'} most {most} MB", light


def weighed(path: Path) -> int:
    """Bytes of a file, or of all files of a folder; a link weighs nothing."""
    files = path.rglob("*") if path.is_dir() else [path]
    return sum(file.stat().st_size for file in files if file.is_file() and not file.is_symlink())


if __name__ == "__main__":
    sys.exit(main())
