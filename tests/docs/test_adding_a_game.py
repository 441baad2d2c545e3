# SPDX-License-Identifier: MIT
"""The guide to a new game is true: its files make a game that does all that it says."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from tests.client.lan.stage import Run, port, same_end
from tests.docs.guide import blocks, of_window
from tests.netcode.network_namespaces import ROOT

COPIED = ("core", "netcode", "ui", "client", "tests", "pyproject.toml")
GAME = ("core/games/pig", "core/bots/pig", "core/catalogue.py")
WINDOW = ("ui/games/pig", "ui/games/manifests.py")
PATIENCE = 300.0

Ran = Callable[..., str]


def copied(folder: Path) -> Path:
    """The tree as it is here, without what was compiled."""
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            ignored = shutil.ignore_patterns("__pycache__", "golden")
            shutil.copytree(source, folder / name, ignore=ignored)
        else:
            shutil.copy(source, folder / name)
    return folder


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tree with the game, and no word of it in the window."""
    made = copied(tmp_path_factory.mktemp("guide"))
    for block in blocks():
        if not of_window(block):
            block.write(made)
    return made


@pytest.fixture(scope="module")
def spoken(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tree with all that the guide has."""
    made = copied(tmp_path_factory.mktemp("words"))
    for block in blocks():
        block.write(made)
    return made


@pytest.fixture
def run(tree: Path, home: Path) -> Ran:
    """Runs Python in the tree with the game, which must succeed; what it printed."""
    return lambda *arguments: python(tree, home, *arguments)


def python(tree: Path, home: Path, *arguments: str) -> str:
    """What Python printed, started in a tree; it must succeed."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=tree,
        env={**os.environ, "SOBREMESA_HOME": str(home), "PYTHONPATH": str(tree)},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, f"{done.stdout[-3000:]}\n{done.stderr[-3000:]}"
    return done.stdout


def needs(module: str) -> None:
    """Skip where a tool of the developers is not installed."""
    if importlib.util.find_spec(module) is None:
        pytest.skip(f"{module} is not installed")


def test_the_game_is_in_the_catalogue(run: Ran) -> None:
    """With its seats, options and bots, after one line."""
    shown = run("-m", "client", "games").split("pig: ")[1]
    assert shown.startswith("2, 3, 4, 5, 6 seats, rules version 1")
    assert "bots: random, steady" in shown
    assert "target=50|100 (default 100)" in shown


def test_its_own_tests_pass(run: Ran) -> None:
    """The file of tests that the guide has."""
    assert "6 passed" in run("-m", "pytest", "-q", "tests/core/games/pig")


def test_it_is_built_as_every_game(run: Ran) -> None:
    """The same modules, phases that call no other, an end of a known kind, a line that counts."""
    tested = [f"tests/core/test_{name}.py" for name in ("games", "courses", "catalogue")]
    said = run("-m", "pytest", "-q", *tested, "-k", "pig or gathered")
    assert int(said.split(" passed")[0].rsplit(None, 1)[-1]) > 12


def test_bots_play_it_and_the_same_seed_gives_the_same_digest(run: Ran) -> None:
    """`simulate`, twice."""
    asked = ("-m", "client", "simulate", "pig", "--games", "50", "--bots", "steady,random")
    one, two = (run(*asked) for _ in range(2))
    assert one == two
    assert "digest: " in one
    assert "end: target" in one


def test_two_play_it_over_the_network_and_can_prove_it(tree: Path, tmp_path: Path) -> None:
    """A host and a guest, each with an installation of its own, and the audit of both files."""
    headless = ("--headless", "--autoplay", "steady", "--pace", "0")
    command = (sys.executable, "-m", "client")

    def player(name: str, *arguments: str) -> Run:
        kept = ("--name", name, "--ledger", str(tmp_path / f"{name}.sobremesa"))
        asked = (*command, *arguments, *headless, *kept)
        return Run(asked, tmp_path / f"home of {name}", tree)

    runs = [player("Ada", "host", "pig", "--table", "Sty", "--option", "target=50")]
    try:
        runs.append(player("Bob", "join", f"127.0.0.1:{port(runs[0])}"))
        end = same_end(*runs)
    finally:
        for one in runs:
            one.kill()
    assert end["result"]["reason"] == "target"
    for name in ("Ada", "Bob"):
        file = str(tmp_path / f"{name}.sobremesa")
        said = python(tree, tmp_path / "home", "-m", "client", "audit", file)
        assert "everything that this file says is proven" in said


def test_what_holds_for_every_game_holds_for_it(run: Ran, complete: bool) -> None:
    """The properties, for the smallest table; for all of them in the complete run."""
    which = "pig" if complete else "pig-2"
    said = run("-m", "pytest", "-q", "tests/properties", "-k", which)
    passed = int(said.split(" passed")[0].rsplit(None, 1)[-1])
    assert passed > (300 if complete else 30)
    assert "failed" not in said


def test_the_plain_table_plays_it(run: Ran, complete: bool) -> None:
    """By clicks, as all games of the catalogue."""
    if not complete:
        pytest.skip("in the complete run")
    tested = ("tests/ui/games/plain/test_playing.py", "tests/ui/games/test_offer.py")
    assert "3 passed" in run("-m", "pytest", "-q", *tested[:1], "-k", "pig")
    assert "1 passed" in run("-m", "pytest", "-q", *tested[1:], "-k", "pig")


def test_the_window_opens_with_it(run: Ran) -> None:
    """One turn of every game, every page and every table, as after an installation."""
    run("-m", "client", "--smoke")


def test_the_gallery_shows_it(run: Ran, tmp_path: Path) -> None:
    """Every shot in both themes, with something on it."""
    folder = tmp_path / "gallery"
    run("-m", "client", "gallery", str(folder), "--game", "pig")
    pictures = sorted(folder.glob("*@1x.png"))
    shots = {path.name.rsplit("-", 1)[0] for path in pictures}
    assert shots == {"pig-opening", "pig-under-way", "pig-watching", "pig-result"}
    assert len(pictures) == 8
    for path in pictures:
        image = QImage(str(path))
        points = [(x, y) for x in range(0, image.width(), 7) for y in range(0, image.height(), 7)]
        assert len({image.pixel(*point) for point in points}) > 8, f"{path.name} is blank"


def test_its_style_is_the_house_style(spoken: Path, home: Path) -> None:
    """Formatting and lint of all that the guide has."""
    needs("ruff")
    files = [block.path for block in blocks() if block.kind == "python"]
    python(spoken, home, "-m", "ruff", "format", "--check", *files)
    python(spoken, home, "-m", "ruff", "check", "core", "ui")


def test_its_types_are_strict(spoken: Path, home: Path, complete: bool) -> None:
    """The game; its words and the imports of all in the complete run."""
    needs("mypy")
    checked = (*GAME, *WINDOW) if complete else GAME
    python(spoken, home, "-m", "mypy", *checked)


def test_its_imports_keep_the_contracts(spoken: Path, home: Path, complete: bool) -> None:
    """A package of words is one table more that knows no other."""
    needs("importlinter")
    if not complete:
        pytest.skip("in the complete run")
    code = "from importlinter.cli import lint_imports_command as lint; lint()"
    assert "0 broken" in python(spoken, home, "-c", code)


def test_its_words_are_said(spoken: Path, home: Path) -> None:
    """By the lobby and by the plain board."""
    code = """
from core.terms import Move, Note
from ui.games import registry

kit = registry.load("pig")
print(registry.offer("pig").option("target").title)
print(kit.presenter().words.note(Note("thrown", (("seat", 0), ("face", 4))), ("Anna",).__getitem__))
print(kit.illegal_words("hold.nothing_thrown", {}))
print(*kit.rules())
"""
    said = python(spoken, home, "-c", code).splitlines()
    assert said == [
        "Points that win",
        "Anna throws a 4",
        "Throw the die at least once before you hold.",
        "RollOrHold",
    ]
