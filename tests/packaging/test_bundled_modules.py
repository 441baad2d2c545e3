# SPDX-License-Identifier: MIT
"""A bundle has every module: all are imported by a name that is written out."""

from __future__ import annotations

from pathlib import Path

from tests.packaging.imports import found, modules

START = "client.__main__"
UNUSED = {"ui.games.thirteen_minutes.house_words"}
"""Sentences that only the tools of translators read; what they say is in the figures."""


def test_bundlers_find_every_module_from_the_start(root: Path) -> None:
    """Commands, games, bots and tables too, which are imported when they are asked for."""
    assert set(modules(root)) - found(root, START) == UNUSED


def test_a_module_that_nobody_names_would_be_seen(tmp_path: Path) -> None:
    """Also in a package whose other modules are found, and behind an import in a function."""
    for path, text in (
        ("client/__main__.py", "def run():\n    from core.games import one\n"),
        ("core/__init__.py", ""),
        ("core/games/__init__.py", ""),
        ("core/games/one.py", "import importlib\nimportlib.import_module('core.games.two')\n"),
        ("core/games/two.py", ""),
    ):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text)
    assert set(modules(tmp_path)) - found(tmp_path, START) == {"core.games.two"}
