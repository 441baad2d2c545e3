# SPDX-License-Identifier: MIT
"""The licences of all that a bundle holds: ours, those of PyPI, those of the system's libraries."""

from __future__ import annotations

import shutil
import subprocess
import sysconfig
from collections.abc import Iterable
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDER = "licences"

PACKAGES = (
    "cffi",
    "cryptography",
    "ifaddr",
    "msgpack",
    "msgspec",
    "platformdirs",
    "pycparser",
    "pyinstaller",
    "PyNaCl",
    "zeroconf",
)
"""From PyPI, besides Qt and PySide6, whose wheels have no licence in them."""

File = tuple[str, str]
"""A file as PyInstaller wants it: where it is, and the folder it goes to."""


def files(libraries: Iterable[str]) -> list[File]:
    """Every licence; `libraries` are the paths of the binaries that go into the bundle."""
    ours = [ROOT / "LICENSE", ROOT / "LICENSES" / "OFL-1.1.txt"]
    ours += sorted((ROOT / "packaging" / "licences").iterdir())
    return [
        *((str(path), FOLDER) for path in ours),
        *_of_python(),
        *(found for name in PACKAGES for found in _of_package(name)),
        *_of_system(libraries),
    ]


def _of_python() -> list[File]:
    path = Path(sysconfig.get_path("stdlib")) / "LICENSE.txt"
    return [(str(path), f"{FOLDER}/python")] if path.exists() else []


def _of_package(name: str) -> list[File]:
    named = [
        path
        for path in metadata.files(name) or ()
        if ".dist-info" in str(path) and path.name.upper().startswith(("LICEN", "COPYING"))
    ]
    assert named, f"no licence found in {name}"
    return [(str(path.locate()), f"{FOLDER}/python/{name}") for path in named]


def _of_system(libraries: Iterable[str]) -> list[File]:
    """What Debian says of the packages that the libraries came from; nothing on other systems."""
    if shutil.which("dpkg-query") is None:
        return []
    packages = {name for path in libraries for name in _owners(Path(path))}
    found = ((name, Path("/usr/share/doc") / name / "copyright") for name in sorted(packages))
    return [(str(path), f"{FOLDER}/system/{name}") for name, path in found if path.exists()]


def _owners(path: Path) -> list[str]:
    """The packages that a file belongs to. Their lists may know /usr/lib as /lib."""
    real = path.resolve()
    for named in (str(real), str(real).removeprefix("/usr"), str(path)):
        done = subprocess.run(
            ["dpkg-query", "-S", named], capture_output=True, text=True, check=False
        )
        if done.returncode == 0:
            return [line.partition(":")[0] for line in done.stdout.splitlines()]
    return []
