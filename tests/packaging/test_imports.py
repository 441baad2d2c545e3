# SPDX-License-Identifier: MIT
"""Which module may import which: the contracts see what they forbid, and nothing is a circle."""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path

import pytest

SOURCES = ("core", "netcode", "ui", "client")
MOST = 12
"""Modules that one finds one's way among."""

Graph = Mapping[str, frozenset[str]]


@pytest.fixture
def copy(root: Path, tmp_path: Path) -> Path:
    """The Python files of the sources and the contracts, to plant something in."""
    shutil.copy(root / "pyproject.toml", tmp_path)
    for folder in SOURCES:
        ignored = shutil.ignore_patterns("__pycache__", "data", "*.ts", "*.qm")
        shutil.copytree(root / folder, tmp_path / folder, ignore=ignored)
    return tmp_path


def broken(copy: Path) -> list[str]:
    """The contracts that a copy breaks."""
    pytest.importorskip("importlinter")
    lint = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports())"
    done = subprocess.run(
        [sys.executable, "-c", lint], cwd=copy, capture_output=True, text=True, check=False
    )
    found = [
        line.removesuffix(" BROKEN") for line in done.stdout.splitlines() if line[-7:] == " BROKEN"
    ]
    assert done.returncode == (1 if found else 0), done.stdout + done.stderr
    return found


def test_an_untouched_copy_keeps_every_contract(copy: Path) -> None:
    """What the planted imports below break was whole before."""
    assert broken(copy) == []


@pytest.mark.parametrize(
    ("module", "line", "contracts"),
    [
        (
            "netcode/crypto/group.py",
            "from netcode.crypto import proof",
            {"Netcode has no circle"},
        ),
        (
            "netcode/replica/replica.py",
            "if TYPE_CHECKING:\n    from netcode.replica.transition import Desync",
            {
                "Netcode has no circle",
                "The public state knows nothing of what is done to it",
            },
        ),
        (
            "netcode/replica/draws.py",
            "from netcode.holder.holder import Holder",
            {"Netcode has no circle", "Netcode is built in layers"},
        ),
        (
            "netcode/statements/entry.py",
            "from netcode.link import versions",
            {"Netcode is built in layers", "A table is a state machine"},
        ),
        ("netcode/table/table.py", "import asyncio", {"A table is a state machine"}),
        (
            "netcode/discovery/probe.py",
            "from netcode.statements import entry",
            {"Tables are found without a word of what is said at them"},
        ),
        ("netcode/stray.py", "import math", {"Netcode is built in layers"}),
        (
            "netcode/replica/stray.py",
            "import math",
            {"The public state knows nothing of what is done to it"},
        ),
        (
            "netcode/host.py",
            "import PySide6",
            {"The network knows no window", "A terminal needs no window"},
        ),
        ("core/terms.py", "from netcode import errors", {"Imports point one way"}),
        ("core/chance.py", "import random", {"The rules are pure"}),
        ("ui/stray.py", "import math", {"The window is built from below"}),
        (
            "ui/style/tones.py",
            "from ui.kit.labels import text",
            {
                "The window is built from below",
                "The kit is built from below",
                "The style is built from below",
                "The window has no circle",
            },
        ),
        (
            "ui/kit/controls/button.py",
            "from ui.kit.labels import text",
            {"The kit is built from below", "The window has no circle"},
        ),
        (
            "ui/play/composer.py",
            "from ui.play import desk",
            {"The frame is built from below", "The window has no circle"},
        ),
        (
            "ui/games/atlantic_star/plans.py",
            "from ui.games.power_grid import companies",
            {"No game of the window knows another"},
        ),
        (
            "ui/style/tones.py",
            "from ui.style import theme",
            {"The style is built from below", "The window has no circle"},
        ),
        (
            "ui/gallery/windows.py",
            "from ui.gallery import frames",
            {"The gallery is built from below", "The window has no circle"},
        ),
        (
            "ui/ports/snapshot.py",
            "from ui.ports import session",
            {
                "The ports are built from below",
                "The window has no circle",
                "What games show needs no Qt",
            },
        ),
        (
            "ui/games/power_grid/map/model.py",
            "from ui.games.power_grid.map.plan import layout",
            {"The map is built from below", "The window has no circle"},
        ),
        (
            "ui/lobby/cards.py",
            "from ui.games.power_grid import presenter",
            {"Frame and lobby do not know which game it is"},
        ),
        (
            "ui/games/power_grid/presenter.py",
            "from PySide6.QtGui import QColor",
            {"What games show needs no Qt"},
        ),
        (
            "client/machine/storage.py",
            "from client.sessions import friends",
            {"The application is built in layers", "The application has no circle"},
        ),
        ("client/terminal/output.py", "from ui.style import tones", {"A terminal needs no window"}),
    ],
)
def test_a_planted_import_breaks_its_contract(
    copy: Path, module: str, line: str, contracts: set[str]
) -> None:
    """Each contract fails on what it forbids: circles, arrows that run back, strangers."""
    with (copy / module).open("a", encoding="utf-8") as planted:
        planted.write(f"\nfrom typing import TYPE_CHECKING\n{line}\n")
    assert set(broken(copy)) == contracts


