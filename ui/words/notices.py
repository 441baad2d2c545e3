# SPDX-License-Identifier: MIT
"""What the banner says about the connection and the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

if TYPE_CHECKING:
    from ui.ports.snapshot import Notice

KNOWN = ("code.needed", "code.wrong", "code.changed", "code.false", "code.unasked", "code.mistyped")
"""Why a table could not be joined, as far as there are words for it here."""

_UNDER_WAY = ("table.opening", "table.looking")
_GRAVE = ("table.forked", "seat.accused", "words.mismatch", "code.false")


def notice_words(notice: Notice) -> str:
    """What is happening and what one can do, in one or two sentences."""
    return _template(notice.key).format(**dict(notice.params))


def tone(notice: Notice) -> str:
    """How grave it is: `warn` passes by itself, `danger` ends something, `accent` is under way."""
    if notice.key in _UNDER_WAY:
        return "accent"
    return "danger" if notice.key in _GRAVE else "warn"


def _template(key: str) -> str:
    match key:
        case "table.opening":
            return QCoreApplication.translate("Notices", "Opening {table}.")
        case "table.looking":
            return QCoreApplication.translate(
                "Notices",
                "Looking for {table} on this network. If nobody has it open, it opens here.",
            )
        case "connection.lost":
            return QCoreApplication.translate(
                "Notices", "The connection to the table is lost. Trying again; nothing is lost."
            )
        case "host.closed":
            return QCoreApplication.translate(
                "Notices",
                "The host closed the table. The game is kept here and can be taken up again.",
            )
        case "votes.wanted":
            return QCoreApplication.translate(
                "Notices",
                "The table waits until more than half of the laptops are here and agree that this "
                "one hosts.",
            )
        case "votes.cast":
            return QCoreApplication.translate(
                "Notices",
                "The table waits until more than half of the laptops are here and agree who hosts.",
            )
        case "seat.lost":
            return QCoreApplication.translate(
                "Notices", "The connection to {name} is lost. The table waits."
            )
        case "seat.left":
            return QCoreApplication.translate("Notices", "{name} left; the seat waits.")
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
        case "code.needed":
            return QCoreApplication.translate(
                "Notices", "This table asks for its code. The host's screen shows it: type it in."
            )
        case "code.wrong":
            return QCoreApplication.translate(
                "Notices",
                "That is not the code of this table. Look at the host's screen and type it again; "
                "after three wrong ones there is a new one.",
            )
        case "code.changed":
            return QCoreApplication.translate(
                "Notices", "The code has just changed. The host's screen shows the new one."
            )
        case "code.false":
            return QCoreApplication.translate(
                "Notices",
                "What answered does not know the code itself: it is not that table. Join by the "
                "address on the host's screen.",
            )
        case "code.unasked":
            return QCoreApplication.translate(
                "Notices",
                "The table there asks for no code, so it is not the one that the code is for. If "
                "you mean it, join without a code.",
            )
        case "code.mistyped":
            return QCoreApplication.translate(
                "Notices", "That cannot be the code of a table: it has six letters and digits."
            )
        case "sentence":
            return "{text}"
    return key
