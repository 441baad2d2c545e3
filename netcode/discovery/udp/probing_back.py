# SPDX-License-Identifier: MIT
"""Whether another computer reaches this one: nobody can tell but that other computer.

A question asks whoever hears it to try. The peer says over UDP that it heard us, calls over
UDP as a table's question comes, by broadcast, and opens a TCP connection to the port where a
table would be; how that went it says over UDP again.

Nobody can be flooded or scanned through it: what a question causes is not longer than the
question, goes to the sender's own private address and to the ports of tables only, and twice
a second for each address.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import secrets
import socket
from collections.abc import Iterable
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from netcode.discovery.interfaces import Interface, usable
from netcode.discovery.udp.query import PACKET_BYTES, UDP_PORT, padded, shared_socket
from netcode.link.listener import DEFAULT_PORT, PORTS_NEARBY

QUESTION_BYTES = 4 * PACKET_BYTES
PAUSE_SECONDS = 0.5
"""An address is answered this often at most."""
TABLE_PORTS = range(DEFAULT_PORT, DEFAULT_PORT + PORTS_NEARBY)
_MARK = b"SOBREMESA"
_ASK = b"SOBREMESA<1"
_SAY = b"SOBREMESA>1"
_CALL = b"SOBREMESA)1"
_NONCE_BYTES = 8
_CONNECT_SECONDS = 1.5
_AT_ONCE = 8
_MOST_ADDRESSES = 256

Tcp: TypeAlias = Literal["unknown", "reached", "refused", "silent"]
_TCP: tuple[Tcp, ...] = ("unknown", "reached", "refused", "silent")


class Responder:
    """Probes back for whoever asks, over the socket of somebody else."""

    def __init__(self, ports: range = TABLE_PORTS, udp_port: int = UDP_PORT) -> None:
        self._ports = ports
        self._udp_port = udp_port
        self._answered: dict[str, float] = {}
        self._trying: set[asyncio.Task[None]] = set()

    def hear(self, data: bytes, addr: tuple[Any, int], door: asyncio.DatagramTransport) -> None:
        """Answer a question of the right form; anything else is nothing."""
        nonce = data[len(_ASK) :][:_NONCE_BYTES]
        port = int.from_bytes(data[len(_ASK) + _NONCE_BYTES :][:2], "big")
        asked = (_ASK + nonce + port.to_bytes(2, "big")).ljust(QUESTION_BYTES, b"\0")
        if data == asked and port in self._ports and self._may_answer(str(addr[0])):
            _send(door, _SAY + nonce + b"\0", addr)
            task = asyncio.get_running_loop().create_task(self._try(nonce, port, addr, door))
            self._trying.add(task)
            task.add_done_callback(self._trying.discard)

    def close(self) -> None:
        """Try nothing more."""
        for task in self._trying:
            task.cancel()

    def _may_answer(self, address: str) -> bool:
        now = asyncio.get_running_loop().time()
        recent = {each: at for each, at in self._answered.items() if now - at < PAUSE_SECONDS}
        self._answered = recent
        if address in recent or len(recent) >= _MOST_ADDRESSES or len(self._trying) >= _AT_ONCE:
            return False
        recent[address] = now
        return ipaddress.IPv4Address(address).is_private

    async def _try(
        self, nonce: bytes, port: int, addr: tuple[Any, int], door: asyncio.DatagramTransport
    ) -> None:
        _call(nonce, str(addr[0]), self._udp_port)
        how = await _connects(str(addr[0]), port)
        _send(door, _SAY + nonce + bytes([_TCP.index(how)]), addr)


class Echo(Struct):
    """What came from one address.

    `heard` is anything at all, `hears_us` an answer to our question. `calls` are questions
    as a table gets them, `came` is a TCP connection; `tcp` is what the peer says of that.
    """

    heard: bool = False
    hears_us: bool = False
    calls: bool = False
    came: bool = False
    tcp: Tcp = "unknown"


class Asking(asyncio.DatagramProtocol):
    """Asks on the interfaces given, and notes what comes back until closed.

    Listens where a table listens, over UDP beside other programs of ours, over TCP unless a
    table has the port: then that table lets in whoever probes back. Probes back itself: the
    other computer may be asking just now.
    """

    def __init__(
        self,
        interfaces: tuple[Interface, ...],
        port: int = DEFAULT_PORT,
        udp_port: int = UDP_PORT,
        own: frozenset[str] | None = None,
    ) -> None:
        """What comes from an `own` address is nothing; those of the interfaces, if not given."""
        self.echoes: dict[str, Echo] = {}
        self.door_open = False
        """Whether whoever connects to the port is seen here."""
        self._interfaces = interfaces
        self._own = frozenset(i.address for i in interfaces) if own is None else own
        self._port = port
        self._udp_port = udp_port
        self._nonce = secrets.token_bytes(_NONCE_BYTES)
        self._askers: dict[Interface, asyncio.DatagramTransport] = {}
        self._ear: asyncio.DatagramTransport | None = None
        self._door: asyncio.Server | None = None
        self._responder = Responder(udp_port=udp_port)

    async def start(self, door: bool = True) -> None:
        """Begin to listen, over TCP only if `door`. Never fails: what is not open hears nothing."""
        loop = asyncio.get_running_loop()
        for interface in self._interfaces:
            with contextlib.suppress(OSError):
                self._askers[interface], _ = await loop.create_datagram_endpoint(
                    lambda: self,
                    local_addr=(interface.address, 0),
                    family=socket.AF_INET,
                    allow_broadcast=True,
                )
        with contextlib.suppress(OSError):
            ear = shared_socket(self._udp_port)
            self._ear, _ = await loop.create_datagram_endpoint(lambda: self, sock=ear)
        if not door:
            return
        with contextlib.suppress(OSError):
            self._door = await asyncio.start_server(
                self._let_in, "", self._port, family=socket.AF_INET
            )
            self.door_open = True

    def ask(self, addresses: Iterable[str] = ()) -> None:
        """Ask everybody once, and these addresses one by one: many firewalls let that pass."""
        question = _ASK + self._nonce + self._port.to_bytes(2, "big")
        asked = question.ljust(QUESTION_BYTES, b"\0")
        for interface, asker in self._askers.items():
            for address in (interface.broadcast, *addresses):
                with contextlib.suppress(OSError):
                    asker.sendto(asked, (address, self._udp_port))

    async def close(self) -> None:
        """Stop listening."""
        self._responder.close()
        for transport in (*self._askers.values(), self._ear):
            if transport is not None:
                transport.close()
        if self._door is not None:
            self._door.close()
            await self._door.wait_closed()

    def error_received(self, exc: Exception) -> None:
        """Nobody listens somewhere: no news (asyncio)."""

    def datagram_received(self, data: bytes, addr: tuple[str | Any, int]) -> None:
        """Note who sent something of ours, and what (asyncio)."""
        if not data.startswith(_MARK) or str(addr[0]) in self._own:
            return
        if self._ear is not None:
            self._responder.hear(data, addr, self._ear)
        echo = self.echo(str(addr[0]))
        echo.heard = True
        if data == padded(_CALL + self._nonce):
            echo.calls = True
        said = data[len(_SAY) + _NONCE_BYTES :][:1]
        if said and data == padded(_SAY + self._nonce + said) and said[0] < len(_TCP):
            echo.hears_us = True
            if said[0]:
                echo.tcp = _TCP[said[0]]

    async def _let_in(self, _: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        address = str(writer.get_extra_info("peername")[0])
        if address not in self._own:
            self.echo(address).came = True
        await _closed(writer)

    def echo(self, address: str) -> Echo:
        """What came from an address so far, to be added to."""
        if len(self.echoes) >= _MOST_ADDRESSES:
            return self.echoes.get(address, Echo())
        return self.echoes.setdefault(address, Echo())


def _send(door: asyncio.DatagramTransport, data: bytes, addr: tuple[Any, int]) -> None:
    if not door.is_closing():
        door.sendto(padded(data), addr)


def _call(nonce: bytes, address: str, udp_port: int) -> None:
    """Call to where an address is, as the question to its table goes: by broadcast."""
    with (
        contextlib.suppress(OSError),
        socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as out,
    ):
        out.setsockopt(socket.SOL_SOCKET, socket.SO_BROADCAST, 1)
        out.connect((address, udp_port))
        mine = out.getsockname()[0]
        for interface in usable(loopback=True):
            if interface.address == mine:
                out.connect((interface.broadcast, udp_port))
                out.send(padded(_CALL + nonce))


async def _connects(address: str, port: int) -> Tcp:
    try:
        async with asyncio.timeout(_CONNECT_SECONDS):
            _, writer = await asyncio.open_connection(address, port)
            await _closed(writer)
    except ConnectionRefusedError:
        return "refused"
    except OSError:
        return "silent"
    return "reached"


async def _closed(writer: asyncio.StreamWriter) -> None:
    writer.close()
    with contextlib.suppress(OSError):
        await writer.wait_closed()
