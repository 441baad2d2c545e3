# SPDX-License-Identifier: MIT
"""Intent: a host without a window does not leave before its guests have the end of the game."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from client import headless
from netcode.plan import Guest
from tests.netcode.simulator import Simulation


def over(played: Simulation) -> Any:
    """A host whose game is over, and that nobody is connected to."""
    assert played.host.table is not None
    table = SimpleNamespace(
        replica=played.host.table.replica, identity=played.host.identity, guests={}
    )
    return SimpleNamespace(table=table)


def test_a_guest_lost_at_the_end_can_come_back_for_it(played: Simulation) -> None:
    """It connects, gets what it lacks and goes; only then the host goes too."""
    host = over(played)
    key = played.guests[0].identity.public

    async def scene() -> None:
        changed = asyncio.Event()
        waiting = asyncio.create_task(headless._see_off(host, changed))
        for synced in (False, True):
            await asyncio.sleep(0)
            assert not waiting.done()
            host.table.guests[1] = Guest(key, "Bob", False, synced)
            changed.set()
        for _ in range(3):
            await asyncio.sleep(0)
        assert not waiting.done()
        del host.table.guests[1]
        changed.set()
        await waiting

    asyncio.run(scene())


def test_nobody_is_waited_for_without_end(
    played: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A guest that never comes back holds nobody up for long."""
    monkeypatch.setattr(headless, "GRACE_SECONDS", 0.01)
    asyncio.run(headless._see_off(over(played), asyncio.Event()))
