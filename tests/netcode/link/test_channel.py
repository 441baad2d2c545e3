# SPDX-License-Identifier: MIT
"""Intent: frames arrive whole and in order on every kind of channel, or it closes with a reason."""

from __future__ import annotations

import asyncio
import gc
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from netcode.crypto.identity import Identity, certificate_hash
from netcode.errors import ProtocolError
from netcode.link import channel as channels
from netcode.link.channel import Channel, ChannelClosed, InProcessChannel
from netcode.link.listener import serve
from netcode.link.tls import StreamChannel, connect
from netcode.wire import LARGE_FRAME, SMALL_FRAME
from tests.patience import PATIENCE

HOST, GUEST = Identity.create(), Identity.create()


@asynccontextmanager
async def both_ends(kind: str) -> AsyncIterator[tuple[Channel, Channel]]:
    """A host's and a guest's end of an authenticated channel of either kind."""
    if kind == "process":
        ends = InProcessChannel.pair(HOST.public, GUEST.public)
        yield ends
        await ends[0].close()
        return
    arrived: asyncio.Queue[Channel] = asyncio.Queue()
    done = asyncio.Event()

    async def on_channel(channel: Channel) -> None:
        channel.authenticated(GUEST.public)
        arrived.put_nowait(channel)
        await done.wait()

    listener = await serve(HOST, "127.0.0.1", 0, on_channel)
    guest = await connect("127.0.0.1", listener.port)
    guest.authenticated(guest.peer)
    yield await arrived.get(), guest
    done.set()
    await guest.close()
    await listener.close()


KINDS = pytest.mark.parametrize("kind", ["process", "tls"])


@KINDS
def test_frames_arrive_whole_and_in_order(kind: str) -> None:
    """Empty, small and largest frames go both ways unchanged."""

    async def scenario() -> None:
        async with both_ends(kind) as (host, guest):
            frames = [b"", b"a", bytes(LARGE_FRAME), b"last"]
            for frame in frames:
                await host.send(frame)
                await guest.send(frame[::-1])
            assert [await guest.receive() for _ in frames] == frames
            assert [await host.receive() for _ in frames] == [f[::-1] for f in frames]
            assert (host.peer, guest.peer) == (GUEST.public, HOST.public)
            assert host.binding == guest.binding

    asyncio.run(scenario())


def test_no_frame_waits_for_the_acknowledgement_of_another() -> None:
    """T-12: both sockets of a live connection, as the kernel has them."""

    async def scenario() -> None:
        async with both_ends("tls") as ends:
            for end in ends:
                assert isinstance(end, StreamChannel)
                connection = end._writer.get_extra_info("socket")
                assert connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)

    asyncio.run(scenario())


@KINDS
def test_after_a_frame_over_the_limit_only_the_reason_can_be_told(kind: str) -> None:
    """The receiver's limit is enforced before the frame is read; nothing else is received."""

    async def scenario() -> None:
        async with both_ends(kind) as (host, guest):
            with pytest.raises(ValueError, match="allowed"):
                await guest.send(bytes(LARGE_FRAME + 1))
            host.limit = SMALL_FRAME
            await guest.send(bytes(SMALL_FRAME + 1))
            with pytest.raises(ProtocolError, match="16385 bytes"):
                await host.receive()
            with pytest.raises(ChannelClosed):
                await host.receive()
            await host.send(b"too large")
            assert await guest.receive() == b"too large"

    asyncio.run(scenario())


