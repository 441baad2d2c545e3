# SPDX-License-Identifier: MIT
"""Intent: a window that is told to end from outside ends as by its close button."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.client.processes import python

SIGNALLED = """
import signal
from PySide6.QtCore import QTimer
from client.desktop import backend, window

stop = backend.Application.stop
def noted(application):
    stop(application)
    print("everybody was told")
backend.Application.stop = noted

signal.signal(signal.{name}, signal.default_int_handler)
def begin(shown):
    raised = lambda: signal.raise_signal(signal.{name})
    shown.painted.connect(lambda: QTimer.singleShot(0, raised))

print(window.show(begin))
"""


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM"])
def test_a_signal_closes_tables_and_window(home: Path, name: str) -> None:
    """Status 0, and tables are left as when the window is closed."""
    said = python(home, "-c", SIGNALLED.format(name=name))
    assert said == (0, "everybody was told\n0\n", "")
