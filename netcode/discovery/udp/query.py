# SPDX-License-Identifier: MIT
"""A question and an answer of 60 bytes over UDP broadcast, beside mDNS.

Many networks pass one of the two and block the other. An answer is never
longer than its question, so nobody can be flooded through a table.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import socket
import sys
from collections.abc import Callable
from typing import Any, TypeAlias

from netcode.discovery.interfaces import Interface
from netcode.link.handshake import TABLE_ID_BYTES

UDP_PORT = 47620
PACKET_BYTES = 60
_ASK = b"SOBREMESA?1"
_ANSWER = b"SOBREMESA!1"
_NONCE_BYTES = 8

Heard: TypeAlias = Callable[[str, int, bytes], None]
"""Called with address, TCP port and table id of a table that answered."""

Also: TypeAlias = Callable[[bytes, tuple[Any, int], asyncio.DatagramTransport], None]
"""Called with what came, from where, and the socket to answer over."""


class Answerer(asyncio.DatagramProtocol):
    """Answers questions for one table until closed; for none if `port` is 0.

    `also` hears everything else that comes.
    """

    def __init__(self, table: bytes = b"", port: int = 0, also: Also | None = None) -> None:
        self._tail = port.to_bytes(2, "big") + table
        self._table = bool(port)
        self._also = also
        self._transport: asyncio.DatagramTransport | None = None

    async def start(self, udp_port: int = UDP_PORT) -> None:
        """Listen on all interfaces. Raises OSError if the port cannot be had."""
        door = shared_socket(udp_port)
        try:
            loop = asyncio.get_running_loop()
            await loop.create_datagram_endpoint(lambda: self, sock=door)
        except BaseException:
            door.close()
            raise

    def close(self) -> None:
        """Stop answering."""
        if self._transport is not None:
            self._transport.close()

    def connection_made(self, transport: Any) -> None:
        """Keep the transport (asyncio)."""
        self._transport = transport

    def datagram_received(self, data: bytes, addr: tuple[str | Any, int]) -> None:
        """Answer a question of the right form; anything else is nothing here (asyncio)."""
        nonce = data[len(_ASK) : len(_ASK) + _NONCE_BYTES]
        if self._transport is None:
            return
        if data == padded(_ASK + nonce):
            if self._table:
                self._transport.sendto(padded(_ANSWER + nonce + self._tail), addr)
        elif self._also is not None:
            self._also(data, addr, self._transport)


class Querier(asyncio.DatagramProtocol):
    """Asks on the broadcast address of one interface, and reports each answer."""

    def __init__(self, interface: Interface, heard: Heard) -> None:
        self._interface = interface
        self._heard = heard
        self._nonce = secrets.token_bytes(_NONCE_BYTES)
        self._transport: asyncio.DatagramTransport | None = None

    async def start(self) -> None:
        """Bind to the interface's address. Raises OSError."""
        loop = asyncio.get_running_loop()
        await loop.create_datagram_endpoint(
            lambda: self,
            local_addr=(self._interface.address, 0),
            family=socket.AF_INET,
            allow_broadcast=True,
        )

    def ask(self, udp_port: int = UDP_PORT) -> None:
        """Send the question once. A network that refuses it is silent."""
        if self._transport is not None:
            with contextlib.suppress(OSError):
                self._transport.sendto(
                    padded(_ASK + self._nonce), (self._interface.broadcast, udp_port)
                )

    def close(self) -> None:
        """Stop listening for answers."""
        if self._transport is not None:
            self._transport.close()

    def connection_made(self, transport: Any) -> None:
        """Keep the transport (asyncio)."""
        self._transport = transport

    def error_received(self, exc: Exception) -> None:
        """Nobody listens somewhere: no news (asyncio)."""

    def datagram_received(self, data: bytes, addr: tuple[str | Any, int]) -> None:
        """Report an answer to our own question (asyncio)."""
        head = _ANSWER + self._nonce
        if len(data) == PACKET_BYTES and data.startswith(head):
            port = int.from_bytes(data[len(head) : len(head) + 2], "big")
            table = data[len(head) + 2 :][:TABLE_ID_BYTES]
            if port:
                self._heard(str(addr[0]), port, table)


def padded(data: bytes) -> bytes:
    return data.ljust(PACKET_BYTES, b"\0")


def shared_socket(port: int) -> socket.socket:
    """A socket that several tables on one computer can have: each hears every broadcast."""
    door = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    try:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if sys.platform == "darwin":
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        door.bind(("", port))
        door.setblocking(False)
    except OSError:
        door.close()
        raise
    return door
