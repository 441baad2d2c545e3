# SPDX-License-Identifier: MIT
"""Intent: no `kill -9` at any moment loses a game: it goes on from the files, and audits."""

from __future__ import annotations

import random

import pytest

from tests.client.lan.stage import Stage, audits, port, same_end

POINTS = range(1, 56)
"""Entries after which somebody is killed; few games have fewer."""
EFFECTS = 4
"""Fewer effects than this are carried out between such an entry and the end."""


@pytest.fixture
def moments(request: pytest.FixtureRequest, complete: bool) -> list[str]:
    """Two moments, or ten, to be killed at; `--seed-sample` draws the same ones again."""
    drawn = random.Random(f"{request.config.getoption('--seed-sample')} {request.node.name}")
    points = sorted(drawn.sample(POINTS, 10 if complete else 2))
    return [f"freeze entry {point} {drawn.randrange(EFFECTS)}" for point in points]


def test_a_killed_guest_takes_its_seat_back(stage: Stage, moments: list[str]) -> None:
    """Shows 4: `join` again with the same key and ledger, several times in one game."""
    ada, bob, _ = stage
    hosted = ada.host()
    joined = bob.join("Oak", moment=moments[0])
    for moment in (*moments[1:], ""):
        if joined.freezes():
            joined.kill()
            joined = bob.join(ada.address, moment=moment)
    same_end(hosted, joined)
    assert audits(ada, bob)


@pytest.mark.parametrize("where", ["Oak", "10.83.0.1"])
def test_a_killed_host_resumes_and_is_found_again(
    stage: Stage, moments: list[str], where: str
) -> None:
    """Shows 4: `resume`, each time at another port; the guest never stops and finds it by itself.

    Whether it came by name or by address: the address has no table any more.
    """
    ada, bob, _ = stage
    hosted = ada.host(moment=moments[0])
    joined = bob.join(where)
    for number, moment in enumerate((*moments[1:], ""), 1):
        if hosted.freezes():
            hosted.kill()
            hosted = ada.resume("--port", str(port(hosted) + number), moment=moment)
    same_end(hosted, joined)
    assert audits(ada, bob)


def test_the_guest_hosts_on_when_both_were_killed(stage: Stage, moments: list[str]) -> None:
    """Any holder hosts from its own file, and the old host comes back as a guest."""
    hosting, joining, _ = stage
    hosted = hosting.host()
    joined = joining.join(hosting.address, moment=moments[0])
    for moment in (*moments[1:], ""):
        if joined.freezes():
            hosted.kill()
            joined.kill()
            hosting, joining = joining, hosting
            hosted = hosting.resume()
            joined = joining.join("Oak", moment=moment)
    same_end(hosted, joined)
    assert audits(hosting, joining)


def test_a_guest_killed_at_the_very_end_still_gets_it(stage: Stage) -> None:
    """It is about to say what it kept secret; the host waits for that, and for it to have all."""
    ada, bob, _ = stage
    hosted = ada.host()
    joined = bob.join(ada.address, moment="freeze Disclose 0 0")
    assert joined.freezes()
    joined.kill()
    same_end(hosted, bob.join(ada.address))
    assert audits(ada, bob)


def test_a_guest_killed_before_the_last_entry_is_on_its_disk_still_gets_it(here: Stage) -> None:
    """Sent to it is not had by it: the host waits until it says that it has all."""
    ada, bob, _ = here
    hosted = ada.host()
    address = f"127.0.0.1:{port(hosted)}"
    joined = bob.join(address, moment="freeze Disclose 0 1")
    assert joined.freezes()
    hosted.wait_for(lambda line: line.get("kind") == "disclose" and line["holder"] == 1)
    joined.kill()
    same_end(hosted, bob.join(address))


def test_a_watcher_is_killed_and_nobody_minds(stage: Stage) -> None:
    """Looking on again gives the whole game, from the start or from the watcher's own file.

    The game stands still meanwhile, because a player does.
    """
    ada, bob, cyd = stage
    hosted = ada.host()
    watched = cyd.watch(ada.address, moment="freeze entry 20 0")
    joined = bob.join(ada.address, moment="freeze entry 25 0")
    assert watched.freezes()
    assert joined.freezes()
    watched.kill()
    watched = cyd.watch("Oak")
    watched.entry(21)
    joined.go_on()
    same_end(hosted, joined, watched)
    assert audits(cyd)
