# SPDX-License-Identifier: MIT
"""A language that nobody speaks: it shows what is in no catalogue, and what has no room."""

from __future__ import annotations

import re

from PySide6.QtCore import QTranslator

from tests.ui.i18n.catalogue import sentences

MARKS = re.compile(r"(\{[^}]*\}|<[^>]*>|&\w+;)")


class Pseudo(QTranslator):
    """Says every letter of a sentence as ø, so that what is in no catalogue stands out."""

    def __init__(self) -> None:
        super().__init__()
        self.known = {(context, source) for context, source, _ in sentences("de")}

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        if (context, source) not in self.known:
            return ""
        parts = MARKS.split(source)
        return "".join(p if MARKS.match(p) else re.sub("[A-Za-z]", "ø", p) for p in parts)
