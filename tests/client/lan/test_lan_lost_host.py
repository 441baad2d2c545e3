# SPDX-License-Identifier: MIT
"""Intent: of three laptops two go on without the host's, which follows them when it is back."""

from __future__ import annotations

import time

from tests.client.lan.stage import Player, Run, Stage, audits, same_end

ATTEMPTS = 20
"""How often the host that is back tries to join."""


def test_the_cable_of_the_host_is_pulled(stage: Stage) -> None:
    """Netcode, section 5, host lost: what it ordered alone is void, and nobody is accused.

    The host has put an entry on its disk and told nobody of it.
    """
    ada, bob, cyd = stage
    assert ada.computer is not None
    seats = ("--seats", "4", "--bots", "random")
    hosted = ada.host(*seats, game="power_grid_card_game", moment="freeze entry 60 0")
    joined = [player.join(ada.address) for player in (bob, cyd)]
    assert hosted.freezes()
    ada.computer.pull_out()
    try:
        for run in (hosted, *joined):
            run.kill()
        hosted = bob.resume()
        joined = [cyd.join(bob.address)]
        hosted.wait_for(lambda line: line.get("kind") == "epoch")
    finally:
        ada.computer.put_back()
    joined.append(back(ada, bob.address))
    same_end(hosted, *joined)
    assert list(ada.home.glob("*.void-from-*"))
    assert audits(*stage)


def back(player: Player, where: str) -> Run:
    """Join again as soon as the network lets it: its cable has only just been put back."""
    for _ in range(ATTEMPTS):
        run = player.join(where)
        while run.running and not run.lines:
            time.sleep(0.1)
        if run.lines:
            return run
    raise AssertionError(run.ended())
