# SPDX-License-Identifier: MIT
"""Intent: six seats over the LAN draw cards that nobody can steer, also while one is away."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from netcode import beacon, sharing
from netcode import ledger as ledgers
from netcode.entry import glance
from netcode.holder import restored
from netcode.identity import Identity
from netcode.ledger import Ledger
from netcode.payloads import Help
from tests.client.lan.stage import Player, Run, Stage, same_end
from tests.netcode.network_namespaces import network, unavailable

ATTEMPTS = 24
"""How often a guest is killed until a draw falls into its absence."""

STANDSTILL = 40
"""Tenths of a second without a new entry after which the table waits for somebody."""

PACE = 60
"""Milliseconds a move, so that a guest can be killed between two of them."""


@pytest.fixture
def six(tmp_path: Path) -> Iterator[Stage]:
    """Six installations on six computers of one switch."""
    if reason := unavailable():
        pytest.skip(reason)
    with network(6) as plugged:
        for computer in plugged:
            computer.plug_in()
        made = Stage(plugged, tmp_path)
        yield made
        made.clear()


def is_done_for_now(seat: int, after: int) -> Any:
    """Whether a line is a move after which the others may draw without a seat, from an entry on."""

    def wanted(line: dict[str, Any]) -> bool:
        moves = line.get("moves") or [""]
        done = line.get("seat") == seat and str(moves[0]).startswith(("run ", "opt_out"))
        return (done and int(line["seq"]) >= after) or "result" in line

    return wanted


def test_a_guest_is_killed_and_the_draws_are_its_own(six: Stage) -> None:
    """Host with two bots, three guests, two watchers: one guest is killed after its turn.

    The others draw on; each value that they put in its place is, byte for byte,
    the one that it would have sent. It comes back, and all ledgers are equal and audit.
    """
    ada, bob, cyd, dan, eve, fay = six
    hosted = ada.host(
        "--seats", "6", "--bots", "steady,random", "--option", "map=usa",
        game="power_grid", pace=PACE,
    )  # fmt: skip
    watched = [player.watch(ada.address) for player in (eve, fay)]
    joined = bob.join(ada.address, pace=PACE)
    hosted.wait_for(lambda line: "port" in line)
    others = [player.join(ada.address, pace=PACE) for player in (cyd, dan)]
    seat = int(joined.wait_for(lambda line: line.get("kind") == "moves" and _mine(line))["seat"])
    helped = False
    for _ in range(ATTEMPTS):
        line = joined.wait_for(is_done_for_now(seat, len(hosted.lines)))
        if "result" in line:
            break
        joined.kill()
        helped = _helped(hosted, len(hosted.lines))
        joined = bob.join(ada.address, pace=PACE)
        if helped:
            break
    assert helped, "no draw fell into an absence"
    end = same_end(hosted, joined, *watched, *others)
    assert end["result"]["reason"] == "cities"
    for player in six:
        assert player.audit() == (0, "")
    assert compared(bob) > 0


def _helped(hosted: Run, after: int) -> bool:
    """Whether the others draw in the place of one that is away, before its turn stops them.

    They are stopped once nothing new has come for a while, however busy the machine is.
    """
    seen = still = 0
    while still < STANDSTILL:
        if any(line.get("kind") == "help" for line in hosted.lines[after:]):
            return True
        still = still + 1 if len(hosted.lines) == seen else 0
        seen = len(hosted.lines)
        time.sleep(0.1)
    return False


def _mine(line: dict[str, Any]) -> bool:
    """A move of a guest: the host plays the first three seats."""
    return int(line["seat"]) > 2 and int(line["holder"]) == 1


def compared(player: Player) -> int:
    """How many values that others put in a player's place equal its own; none may differ."""
    found, _ = ledgers.load(player.ledger.read_bytes())
    assert found is not None
    seed = next(player.home.rglob("identity.seed")).read_bytes()
    return sum(1 for _ in _equal_values(found, Identity.from_seed(seed)))


def _equal_values(found: Ledger, identity: Identity) -> Iterator[bytes]:
    me = restored(found.replica, identity)
    assert me is not None
    before = found.before_first
    for entry in found.entries:
        payload = glance(entry.signed).payload
        if isinstance(payload, Help) and payload.absent == me.number:
            helper = glance(entry.signed).holder
            part = sharing.Partial(helper, payload.point, payload.proof)
            parts = (*before.helps.get(me.number, {}).values(), part)
            if len(parts) == sharing.threshold(before.holders):
                own, _ = beacon.value(
                    me.keys.beacon(before.game_id),
                    before.game_id,
                    me.number,
                    before.draws,
                    before.trigger,
                )
                assert sharing.combined(parts) == own
                yield own
        before = before.after(entry)
