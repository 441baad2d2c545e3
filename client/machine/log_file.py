# SPDX-License-Identifier: MIT
"""The file behind the log, which is silent where it cannot be written: a disk that is full.

It brings in sockets and pickles, so `log` imports it where the log begins.
"""

from __future__ import annotations

from logging import LogRecord
from logging.handlers import RotatingFileHandler


class LogFile(RotatingFileHandler):
    """Loses what cannot be written: whoever is at the table reads one sentence, no traceback."""

    def handleError(self, record: LogRecord) -> None:
        """Nothing: the log is no reason to say anything."""
