# SPDX-License-Identifier: MIT
"""What desktops and distributions are told agrees with the program."""

from __future__ import annotations

import configparser
import os
import re
import shutil
import subprocess
from pathlib import Path
from xml.etree import ElementTree

import pytest

from client.version import APPLICATION_ID, VERSION
from netcode.evidence.evidence import MAGIC as EVIDENCE
from netcode.ledger.file_names import SUFFIX
from netcode.ledger.ledger import MAGIC
from ui.i18n import languages

MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
XML_LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
MEDIA_TYPE = "application/x-sobremesa-ledger"


@pytest.fixture(scope="session")
def files(root: Path) -> Path:
    """Where desktop file, metadata and MIME type lie."""
    return root / "packaging" / "desktop"


@pytest.fixture(scope="session")
def metadata(files: Path) -> ElementTree.Element:
    """The AppStream metadata."""
    return ElementTree.parse(files / f"{APPLICATION_ID}.metainfo.xml").getroot()


def test_one_name_everywhere(root: Path, files: Path, metadata: ElementTree.Element) -> None:
    """Files, metadata and the Windows installer use the application's id."""
    assert {path.name.removeprefix(APPLICATION_ID)[0] for path in files.iterdir()} == {"."}
    assert metadata.findtext("id") == APPLICATION_ID
    assert metadata.findtext("launchable") == f"{APPLICATION_ID}.desktop"
    script = (root / "packaging" / "windows" / "sobremesa.nsi").read_text("utf-8")
    assert f'!define ID "{APPLICATION_ID}"' in script


def test_one_version_everywhere(root: Path, metadata: ElementTree.Element) -> None:
    """The newest release of the metadata and of Debian's changelog is this version."""
    newest = metadata.find("releases/release")
    assert newest is not None
    assert newest.get("version") == VERSION
    changes = (root / "packaging" / "debian" / "changelog").read_text("utf-8")
    assert changes.startswith(f"sobremesa ({VERSION}-")


def test_desktop_file_takes_a_ledger(files: Path) -> None:
    """A double click on a file of our type starts the program with it."""
    parser = configparser.RawConfigParser()
    parser.read(files / f"{APPLICATION_ID}.desktop", "utf-8")
    entry = parser["Desktop Entry"]
    assert entry["Exec"] == "sobremesa %f"
    assert entry["MimeType"] == f"{MEDIA_TYPE};"
    assert entry["Icon"] == APPLICATION_ID


class Cased(configparser.RawConfigParser):
    """Reads keys as they are written: in desktop files upper and lower case differ."""

    def optionxform(self, optionstr: str) -> str:
        """As it is."""
        return optionstr


@pytest.mark.parametrize("language", languages.LANGUAGES)
def test_desktops_speak_the_languages_of_the_window(
    files: Path, metadata: ElementTree.Element, language: str
) -> None:
    """Menus, search and software centres: what the program says in a language is found in it."""
    parser = Cased()
    parser.read(files / f"{APPLICATION_ID}.desktop", "utf-8")
    entry = parser["Desktop Entry"]
    suffix = "" if language == languages.SOURCE else f"[{language.replace('-', '_')}]"
    assert all(f"{key}{suffix}" in entry for key in ("GenericName", "Comment", "Keywords"))
    assert language in [lang.text for lang in metadata.findall("languages/lang")]
    told = [summary.get(XML_LANGUAGE, languages.SOURCE) for summary in metadata.findall("summary")]
    assert told.count(language) == 1


def test_ledgers_are_known_by_name_and_by_first_bytes(
    files: Path, metadata: ElementTree.Element
) -> None:
    """Glob and magic are those of the files that the program writes, and of no other."""
    known = ElementTree.parse(files / f"{APPLICATION_ID}.mime.xml").getroot()
    (kind,) = known.findall(f"{MIME}mime-type")
    globs = kind.findall(f"{MIME}glob")
    (match,) = kind.findall(f"{MIME}magic/{MIME}match")
    assert kind.get("type") == metadata.findtext("provides/mediatype") == MEDIA_TYPE
    assert [glob.attrib for glob in globs] == [
        {"pattern": f"*{SUFFIX}"},
        {"pattern": f"*{SUFFIX}.bak"},
    ]
    magic = match.attrib["value"].encode().decode("unicode_escape").encode()
    assert (match.get("offset"), magic) == ("0", MAGIC)
    assert not EVIDENCE.startswith(magic)


@pytest.mark.skipif(
    not (shutil.which("update-mime-database") and shutil.which("gio")), reason="no desktop tools"
)
@pytest.mark.parametrize("name", ["game.sobremesa", "GAME.SOBREMESA", "game.sobremesa.bak"])
def test_desktops_know_a_ledger_by_any_name(files: Path, tmp_path: Path, name: str) -> None:
    """F-8: the desktop's own tools, once our type is installed; in any case, and as a backup."""
    packages = tmp_path / "share" / "mime" / "packages"
    packages.mkdir(parents=True)
    shutil.copy(files / f"{APPLICATION_ID}.mime.xml", packages / f"{APPLICATION_ID}.xml")
    subprocess.run(
        ["update-mime-database", str(packages.parent)], check=True, stderr=subprocess.DEVNULL
    )
    file = tmp_path / name
    file.write_bytes(MAGIC)
    told = subprocess.run(
        ["gio", "info", "-a", "standard::content-type", str(file)],
        env={**os.environ, "XDG_DATA_HOME": str(packages.parents[1])},
        capture_output=True,
        text=True,
        check=True,
    )
    assert f"standard::content-type: {MEDIA_TYPE}" in told.stdout


def test_debian_asks_for_every_dependency(root: Path) -> None:
    """What pyproject.toml needs is named among what the native package is built with."""
    control = (root / "packaging" / "debian" / "control").read_text("utf-8")
    project = (root / "pyproject.toml").read_text("utf-8")
    block = project.split("\ndependencies = [")[1].split("]")[0]
    names = set(re.findall(r'"([A-Za-z0-9-]+)', block)) - {"PySide6-Essentials"}
    known = {"PyNaCl": "nacl"}
    assert names
    for name in names:
        assert f"\n python3-{known.get(name, name)}" in control
    assert "\n python3-pyside6.qtwidgets" in control
