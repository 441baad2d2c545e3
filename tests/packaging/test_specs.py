# SPDX-License-Identifier: MIT
"""The specs for systems that are not at hand, run with the makers of PyInstaller noted down."""

from __future__ import annotations

import sys
import zipfile
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from client.version import APPLICATION_ID, VERSION
from netcode.discovery.mdns import SERVICE_TYPE
from netcode.ledger.file_names import SUFFIX

MAKERS = ("EXE", "PYZ", "COLLECT", "BUNDLE")
PARTS = (
    "FixedFileInfo",
    "StringFileInfo",
    "StringStruct",
    "StringTable",
    "VarFileInfo",
    "VarStruct",
    "VSVersionInfo",
)
VERSION_INFO = "PyInstaller.utils.win32.versioninfo"
"""It reads programs of Windows with a library that other systems do not have."""


class Called:
    """One call of a maker, or of a part of the version of a Windows program."""

    def __init__(self, *parts: Any, **named: Any) -> None:
        self.parts, self.named = parts, named


class Run:
    """A spec as PyInstaller runs it: what it asked to be made, by maker."""

    def __init__(self, spec: Path, work: Path) -> None:
        self.made: dict[str, list[Called]] = {maker: [] for maker in MAKERS}
        self.asked: dict[str, Any] = {}
        self._work = work
        names = {maker: self._maker(maker) for maker in MAKERS}
        names |= {"Analysis": self._analysis, "SPECPATH": str(spec.parent), "workpath": str(work)}
        exec(compile(spec.read_text("utf-8"), spec.name, "exec"), names)

    def files(self) -> list[tuple[str, str]]:
        """Everything that is collected by name, as (place in the bundle, path here)."""
        (collected,) = self.made["COLLECT"]
        lists = [part for part in collected.parts if isinstance(part, list)]
        return [(place, path) for part in lists for place, path, _ in part]

    def _maker(self, name: str) -> Any:
        def make(*parts: Any, **named: Any) -> Called:
            called = Called(*parts, **named)
            self.made[name].append(called)
            return called

        return make

    def _analysis(self, scripts: list[str], **asked: Any) -> SimpleNamespace:
        self.asked = {"scripts": scripts, **asked}
        library = self._work / "base_library.zip"
        zipfile.ZipFile(library, "w").close()
        datas = [(place, path, "DATA") for path, place in asked["datas"]]
        datas.append((library.name, str(library), "DATA"))
        return SimpleNamespace(scripts=scripts, pure=[], binaries=[], datas=datas)


@pytest.fixture
def run(
    request: pytest.FixtureRequest,
    root: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    qapp: object,
) -> Run:
    """The spec named by the parameter, run; modules beside it are forgotten afterwards."""
    pytest.importorskip("PyInstaller")
    parts = ModuleType(VERSION_INFO)
    for name in PARTS:
        setattr(parts, name, Called)
    monkeypatch.setitem(sys.modules, VERSION_INFO, parts)
    monkeypatch.setattr(sys, "path", list(sys.path))
    before = set(sys.modules)
    ran = Run(root / "packaging" / "pyinstaller" / f"{request.param}.spec", tmp_path)
    for name in {"bundling", "licences", "share", "manpage"} - before:
        sys.modules.pop(name, None)
    return ran


@pytest.mark.parametrize("run", ["windows", "macos"], indirect=True)
def test_what_a_spec_names_is_there(run: Run, root: Path) -> None:
    """Start, sources, data, licences and the drawn icon."""
    assert [Path(script).is_file() for script in run.asked["scripts"]] == [True]
    assert run.asked["pathex"] == [str(root)]
    files = run.files()
    assert {place for place, path in files if not Path(path).is_file()} == set()
    places = {place.replace("\\", "/") for place, _ in files}
    assert any(place.startswith("licences/") for place in places)
    assert {"core/games/power_grid/data", "ui/style/fonts", "client"} <= places
    calls = [call for made in run.made.values() for call in made]
    (picture,) = {call.named["icon"] for call in calls if "icon" in call.named}
    assert Path(picture).stat().st_size > 1000


@pytest.mark.parametrize("run", ["windows"], indirect=True)
def test_windows_has_a_program_with_a_window_and_one_with_a_console(run: Run) -> None:
    """The windowed one has no output at all, so commands have a program of their own."""
    assert {(c.named["name"], c.named["console"]) for c in run.made["EXE"]} == {
        ("sobremesa", False),
        ("sobremesa-cli", True),
    }
    assert run.made["COLLECT"][0].named["name"] == "sobremesa"
    version = run.made["EXE"][0].named["version"]
    numbers = version.named["ffi"].named
    assert numbers["filevers"] == numbers["prodvers"] == (*map(int, VERSION.split(".")), 0)
    texts = dict(struct.parts for struct in version.named["kids"][0].parts[0][0].parts[1])
    assert texts["FileVersion"] == texts["ProductVersion"] == VERSION
    assert texts["OriginalFilename"] == "sobremesa.exe"


@pytest.mark.parametrize("run", ["macos"], indirect=True)
def test_macos_is_told_why_the_network_is_used(run: Run) -> None:
    """Without these words and names the system lets nothing be found on the network."""
    (bundle,) = run.made["BUNDLE"]
    told = bundle.named["info_plist"]
    assert (bundle.named["bundle_identifier"], bundle.named["version"]) == (APPLICATION_ID, VERSION)
    assert told["NSLocalNetworkUsageDescription"].startswith("Sobremesa ")
    assert [f"{name}.local." for name in told["NSBonjourServices"]] == [SERVICE_TYPE]
    assert told["NSHighResolutionCapable"] is True


@pytest.mark.parametrize("run", ["macos"], indirect=True)
def test_macos_opens_a_ledger_by_a_double_click(run: Run) -> None:
    """The type of our suffix is declared, is ours, and its file comes as an argument."""
    told = run.made["BUNDLE"][0].named["info_plist"]
    (declared,) = told["UTExportedTypeDeclarations"]
    (taken,) = told["CFBundleDocumentTypes"]
    suffixes = declared["UTTypeTagSpecification"]["public.filename-extension"]
    assert [f".{suffix}" for suffix in suffixes] == [SUFFIX]
    assert taken["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
    assert taken["LSHandlerRank"] == "Owner"
    assert run.made["EXE"][0].named["argv_emulation"] is True