@KINDS
def test_a_peer_that_does_not_read_is_dropped(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sending never waits: a stalled peer loses its connection, not the table its time."""
    monkeypatch.setattr(channels, "MAX_WAITING", 1_000_000)
    monkeypatch.setattr("netcode.link.tls.MAX_WAITING", 1_000_000)

    async def flood(host: Channel) -> None:
        for _ in range(400):
            await host.send(bytes(LARGE_FRAME))

    async def scenario() -> None:
        async with both_ends(kind) as (host, _):
            with pytest.raises(ChannelClosed, match="does not read"):
                await flood(host)

    asyncio.run(scenario())


@KINDS
def test_closing_delivers_what_was_sent_first(kind: str) -> None:
    """The last words (a reason for leaving) arrive; then both ends are closed for good."""

    async def scenario() -> None:
        async with both_ends(kind) as (host, guest):
            await host.send(b"goodbye")
            await host.close("the table is closed")
            assert await guest.receive() == b"goodbye"
            with pytest.raises(ChannelClosed):
                await guest.receive()
            with pytest.raises(ChannelClosed, match="the table is closed"):
                await host.receive()
            with pytest.raises(ChannelClosed, match="the table is closed"):
                await host.send(b"more")
            await host.close("again")
            await guest.close()

    asyncio.run(scenario())


@KINDS
def test_a_cancelled_read_loses_nothing(kind: str) -> None:
    """Waiting for a frame with a time limit keeps the stream in step."""

    async def scenario() -> None:
        async with both_ends(kind) as (host, guest):
            with pytest.raises(TimeoutError):
                async with asyncio.timeout(0.01):
                    await guest.receive()
            await host.send(b"one")
            await host.send(b"two")
            assert [await guest.receive(), await guest.receive()] == [b"one", b"two"]

    asyncio.run(scenario())


def test_the_caller_sees_the_key_and_certificate_of_the_table() -> None:
    """The pin, whole or its beginning, is the identity key; another key is refused by name."""

    async def scenario() -> None:
        async def on_channel(channel: Channel) -> None:
            await channel.receive()

        listener = await serve(HOST, "127.0.0.1", 0, on_channel)
        for pin in (b"", HOST.public[:4], HOST.public):
            channel = await connect("127.0.0.1", listener.port, pin)
            assert channel.peer == HOST.public
            assert channel.binding == certificate_hash(HOST.certificate())
            assert channel.address == f"127.0.0.1:{listener.port}"
            await channel.close()
        with pytest.raises(ProtocolError, match="not the expected"):
            await connect("127.0.0.1", listener.port, GUEST.public)
        await listener.close()

    asyncio.run(scenario())


def test_what_is_no_table_is_told_apart_from_nobody() -> None:
    """Another service is a ProtocolError, a closed port an OSError."""

    async def scenario() -> None:
        async def other(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(b"SSH-2.0-OpenSSH_9.2\r\n")
            await writer.drain()
            writer.close()
            await writer.wait_closed()

        server = await asyncio.start_server(other, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(ProtocolError, match="no table"):
            await connect("127.0.0.1", port)
        server.close()
        await server.wait_closed()
        with pytest.raises(OSError, match=r"refused|Connect call failed"):
            await connect("127.0.0.1", port)

    asyncio.run(scenario())


@pytest.mark.parametrize("steps", range(5))
def test_a_close_cancelled_at_any_moment_leaves_nothing_open(steps: int) -> None:
    """A program that ends while a channel is being closed leaks no transport."""

    async def scenario() -> None:
        async def on_channel(channel: Channel) -> None:
            await channel.receive()

        listener = await serve(HOST, "127.0.0.1", 0, on_channel)
        channel = await connect("127.0.0.1", listener.port)
        connection = channel._writer.get_extra_info("socket")
        closing = asyncio.create_task(channel.close())
        for _ in range(steps):
            await asyncio.sleep(0)
        closing.cancel()
        await asyncio.gather(closing, return_exceptions=True)
        async with asyncio.timeout(PATIENCE):
            while steps and connection.fileno() != -1:
                await asyncio.sleep(0)
        await channel.close()
        await listener.close()

    asyncio.run(scenario())


@pytest.mark.parametrize("times", range(3))
@pytest.mark.parametrize("way", ["close", "drop", "cancel"])
def test_a_transport_that_was_closed_before_can_still_be_ended(times: int, way: str) -> None:
    """Asyncio closes a transport too when the other side goes: Python 3.11.2 then cannot abort."""

    async def scenario() -> None:
        async def on_channel(channel: Channel) -> None:
            await channel.receive()

        listener = await serve(HOST, "127.0.0.1", 0, on_channel)
        channel = await connect("127.0.0.1", listener.port)
        for _ in range(times):
            channel._writer.transport.close()
        if way == "drop":
            channel._drop("for a reason")
        closing = asyncio.create_task(channel.close())
        await asyncio.sleep(0)
        if way == "cancel":
            closing.cancel()
        await asyncio.gather(closing, return_exceptions=True)
        with pytest.raises(ChannelClosed):
            await channel.receive()
        assert closing.cancelled() or closing.exception() is None
        await listener.close()

    asyncio.run(scenario())


@pytest.mark.parametrize("steps", range(12))
def test_a_call_cancelled_at_any_moment_leaves_nothing_open(steps: int) -> None:
    """Cancelling either side after each turn of the loop leaks no transport and no error."""

    async def scenario() -> None:
        failures: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, what: failures.append(what))

        async def on_channel(channel: Channel) -> None:
            await channel.receive()

        listener = await serve(HOST, "127.0.0.1", 0, on_channel)
        call = asyncio.create_task(connect("127.0.0.1", listener.port))
        for _ in range(steps):
            await asyncio.sleep(0)
        call.cancel()
        (outcome,) = await asyncio.gather(call, return_exceptions=True)
        if isinstance(outcome, Channel):
            await outcome.close()
        await listener.close()
        await asyncio.sleep(0)
        assert failures == []

    asyncio.run(scenario())
    gc.collect()
