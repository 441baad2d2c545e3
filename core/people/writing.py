# SPDX-License-Identifier: MIT
"""What people write, made fit to be shown: every character that stays can be seen.

Names are compared by eye. So what leaves no ink, steers other letters or says nothing goes,
wherever a name is typed or comes from; emoji that are joined of several stay whole.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

MAX_NAME = 24
"""Characters of a name that people see."""

_UNSHOWN = frozenset(("Cc", "Cf", "Cs", "Co", "Zl", "Zp"))
_WITHOUT_INK = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2065\u2800\u3164\ufe00-\ufe0d\uffa0\ufff0-\ufff8"
    "\U00013441\U00013442\U00016fe4\U0001d159\U000e0080-\U000e0fff]"
)
"""Fillers, blanks and selectors that Unicode counts among letters, marks and symbols.

By code and not by category: every installation has to agree, whatever Unicode its Python has.
"""
_JOINERS = re.compile("[\u200d\ufe0e\ufe0f\U000e0020-\U000e007f]")
"""What makes one picture of several characters; anywhere else it is not seen."""
_PICTURE = (
    "[\u00a9\u00ae\u203c\u2049\u2122\u2139\u2190-\u21ff\u2300-\u27bf\u2934\u2935\u2b00-\u2bff"
    "\u3030\u303d\u3297\u3299\U0001f000-\U0001f3fa\U0001f400-\U0001faff]"
    "[\ufe0e\ufe0f]?[\U0001f3fb-\U0001f3ff]?"
)
_FLAG = "\U0001f3f4\U000e0067\U000e0062(?:{})\U000e007f".format(
    "|".join(
        "".join(chr(0xE0000 + ord(letter)) for letter in land) for land in ("eng", "sct", "wls")
    )
)
_WHOLE = re.compile(
    f"{_FLAG}|{_PICTURE}(?:\u200d{_PICTURE}){{0,4}}|[0-9#*]\ufe0f\u20e3|.", re.DOTALL
)
"""A character, or the several ones of a joined emoji."""


def fit(text: str, most: int) -> str:
    """One line of text, at most so many characters: NFC, single spaces, all of it to be seen.

    An emoji that does not fit whole is left out. Made fit again, the text stays as it is.
    """
    spaced = "".join(" " if c.isspace() else c for c in text if c.isspace() or _may_be_seen(c))
    seen = "".join(_whole(unicodedata.normalize("NFC", spaced)))
    line = " ".join(unicodedata.normalize("NFC", seen).split())
    return _cut(line, most).rstrip()


def unjoined(text: str) -> str:
    """The text without what only joins: two that differ by that alone may look alike."""
    return _JOINERS.sub("", text)


def _may_be_seen(character: str) -> bool:
    if _JOINERS.match(character):
        return True
    hidden = unicodedata.category(character) in _UNSHOWN or _WITHOUT_INK.match(character)
    return not hidden


def _whole(text: str) -> Iterator[str]:
    """Its characters and joined emoji, without joiners that join nothing."""
    return (part for part in _WHOLE.findall(text) if not _JOINERS.fullmatch(part))


def _cut(line: str, most: int) -> str:
    kept = ""
    for part in _WHOLE.findall(line):
        if len(kept) + len(part) > most:
            break
        kept += part
    return kept
