# SPDX-License-Identifier: MIT
"""Text of others is text: Qt reads markup and mnemonics into some of it, unless it is told not to.

Labels are told by their format (`Text`, `Pill`). A name goes through here where there is none:
into a tooltip, and onto a button.
"""

from __future__ import annotations

import html

from PySide6.QtGui import Qt


def tooltip(text: str) -> str:
    """The text for `setToolTip`, which takes whatever looks like markup for it."""
    if not Qt.mightBeRichText(text):
        return text
    return f"<qt>{html.escape(text, quote=False)}</qt>".replace("\n", "<br>")


def caption(text: str) -> str:
    """The text for a button, which underlines what follows an ampersand."""
    return text.replace("&", "&&")
