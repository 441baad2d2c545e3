# SPDX-License-Identifier: MIT
"""`sobremesa simulate`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from client.__main__ import main

Capture = pytest.CaptureFixture[str]

SMALL = ("simulate", "thirteen_minutes", "--games", "40", "--seed", "7", "--json")
ROOT = Path(__file__).resolve().parents[3]


def simulated(capsys: Capture, *arguments: str) -> dict[str, Any]:
    """The document that a simulation prints."""
    assert main([*SMALL, *arguments]) == 0
    document: dict[str, Any] = json.loads(capsys.readouterr().out)
    return document


def test_document_adds_up(capsys: Capture) -> None:
    """All games finish; wins, tallies and reasons account for every game."""
    found = simulated(capsys)
    assert found["finished"] == found["games"] == 40
    assert sum(reason["count"] for reason in found["reasons"].values()) == 40
    sides = found["tallies"]["winner"].values()
    assert sum(side["count"] for side in sides) >= 40
    assert sum(side["share"] for side in sides) == pytest.approx(1, abs=0.001)
    assert sum(seat["share"] for seat in found["results"]) == pytest.approx(1, abs=0.001)
    assert len(bytes.fromhex(found["digest"])) == 32


def test_seed_decides(capsys: Capture) -> None:
    """The same seed is the same document, another seed another digest."""
    found = simulated(capsys)
    assert simulated(capsys) == found
    assert simulated(capsys, "--seed", "8")["digest"] != found["digest"]


def test_options_reach_the_game(capsys: Capture) -> None:
    """A campaign is longer than a single game, and the document says it was one."""
    single, campaign = simulated(capsys), simulated(capsys, "--option", "mode=campaign")
    assert campaign["options"]["mode"] == "campaign"
    assert campaign["lengths"]["mean"] > single["lengths"]["mean"]


def test_processes_change_nothing(capsys: Capture) -> None:
    """The document is the same whatever the number of processes."""
    assert simulated(capsys, "--jobs", "2") == simulated(capsys)


def test_hash_seed_and_locale_change_nothing() -> None:
    """Python's hash seed, locale, time zone and folder leave no trace in the document."""
    documents = {started("0", "C", "UTC"), started("1", "tr_TR.UTF-8", "Asia/Tokyo")}
    assert len(documents) == 1


def started(hash_seed: str, locale: str, zone: str) -> str:
    """What a process of its own prints."""
    given = {"PYTHONHASHSEED": hash_seed, "LC_ALL": locale, "TZ": zone, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-m", "client", *SMALL],
        env={**os.environ, **given},
        cwd=os.sep,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def test_text_is_for_people(capsys: Capture) -> None:
    """Without --json there is a table with a row per seat, and no progress bar in a pipe."""
    assert main(["simulate", "thirteen_minutes", "--games", "5"]) == 0
    said = capsys.readouterr()
    assert "seat  bot" in said.out
    assert "digest: " in said.out
    assert said.err == ""
