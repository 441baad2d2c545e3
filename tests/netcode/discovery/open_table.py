# SPDX-License-Identifier: MIT
"""Intent: a table on the loopback for tests of everything that looks for tables."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from netcode.crypto.identity import Identity
from netcode.discovery.interfaces import Interface
from netcode.link.channel import Channel
from netcode.link.handshake import TableInfo, greet
from netcode.link.listener import Listener, serve
from netcode.link.versions import Playable, Played, Preface, Versions

LOOPBACK = Interface("lo", "127.0.0.1", "127.255.255.255")
CHESS = Playable("chess", 3, bytes(32))
MINE = Versions(Preface(1, "0.1.0"), (CHESS,))


def own_port(number: int) -> int:
    """A port that the system gives to nobody by itself, and no other process of these tests uses.

    `number` is one of less than 20, and another one for each test.
    """
    return 20_000 + 20 * (os.getpid() % 500) + number


def table_info(name: str, identity: Identity) -> TableInfo:
    """What a table says of itself; its id is the beginning of its host's key."""
    return TableInfo(identity.public[:16], name, "Ada", Played(CHESS), (), 1, 2)


@asynccontextmanager
async def open_table(
    name: str, identity: Identity, versions: Versions = MINE, port: int = 0
) -> AsyncIterator[Listener]:
    """A table that greets whoever calls."""

    async def on_channel(channel: Channel) -> None:
        await greet(channel, versions, table_info(name, identity), lambda _: None)

    listener = await serve(identity, "127.0.0.1", port, on_channel)
    yield listener
    await listener.close()
