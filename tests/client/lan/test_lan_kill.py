# SPDX-License-Identifier: MIT
"""Intent: no `kill -9` at any moment loses a game: it goes on from the files, and audits."""

from __future__ import annotations

import random

import pytest

from tests.client.lan.stage import Player, Stage, port, same_end

PACE = 30
"""Milliseconds before each automatic move, so that a game lasts a few seconds."""
SLOW = 250
"""Milliseconds where the game goes on while somebody starts again."""
POINTS = range(1, 56)
"""Entries after which somebody is killed; hardly any game has fewer."""


@pytest.fixture
def points(request: pytest.FixtureRequest, complete: bool) -> list[int]:
    """Two entries, or ten, to kill after; `--seed-sample` draws the same ones again."""
    drawn = random.Random(f"{request.config.getoption('--seed-sample')} {request.node.name}")
    return sorted(drawn.sample(POINTS, 10 if complete else 2))


def audits(*players: Player) -> bool:
    """Whether the ledgers of all of them prove an honest game."""
    return all(player.audit() == (0, "") for player in players)


def test_a_killed_guest_takes_its_seat_back(stage: Stage, points: list[int]) -> None:
    """Shows 4: `join` again with the same key and ledger, several times in one game."""
    ada, bob, _ = stage
    hosted = ada.host(pace=PACE)
    joined = bob.join("Oak", pace=PACE)
    for point in points:
        joined.entry(point)
        joined.kill()
        joined = bob.join(ada.address, pace=PACE)
    same_end(hosted, joined)
    assert audits(ada, bob)


@pytest.mark.parametrize("where", ["Oak", "10.83.0.1"])
def test_a_killed_host_resumes_and_is_found_again(
    stage: Stage, points: list[int], where: str
) -> None:
    """Shows 4: `resume`, each time at another port; the guest never stops and finds it by itself.

    Whether it came by name or by address: the address has no table any more.
    """
    ada, bob, _ = stage
    hosted = ada.host(pace=PACE)
    joined = bob.join(where, pace=PACE)
    for number, point in enumerate(points, 1):
        hosted.entry(point)
        hosted.kill()
        hosted = ada.resume("--port", str(port(hosted) + number), pace=PACE)
    same_end(hosted, joined)
    assert audits(ada, bob)


def test_the_guest_hosts_on_when_both_were_killed(stage: Stage, points: list[int]) -> None:
    """Any holder hosts from its own file, and the old host comes back as a guest."""
    hosting, joining, _ = stage
    hosted = hosting.host(pace=PACE)
    joined = joining.join(hosting.address, pace=PACE)
    for point in points:
        joined.entry(point)
        hosted.kill()
        joined.kill()
        hosting, joining = joining, hosting
        hosted = hosting.resume(pace=PACE)
        joined = joining.join("Oak", pace=PACE)
    same_end(hosted, joined)
    assert audits(hosting, joining)


def test_a_guest_killed_at_the_very_end_still_gets_it(stage: Stage) -> None:
    """The host waits a while for the last entries of somebody who is lost as the game ends."""
    ada, bob, _ = stage
    hosted = ada.host(pace=PACE)
    joined = bob.join(ada.address, pace=PACE)
    hosted.wait_for(lambda line: line.get("kind") == "disclose")
    joined.kill()
    same_end(hosted, bob.join(ada.address, pace=PACE))
    assert audits(ada, bob)


def test_a_watcher_is_killed_and_nobody_minds(stage: Stage) -> None:
    """Looking on again gives the whole game, from the start or from the watcher's own file."""
    ada, bob, cyd = stage
    hosted = ada.host(pace=SLOW)
    watched = cyd.watch(ada.address)
    joined = bob.join(ada.address, pace=SLOW)
    watched.entry(20)
    watched.kill()
    same_end(hosted, joined, cyd.watch("Oak"))
    assert audits(cyd)
