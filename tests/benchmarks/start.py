# SPDX-License-Identifier: MIT
"""From the start of the process to the painted lobby, against a bare main window, as JSON.

Time on the clock, and of the processor: the second one says the same on a busy machine.
Modules are compiled before, as they are where the program is installed.

python -m tests.benchmarks.start [--starts K]
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import subprocess
import sys
import tempfile
import time

from tests.benchmarks.percentiles import percentiles

PAINTED = """
import os
from PySide6.QtCore import QTimer

def painted():
    print("painted", flush=True)
    os._exit(0)

def telling(kind):
    class Telling(kind):
        def paintEvent(self, event):
            QTimer.singleShot(0, painted)
            super().paintEvent(event)
    return Telling
"""
"""What both start with. The timer comes when the whole window is painted, its children too."""

BARE = f"""{PAINTED}
from PySide6.QtWidgets import QApplication, QMainWindow
application = QApplication(["bare"])
window = telling(QMainWindow)()
window.resize(1180, 720)
window.show()
application.exec()
"""

LOBBY = f"""{PAINTED}
from client import __main__
from client.desktop import window
window.MainWindow = telling(window.MainWindow)
__main__.main([])
"""


def measure(starts: int) -> dict[str, object]:
    """Milliseconds of so many starts of each, in turns, and the ratios of the medians."""
    with tempfile.TemporaryDirectory() as home:
        for code in (BARE, LOBBY):
            _start(code, home)
        pairs = [(_start(BARE, home), _start(LOBBY, home)) for _ in range(starts)]
    found: dict[str, object] = {"starts": starts}
    for kind, name in enumerate(("clock", "processor")):
        bare = percentiles([bare[kind] for bare, _ in pairs])
        lobby = percentiles([lobby[kind] for _, lobby in pairs])
        ratio = round(lobby["p50"] / bare["p50"], 2)
        found[name] = {"bare_ms": bare, "lobby_ms": lobby, "ratio": ratio}
    return found


def _start(code: str, home: str) -> tuple[float, float]:
    """Milliseconds on the clock and of the processor."""
    given = {"QT_QPA_PLATFORM": "offscreen", **os.environ, "SOBREMESA_HOME": home}
    given.pop("PYTHONDONTWRITEBYTECODE", None)
    start, spent = time.perf_counter(), _spent()
    done = subprocess.run(
        [sys.executable, "-c", code], env=given, capture_output=True, text=True, check=True
    )
    assert done.stdout == "painted\n", done.stderr
    return (time.perf_counter() - start) * 1000, (_spent() - spent) * 1000


def _spent() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main() -> None:
    """Print one JSON document."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--starts", type=int, default=10)
    print(json.dumps(measure(parser.parse_args().starts), indent=2))


if __name__ == "__main__":
    main()
