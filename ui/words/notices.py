# SPDX-License-Identifier: MIT
"""What the banner says about the connection and the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

if TYPE_CHECKING:
    from ui.ports.snapshot import Notice

_GRAVE = ("table.forked", "seat.accused", "words.mismatch")


def notice_words(notice: Notice) -> str:
    """What is happening and what one can do, in one or two sentences."""
    return _template(notice.key).format(**dict(notice.params))


def tone(notice: Notice) -> str:
    """How grave it is: `warn` passes by itself, `danger` ends something."""
    return "danger" if notice.key in _GRAVE else "warn"


def _template(key: str) -> str:
    match key:
        case "connection.lost":
            return QCoreApplication.translate(
                "Notices", "The connection to the table is lost. Trying again; nothing is lost."
            )
        case "seat.lost":
            return QCoreApplication.translate(
                "Notices", "The connection to {name} is lost. The table waits."
            )
        case "table.forked":
            return QCoreApplication.translate(
                "Notices", "The host told two stories. The game stops; the proof is kept."
            )
        case "table.replaying":
            return QCoreApplication.translate(
                "Notices",
                "This laptop and the host do not agree on the game. It is replayed from its file; "
                "nothing is lost.",
            )
        case "seat.accused":
            return QCoreApplication.translate(
                "Notices", "{name} sent something that the rules of the table forbid."
            )
        case "words.mismatch":
            return QCoreApplication.translate(
                "Notices", "The words differ: somebody may sit between you. Do not play on."
            )
        case "words.skipped":
            return QCoreApplication.translate(
                "Notices", "The words were not compared: nobody can be sure who sits here."
            )
        case "sentence":
            return "{text}"
    return key
