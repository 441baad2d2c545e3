# SPDX-License-Identifier: MIT
"""The manifest of the Flatpak, which is built elsewhere, agrees with the program and the tree."""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.specifiers import SpecifierSet

from client.version import APPLICATION_ID

PERMISSIONS = {
    "--share=network",
    "--share=ipc",
    "--socket=wayland",
    "--socket=fallback-x11",
    "--device=dri",
}
"""The network, a window and the graphics for it: no folder, no bus, no other device."""


@pytest.fixture(scope="module")
def path(root: Path) -> Path:
    """Where the manifest is."""
    return root / "packaging" / "flatpak" / f"{APPLICATION_ID}.json"


@pytest.fixture(scope="module")
def manifest(path: Path) -> Any:
    """The manifest."""
    return json.loads(path.read_text("utf-8"))


@pytest.fixture(scope="module")
def project(root: Path) -> dict[str, Any]:
    """What pyproject.toml says of the project."""
    said: dict[str, Any] = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    return said


def test_it_is_the_program(manifest: Any, project: dict[str, Any]) -> None:
    """Its id is that of the application, and its command is a script of the wheel."""
    assert manifest["id"] == APPLICATION_ID
    assert manifest["command"] in project["scripts"]


def test_it_may_what_a_table_needs(manifest: Any) -> None:
    """The network and a window, and nothing of the user's."""
    assert set(manifest["finish-args"]) == PERMISSIONS


def test_its_python_is_one_that_the_program_wants(manifest: Any, project: dict[str, Any]) -> None:
    """While it is built, modules are looked for where that Python installs them."""
    (module,) = manifest["modules"]
    prefix, version, packages = module["build-options"]["env"]["PYTHONPATH"].rsplit("/", 2)
    assert (prefix, packages) == ("/app/lib", "site-packages")
    assert version.removeprefix("python") in SpecifierSet(project["requires-python"])


def test_it_is_made_from_this_tree(
    manifest: Any, path: Path, root: Path, tree: tuple[Path, ...]
) -> None:
    """Its sources are the tree without what is built there, and a folder of wheels."""
    (module,) = manifest["modules"]
    sources, wheels = module["sources"]
    assert (path.parent / sources["path"]).resolve() == root
    tops = {file.relative_to(root).parts[0] for file in tree}
    assert tops & set(sources["skip"]) == set()
    assert (path.parent / wheels["path"]).resolve() == root / "dist" / "wheels"
    assert "dist" in sources["skip"]
    readers = (root / "docs" / "packagers.md").read_text("utf-8")
    assert "pip wheel --wheel-dir dist/wheels ." in readers
    assert path.relative_to(root).as_posix() in readers


def test_its_commands_find_what_they_name(
    manifest: Any, root: Path, project: dict[str, Any]
) -> None:
    """The wheel comes from the folder that was laid there, without a network."""
    (module,) = manifest["modules"]
    install, lay_out = map(shlex.split, module["build-commands"])
    assert install[:4] == ["python3", "-m", "pip", "install"]
    assert f"--find-links={module['sources'][1]['dest']}" in install
    assert {"--no-index", "--prefix=/app", project["name"]} <= set(install)
    python, script, prefix = lay_out
    assert (python, prefix) == ("python3", "/app")
    assert (root / script).is_file()


def test_what_it_shows_to_the_desktop_bears_its_id(root: Path, tmp_path: Path) -> None:
    """A sandbox exports only what begins with its id: launcher, metadata, MIME type and icons."""
    script = root / "packaging" / "share.py"
    subprocess.run([sys.executable, script, tmp_path], check=True, cwd=tmp_path)
    written = {p.relative_to(tmp_path / "share").as_posix() for p in _files(tmp_path)}
    assert {
        f"applications/{APPLICATION_ID}.desktop",
        f"metainfo/{APPLICATION_ID}.metainfo.xml",
        f"mime/packages/{APPLICATION_ID}.xml",
        f"icons/hicolor/scalable/apps/{APPLICATION_ID}.svg",
        f"icons/hicolor/128x128/apps/{APPLICATION_ID}.png",
    } <= written
    foreign = {name for name in written if not Path(name).name.startswith(APPLICATION_ID)}
    assert foreign == {"man/man6/sobremesa.6.gz"}


def _files(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file()]
