# SPDX-License-Identifier: MIT
"""How commands print: one JSON document, or lines for a person."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

import msgspec


def add_json(parser: argparse.ArgumentParser) -> None:
    """The switch that every scriptable command has."""
    parser.add_argument("--json", action="store_true", help="print one JSON document")


def document(value: Any) -> None:
    """Print a value as one JSON document."""
    print(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())


def table(rows: Sequence[Sequence[str]]) -> None:
    """Print rows with aligned columns."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        print("  ".join(cell.ljust(w) for cell, w in zip(row, widths, strict=True)).rstrip())
