# SPDX-License-Identifier: MIT
"""The source of the rules uses nothing that differs between machines (property 21; T1, T6)."""

from __future__ import annotations

from pathlib import Path

import pytest

import core
from tests.properties.checks_source import faults

ROOT = Path(core.__file__).parent
MODULES = sorted(path.relative_to(ROOT).as_posix() for path in ROOT.rglob("*.py"))


@pytest.mark.parametrize("module", MODULES)
def test_the_rules_depend_on_their_arguments_alone(module: str) -> None:
    """No hash, float, clock, generator, file; no set whose order can be seen."""
    assert not faults((ROOT / module).read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "line",
    [
        "key = hash(name)",
        "key = id(state)",
        "half = points / 2",
        "half = 0.5",
        "half = float(points)",
        "import random",
        "from time import monotonic",
        "import os.path",
        "for name in {'ann', 'bob'}: pass",
        "names = tuple({seat for seat in seats})",
        "names = set(seats); pick = list(names)",
        "total /= 2",
        "pick = min(seats, key=hash)",
    ],
)
def test_the_check_sees_what_is_forbidden(line: str) -> None:
    """Each forbidden line is found by itself."""
    assert len(faults(f"x = 1\n{line}\n")) == 1


@pytest.mark.parametrize(
    "line",
    [
        "half = points // 2",
        "ok = len(set(seats)) == 2",
        "ranks = sorted(set(scores))",
        "ok = name in {'ann', 'bob'}",
        "ok = set(one) <= set(other)",
        "text = 'hash float random'",
        "known = {1, *seats}; known.add(2); ok = seat in known",
    ],
)
def test_the_check_lets_harmless_lines_pass(line: str) -> None:
    """Counting, sorting and comparing a set shows no order."""
    assert not faults(line)
