# SPDX-License-Identifier: MIT
"""Rules for a player who sits at the table: headings and paragraphs as rich text."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from html import escape


def rich_text(parts: Iterable[tuple[object, object]], translated: Callable[[object], str]) -> str:
    """The parts in order, each a heading and its text, marked for translation."""
    return "".join(
        f"<h3>{escape(translated(title))}</h3><p>{escape(translated(text))}</p>"
        for title, text in parts
    )
