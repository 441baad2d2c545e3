# SPDX-License-Identifier: MIT
"""Intent: of three laptops two go on without the host's, which follows them when it is back."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.client.lan.stage import Run, Stage, same_end
from tests.netcode.network_namespaces import network, unavailable

PACE = 40
"""Milliseconds before each automatic move."""


@pytest.fixture
def three(tmp_path: Path) -> Iterator[Stage]:
    """Three installations on three computers of a switch of their own, whose cables are pulled."""
    if reason := unavailable():
        pytest.skip(reason)
    with network(3) as plugged:
        for computer in plugged:
            computer.plug_in()
        made = Stage(plugged, tmp_path)
        yield made
        made.clear()


def test_the_cable_of_the_host_is_pulled(three: Stage) -> None:
    """Netcode, section 5, host lost: what it ordered alone is void, and nobody is accused."""
    ada, bob, cyd = three
    seats = ("--seats", "4", "--bots", "random")
    hosted = ada.host(*seats, pace=PACE, game="power_grid_card_game")
    joined = [player.join(ada.address, pace=PACE) for player in (bob, cyd)]
    hosted.entry(60)
    assert ada.computer is not None
    ada.computer.pull_out()
    stands_still(hosted)
    alone = _reached(hosted) > max(_reached(run) for run in joined)
    for run in (hosted, *joined):
        run.kill()
    hosted = bob.resume(pace=PACE)
    joined = [cyd.join(bob.address, pace=PACE)]
    hosted.wait_for(lambda line: line.get("kind") == "epoch")
    stands_still(hosted)
    ada.computer.put_back()
    joined.append(ada.join(bob.address, pace=PACE))
    same_end(hosted, *joined)
    assert bool(list(ada.home.glob("*.void-from-*"))) == alone
    assert [player.audit() for player in three] == [(0, "")] * 3


def _reached(run: Run) -> int:
    return max(line.get("seq", -1) for line in run.lines)


def stands_still(run: Run) -> None:
    """Wait until a table has gone as far as it can without whoever is missing."""
    seen = -1
    while seen != len(run.lines):
        seen = len(run.lines)
        time.sleep(1.0)
