# SPDX-License-Identifier: MIT
"""A saved game looked at again in the window, offscreen, as JSON: opening it, and the scrubber.

python -m tests.benchmarks.replay FILE [--jumps K]
"""

from __future__ import annotations

import argparse
import json
import random
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QApplication

from client.desktop.backend import Application
from client.machine.storage import Folders
from tests.benchmarks.percentiles import percentiles
from ui.gallery import pictures
from ui.play.replay import ReplayFrame
from ui.window import MainWindow


def measure(file: Path, jumps: int) -> dict[str, object]:
    """Milliseconds from the click to the answer, to the first picture, and to the last position;
    then of each step until it is painted.

    What the window's thread does is told in processor time, which a busy machine does not add to.
    """
    with tempfile.TemporaryDirectory() as home:
        backend = Application(_folders(Path(home)))
        pictures.application()
        window = MainWindow(backend)
        window.resize(pictures.SIZE)
        window.show()
        backend.lan()
        QApplication.processEvents()
        found = _opened(window, file)
        found.update(_scrubbed(window.page, jumps))
        window.close()
        backend.stop()
    return found


def _folders(home: Path) -> Folders:
    return Folders(home, home, home)


def _opened(window: MainWindow, file: Path) -> dict[str, object]:
    start, worked = time.perf_counter(), time.thread_time()
    window.show_replay(str(file))
    QApplication.processEvents()
    answered, answering = time.perf_counter(), time.thread_time()
    longest = _turns(lambda: isinstance(window.page, ReplayFrame) and not window.page.unseen)
    pictured, picturing = time.perf_counter(), time.thread_time()
    frame = window.page
    assert isinstance(frame, ReplayFrame)
    waited = _turns(frame.recording.whole)
    read = time.perf_counter()
    return {
        "entries": len(frame.positions) - 1,
        "answer_ms": _ms(start, answered),
        "answer_cpu_ms": _ms(worked, answering),
        "first_picture_ms": _ms(start, pictured),
        "first_picture_cpu_ms": _ms(worked, picturing),
        "whole_ms": _ms(start, read),
        "longest_turn_opening_cpu_ms": longest,
        "longest_turn_reading_cpu_ms": waited,
    }


def _turns(done: Callable[[], bool]) -> float:
    """Let the window live until then; the longest that it was busy at a time."""
    longest = 0.0
    while not done():
        begun = time.thread_time()
        QApplication.processEvents()
        longest = max(longest, _ms(begun, time.thread_time()))
        time.sleep(0.001)
    return longest


def _scrubbed(frame: object, jumps: int) -> dict[str, object]:
    assert isinstance(frame, ReplayFrame)
    last = len(frame.positions) - 1
    chance = random.Random(1962)
    in_order = [_step(frame, at) for at in range(1, last)]
    there = [_step(frame, chance.randrange(last)) for _ in range(jumps)]
    dragged = [_step(frame, at % last) for at in range(0, last * 7, 7)]
    return {
        "step_cpu_ms": percentiles(in_order),
        "drag_cpu_ms": percentiles(dragged),
        "jump_cpu_ms": percentiles(there),
    }


def _step(frame: ReplayFrame, at: int) -> float:
    begun = time.thread_time()
    frame.timeline.go(at)
    QApplication.processEvents()
    return _ms(begun, time.thread_time())


def _ms(begun: float, ended: float) -> float:
    return round((ended - begun) * 1000, 1)


def main() -> None:
    """Print one JSON document."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path, help="a ledger file")
    parser.add_argument("--jumps", type=int, default=200)
    args = parser.parse_args()
    print(json.dumps(measure(args.file, args.jumps), indent=2))


if __name__ == "__main__":
    main()
