# SPDX-License-Identifier: MIT
"""How commands print: one JSON document, or lines for a person."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from typing import Any

import msgspec


def add_json(parser: argparse.ArgumentParser) -> None:
    """The switch that every scriptable command has."""
    parser.add_argument("--json", action="store_true", help="print one JSON document")


def document(value: Any) -> None:
    """Print a value as one JSON document."""
    print(json_text(value, indent=2))


def json_text(value: Any, indent: int | None = None) -> str:
    """A value as JSON that any terminal and any file takes: what is not ASCII is escaped."""
    plain = msgspec.to_builtins(value, str_keys=True)
    return json.dumps(plain, indent=indent, separators=None if indent else (",", ":"))


def table(rows: Sequence[Sequence[str]]) -> None:
    """Print rows with aligned columns."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        print("  ".join(cell.ljust(w) for cell, w in zip(row, widths, strict=True)).rstrip())
