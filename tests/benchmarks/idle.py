# SPDX-License-Identifier: MIT
"""What a table costs while it waits for the person: processor time of its process, as JSON.

A window, offscreen, at a table on the network, with bots that have moved; nobody does anything.
With `--guest` it is the window of a guest, and the host is another process.

python -m tests.benchmarks.idle [--game NAME] [--seats N] [--seconds S] [--warm-up S] [--guest]
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from client.desktop.backend import Application
from client.machine.storage import Folders
from core.terms import Sealed, Turn
from ui.gallery import pictures
from ui.ports.backend import NewTable, Settings
from ui.ports.session import Session
from ui.ports.snapshot import Snapshot
from ui.window import MainWindow

_PATIENCE_SECONDS = 120.0
_LOOK_SECONDS = 0.02


def measure(session: Session, seconds: float, warm_up: float) -> dict[str, object]:
    """Per cent of a core, of the whole process and by thread, while nothing happens."""
    snapshots: list[object] = []
    _wait(warm_up)
    session.changed.connect(snapshots.append)
    start, spent, threads = time.perf_counter(), time.process_time(), _by_thread()
    _wait(seconds)
    took = time.perf_counter() - start
    after = {name: used - threads.get(name, 0.0) for name, used in _by_thread().items()}
    return {
        "seconds": round(took, 1),
        "percent_of_a_core": round(100 * (time.process_time() - spent) / took, 3),
        "percent_by_thread": {name: round(100 * used / took, 2) for name, used in after.items()},
        "snapshots": len(snapshots),
        "load": round(os.getloadavg()[0], 2),
    }


def _by_thread() -> dict[str, float]:
    """Processor seconds that each thread has had so far, where the system tells (Linux)."""
    names = {thread.native_id: thread.name for thread in threading.enumerate()}
    found: dict[str, float] = {}
    for task in Path("/proc/self/task").glob("*"):
        fields = (task / "stat").read_text("utf-8").rpartition(")")[2].split()
        name = names.get(int(task.name), "others")
        ticks = int(fields[11]) + int(fields[12])
        found[name] = found.get(name, 0.0) + ticks / os.sysconf("SC_CLK_TCK")
    return found


def host(window: MainWindow, game: str, seats: tuple[str, ...]) -> Session:
    """Open a table and start it; tell its address to a guest for whom a seat is open."""
    window.open_table(NewTable(game, f"Idle {os.getpid()}", (), seats, lan=True))
    session = _session(window)
    if "open" in seats:
        print(_until(session, lambda shown: shown.address).address, flush=True)
        session.admit(_until(session, lambda shown: shown.asking).asking[0].key)
    _until(session, lambda shown: shown.seats)
    session.set_ready(True)
    _until(session, lambda shown: all(view.ready for view in shown.seats))
    session.start()
    _begin(session)
    return session


def join(window: MainWindow, address: str) -> Session:
    """Sit down at somebody else's table until it starts."""
    window.join(address)
    session = _session(window)
    _until(session, lambda shown: shown.mine())
    session.set_ready(True)
    _begin(session)
    return session


def _begin(session: Session) -> None:
    """Play without comparing the words, until the table waits for a person."""
    if _until(session, lambda shown: shown.match is not None).comparing:
        session.skip_words()
    _until(session, _waits_for_people)


def _waits_for_people(shown: Snapshot) -> bool:
    if shown.match is None or shown.comparing:
        return False
    awaited = shown.match.awaiting
    asked = awaited.seats if isinstance(awaited, Turn | Sealed) else ()
    return bool(asked) and not any(shown.seats[s].bot for s in set(asked) - set(shown.sealed))


def _until(session: Session, wanted: Callable[[Snapshot], object]) -> Snapshot:
    ends = time.monotonic() + _PATIENCE_SECONDS
    while not wanted(session.snapshot()):
        if time.monotonic() > ends:
            raise TimeoutError("the table does not come to it")
        _wait(_LOOK_SECONDS)
    return session.snapshot()


def _wait(seconds: float) -> None:
    loop = QEventLoop()
    QTimer.singleShot(round(seconds * 1000), loop.quit)
    loop.exec()


def _session(window: MainWindow) -> Session:
    assert window.session is not None
    return window.session


def _run(folder: Path, args: argparse.Namespace) -> None:
    app = Application(Folders(folder / "data", folder / "config", folder / "log"))
    app.save_settings(Settings("Bob" if args.guest else "Ada"))
    app.lan()
    window = MainWindow(app)
    window.resize(pictures.SIZE)
    window.show()
    bots = ("steady",) * (args.seats - 2)
    if args.serve:
        host(window, args.game, ("me", "open", *bots))
        QApplication.exec()
    elif args.guest:
        _measure_guest(window, args)
    else:
        session = host(window, args.game, ("me", "steady", *bots))
        print(json.dumps(measure(session, args.seconds, args.warm_up), indent=2))
    window.close()
    app.stop()


def _measure_guest(window: MainWindow, args: argparse.Namespace) -> None:
    command = [sys.executable, "-m", "tests.benchmarks.idle", "--serve"]
    command += ["--game", args.game, "--seats", str(args.seats)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            session = join(window, server.stdout.readline().strip())
            print(json.dumps(measure(session, args.seconds, args.warm_up), indent=2))
        finally:
            server.terminate()


def main() -> None:
    """Print one JSON document."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="power_grid")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--warm-up", type=float, default=10.0)
    parser.add_argument("--guest", action="store_true")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    pictures.application()
    with tempfile.TemporaryDirectory() as home:
        os.environ["SOBREMESA_HOME"] = home
        _run(Path(home), args)


if __name__ == "__main__":
    main()
