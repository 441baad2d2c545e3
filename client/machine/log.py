# SPDX-License-Identifier: MIT
"""The log file, for what a person is not shown and a bug report needs.

Seeds, keys and hands never go into it.
"""

from __future__ import annotations

import contextlib
import logging
from pathlib import Path

from client.failure import Failure
from client.machine.storage import Folders, made

_NAME = "file"
_BYTES = 512 * 1024
_OLD_FILES = 3


def path(kept: Folders) -> Path:
    """The newest log file."""
    return kept.log / "sobremesa.log"


def start(kept: Folders) -> Path | None:
    """Log to the file from now on; None where nothing can be written.

    The window calls this once it is painted (docs/decisions/0012-the-lobby-is-painted-first.md):
    the handler brings in sockets and pickles. What fails before calls it first.
    """
    from client.machine.log_file import LogFile

    if _handlers():
        return path(kept)
    try:
        made(kept.log)
        handler = LogFile(path(kept), maxBytes=_BYTES, backupCount=_OLD_FILES, encoding="utf-8")
    except (Failure, OSError):
        return None
    handler.name = _NAME
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    return path(kept)


def stop() -> None:
    """Close the log file."""
    for handler in _handlers():
        logging.getLogger().removeHandler(handler)
        with contextlib.suppress(OSError):
            handler.close()


def _handlers() -> list[logging.Handler]:
    return [handler for handler in logging.getLogger().handlers if handler.name == _NAME]


def tail(kept: Folders, lines: int = 400) -> str:
    """The last lines of the log; empty if there is none."""
    try:
        text = path(kept).read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
    return "\n".join(text.splitlines()[-lines:])
