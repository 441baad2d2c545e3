# SPDX-License-Identifier: MIT
"""What tables on one network are called: two of one name are told apart by four digits.

They are the first of the table's id, as in its mDNS name, and `join` takes them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from netcode.discovery.probe import FoundTable


def labels(tables: Sequence[FoundTable]) -> tuple[str, ...]:
    """The name of each, with its digits where another one is called alike."""
    alike = Counter(table.name.casefold() for table in tables)
    return tuple(
        full_name(table) if alike[table.name.casefold()] > 1 else table.name for table in tables
    )


def full_name(table: FoundTable) -> str:
    """A name that only this table has."""
    return f"{table.name} {table.table.hex()[:4]}" if table.table else table.name


def is_called(table: FoundTable, text: str) -> bool:
    """Whether a person who typed this means the table."""
    return text.casefold() in (table.name.casefold(), full_name(table).casefold())


def which(text: str, tables: Sequence[FoundTable]) -> str:
    """The question which of several tables of one name is meant, in one sentence."""
    ways = ", or ".join(f"'{full_name(each)}' for {_whose(each)}" for each in tables)
    return f"several tables are called '{text}': which one? join {ways}"


def _whose(table: FoundTable) -> str:
    """How a person in the room would point at a table."""
    return f"the one of {table.host} at {table.where}" if table.host else table.where
