# SPDX-License-Identifier: MIT
"""Intent: of three laptops two go on without the host's, which follows them when it is back."""

from __future__ import annotations

import time

from tests.client.lan.stage import Player, Run, Stage, same_end

PACE = 20
"""Milliseconds before each automatic move, so that the cable is pulled in the middle."""

ATTEMPTS = 20
"""How often the host that is back tries to join."""


def test_the_cable_of_the_host_is_pulled(stage: Stage) -> None:
    """Netcode, section 5, host lost: what it ordered alone is void, and nobody is accused."""
    ada, bob, cyd = stage
    assert ada.computer is not None
    seats = ("--seats", "4", "--bots", "random")
    hosted = ada.host(*seats, pace=PACE, game="power_grid_card_game")
    joined = [player.join(ada.address, pace=PACE) for player in (bob, cyd)]
    hosted.entry(60)
    ada.computer.pull_out()
    try:
        stands_still(hosted)
        alone = reached(hosted) > max(map(reached, joined))
        for run in (hosted, *joined):
            run.kill()
        hosted = bob.resume()
        joined = [cyd.join(bob.address)]
        hosted.wait_for(lambda line: line.get("kind") == "epoch")
        stands_still(hosted)
    finally:
        ada.computer.put_back()
    joined.append(back(ada, bob.address))
    same_end(hosted, *joined)
    assert bool(list(ada.home.glob("*.void-from-*"))) == alone
    assert [player.audit() for player in stage] == [(0, "")] * 3


def back(player: Player, where: str) -> Run:
    """Join again as soon as the network lets it: its cable has only just been put back."""
    for _ in range(ATTEMPTS):
        run = player.join(where)
        while run.running and not run.lines:
            time.sleep(0.1)
        if run.lines:
            return run
    raise AssertionError(run.ended())


def reached(run: Run) -> int:
    """The newest entry that a table told of."""
    newest: int = max(line.get("seq", -1) for line in run.lines)
    return newest


def stands_still(run: Run) -> None:
    """Wait until a table has gone as far as it can without whoever is missing."""
    seen = -1
    while seen != len(run.lines):
        seen = len(run.lines)
        time.sleep(1.0)
