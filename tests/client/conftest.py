# SPDX-License-Identifier: MIT
"""Intent: games from the simulator as files, and laptops with a window each."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from client.desktop import lan
from client.sessions import network
from core import catalogue
from tests.client.desks import Desk
from tests.client.lan.stage import Stage
from tests.netcode.simulator import Simulation
from tests.patience import PATIENCE


@pytest.fixture(scope="session")
def played() -> Simulation:
    """A game of 13 Minutes between two holders, played to its end."""
    game = catalogue.load("thirteen_minutes")
    simulation = Simulation(game, game.settle((), 2), seed=1962)
    simulation.run()
    return simulation


@pytest.fixture(scope="session")
def finished(played: Simulation) -> bytes:
    """The ledger file of that game."""
    return played.host.disk.ledger


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that is closed takes the time that it needs, on a machine however busy."""
    monkeypatch.setattr(lan, "_CLOSING_SECONDS", PATIENCE)
    monkeypatch.setattr(network, "_JOIN_SECONDS", PATIENCE)


@pytest.fixture
def desks(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Desk, Desk]]:
    """Two laptops, whose bots do not dawdle."""
    monkeypatch.setattr(lan, "BOT_PACE", 0.0)
    pair = (Desk(tmp_path / "ada", "Ada", qtbot), Desk(tmp_path / "bob", "Bob", qtbot))
    yield pair
    for desk in pair:
        desk.close()


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Stage]:
    """Three installations on this computer."""
    made = Stage((None, None, None), tmp_path)
    yield made
    made.clear()
