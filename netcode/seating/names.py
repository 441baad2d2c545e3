# SPDX-License-Identifier: MIT
"""Names at a table: no two alike, and none that says what only the table may say.

A name is chosen freely; a seat belongs to a key. So whoever comes later and is called
like somebody at the table is told apart by a number.
"""

from __future__ import annotations

import itertools
import unicodedata
from collections.abc import Iterable, Sequence

from core.people import writing
from netcode.bounds import MAX_NAME
from netcode.wire import clean_name, clean_text

NAMELESS = "Guest"
_TABLES_OWN = str.maketrans("", "", "()（）⁽⁾❨❩﹙﹚")
"""Brackets: in them a table says of somebody that it watches."""


def chosen(name: str) -> str:
    """A name as its bearer chose it, fit to be shown at a table."""
    return clean_name(name.translate(_TABLES_OWN)) or NAMELESS


def apart(name: str, others: Iterable[str]) -> str:
    """The name, with a number behind it if one of the others is alike."""
    taken = set(map(_bare, others))
    if _bare(name) not in taken:
        return name
    numbered = (_numbered(name, number) for number in itertools.count(2))
    return next(each for each in numbered if _bare(each) not in taken)


def alike(one: str, other: str) -> bool:
    """Whether two names can be taken for each other."""
    return _bare(one) == _bare(other)


def all_apart(names: Iterable[str], others: Iterable[str] = ()) -> tuple[str, ...]:
    """Names in order, none alike to an earlier one or to one of the others; empty ones stay."""
    taken, shown = [other for other in others if other], []
    for name in names:
        shown.append(apart(name, taken) if name else name)
        taken += shown[-1:] if name else []
    return tuple(shown)


def speaker(seated: Sequence[tuple[bytes, str]], key: bytes, claimed: str) -> tuple[str, bool]:
    """Under which name a line of a key is shown, and whether its author only watches.

    A seat's name is that of its key, whatever is claimed; several people at one laptop
    have one key, and are who they say among them.
    """
    mine = [name for holder, name in seated if holder == key]
    if mine:
        return (claimed if claimed in mine else mine[0]), False
    return apart(chosen(claimed), (name for _, name in seated)), True


def _numbered(name: str, number: int) -> str:
    end = f" {number}"
    return clean_text(name, MAX_NAME - len(end)) + end


def _bare(name: str) -> str:
    """What two names have in common that look alike.

    Spaces, case, forms, and how emoji are joined count for nothing.
    """
    plain = unicodedata.normalize("NFKC", writing.unjoined(name))
    return "".join(plain.casefold().split())
