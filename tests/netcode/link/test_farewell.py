# SPDX-License-Identifier: MIT
"""Intent: what is said last is read, whatever the other side was about to say meanwhile."""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from netcode.crypto.identity import Identity
from netcode.errors import ProtocolError
from netcode.link import farewell
from netcode.link.channel import Channel, ChannelClosed
from netcode.link.listener import Listener, serve
from netcode.link.tls import StreamChannel, connect
from netcode.wire import LARGE_FRAME
from tests.patience import PATIENCE

HOST, GUEST = Identity.create(), Identity.create()
WORDS = b"this is why"


async def table(ended: Callable[[str], None]) -> Listener:
    """A table that turns everybody out at the first thing that is wrong; `ended` is told it."""

    async def on_channel(channel: Channel) -> None:
        channel.authenticated(GUEST.public)
        try:
            while True:
                await channel.receive()
        except (ProtocolError, ChannelClosed) as error:
            await channel.send(WORDS)
            await channel.see_out("for a reason")
            ended(error.reason)

    return await serve(HOST, "127.0.0.1", 0, on_channel)


async def turned_out(guest: Callable[[StreamChannel], Awaitable[Any]]) -> tuple[Any, str]:
    """What a guest makes of such a table; and the end, as the table heard it."""
    ended: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    door = await table(ended.set_result)
    channel = await connect("127.0.0.1", door.port)
    channel.authenticated(channel.peer)
    try:
        async with asyncio.timeout(PATIENCE):
            heard = await guest(channel)
            await channel.close()
            return heard, await ended
    finally:
        await channel.close()
        await door.close()


@pytest.mark.parametrize("more", [0, 1000, 64 * 1024, 1 << 19])
def test_the_reason_arrives_though_the_rest_is_still_on_its_way(more: int) -> None:
    """T-11: a frame that is too large: not the connection's reset is seen, but why."""

    async def claim(channel: StreamChannel) -> bytes:
        channel._writer.write((LARGE_FRAME + 1).to_bytes(4, "big") + bytes(more))
        return await channel.receive()

    heard, ended = asyncio.run(turned_out(claim))
    assert heard == WORDS
    assert f"{LARGE_FRAME + 1} bytes" in ended


def test_the_reason_is_read_by_whoever_says_its_own_first() -> None:
    """Half a megabyte is sent before anything is read: a plain close would reset all of it."""

    def babble(port: int) -> bytes:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        with (
            socket.create_connection(("127.0.0.1", port), PATIENCE) as plain,
            context.wrap_socket(plain) as talker,
        ):
            talker.sendall((LARGE_FRAME + 1).to_bytes(4, "big"))
            for _ in range(1024):
                talker.sendall(bytes(512))
            return talker.recv(4 + len(WORDS))[4:] or talker.recv(len(WORDS))

    async def scenario() -> bytes:
        door = await table(lambda _: None)
        try:
            return await asyncio.to_thread(babble, door.port)
        finally:
            await door.close()

    assert asyncio.run(scenario()) == WORDS


@pytest.mark.parametrize("limit", ["LINGER_SECONDS", "MAX_UNHEARD"])
def test_whoever_does_not_close_is_cut_off(limit: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It has its time and its bytes to stop, and no more."""
    monkeypatch.setattr(farewell, "LINGER_SECONDS", PATIENCE)
    monkeypatch.setattr(farewell, limit, 0.01)

    async def stay(channel: StreamChannel) -> bytes:
        channel._writer.write((LARGE_FRAME + 1).to_bytes(4, "big"))
        words = await channel.receive()
        end = asyncio.create_task(channel.receive())
        while not end.done():
            channel._writer.write(bytes(512))
            await asyncio.sleep(0)
        with pytest.raises(ChannelClosed):
            await end
        return words

    heard, _ = asyncio.run(turned_out(stay))
    assert heard == WORDS


def test_nothing_is_heard_any_more_by_whoever_reads_meanwhile() -> None:
    """A reader that waits learns that the channel is closed, at once and with the reason."""

    async def scenario() -> None:
        arrived: asyncio.Queue[Channel] = asyncio.Queue()
        done = asyncio.Event()

        async def on_channel(channel: Channel) -> None:
            channel.authenticated(GUEST.public)
            arrived.put_nowait(channel)
            await done.wait()

        door = await serve(HOST, "127.0.0.1", 0, on_channel)
        guest = await connect("127.0.0.1", door.port)
        host = await arrived.get()
        reading = asyncio.create_task(host.receive())
        await asyncio.sleep(0)
        seeing = asyncio.create_task(host.see_out("for a reason"))
        with pytest.raises(ChannelClosed, match="for a reason"):
            await reading
        with pytest.raises(ChannelClosed, match="for a reason"):
            await host.send(b"more")
        await guest.close()
        await seeing
        done.set()
        await door.close()

    asyncio.run(scenario())
