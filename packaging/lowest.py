# SPDX-License-Identifier: MIT
"""Prints the lowest version of every dependency that pyproject.toml allows, for pip."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[1]


def lowest(requirements: Iterable[str]) -> list[str]:
    """`name==version` for those that are meant for this Python and this system.

    Raises ValueError for a requirement that names no lowest version.
    """
    pinned = []
    for text in requirements:
        requirement = Requirement(text)
        if requirement.marker is not None and not requirement.marker.evaluate():
            continue
        (version, *others) = (s.version for s in requirement.specifier if s.operator == ">=")
        if others:
            raise ValueError(f"{text}: more than one lowest version")
        pinned.append(f"{requirement.name}=={version}")
    return pinned


def main() -> int:
    """Of the program, of its tests, and of what builds it."""
    said = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    project = said["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["test"]]
    wanted += said["build-system"]["requires"]
    print("\n".join(lowest(wanted)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
