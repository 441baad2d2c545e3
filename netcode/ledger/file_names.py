# SPDX-License-Identifier: MIT
"""What the name of a ledger file says: when the game began, what it is called, its table.

Nothing in a ledger tells the time: peers would have to believe it. So the day and the hour at
which a table was laid stand in the name that its file is given, and a copy keeps them.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from pathlib import Path

SUFFIX = ".sobremesa"
WATCHED = "-watched"
"""At the end of the name of a file that was written while looking on."""

MOST = 60
"""Characters that a game may be called, within what every file system takes."""

_PARTS = re.compile(
    r"(?:(?P<begun>\d{4}-\d\d-\d\d(?:T\d{4})?)-)?(?P<name>.*)-(?P<table>[0-9a-f]{6})(?P<end>(?:-\d+)?(?:-watched)?)"
)
_BESIDE_LETTERS = frozenset(" -_'.,()!&+")


def fresh(folder: Path, begun: str, name: str, table: bytes, watched: bool = False) -> Path:
    """Where a new game is kept: a name in that folder that no file has.

    `begun` is an ISO date, with an hour or without: what `begun` gives back.
    """
    stem = f"{begun.replace(':', '')}-{_short(name)}-{_tag(table)}"
    return _unused(folder, stem, f"{WATCHED if watched else ''}{SUFFIX}")


def begun(path: Path) -> str:
    """When the game began: an ISO date, and its hour where the name of the file tells it.

    Empty where it tells nothing.
    """
    found = _PARTS.match(path.stem)
    told = (found and found["begun"]) or ""
    return f"{told[:-2]}:{told[-2:]}" if "T" in told else told


def is_of(path: Path, table: bytes) -> bool:
    """Whether the name of a file says that it is of this table."""
    found = _PARTS.fullmatch(path.stem)
    return found is not None and found["table"] == _tag(table)


def called(path: Path, name: str, table: bytes) -> str:
    """What a game is called: as its table was, or as its file was renamed afterwards."""
    found = _PARTS.fullmatch(path.stem)
    told = found["name"] if found and is_of(path, table) else _short(name)
    return name if told == _short(name) else told


def renamed(path: Path, name: str, table: bytes) -> Path:
    """The path of a game once it is called so; its hour stays. Raises ValueError for no name."""
    clean = "".join(c if c.isalnum() or c in _BESIDE_LETTERS else "-" for c in name)
    clean = clean.strip(" .-")[:MOST].rstrip(" .-")
    if not clean:
        raise ValueError("a name needs a letter or a digit")
    found = _PARTS.fullmatch(path.stem)
    watched = WATCHED if path.stem.endswith(WATCHED) else ""
    first = f"{found['begun']}-" if found and found["begun"] else ""
    wanted = path.with_name(f"{first}{clean}-{_tag(table)}{watched}{SUFFIX}")
    if wanted == path:
        return path
    return _unused(path.parent, f"{first}{clean}-{_tag(table)}", f"{watched}{SUFFIX}")


def _tag(table: bytes) -> str:
    """As much of a table's id as names it among the games of one person."""
    return table.hex()[:6]


def _short(name: str) -> str:
    shown = "".join(c if c.isalnum() else "-" for c in name.lower()).strip("-") or "table"
    return shown[:24]


def _unused(folder: Path, stem: str, end: str) -> Path:
    return next(path for path in _names(folder, stem, end) if not path.exists())


def _names(folder: Path, stem: str, end: str) -> Iterator[Path]:
    yield folder / f"{stem}{end}"
    for number in itertools.count(2):
        yield folder / f"{stem}-{number}{end}"
