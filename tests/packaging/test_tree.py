# SPDX-License-Identifier: MIT
"""Habits of the tree that nobody remembers to check by eye."""

from __future__ import annotations

import ast
import re
from pathlib import Path

TREE = tuple[Path, ...]

MACHINE_PATH = re.compile(rb"/(?:home|root|work|Users)/[A-Za-z.]")
LONGEST = 420


def python_files(tree: TREE) -> list[Path]:
    """The Python files of the project."""
    return [path for path in tree if path.suffix == ".py"]


def test_tests_are_no_package(root: Path, tree: TREE) -> None:
    """No `__init__.py` under tests/: modules there may share a name."""
    assert [p for p in tree if p.name == "__init__.py" and root / "tests" in p.parents] == []


def test_packaging_is_no_package(root: Path) -> None:
    """No `packaging/__init__.py`: it would shadow the package of that name."""
    assert (root / "packaging").is_dir()
    assert not (root / "packaging" / "__init__.py").exists()


def test_licence_comes_first(tree: TREE) -> None:
    """Every Python file names its licence in its first line."""
    header = "# SPDX-License-" + "Identifier: MIT\n"  # in two, or reuse reads it
    assert [p for p in python_files(tree) if not p.read_text("utf-8").startswith(header)] == []


def test_every_module_says_what_it_is(tree: TREE) -> None:
    """Every Python file has a docstring."""
    silent = [p for p in python_files(tree) if not ast.get_docstring(ast.parse(p.read_bytes()))]
    assert silent == []


def test_every_test_says_its_intent(root: Path, tree: TREE) -> None:
    """Every test function has a docstring."""
    silent = []
    for path in python_files(tree):
        if root / "tests" not in path.parents or not path.name.startswith("test_"):
            continue
        for node in ast.walk(ast.parse(path.read_bytes())):
            if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
                continue
            if not ast.get_docstring(node):
                silent.append(f"{path.name}: {node.name}")
    assert silent == []


def test_files_read_in_one_sitting(tree: TREE) -> None:
    """No Python file is longer than the house allows."""
    lengths = {path: len(path.read_text("utf-8").splitlines()) for path in python_files(tree)}
    assert {path: length for path, length in lengths.items() if length > LONGEST} == {}


def test_no_path_of_a_machine(root: Path, tree: TREE) -> None:
    """Nothing in the repository points into somebody's home."""
    found = [str(path.relative_to(root)) for path in tree if MACHINE_PATH.search(path.read_bytes())]
    assert found == []


def test_machine_paths_are_recognised() -> None:
    """The pattern finds what it is for and leaves web addresses alone."""
    assert MACHINE_PATH.search(b"open('" + b"/" + b"home/ana/x')")
    assert not MACHINE_PATH.search(b"https://example.org/homework/")
