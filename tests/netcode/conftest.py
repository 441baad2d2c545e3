# SPDX-License-Identifier: MIT
"""What the tests of the table share: toys that the catalogue knows for the time of a test."""

from __future__ import annotations

import pytest

from core import catalogue
from core.games.manifest import Manifest
from tests.core.toys.shelf import TOYS


@pytest.fixture
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toys can be played at a table, by people and by the bot that plays anything."""
    for toy in TOYS:
        monkeypatch.setitem(catalogue.GAMES, toy.name, Manifest(toy.name, toy))
