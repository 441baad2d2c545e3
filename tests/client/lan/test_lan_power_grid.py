# SPDX-License-Identifier: MIT
"""Intent: six seats over the LAN draw cards that nobody can steer, also while one is away."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from netcode.crypto import beacon, sharing
from netcode.crypto.identity import Identity
from netcode.holder.holder import Holder, restored
from netcode.ledger import ledger as ledgers
from netcode.ledger.ledger import Ledger
from netcode.replica import transition
from netcode.statements.entry import glance
from netcode.statements.payloads import Help
from tests.client.lan.stage import Player, Run, Stage, same_end
from tests.netcode.network_namespaces import network, unavailable

SEATS = 6

STANDSTILL = 40
"""Tenths of a second without a new entry after which the table waits for somebody."""

PACE = 60
"""Milliseconds a move of a guest, so that one can be killed between moves of two others."""


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


def test_a_guest_is_killed_and_the_draws_are_its_own(six: Stage) -> None:
    """Host with two bots, three guests, two watchers: a guest is killed after its turn.

    It is the first of the guests to run its plants, so that others move before the market
    is drawn for. They draw on; each value that they put in its place is, byte for byte,
    the one that it would have sent. It comes back, and all ledgers are equal and audit.
    """
    ada, *guests, eve, fay = six
    hosted = ada.host(
        "--seats", str(SEATS), "--bots", "steady,random", "--option", "map=usa",
        game="power_grid",
    )  # fmt: skip
    watched = [player.watch(ada.address) for player in (eve, fay)]
    joined = [player.join(ada.address, pace=PACE) for player in guests]
    for run in joined:
        run.wait_for(lambda line: line.get("kind") == "moves")
    numbers = [_itself(player).number for player in guests]
    helped = False
    while not helped:
        line = hosted.wait_for(_is_first_to_run(hosted.lines, numbers, len(hosted.lines)))
        assert "result" not in line, "no draw fell into an absence"
        victim = numbers.index(line["holder"])
        joined[victim].kill()
        helped = _helped(hosted, line["seq"])
        joined[victim] = guests[victim].join(ada.address, pace=0 if helped else PACE)
    end = same_end(hosted, *joined, *watched)
    assert end["result"]["reason"] == "cities"
    for player in six:
        assert player.audit() == (0, "")
    assert compared(guests[victim]) > 0


def _is_first_to_run(lines: list[dict[str, Any]], guests: list[int], after: int) -> Any:
    """Whether a line, from an entry on, is the first of a round in which a guest runs plants."""

    def runs(line: dict[str, Any]) -> bool:
        moves = line.get("moves") or ("",)
        return line.get("holder") in guests and moves[0].startswith("run")

    def wanted(line: dict[str, Any]) -> bool:
        if not runs(line) or line["seq"] < after:
            return "result" in line
        return not any(runs(other) and 0 < line["seq"] - other["seq"] < SEATS for other in lines)

    return wanted


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


def _loaded(player: Player) -> Ledger:
    found, _ = ledgers.load(player.ledger.read_bytes())
    assert found is not None
    return found


def _itself(player: Player) -> Holder:
    """A player at its table, out of its own ledger file."""
    seed = next(player.home.rglob("identity.seed")).read_bytes()
    me = restored(_loaded(player).replica, Identity.from_seed(seed))
    assert me is not None
    return me


def compared(player: Player) -> int:
    """How many values that others put in a player's place equal its own; none may differ."""
    return sum(1 for _ in _equal_values(_loaded(player), _itself(player)))


def _equal_values(found: Ledger, me: Holder) -> Iterator[bytes]:
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
        before = transition.after(before, entry)
