# SPDX-License-Identifier: MIT
"""What a bundler finds: imports as they are written, wherever in a module they stand."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

SOURCES = ("core", "netcode", "ui", "client")


def modules(root: Path) -> dict[str, Path]:
    """Every module of ours by its name."""
    files = (path for top in SOURCES for path in (root / top).rglob("*.py"))
    return {_name(path.relative_to(root)): path for path in files}


def found(root: Path, start: str) -> set[str]:
    """The modules of ours that are found from one of them, with the packages they lie in."""
    known = modules(root)
    reached: set[str] = set()
    waiting = [start]
    while waiting:
        name = waiting.pop()
        if name in known and name not in reached:
            reached.add(name)
            parts = name.split(".")
            waiting += [".".join(parts[:count]) for count in range(1, len(parts))]
            waiting += _imported(known[name])
    return reached


def _imported(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def _name(path: Path) -> str:
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
