# SPDX-License-Identifier: MIT
"""A progress bar on a terminal; silence everywhere else."""

from __future__ import annotations

from typing import TextIO

_WIDTH = 40


class Bar:
    """Shows how many of `total` are done, redrawn only when a step of it is visible."""

    def __init__(self, total: int, stream: TextIO) -> None:
        self._total = total
        self._stream = stream
        self._shown = -1

    def __call__(self, done: int) -> None:
        """Show that so many are done; the last one wipes the bar away."""
        if not self._stream.isatty():
            return
        percent = 100 * done // self._total
        if percent == self._shown:
            return
        self._shown = percent
        if done >= self._total:
            self._stream.write("\r" + " " * (_WIDTH + 20) + "\r")
        else:
            filled = _WIDTH * done // self._total
            bar = "#" * filled + "." * (_WIDTH - filled)
            self._stream.write(f"\r[{bar}] {done}/{self._total}")
        self._stream.flush()
