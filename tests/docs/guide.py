# SPDX-License-Identifier: MIT
"""The guide as what it says: files that it has in full, and lines that it adds to others."""

from __future__ import annotations

import re
from pathlib import Path

from msgspec import Struct

from tests.netcode.network_namespaces import ROOT

GUIDE = ROOT / "docs" / "adding-a-game.md"
_BLOCK = re.compile(r"^`(?P<path>[\w./]+)`:\n\n```(?P<kind>\w+)\n(?P<text>.*?)^```$", re.M | re.S)
_FENCE = re.compile(r"^```(python|diff|json)$", re.M)


class Block(Struct, frozen=True):
    """A file of the guide, or lines of a file that is there already (`kind` is `diff`)."""

    path: str
    kind: str
    text: str

    def write(self, tree: Path) -> None:
        """Do in a tree what the guide says. Raises ValueError where the lines do not fit."""
        file = tree / self.path
        if self.kind != "diff":
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(self.text)
            return
        lines = self.text.splitlines(keepends=True)
        before = "".join(line[1:] for line in lines if line[0] in " -")
        after = "".join(line[1:] for line in lines if line[0] in " +")
        there = file.read_text()
        if there.count(before) != 1:
            raise ValueError(f"{self.path} does not have these lines once:\n{before}")
        file.write_text(there.replace(before, after))


def blocks() -> tuple[Block, ...]:
    """All of them in order. Raises ValueError for code that is headed by no path."""
    text = GUIDE.read_text()
    found = tuple(
        Block(match["path"], match["kind"], match["text"]) for match in _BLOCK.finditer(text)
    )
    if len(found) != len(_FENCE.findall(text)):
        raise ValueError("some code of the guide is headed by no path")
    return found


def of_window(block: Block) -> bool:
    """Whether it belongs to the words of the game, which come after it is played without."""
    return block.path.startswith("ui/") or block.path == "pyproject.toml"
