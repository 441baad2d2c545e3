# SPDX-License-Identifier: MIT
"""Ctrl+C, SIGTERM and SIGHUP close the window: nobody is asked, and the others hear goodbye.

Qt waits in C++, where Python's handlers do not run: a signal writes a byte into a socket
that Qt looks at. Nothing else is done in a handler, which may run in the middle of a paint.
"""

from __future__ import annotations

import contextlib
import signal
import socket
from collections.abc import Callable, Iterator

from PySide6.QtCore import QSocketNotifier

_ENDING = tuple(
    signal.Signals[name]
    for name in ("SIGINT", "SIGTERM", "SIGHUP")
    if name in signal.Signals.__members__
)
"""Windows has no SIGHUP."""


@contextlib.contextmanager
def ended_by(end: Callable[[], None]) -> Iterator[None]:
    """Call `end`, from the event loop, when this process is asked to end.

    A signal that is ignored, as in the background of a shell, stays ignored.
    """
    looked_at, written = socket.socketpair()
    written.setblocking(False)
    notifier = QSocketNotifier(looked_at.fileno(), QSocketNotifier.Type.Read)

    def heard() -> None:
        looked_at.recv(64)
        end()

    notifier.activated.connect(heard)
    asked = [each for each in _ENDING if signal.getsignal(each) is not signal.SIG_IGN]
    before = {each: signal.signal(each, lambda *_: None) for each in asked}
    woken = signal.set_wakeup_fd(written.fileno(), warn_on_full_buffer=False)
    try:
        yield
    finally:
        signal.set_wakeup_fd(woken)
        for each, handler in before.items():
            signal.signal(each, handler)
        notifier.setEnabled(False)
        looked_at.close()
        written.close()
