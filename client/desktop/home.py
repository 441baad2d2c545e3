# SPDX-License-Identifier: MIT
"""What the window's backend does with this machine alone: the settings, and where the log is."""

from __future__ import annotations

from PySide6.QtCore import QObject

from client.failure import Failure
from client.machine import log, settings
from client.machine.storage import Folders
from ui.ports.backend import Backend, Settings


class Home(Backend):
    """A backend that keeps the settings; `message` says what was wrong with their file."""

    def __init__(self, kept: Folders, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.kept = kept
        self._settings, self.message = settings.load(kept)

    def log_file(self) -> str:
        """The newest log file."""
        return str(log.path(self.kept))

    def settings(self) -> Settings:
        """The settings as they are."""
        return self._settings

    def save_settings(self, settings_now: Settings) -> None:
        """Keep settings for the next start; what cannot be kept still holds until the end."""
        self._settings = settings_now
        try:
            settings.save(self.kept, settings_now)
        except Failure as failure:
            self.failed.emit(str(failure))
