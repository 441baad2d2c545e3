# SPDX-License-Identifier: MIT
"""The installer for Windows, which is built elsewhere, agrees with the program and its bundle."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from client.command_line import COMMANDS
from client.version import APPLICATION_ID
from netcode.ledger.file_names import SUFFIX

EXPANDED = re.compile(r"\$\{(\w+)\}")


@pytest.fixture(scope="module")
def source(root: Path) -> str:
    """The script as it is written."""
    return (root / "packaging" / "windows" / "sobremesa.nsi").read_text("utf-8")


@pytest.fixture(scope="module")
def script(source: str) -> str:
    """The script with its own definitions put in; those of the command line stay."""
    defined = dict(re.findall(r'^!define (\w+) "(.*)"$', source, re.MULTILINE))
    defined = {name: _expanded(value, defined) for name, value in defined.items()}
    return _expanded(source, defined)


def test_it_is_for_one_user(script: str) -> None:
    """No administrator: a folder of the user's, and the user's part of the registry alone."""
    assert "\nRequestExecutionLevel user\n" in script
    assert '\nInstallDir "$LOCALAPPDATA\\' in script
    roots = set(re.findall(r"\b(?:Write|Delete)Reg\w+ (\w+)", script))
    assert roots == {"HKCU"}


def test_it_is_told_what_it_does_not_define(source: str, root: Path) -> None:
    """Its head names the definitions it wants, and the check gives them all."""
    defined = set(re.findall(r"^!define (\w+) ", source, re.MULTILINE))
    wanted = set(EXPANDED.findall(source)) - defined
    assert wanted == {"VERSION", "PAYLOAD", "OUTPUT"}
    head = source.split("\n\n", maxsplit=1)[0]
    check = (root / "packaging" / "check" / "desktop.sh").read_text("utf-8")
    for name in wanted:
        assert f"-D{name}=" in head
        assert f"-D{name}=" in check


def test_its_programs_are_those_of_the_bundle(script: str, root: Path) -> None:
    """What it starts, links and empties is what the spec for Windows makes."""
    spec = (root / "packaging" / "pyinstaller" / "windows.spec").read_text("utf-8")
    made = {f"{name}.exe" for name in re.findall(r'^    program\("([\w-]+)", ', spec, re.MULTILINE)}
    assert made == {"sobremesa.exe", "sobremesa-cli.exe"}
    named = set(re.findall(r"\$INSTDIR\\([\w-]+\.exe)", script))
    assert named - {"uninstall.exe"} == {"sobremesa.exe"}
    assert r'WriteUninstaller "$INSTDIR\uninstall.exe"' in script
    emptied = script.split("!macro EMPTY")[1].split("!macroend", maxsplit=1)[0]
    assert r'Delete "$INSTDIR\sobremesa*.exe"' in emptied
    assert r'RMDir /r "$INSTDIR\_internal"' in emptied


def test_a_double_click_opens_a_ledger(script: str) -> None:
    """Files of our suffix belong to the program, and are given to its command for them."""
    kind = rf"Software\Classes\{APPLICATION_ID}.ledger"
    assert rf'WriteRegStr HKCU "Software\Classes\{SUFFIX}" "" "{APPLICATION_ID}.ledger"' in script
    (command,) = re.findall(rf"{re.escape(kind)}\\shell\\open\\command\" \"\" '(.*)'", script)
    found = re.fullmatch(r'"(.*?)" (\w+) "(.*)"', command)
    assert found is not None
    program, name, file = found.groups()
    assert (program, file) == (r"$INSTDIR\sobremesa.exe", "%1")
    assert name in COMMANDS


def test_nothing_stays_when_it_is_removed(script: str) -> None:
    """Every key and shortcut that is written is deleted, or lies below one that is."""
    install, remove = script.split('\nSection "Uninstall"\n')
    written = set(re.findall(r'WriteReg\w+ HKCU "([^"]+)"', install))
    deleted = set(re.findall(r'DeleteRegKey HKCU "([^"]+)"', remove))
    assert len(written) > 4
    assert {key for key in written if not _below(key, deleted)} == set()
    shortcuts = re.findall(r'CreateShortcut "([^"]+)"', install)
    assert shortcuts
    for shortcut in shortcuts:
        assert f'Delete "{shortcut}"' in remove


def _below(key: str, deleted: set[str]) -> bool:
    return any(key == other or key.startswith(other + "\\") for other in deleted)


def _expanded(text: str, defined: dict[str, str]) -> str:
    return EXPANDED.sub(lambda match: defined.get(match[1], match[0]), text)
