# SPDX-License-Identifier: MIT
"""Intent: a lost host is waited for; then, and once it said goodbye, its table can be opened."""

from __future__ import annotations

import asyncio
from pathlib import Path

from client.sessions.patience import HOST_SECONDS, NOTHING, Patience
from netcode.guest import Guest
from netcode.replica.disclosure import finished
from tests.netcode.house import House, house


async def playing(here: House) -> Guest:
    """A guest in a game, whose file has entries."""
    guest = await here.start()
    await here.until(lambda: guest.table.replica and guest.table.replica.seq > 4)
    return guest


def test_a_lost_host_is_waited_for_a_while(tmp_path: Path) -> None:
    """By then a connection that only stumbled is back; and its return ends the waiting."""

    async def scenario() -> None:
        async with house(tmp_path) as here:
            guest = await playing(here)
            patience = Patience()
            assert patience.waited(guest, 0.0) == NOTHING
            here.host.halt()
            assert guest._channel is not None
            guest._going = True
            await guest._channel.close()
            await here.until(lambda: not guest.table.online)
            assert patience.waited(guest, 100.0) == NOTHING
            assert patience.waited(guest, 99.9 + HOST_SECONDS) == NOTHING
            late = patience.waited(guest, 100.0 + HOST_SECONDS)
            assert late.deserted == str(guest.ledger_path)
            guest.table.online = True
            assert patience.waited(guest, 200.0) == NOTHING
            guest.table.online = False
            assert patience.waited(guest, 201.0) == NOTHING

    asyncio.run(scenario())


def test_a_host_that_said_goodbye_is_not_waited_for(tmp_path: Path) -> None:
    """W-34: whoever is left behind can go on at once; a host has nobody to wait for."""

    async def scenario() -> None:
        async with house(tmp_path) as here:
            guest = await playing(here)
            here.host.halt()
            assert Patience().waited(here.host, 0.0) == NOTHING
            await here.host.close()
            assert guest.table.goodbye
            assert Patience().waited(guest, 0.0).deserted == str(guest.ledger_path)

    asyncio.run(scenario())


def test_a_finished_game_is_opened_by_nobody(tmp_path: Path) -> None:
    """There is nothing to go on with."""

    async def scenario() -> None:
        async with house(tmp_path) as here:
            guest = await here.start()
            await here.until(lambda: guest.table.replica and finished(guest.table.replica))
            await here.host.close()
            await here.until(lambda: guest.table.goodbye)
            assert Patience().waited(guest, 0.0) == NOTHING

    asyncio.run(scenario())
