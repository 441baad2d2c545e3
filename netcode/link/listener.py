# SPDX-License-Identifier: MIT
"""The open door of a table: accepts connections, and bounds what strangers can hold open.

Unauthenticated connections are bounded in number and each in time (failures T53);
`strangers` says who has to go where there are too many.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import os
import socket
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from netcode.crypto.identity import Identity, certificate_hash
from netcode.errors import ProtocolError
from netcode.link.channel import Channel, ChannelClosed
from netcode.link.strangers import Strangers
from netcode.link.tls import HANDSHAKE_SECONDS, accept, server_context

DEFAULT_PORT = 47620
PORTS_NEARBY = 20
_BACKLOG = 64

OnChannel: TypeAlias = Callable[[Channel], Awaitable[None]]


class Listener:
    """Runs `on_channel` for every connection; the channel is closed when that returns.

    `on_channel` has to call `authenticated` on the channel in time, or is cancelled.
    """

    def __init__(self, identity: Identity, door: socket.socket, on_channel: OnChannel) -> None:
        self.port: int = door.getsockname()[1]
        self._door = door
        self._on_channel = on_channel
        self._context = server_context(identity)
        self._own = certificate_hash(identity.certificate())
        self._strangers: Strangers[asyncio.Task[None]] = Strangers()
        self._fewer = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._accepting = asyncio.create_task(self._accept())

    async def close(self) -> None:
        """Stop listening and close all connections."""
        await _finish((self._accepting,))
        self._door.close()
        await _finish(tuple(self._tasks))

    async def _accept(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                connection, (address, _) = await loop.sock_accept(self._door)
            except OSError:
                await asyncio.sleep(0.1)
                continue
            connection.setblocking(False)
            try:
                await self._room()
            except asyncio.CancelledError:
                connection.close()
                raise
            task = asyncio.create_task(self._serve(connection, address))
            self._strangers.come(task, address, loop.time())
            self._tasks.add(task)
            task.add_done_callback(functools.partial(self._ended, connection))

    async def _room(self) -> None:
        """Make room for another stranger, or wait for it: who comes waits at the door so long."""
        now = asyncio.get_running_loop().time
        while wait := self._strangers.wait(now()):
            self._fewer.clear()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._fewer.wait()
        if (oldest := self._strangers.too_many(now())) is not None:
            self._leave(oldest)
            oldest.cancel()

    def _leave(self, task: asyncio.Task[None]) -> None:
        self._strangers.leave(task)
        self._fewer.set()

    async def _serve(self, connection: socket.socket, address: str) -> None:
        task = asyncio.current_task()
        assert task is not None
        loop = asyncio.get_running_loop()
        deadline = loop.call_later(HANDSHAKE_SECONDS, task.cancel)

        def authenticated() -> None:
            deadline.cancel()
            self._leave(task)

        try:
            with contextlib.suppress(OSError):
                channel = await accept(connection, self._context, self._own)
                channel.on_authenticated = authenticated
                try:
                    with contextlib.suppress(ChannelClosed, ProtocolError):
                        await self._on_channel(channel)
                finally:
                    self._strangers.come(task, address, loop.time())
                    await channel.close()
        finally:
            deadline.cancel()

    def _ended(self, connection: socket.socket, task: asyncio.Task[None]) -> None:
        connection.close()
        self._tasks.discard(task)
        self._leave(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            task.get_loop().call_exception_handler(
                {"message": "a connection to the table failed", "exception": error, "task": task}
            )


async def serve(identity: Identity, host: str, port: int, on_channel: OnChannel) -> Listener:
    """Listen on an IPv4 address ("" for all) and a port, one of the next 19, or any free one.

    The table's announcement and its invitation say which port it came to be: only who
    types an address without one counts on the first. Port 0 is any free one. Raises OSError.
    """
    return Listener(identity, _open_door(host, port), on_channel)


def _open_door(host: str, port: int) -> socket.socket:
    near = range(port, min(port + PORTS_NEARBY, 65536)) if port else ()
    for candidate in near:
        try:
            return _listening(host, candidate)
        except OSError:
            continue
    return _listening(host, 0)


def _listening(host: str, port: int) -> socket.socket:
    door = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    try:
        if os.name == "posix":
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind((host, port))
        door.listen(_BACKLOG)
        door.setblocking(False)
    except OSError:
        door.close()
        raise
    return door


async def _finish(tasks: tuple[asyncio.Task[None], ...]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
