# SPDX-License-Identifier: MIT
"""`sobremesa games`."""

from __future__ import annotations

import json

import pytest

from client.__main__ import main
from core import catalogue

Capture = pytest.CaptureFixture[str]


def test_json_has_every_game(capsys: Capture) -> None:
    """One document with every game, its seats, options and bots."""
    assert main(["games", "--json"]) == 0
    found = {entry["game"]: entry for entry in json.loads(capsys.readouterr().out)}
    assert sorted(found) == list(catalogue.names())
    for name, entry in found.items():
        game = catalogue.load(name)
        assert [count["seats"] for count in entry["seat_counts"]] == list(game.seat_counts)
        assert entry["figures"] == game.figures_hash.hex()
        assert "random" in entry["bots"]


def test_text_shows_values_and_defaults(capsys: Capture) -> None:
    """A person reads which values an option has and which is the default."""
    assert main(["games"]) == 0
    said = capsys.readouterr().out
    for name in catalogue.names():
        game = catalogue.load(name)
        assert f"{name}: " in said
        for option in game.options(game.seat_counts[0]):
            values = "|".join(option.values)
            assert f"--option {option.name}={values} (default {option.default})" in said
