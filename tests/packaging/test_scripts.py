# SPDX-License-Identifier: MIT
"""The scripts that build packages: what they leave out, what they write, what they ask for."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from client.command_line import COMMANDS

Load = Callable[[str], ModuleType]


@pytest.fixture
def load(root: Path, monkeypatch: pytest.MonkeyPatch) -> Load:
    """Loads a module of packaging/, which is no package."""
    monkeypatch.setattr(sys, "path", [str(root / "packaging"), *sys.path])

    def loaded(name: str) -> ModuleType:
        path = root / "packaging" / name
        spec = importlib.util.spec_from_file_location(path.stem, path)
        assert spec
        assert spec.loader
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

    return loaded


def test_bundle_keeps_what_something_loads(load: Load) -> None:
    """A library stays if an extension or a plugin needs it, through others too; links follow."""
    entries = [
        ("lib/_ssl.so", "/s/_ssl.so", "EXTENSION"),
        ("Qt/plugins/platforms/libqxcb.so", "/q/libqxcb.so", "BINARY"),
        ("Qt/lib/libGui.so.6", "/q/libGui.so.6", "BINARY"),
        ("libcrypto.so.3", "/l/libcrypto.so.3", "BINARY"),
        ("libcairo.so.2", "/l/libcairo.so.2", "BINARY"),
        ("libGui.so.6", "Qt/lib/libGui.so.6", "SYMLINK"),
        ("libNet.so.6", "Qt/lib/libNet.so.6", "SYMLINK"),
    ]
    needs = {
        "/s/_ssl.so": ["libcrypto.so.3", "libc.so.6"],
        "/q/libqxcb.so": ["libgui.so.6"],
    }
    kept = load("pyinstaller/bundling.py").loaded(entries, lambda path: needs.get(path, []))
    assert [place for place, _, _ in kept] == [
        "lib/_ssl.so",
        "Qt/plugins/platforms/libqxcb.so",
        "Qt/lib/libGui.so.6",
        "libcrypto.so.3",
        "libGui.so.6",
    ]


@pytest.mark.parametrize(
    ("place", "unused"),
    [
        ("PySide6/Qt/plugins/platforms/libqxcb.so", False),
        ("PySide6/Qt/plugins/platforms/libqwayland.so", False),
        ("PySide6/Qt/plugins/imageformats/libqsvg.so", False),
        ("PySide6\\plugins\\imageformats\\qtiff.dll", True),
        ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", True),
        ("PySide6/Qt/lib/libQt6Gui.so.6", False),
    ],
)
def test_plugins_are_left_out_by_name(load: Load, place: str, unused: bool) -> None:
    """The same list serves all systems, whatever they call a file."""
    assert load("pyinstaller/bundling.py")._unused(place) is unused


def test_modules_in_an_archive_are_put_in_order(load: Load, tmp_path: Path) -> None:
    """Two archives of the same modules are the same bytes."""
    order = load("pyinstaller/bundling.py").in_order
    made = []
    for names in ("ab", "ba"):
        path = tmp_path / f"{names}.zip"
        with zipfile.ZipFile(path, "w") as archive:
            for name in names:
                archive.writestr(name, f"module {name}")
        order(str(path))
        made.append(path.read_bytes())
    assert made[0] == made[1]


def test_specs_are_python(root: Path) -> None:
    """Those for systems that are not at hand can at least be compiled."""
    specs = sorted((root / "packaging" / "pyinstaller").glob("*.spec"))
    assert [path.stem for path in specs] == ["macos", "sobremesa", "windows"]
    for path in specs:
        compile(path.read_text("utf-8"), path.name, "exec")


def test_shell_scripts_are_sound(root: Path) -> None:
    """Every script of packaging/ can be read by its shell."""
    scripts = [*(root / "packaging").rglob("*.sh"), *(root / "packaging/debian/tests").glob("s*")]
    assert len(scripts) > 6
    for path in scripts:
        subprocess.run(["bash", "-n", path], check=True)


def test_manual_page_has_every_command_and_option(load: Load) -> None:
    """The page is made from the parser, so it cannot fall behind."""
    module = load("manpage.py")
    whole = module.parser()
    page = module.page(whole)
    assert page.startswith(".TH SOBREMESA 6 ")
    for name, of in module._commands(whole).items():
        section = page.split(f"\n.SS {name}\n")[1].split("\n.SS ")[0]
        for action in module._plain(of):
            for option in action.option_strings:
                assert option.replace("-", "\\-") in section
    assert set(re.findall(r"^\.SS (\S+)$", page, re.MULTILINE)) == set(COMMANDS)


def test_manual_page_is_dated_by_the_sources(load: Load, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who builds the same sources gets the same page."""
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "86400")
    module = load("manpage.py")
    assert '"1970-01-02"' in module.page(module.parser()).splitlines()[0]


def test_lowest_versions_are_those_of_the_project(load: Load) -> None:
    """Exclusions and markers do not matter; a requirement without a lowest version is refused."""
    lowest = load("lowest.py").lowest
    asked = ["a>=1.2,!=1.3,<2", "b>=7; python_version < '3'", "c>=3; python_version > '3'"]
    assert lowest(asked) == ["a==1.2", "c==3"]
    with pytest.raises(ValueError, match="not enough values"):
        lowest(["d<2"])


def test_package_asks_for_what_the_bundle_leaves_to_the_system(load: Load, tmp_path: Path) -> None:
    """The C library in the version that the binaries need; an unknown library is an error."""
    deb = load("deb.py")
    (tmp_path / "true").write_bytes(Path("/bin/true").read_bytes())
    libc, *others = deb.depends(tmp_path)
    assert re.fullmatch(r"libc6 \(>= \d+\.\d+\)", libc)
    assert others == list(deb.BY_PATH)


def test_a_bundle_that_grew_is_refused(load: Load, tmp_path: Path) -> None:
    """The folder and its archive have each a limit; a link to a library weighs nothing."""
    weigh = load("weigh.py")
    bundle, archive = tmp_path / "sobremesa", tmp_path / "sobremesa.tar.xz"
    (bundle / "_internal").mkdir(parents=True)
    library = bundle / "_internal" / "libQt6Core.so.6"
    for path, most in ((library, weigh.FOLDER), (archive, weigh.ARCHIVE)):
        with path.open("wb") as file:
            file.truncate(most * 1_000_000)
    (bundle / "libQt6Core.so.6").symlink_to(library)
    assert weigh.verdict(bundle) == (f"{bundle}: 145.0 MB, at most 145 MB", True)
    assert weigh.verdict(archive) == (f"{archive}: 42.0 MB, at most 42 MB", True)
    (bundle / "sobremesa").write_bytes(bytes(60_000))
    assert weigh.verdict(bundle) == (f"{bundle}: 145.1 MB, too heavy: at most 145 MB", False)


def test_weighing_nothing_is_no_success(
    load: Load, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Exit status 1 for a heavy one, and where nothing was named."""
    weigh = load("weigh.py")
    monkeypatch.setattr(sys, "argv", ["weigh.py", "/bin/true"])
    assert weigh.main() == 0
    monkeypatch.setattr(weigh, "ARCHIVE", 0)
    assert weigh.main() == 1
    assert "too heavy" in capsys.readouterr().out
    monkeypatch.setattr(sys, "argv", ["weigh.py"])
    assert weigh.main() == 1
