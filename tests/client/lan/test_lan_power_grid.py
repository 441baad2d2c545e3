# SPDX-License-Identifier: MIT
"""Intent: six seats over the LAN draw cards that nobody can steer, also while one is away."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from netcode.crypto import beacon, sharing
from netcode.crypto.identity import Identity
from netcode.holder.holder import Holder, restored
from netcode.ledger import ledger as ledgers
from netcode.ledger.ledger import Ledger
from netcode.replica import draws, transition
from netcode.statements.entry import glance
from netcode.statements.payloads import Help
from tests.client.lan.stage import Player, Stage, audits, same_end
from tests.netcode.network_namespaces import network, unavailable

SEATS = 6

DRAWS = range(1, 8)
"""How many values a guest has given before it is killed."""


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


def test_a_guest_is_killed_and_the_draws_are_its_own(
    six: Stage, request: pytest.FixtureRequest
) -> None:
    """Host with two bots, three guests, two watchers: a guest is killed as something is drawn.

    The others draw on; the value that they put in its place is, byte for byte, the one that
    it was about to send. It comes back, and all ledgers are equal and audit.
    """
    drawn = random.Random(request.config.getoption("--seed-sample"))
    ada, *guests, eve, fay = six
    hosted = ada.host(
        "--seats", str(SEATS), "--bots", "steady,random", "--option", "map=usa",
        game="power_grid",
    )  # fmt: skip
    watched = [player.watch(ada.address) for player in (eve, fay)]
    victim = drawn.randrange(len(guests))
    moments = ["" for _ in guests]
    moments[victim] = f"freeze Value {drawn.choice(DRAWS)} 0"
    joined = [
        player.join(ada.address, moment=moment)
        for player, moment in zip(guests, moments, strict=True)
    ]
    assert joined[victim].freezes()
    joined[victim].kill()
    for number in range(sharing.threshold(1 + len(guests))):
        hosted.wait_for(_is_help(number))
    joined[victim] = guests[victim].join(ada.address)
    end = same_end(hosted, *joined, *watched)
    assert end["result"]["reason"] in ("cities", "round_limit")
    assert audits(*six)
    assert compared(guests[victim]) > 0


def _is_help(number: int) -> Callable[[dict[str, Any]], bool]:
    """Whether a line, from the first one on, is the help of so many others and one more."""
    seen: set[int] = set()

    def wanted(line: dict[str, Any]) -> bool:
        if line.get("kind") == "help":
            seen.add(line["seq"])
        return len(seen) > number

    return wanted


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
                    draws.occasion(before),
                )
                assert sharing.combined(parts) == own
                yield own
        before = transition.after(before, entry)
