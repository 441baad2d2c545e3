# SPDX-License-Identifier: MIT
"""Intent: strangers that flood, stall or babble cannot keep the table from anybody (T53)."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from netcode.crypto.identity import Identity
from netcode.link import listener as listeners
from netcode.link import strangers
from netcode.link.channel import Channel, ChannelClosed
from netcode.link.handshake import TableInfo, ask, greet, join
from netcode.link.listener import Listener, serve
from netcode.link.tls import connect
from netcode.link.versions import Playable, Played, Preface, Versions
from tests.patience import PATIENCE

HOST, GUEST = Identity.create(), Identity.create()
CHESS = Playable("chess", 3, bytes(32))
MINE = Versions(Preface(1, "0.1.0"), (CHESS,))
INFO = TableInfo(bytes(16), "Ada's table", "Ada", Played(CHESS), (), 1, 2)


@asynccontextmanager
async def table() -> AsyncIterator[Listener]:
    """A table that echoes what authenticated guests send."""

    async def on_channel(channel: Channel) -> None:
        await greet(channel, MINE, INFO, lambda _: None)
        while True:
            await channel.send(await channel.receive())

    door = await serve(HOST, "127.0.0.1", 0, on_channel)
    yield door
    await door.close()


async def greeted(channel: Channel) -> None:
    """What a table does for whoever only asks."""
    await greet(channel, MINE, INFO, lambda _: None)


async def guest(door: Listener) -> Channel:
    """Somebody who is in."""
    channel, _ = await join(GUEST, "127.0.0.1", door.port, MINE, "sit", "Bob")
    return channel


async def probe(door: Listener) -> TableInfo:
    """What the table says to anybody who asks."""
    channel = await connect("127.0.0.1", door.port)
    hello = await ask(channel, MINE)
    await channel.close()
    return hello.info


async def echoed(channel: Channel, frame: bytes) -> bool:
    """Whether the table still serves this guest."""
    await channel.send(frame)
    return await channel.receive() == frame


def raw(door: Listener) -> socket.socket:
    """A plain TCP connection to the table."""
    return socket.create_connection(("127.0.0.1", door.port))


def test_two_hundred_silent_connections_do_not_stop_the_table() -> None:
    """Failures T53: only some are held, a guest plays on and a new one comes in."""

    async def scenario() -> None:
        async with table() as door:
            inside = await guest(door)
            silent = [await asyncio.to_thread(raw, door) for _ in range(200)]
            assert await echoed(inside, b"still here")
            assert len(door._strangers) <= strangers.MAX_STRANGERS
            assert await probe(door) == INFO
            late = await guest(door)
            assert await echoed(late, b"me too")
            for connection in silent:
                connection.close()
            await inside.close()
            await late.close()

    asyncio.run(scenario())


def test_whoever_trickles_bytes_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """Failures T53: one byte at a time does not extend the time for the handshake."""

    async def scenario() -> None:
        async with table() as door:
            inside = await guest(door)
            monkeypatch.setattr(listeners, "HANDSHAKE_SECONDS", 0.3)
            slow = raw(door)
            slow.setblocking(False)
            client_hello = b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(500)
            cut = False
            for byte in client_hello:
                try:
                    slow.send(bytes((byte,)))
                    await asyncio.sleep(0.05)
                    if slow.recv(1) == b"":
                        cut = True
                except BlockingIOError:
                    continue
                except ConnectionError:
                    cut = True
                if cut:
                    break
            assert cut
            assert await echoed(inside, b"still here")
            slow.close()
            await inside.close()

    asyncio.run(scenario())


def test_whoever_stops_after_tls_is_cut_off_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """The door itself ends a TLS session that is not authenticated in time, and no other."""
    monkeypatch.setattr(listeners, "HANDSHAKE_SECONDS", 2 * PATIENCE)

    async def scenario() -> None:
        ends = deadlines(monkeypatch)

        async def patient(channel: Channel) -> None:
            if await channel.receive() == b"me":
                channel.authenticated(GUEST.public)
            while True:
                await channel.send(await channel.receive())

        door = await serve(HOST, "127.0.0.1", 0, patient)
        inside, outside = [await connect("127.0.0.1", door.port) for _ in range(2)]
        await inside.send(b"me")
        await outside.send(b"nobody")
        await inside.send(b"are you there?")
        assert await inside.receive() == b"are you there?"
        for end in ends:
            end()
        with pytest.raises(ChannelClosed):
            await outside.receive()
        assert await echoed(inside, b"authenticated in time")
        await inside.close()
        await outside.close()
        await door.close()

    asyncio.run(scenario())


def test_garbage_closes_only_its_own_connection() -> None:
    """Random bytes instead of TLS, and random frames inside TLS, disturb nobody else."""

    async def scenario() -> None:
        failures: list[dict[str, Any]] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, what: failures.append(what))
        async with table() as door:
            inside = await guest(door)
            for size in (1, 5, 100, 20_000):
                babbler = raw(door)
                babbler.sendall(os.urandom(size))
                babbler.close()
                channel = await connect("127.0.0.1", door.port)
                await channel.send(os.urandom(size))
                await channel.close()
            assert await echoed(inside, b"still here")
            assert await probe(door) == INFO
            await inside.close()
        assert failures == []

    asyncio.run(scenario())


def deadlines(monkeypatch: pytest.MonkeyPatch) -> list[Callable[[], object]]:
    """What happens when the time for a handshake is over, of every connection from now on.

    One that is in by then has called its deadline off.
    """
    loop = asyncio.get_running_loop()
    call_later = loop.call_later
    seconds_allowed = vars(listeners)["HANDSHAKE_SECONDS"]
    ends: list[Callable[[], object]] = []

    def noted(seconds: float, what: Callable[..., object], *more: object) -> asyncio.TimerHandle:
        handle = call_later(seconds, what, *more)
        if seconds == seconds_allowed:
            ends.append(lambda: handle.cancelled() or what(*more))
        return handle

    monkeypatch.setattr(loop, "call_later", noted)
    return ends


def test_the_one_who_floods_pushes_itself_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Room is made at the cost of the address that holds the most connections."""
    monkeypatch.setattr(strangers, "FAIR_SECONDS", 0.0)

    async def scenario() -> None:
        async with table() as door:
            sockets = []
            for source in ("127.0.0.2", *["127.0.0.3"] * (2 * strangers.MAX_STRANGERS)):
                connection = socket.socket()
                connection.bind((source, 0))
                connection.connect(("127.0.0.1", door.port))
                port = connection.getsockname()[1]
                sockets.append(connection)
                while port not in served:
                    await asyncio.sleep(0)
            held = door._strangers.addresses
            assert "127.0.0.2" in held
            assert len(held) == strangers.MAX_STRANGERS
            for connection in sockets:
                connection.close()

    served = ports_served(monkeypatch)
    asyncio.run(scenario())


