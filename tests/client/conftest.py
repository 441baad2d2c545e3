# SPDX-License-Identifier: MIT
"""Intent: games from the simulator as files, for what reads files."""

from __future__ import annotations

import pytest

from core import catalogue
from tests.netcode.simulator import Simulation


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