def test_every_contract_is_broken_by_something_above(root: Path) -> None:
    """A contract that no planted import breaks may be one that cannot fail."""
    tested = ast.unparse(ast.parse(Path(__file__).read_text("utf-8")))
    lines = (root / "pyproject.toml").read_text("utf-8").splitlines()
    start = lines.index("[tool.importlinter]")
    names = [line[8:-1] for line in lines[start:] if line.startswith('name = "')]
    assert names
    assert [name for name in names if repr(name) not in tested] == []


def test_a_folder_holds_a_dozen_modules_at_most(root: Path) -> None:
    """Nobody finds anything among more, but in the folder of one game or its table."""
    crowded = set()
    for folder in {path.parent for path in modules(root).values()}:
        inside = [path for path in folder.glob("*.py") if path.name != "__init__.py"]
        whole = folder.relative_to(root).as_posix()
        if len(inside) > MOST and whole.rpartition("/")[0] not in ("core/games", "ui/games"):
            crowded.add(whole)
    assert crowded == set()


def test_no_circle_anywhere(root: Path) -> None:
    """No module needs itself to be understood, not even for its types."""
    assert not list(circles(imports(root)))


def test_a_planted_circle_is_seen(copy: Path) -> None:
    """The search for circles sees imports for types, within functions and across packages."""
    with (copy / "netcode/wire.py").open("a", encoding="utf-8") as planted:
        planted.write("\ndef late():\n    from netcode.crypto.words import COUNT\n")
    with (copy / "netcode/errors.py").open("a", encoding="utf-8") as planted:
        planted.write("\nif TYPE_CHECKING:\n    from netcode import wire\n")
    found = {tuple(circle) for circle in circles(imports(copy))}
    assert any({"netcode.errors", "netcode.wire"} <= set(circle) for circle in found)


def modules(root: Path) -> dict[str, Path]:
    """The modules of the sources by name."""
    found = {}
    for source in SOURCES:
        for path in (root / source).rglob("*.py"):
            parts = path.relative_to(root).with_suffix("").parts
            found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imports(root: Path) -> Graph:
    """Which module imports which, anywhere in it and for whatever reason."""
    known = modules(root)
    return {
        name: frozenset(_imported(ast.parse(path.read_bytes()), known.keys())) - {name}
        for name, path in known.items()
    }


def _imported(tree: ast.Module, known: Collection[str]) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in known)
        elif isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                name = whole if whole in known else node.module
                if name in known:
                    yield name


def circles(graph: Graph) -> list[list[str]]:
    """The groups of modules that can all be reached from each other."""
    reached = {name: _reachable(graph, name) for name in graph}
    groups = {
        tuple(sorted(other for other in reached[name] if name in reached[other]))
        for name in graph
        if name in reached[name]
    }
    return [list(group) for group in sorted(groups)]


def _reachable(graph: Graph, start: str) -> set[str]:
    found: set[str] = set()
    waiting = list(graph[start])
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting.extend(graph[name])
    return found