def ports_served(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The other side's port of every connection that the table has taken, from now on."""
    ports: list[int] = []
    serve_one = Listener._serve

    async def noted(door: Listener, connection: socket.socket, address: str) -> None:
        ports.append(connection.getpeername()[1])
        await serve_one(door, connection, address)

    monkeypatch.setattr(Listener, "_serve", noted)
    return ports


class Slow:
    """Connections that say nothing, from the address of everybody else; opened anew when cut."""

    def __init__(self, door: Listener, many: int) -> None:
        self._door = door
        self._tasks = [asyncio.create_task(self._hold()) for _ in range(many)]
        self.opened = 0

    async def _hold(self) -> None:
        while True:
            with contextlib.suppress(OSError):
                reader, writer = await asyncio.open_connection("127.0.0.1", self._door.port)
                self.opened += 1
                try:
                    await reader.read()
                finally:
                    writer.close()

    async def close(self) -> None:
        """Let go."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def test_slow_connections_keep_out_nobody_at_the_same_address() -> None:
    """T-11: six of six guests are in at their first call, while twenty hold the door open."""

    async def scenario() -> None:
        async with table() as door:
            slow = Slow(door, 20)
            while slow.opened < 20:
                await asyncio.sleep(0)
            inside = [await guest(door) for _ in range(6)]
            for channel in inside:
                assert await echoed(channel, b"in")
                await channel.close()
            await slow.close()

    asyncio.run(scenario())


def test_a_taken_port_gives_the_next_one() -> None:
    """Two tables on one computer both open."""

    async def scenario() -> None:
        async with table() as first:
            second = await serve(HOST, "127.0.0.1", first.port, greeted)
            assert first.port < second.port < first.port + 20
            assert await probe(second) == INFO
            await second.close()

    asyncio.run(scenario())


def test_more_tables_open_than_there_are_ports_nearby() -> None:
    """T-13: an evening with fifty tables on one computer; each answers at the port it says."""

    async def scenario() -> None:
        async with table() as first:
            doors = [first]
            while len(doors) < 50:
                doors.append(await serve(HOST, "127.0.0.1", first.port, greeted))
            assert len({door.port for door in doors}) == 50
            for door in (doors[0], doors[19], doors[20], doors[-1]):
                assert await probe(door) == INFO
            for door in doors[1:]:
                await door.close()

    asyncio.run(scenario())


def test_an_address_that_is_not_ours_is_an_error() -> None:
    """It is not the port that is wrong: no other one is any better."""

    async def scenario() -> None:
        with pytest.raises(OSError, match=r"assign|not valid"):
            await serve(HOST, "192.0.2.1", 47620, greeted)

    asyncio.run(scenario())


def test_a_fault_in_the_tables_own_code_is_reported() -> None:
    """Failures T72: an exception in a connection's task reaches the loop's handler, once."""

    async def scenario() -> None:
        failures: list[dict[str, Any]] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, what: failures.append(what))

        async def on_channel(channel: Channel) -> None:
            raise LookupError("a fault of ours")

        door = await serve(HOST, "127.0.0.1", 0, on_channel)
        channel = await connect("127.0.0.1", door.port)
        with pytest.raises(ChannelClosed, match="closed by the other side"):
            await channel.receive()
        await channel.close()
        await door.close()
        assert [str(what["exception"]) for what in failures] == ["a fault of ours"]

    asyncio.run(scenario())


def test_closing_the_door_closes_every_connection() -> None:
    """Nobody is left talking to a table that is gone."""

    async def scenario() -> None:
        async with table() as door:
            inside = await guest(door)
        with pytest.raises(ChannelClosed, match="closed by the other side"):
            await inside.receive()
        await inside.close()
        with pytest.raises(OSError, match=r"refused|Connect call failed"):
            await connect("127.0.0.1", door.port)

    asyncio.run(scenario())
