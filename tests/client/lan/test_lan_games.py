# SPDX-License-Identifier: MIT
"""Intent: every game, with each seat at a computer of its own, ends alike everywhere and audits."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from core import catalogue
from tests.client.lan.stage import Stage, audits, same_end
from tests.netcode.network_namespaces import network, unavailable

TABLES: tuple[tuple[str, int, tuple[str, ...]], ...] = (
    ("atlantic_star", 2, ()),
    ("atlantic_star", 3, ()),
    ("atlantic_star", 6, ("loans_per_turn=4",)),
    ("power_grid", 2, ("promos=all",)),
    ("power_grid", 3, ("promos=all", "demolition=on", "edition=original")),
    ("power_grid_card_game", 2, ("demolition=on",)),
    ("power_grid_card_game", 4, ("price_per=card",)),
    ("power_grid_card_game", 6, ()),
    *((name, catalogue.load(name).seat_counts[0], ()) for name in catalogue.names()),
)
SAMPLE = 2


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """All tables in the complete run, otherwise a sample drawn by the seed."""
    tables = TABLES
    if not metafunc.config.getoption("--complete"):
        tables = tuple(Random(metafunc.config.getoption("--seed-sample")).sample(TABLES, SAMPLE))
    names = [f"{game}-{seats}-{','.join(options)}" for game, seats, options in tables]
    metafunc.parametrize(("game", "seats", "options"), tables, ids=names)


def test_every_seat_at_its_own_computer(
    game: str, seats: int, options: tuple[str, ...], tmp_path: Path
) -> None:
    """Digests and ledgers are equal after the last entry, and every player's file audits."""
    if reason := unavailable():
        pytest.skip(reason)
    with network(seats) as plugged:
        for computer in plugged:
            computer.plug_in()
        stage = Stage(plugged, tmp_path)
        ada, *others = stage
        chosen = [word for option in options for word in ("--option", option)]
        hosted = ada.host("--seats", str(seats), *chosen, game=game)
        joined = [player.join(ada.address) for player in others]
        end = same_end(hosted, *joined)
        ranked = [seat for place in end["result"]["places"] for seat in place]
        assert sorted(ranked) == list(range(seats))
        assert audits(*stage)
        stage.clear()
