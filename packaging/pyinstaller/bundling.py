# SPDX-License-Identifier: MIT
"""What the bundles of all systems share: their data, and what is left out of them.

Left out are modules and Qt plugins that nothing uses, and then the libraries that nothing
loads any more. Importing this module puts the sources on `sys.path`, as
`collect_data_files` silently finds nothing without them.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterable
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

START = str(ROOT / "packaging" / "launcher" / "sobremesa" / "__main__.py")
PACKAGES = ("core", "ui", "client")

UNUSED_MODULES = (
    "tkinter",
    "unittest",
    "pydoc",
    "attr",
    "attrs",
    "yaml",
    "PySide6.QtDBus",
    "PySide6.QtNetwork",
    "PySide6.QtOpenGL",
    "PySide6.QtOpenGLWidgets",
    "PySide6.QtQml",
    "PySide6.QtQuick",
    "PySide6.QtSql",
    "PySide6.QtTest",
)
"""Attrs and YAML are what msgspec would serve too if somebody has installed them."""

UNUSED_PLUGINS = (
    "egldeviceintegrations/",
    "generic/",
    "imageformats/qgif",
    "imageformats/qicns",
    "imageformats/qjpeg",
    "imageformats/qpdf",
    "imageformats/qtga",
    "imageformats/qtiff",
    "imageformats/qwbmp",
    "imageformats/qwebp",
    "networkinformation/",
    "platforminputcontexts/qtvirtualkeyboardplugin",
    "platforms/qdirect2d",
    "platforms/qeglfs",
    "platforms/qlinuxfb",
    "platforms/qminimal",
    "platforms/qvkkhrdisplay",
    "platforms/qvnc",
    "platformthemes/qgtk3",
    "qmltooling/",
    "sqldrivers/",
    "tls/",
    "vectorimageformats/",
    "wayland-graphics-integration-client/vulkan-server",
    "wayland-shell-integration/ivi-shell",
)

QT_CATALOGUES = tuple(
    f"/qtbase_{catalogue.stem.replace('-', '_')}.qm"
    for catalogue in sorted((ROOT / "ui" / "i18n").glob("*.qm"))
)
"""What Qt says itself, in the languages that the window speaks."""

Entry = tuple[str, str, str]
"""A file of a bundle as PyInstaller lists it: where it goes, where it is, what it is."""


def data_files() -> list[tuple[str, str]]:
    """The data files of the sources, of catalogues what Qt reads.

    None in a package means that it was not found.
    """
    from PyInstaller.utils.hooks import collect_data_files  # type: ignore[import-untyped]

    found = []
    for package in PACKAGES:
        files = collect_data_files(package, excludes=["**/*.ts"])
        assert files, f"no data files found in {package}"
        found += files
    return found


def trimmed(entries: Iterable[Entry]) -> list[Entry]:
    """The binaries without unused plugins, and without what only those would load."""
    from PyInstaller.depend.bindepend import get_imports  # type: ignore[import-untyped]

    def imports(path: str) -> list[str]:
        return [_file_name(name) for name, _ in get_imports(path)]

    return loaded([entry for entry in entries if not _unused(entry[0])], imports)


def loaded(entries: list[Entry], imports: Callable[[str], list[str]]) -> list[Entry]:
    """The extension modules, plugins and Python, and every library that those load.

    `imports` names the libraries that a file loads, by their file names.
    """
    named = {_name(entry): entry for entry in entries if entry[2] != "SYMLINK"}
    waiting = [entry for entry in entries if _starts(entry)]
    kept = set(waiting)
    while waiting:
        for name in imports(waiting.pop()[1]):
            needed = named.get(name)
            if needed is not None and needed not in kept:
                kept.add(needed)
                waiting.append(needed)
    places = {entry[0] for entry in kept}
    return [entry for entry in entries if entry in kept or entry[1] in places]


def rest(entries: Iterable[Entry], binaries: list[Entry]) -> list[Entry]:
    """The data, without links to what was left out, and of Qt's own words those that are used."""
    places = {entry[0] for entry in binaries}
    return [
        entry
        for entry in entries
        if _spoken(entry[0].replace("\\", "/")) and (entry[2] != "SYMLINK" or entry[1] in places)
    ]


def stripped(entries: list[Entry], folder: Path) -> list[Entry]:
    """The same without symbols for debuggers, as copies in a folder; Qt's have none."""
    shutil.rmtree(folder, ignore_errors=True)
    return [entry if _of_qt(entry) else _stripped(entry, folder) for entry in entries]


def in_order(path: str) -> None:
    """Sort the modules in a zip archive, which PyInstaller adds in another order each time."""
    with zipfile.ZipFile(path) as archive:
        held = sorted((name, archive.read(name)) for name in archive.namelist())
    with zipfile.ZipFile(path, "w") as archive:
        for name, content in held:
            archive.writestr(zipfile.ZipInfo(name), content)


def _stripped(entry: Entry, folder: Path) -> Entry:
    place, path, kind = entry
    copy = folder / place
    copy.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run(["strip", "--strip-unneeded", "-o", copy, path], check=True)
    return place, str(copy), kind


def _spoken(place: str) -> bool:
    return "/translations/" not in place or place.endswith(QT_CATALOGUES)


def _unused(place: str) -> bool:
    _, found, plugin = place.replace("\\", "/").partition("plugins/")
    folder, _, name = plugin.rpartition("/")
    return bool(found) and f"{folder}/{name.removeprefix('lib')}".startswith(UNUSED_PLUGINS)


def _starts(entry: Entry) -> bool:
    place = entry[0].replace("\\", "/")
    return entry[2] == "EXTENSION" or "plugins/" in place or _name(entry).startswith(_PYTHON)


def _of_qt(entry: Entry) -> bool:
    return entry[0].startswith(("PySide6", "shiboken6")) or entry[2] == "SYMLINK"


def _name(entry: Entry) -> str:
    return _file_name(entry[0])


def _file_name(path: str) -> str:
    """Without its folders, and in lower case: Windows names a library in any case."""
    return PurePosixPath(path.replace("\\", "/")).name.lower()


_PYTHON = ("libpython", "python", "vcruntime", "ucrtbase", "api-ms-win")
