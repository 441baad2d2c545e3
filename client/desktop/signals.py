# SPDX-License-Identifier: MIT
"""Ctrl+C and SIGTERM end the window as its close button does: the others are told goodbye.

Qt waits in C++, where Python's handlers do not run: a signal writes a byte into a socket
that Qt looks at.
"""

from __future__ import annotations

import contextlib
import signal
import socket
from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QSocketNotifier

_ENDING = (signal.SIGINT, signal.SIGTERM)


@contextlib.contextmanager
def ended_by(app: QCoreApplication) -> Iterator[None]:
    """Leave the event loop when this process is asked to end.

    A signal that is ignored, as in the background of a shell, stays ignored.
    """
    looked_at, written = socket.socketpair()
    written.setblocking(False)
    notifier = QSocketNotifier(looked_at.fileno(), QSocketNotifier.Type.Read)
    notifier.activated.connect(lambda: looked_at.recv(64))
    asked = [each for each in _ENDING if signal.getsignal(each) is not signal.SIG_IGN]
    before = {each: signal.signal(each, lambda *_: app.exit(0)) for each in asked}
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
