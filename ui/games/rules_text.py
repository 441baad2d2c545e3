# SPDX-License-Identifier: MIT
"""Rules for a player who sits at the table: headings and paragraphs as rich text."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from html import escape


def rich_text(
    sections: Mapping[str, tuple[str, str]], translated: Callable[[str], str]
) -> dict[str, str]:
    """The sections in order by their keys, each a heading and its text, marked for translation."""
    return {
        key: f"<h3>{escape(translated(title))}</h3><p>{escape(translated(text))}</p>"
        for key, (title, text) in sections.items()
    }
