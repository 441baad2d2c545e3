# SPDX-License-Identifier: MIT
"""The project's own files agree with each other."""

from __future__ import annotations

import importlib.util
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from client.version import VERSION


@pytest.fixture(scope="session")
def project(root: Path) -> dict[str, Any]:
    """What pyproject.toml says."""
    return tomllib.loads((root / "pyproject.toml").read_text("utf-8"))


@pytest.fixture(scope="session")
def locked(root: Path) -> dict[str, str]:
    """Exact versions by name."""
    lines = (root / "requirements.lock").read_text("utf-8").split()
    return {canonicalize_name(name): version for name, version in (x.split("==") for x in lines)}


@pytest.fixture(scope="session")
def needs(root: Path) -> ModuleType:
    """The script that names missing system packages."""
    spec = importlib.util.spec_from_file_location("needs", root / "packaging" / "needs.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_lock_file_satisfies_the_project(project: dict[str, Any], locked: dict[str, str]) -> None:
    """Every dependency of program, tests and checks is locked at a version that is allowed."""
    extras = project["project"]["optional-dependencies"]
    wanted = [*project["project"]["dependencies"], *extras["test"], *extras["dev"]]
    for text in wanted:
        requirement = Requirement(text)
        if requirement.name == "sobremesa" or not applies(requirement):
            continue
        version = locked[canonicalize_name(requirement.name)]
        assert requirement.specifier.contains(version), f"{text}: locked at {version}"


def applies(requirement: Requirement) -> bool:
    """Whether a requirement is meant for this Python."""
    return requirement.marker is None or requirement.marker.evaluate()


def test_imports_point_one_way(root: Path) -> None:
    """The import contracts of pyproject.toml hold."""
    pytest.importorskip("importlinter")
    command = [sys.executable, "-c", "from importlinter.cli import lint_imports_command as c; c()"]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_readme_names_two_commands_first(root: Path) -> None:
    """The first code block of README is two commands that the Makefile knows."""
    readme = (root / "README.md").read_text("utf-8")
    block = readme.split("```")[1].strip().splitlines()
    assert [line.split("#")[0].split() for line in block] == [["make", "play"], ["make", "check"]]
    makefile = (root / "Makefile").read_text("utf-8")
    for target in ("play", "check"):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE)


def test_make_alone_explains_itself(root: Path) -> None:
    """`make` lists every target that is meant for people, and does nothing."""
    alone = {key: value for key, value in os.environ.items() if not key.startswith("MAKE")}
    command = ["make", "--no-print-directory"]
    said = subprocess.run(
        command, cwd=root, env=alone, capture_output=True, text=True, check=True
    ).stdout
    phony = re.search(r"^\.PHONY: (.*)$", (root / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert phony
    assert [line.split()[1] for line in said.splitlines()] == phony[1].split()


def test_version_has_one_form() -> None:
    """The version is three numbers, as the changelog promises."""
    assert re.fullmatch(r"\d+\.\d+\.\d+", VERSION)


def test_missing_library_is_named_by_its_package(needs: ModuleType) -> None:
    """What cannot be loaded is named as Debian names it; what is there is not."""
    asked = {"libc.so.6": "libc6", "libnosuch.so.9": "libnosuch9"}
    assert needs._packages(asked) == ["libnosuch9"]


def test_ci_script_is_sound(root: Path) -> None:
    """The script of continuous integration can be run, and stops at the first failure."""
    script = root / ".ci" / "run"
    subprocess.run(["bash", "-n", script], check=True)
    assert "set -euo pipefail" in script.read_text("utf-8")
