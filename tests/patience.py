# SPDX-License-Identifier: MIT
"""Intent: the one limit on a wait for something that must come, which only bounds a hang."""

from __future__ import annotations

from typing import Any

from pytestqt.qtbot import QtBot

PATIENCE = 300.0
"""Seconds after which something counts as hanging, on a machine however busy.

Only a test that fails takes that long, and none passes because of it.
"""

MILLISECONDS = int(1000 * PATIENCE)
"""The same for Qt."""


class PatientBot(QtBot):
    """Waits so long where a test does not say how long."""

    def waitUntil(self, callback: Any, *, timeout: int = MILLISECONDS) -> None:
        """Until it is true."""
        super().waitUntil(callback, timeout=timeout)

    def waitSignal(self, signal: Any, *, timeout: int = MILLISECONDS, **more: Any) -> Any:
        """Until it is emitted."""
        return super().waitSignal(signal, timeout=timeout, **more)

    def waitExposed(self, widget: Any, *, timeout: int = MILLISECONDS) -> Any:
        """Until it is on the screen."""
        return super().waitExposed(widget, timeout=timeout)
