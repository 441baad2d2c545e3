# SPDX-License-Identifier: MIT
"""The open door of a table: accepts connections, and bounds what strangers can hold open.

At most 8 connections are unauthenticated at a time, each for at most 5 seconds
(failures T53). When there is no room for another one, the oldest one of the
address that holds the most has to go: whoever floods, pushes itself out.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import os
import socket
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from netcode.crypto.identity import Identity, certificate_hash
from netcode.errors import ProtocolError
from netcode.link.channel import Channel, ChannelClosed
from netcode.link.tls import HANDSHAKE_SECONDS, accept, server_context

DEFAULT_PORT = 47620
MAX_STRANGERS = 8
_PORTS_NEARBY = 20
_BACKLOG = 32

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
        self._strangers: dict[asyncio.Task[None], str] = {}
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
                connection, address = await loop.sock_accept(self._door)
            except OSError:
                await asyncio.sleep(0.1)
                continue
            connection.setblocking(False)
            self._make_room()
            task = asyncio.create_task(self._serve(connection))
            self._strangers[task] = address[0]
            self._tasks.add(task)
            task.add_done_callback(functools.partial(self._ended, connection))

    def _make_room(self) -> None:
        if len(self._strangers) < MAX_STRANGERS:
            return
        (worst, _), *_ = Counter(self._strangers.values()).most_common(1)
        oldest = next(task for task, address in self._strangers.items() if address == worst)
        del self._strangers[oldest]
        oldest.cancel()

    async def _serve(self, connection: socket.socket) -> None:
        task = asyncio.current_task()
        assert task is not None
        deadline = asyncio.get_running_loop().call_later(HANDSHAKE_SECONDS, task.cancel)

        def authenticated() -> None:
            deadline.cancel()
            self._strangers.pop(task, None)

        try:
            with contextlib.suppress(OSError):
                channel = await accept(connection, self._context, self._own)
                channel.on_authenticated = authenticated
                try:
                    with contextlib.suppress(ChannelClosed, ProtocolError):
                        await self._on_channel(channel)
                finally:
                    await channel.close()
        finally:
            deadline.cancel()

    def _ended(self, connection: socket.socket, task: asyncio.Task[None]) -> None:
        connection.close()
        self._tasks.discard(task)
        self._strangers.pop(task, None)
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
    near = range(port, min(port + _PORTS_NEARBY, 65536)) if port else ()
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
