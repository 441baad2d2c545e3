# SPDX-License-Identifier: MIT
"""What a wheel holds, and that it runs where no checkout is at hand."""

from __future__ import annotations

import os
import subprocess
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest

from tests.patience import PATIENCE

SOURCES = ("core", "netcode", "ui", "client")


@pytest.fixture(scope="session")
def program(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """Python of a fresh environment that holds the wheel, and an empty folder to start from.

    The dependencies come from the running environment, read-only and without its checkout.
    """
    environment = tmp_path_factory.mktemp("environment")
    venv.create(environment, with_pip=False, symlinks=True)
    (packages,) = environment.glob("lib/python*/site-packages")
    zipfile.ZipFile(wheel).extractall(packages)
    (packages / "dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return environment / "bin" / "python", tmp_path_factory.mktemp("elsewhere")


def start(program: tuple[Path, Path], *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the installed program from another folder."""
    python, folder = program
    kept = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    return subprocess.run(
        [python, "-m", "sobremesa", *arguments],
        cwd=folder,
        env={**kept, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def test_site_packages_gain_one_folder(wheel: Path) -> None:
    """The wheel claims `sobremesa` and nothing else."""
    tops = {name.split("/")[0] for name in zipfile.ZipFile(wheel).namelist()}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"sobremesa"}


def test_wheel_holds_every_source(wheel: Path, root: Path, tree: tuple[Path, ...]) -> None:
    """Modules, data, fonts and compiled catalogues of the four folders are all in the wheel."""
    packed = set(zipfile.ZipFile(wheel).namelist())
    relative = [path.relative_to(root) for path in tree]
    needed = [p for p in relative if p.parts[0] in SOURCES and p.suffix != ".ts"]
    expected = {f"sobremesa/app/{p.as_posix()}" for p in needed}
    assert expected - packed == set()
    assert any(name.endswith(".json") for name in expected)


def test_two_builds_are_the_same(wheel: Path, second_wheel: Path) -> None:
    """Who builds the same sources gets the same bytes."""
    assert wheel.name == second_wheel.name
    assert wheel.read_bytes() == second_wheel.read_bytes()


def test_installed_program_starts_elsewhere(program: tuple[Path, Path]) -> None:
    """`--smoke` opens the window of the installed wheel, from another folder."""
    done = start(program, "--smoke")
    assert (done.returncode, done.stderr) == (0, "")


def test_installed_program_runs_its_own_modules(program: tuple[Path, Path]) -> None:
    """The modules come from the wheel's private folder, not from a checkout."""
    python, folder = program
    code = "import sobremesa.__main__ as s; s.main(); import core; print(core.__file__)"
    kept = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    said = subprocess.run(
        [python, "-c", code, "games"],
        cwd=folder,
        env=kept,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert Path(said.splitlines()[-1]).is_relative_to(python.parents[1])


def test_installed_program_simulates_in_processes(program: tuple[Path, Path]) -> None:
    """Started processes find the wheel's private folder, and change no result."""
    asked = ("simulate", "thirteen_minutes", "--games", "60", "--seed", "5", "--json")
    one, two = start(program, *asked), start(program, *asked, "--jobs", "2")
    assert (one.returncode, two.returncode) == (0, 0), two.stderr
    assert one.stdout == two.stdout
