# SPDX-License-Identifier: MIT
"""`sobremesa doctor`."""

from __future__ import annotations

import json
import logging
import zipfile
from pathlib import Path

import pytest

from client.__main__ import main
from client.machine import examination, log, storage
from client.version import VERSION

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Spare each test the start of a second program and the look at the network."""
    monkeypatch.setattr(examination, "window_opens", lambda: "opens")

    def network(peers: tuple[str, ...]) -> tuple[examination.Finding, ...]:
        return ("adapters", "eth0"), *((peer, "asked") for peer in peers)

    monkeypatch.setattr(examination, "network", network)


def test_json_pairs_what_was_checked_with_what_was_found(capsys: Capture) -> None:
    """Versions, libraries, folders and the screen are in one document."""
    assert main(["doctor", "--json"]) == 0
    found = {line["checked"]: line["found"] for line in json.loads(capsys.readouterr().out)}
    assert found["sobremesa"] == VERSION
    assert (found["window"], found["adapters"]) == ("opens", "eth0")
    assert {"protocol", "Python", "PyNaCl", "games", "settings", "log"} <= set(found)


def test_other_computers_can_be_named(capsys: Capture) -> None:
    """Each is handed on; what is no address is wrong usage, before anything is looked at."""
    assert main(["doctor", "--json", "--peer", "10.0.0.7", "--peer", "10.0.0.8"]) == 0
    found = {line["checked"] for line in json.loads(capsys.readouterr().out)}
    assert {"10.0.0.7", "10.0.0.8"} <= found
    assert main(["doctor", "--peer", "oak"]) == 2
    assert "oak is not an IPv4 address" in capsys.readouterr().err


def test_folders_say_whether_they_can_be_written(home: Path) -> None:
    """A folder that is still to be made counts as the one it will be made in."""
    found = dict(examination.places(storage.folders()))
    assert found["games"] == f"{home / 'data' / 'games'} (can be written)"


def test_bundle_holds_findings_and_log_but_no_seed(tmp_path: Path, capsys: Capture) -> None:
    """A bug report has what was found and the end of the log, and nothing secret."""
    kept = storage.folders()
    seed = storage.identity_seed(kept)
    log.start(kept)
    logging.getLogger("table").info("a line")
    path = tmp_path / "report.zip"
    assert main(["doctor", "--bundle", str(path)]) == 0
    with zipfile.ZipFile(path) as file:
        assert sorted(file.namelist()) == ["doctor.json", "sobremesa.log"]
        texts = [file.read(name) for name in file.namelist()]
    assert b"a line" in texts[1]
    assert VERSION.encode() in texts[0]
    for secret in (seed, seed.hex().encode()):
        assert not any(secret in text for text in texts)


def test_bundle_that_cannot_be_written(tmp_path: Path, capsys: Capture) -> None:
    """A folder in the place of the file is one clear failure."""
    assert main(["doctor", "--bundle", str(tmp_path)]) == 1
    assert capsys.readouterr().err.startswith(f"sobremesa: cannot write {tmp_path}")
