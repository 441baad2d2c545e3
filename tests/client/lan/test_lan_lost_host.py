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


def test_a_guest_takes_the_running_game_up_in_vain(stage: Stage) -> None:
    """T-3: it gives up and joins its host again, which never stopped: all play to the end."""
    ada, bob, cyd = stage
    hosted = ada.host("--seats", "3", game="power_grid_card_game")
    gone = bob.join(ada.address, moment="freeze entry 40 0")
    other = cyd.join(ada.address)
    assert gone.freezes()
    gone.kill()
    alone = bob.resume()
    alone.kill()
    same_end(hosted, other, bob.join(ada.address))
    assert audits(*stage)


def test_two_take_the_table_of_a_lost_host_up_at_once(four: Stage) -> None:
    """T-4: of four laptops one is lost in mid-game, and two press Continue at the same time.

    Neither has a majority, so one of them gives up and joins the other. The game ends, the
    lost one comes back and follows, and all files prove the same game.
    """
    ada, bob, cyd, dan = four
    seats = ("--seats", "5", "--bots", "random")
    hosted = ada.host(*seats, game="power_grid_card_game", moment="freeze entry 80 0")
    joined = [player.join(ada.address) for player in (bob, cyd, dan)]
    assert hosted.freezes()
    for run in (hosted, *joined):
        run.kill()
    hosted, other = bob.resume(), cyd.resume()
    joined = [dan.join(bob.address)]
    other.kill()
    joined.append(cyd.join(bob.address))
    hosted.wait_for(lambda line: line.get("kind") == "epoch")
    joined.append(ada.join(bob.address))
    same_end(hosted, *joined)
    assert audits(*four)
