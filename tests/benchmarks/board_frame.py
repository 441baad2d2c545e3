# SPDX-License-Identifier: MIT
"""A full repaint of a table at 1366x768, offscreen, as JSON: the whole window and its board.

python -m tests.benchmarks.board_frame [--shot NAME] [--frames K]
"""

from __future__ import annotations

import argparse
import json
import time

from PySide6.QtWidgets import QApplication, QGraphicsView, QWidget

from tests.benchmarks.percentiles import percentiles
from ui.gallery import pictures
from ui.gallery.contents import CONTENTS
from ui.style import dressing
from ui.style.theme import Theme
from ui.style.tones import LIGHT


def measure(shot: str, frames: int) -> dict[str, object]:
    """Milliseconds of so many repaints, each from nothing."""
    pictures.application()
    dressing.apply(Theme(LIGHT, reduced_motion=True))
    window = CONTENTS[shot]()
    window.resize(pictures.SIZE)
    window.show()
    QApplication.processEvents()
    board = window.findChild(QGraphicsView)
    found: dict[str, object] = {"shot": shot, "frames": frames}
    found["window_ms"] = percentiles([_repaint(window) for _ in range(frames)])
    if board is not None:
        found["board_ms"] = percentiles([_repaint(board) for _ in range(frames)])
    window.close()
    return found


def _repaint(widget: QWidget) -> float:
    start = time.perf_counter()
    widget.grab()
    return (time.perf_counter() - start) * 1000


def main() -> None:
    """Print one JSON document."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--shot", default="grid-building", choices=sorted(CONTENTS))
    parser.add_argument("--frames", type=int, default=100)
    args = parser.parse_args()
    print(json.dumps(measure(args.shot, args.frames), indent=2))


if __name__ == "__main__":
    main()
