# SPDX-License-Identifier: MIT
"""Intent: a window is waited for on a machine however busy."""

from __future__ import annotations

from typing import Any

from pytestqt.qtbot import QtBot

from tests.patience import MILLISECONDS


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
