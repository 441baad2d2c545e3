# SPDX-License-Identifier: MIT
"""Channels over TCP and TLS 1.3 (design, section 2).

The certificate of the side that is called is checked by pin only: TLS proves
that the peer holds the certificate's key, and that key is its identity. Who
calls proves itself inside the channel (`handshake`).
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import socket
import ssl
import tempfile
from pathlib import Path

from netcode.crypto.identity import Identity, certificate_hash, certified_key, fingerprint
from netcode.errors import ProtocolError
from netcode.link.channel import (
    MAX_WAITING,
    OUT_OF_STEP,
    Channel,
    ChannelClosed,
    check_size,
    too_large,
)
from netcode.link.farewell import see_out

HANDSHAKE_SECONDS = 5.0
_SHUTDOWN_SECONDS = 1.0
_LENGTH_BYTES = 4


class StreamChannel(Channel):
    """A channel over a TLS stream: each frame after its length in 4 bytes, big end first."""

    def __init__(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        connection: socket.socket,
        peer: bytes,
        binding: bytes,
    ) -> None:
        super().__init__(peer, _peer_name(writer), binding)
        self._reader = reader
        self._writer = writer
        self._connection = connection
        self._expected = -1
        self._reason = ""
        self._in_step = True
        self._closing = False
        self._closed = asyncio.Event()

    def post(self, frame: bytes) -> None:
        """Hand over one frame. Raises ChannelClosed."""
        check_size(frame)
        if self._reason or self._writer.is_closing():
            raise ChannelClosed(self._reason or _LOST)
        self._writer.write(len(frame).to_bytes(_LENGTH_BYTES, "big") + frame)
        if self._writer.transport.get_write_buffer_size() > MAX_WAITING:
            self._drop("the other side does not read what is sent to it")
            raise ChannelClosed(self._reason)

    async def receive(self) -> bytes:
        """The next frame. Raises ChannelClosed, and ProtocolError for one over the limit."""
        if not self._in_step:
            raise ChannelClosed(self._reason or OUT_OF_STEP)
        try:
            if self._expected < 0:
                header = await self._reader.readexactly(_LENGTH_BYTES)
                self._expected = int.from_bytes(header, "big")
            if self._expected > self.limit:
                self._in_step = False
                raise too_large(self._expected, self.limit)
            frame = await self._reader.readexactly(self._expected)
        except (OSError, asyncio.IncompleteReadError):
            raise ChannelClosed(self._reason or _LOST) from None
        self._expected = -1
        return frame

    async def close(self, reason: str = "closed on this side") -> None:
        """Close once what was sent is out, or after a second."""
        self._reason = self._reason or reason
        closing = self._wait if self._closing else self._close
        self._closing = True
        try:
            await closing()
        finally:
            self._cut()

    async def see_out(self, reason: str) -> None:
        """Close once the other side has read what was sent and has closed, or after some time."""
        if not self._closing:
            self._reason = self._reason or reason
            self._closing, self._in_step = True, False
            try:
                await see_out(self._writer.transport)
            finally:
                self._cut()
        await self.close()

    async def _close(self) -> None:
        self._writer.close()
        with contextlib.suppress(OSError):
            async with asyncio.timeout(2 * _SHUTDOWN_SECONDS):
                await self._writer.wait_closed()

    async def _wait(self) -> None:
        await self._closed.wait()

    def _cut(self) -> None:
        self._closed.set()
        _cut(self._writer.transport, self._connection)

    def _drop(self, reason: str) -> None:
        self._reason = self._reason or reason
        _cut(self._writer.transport, self._connection)


_LOST = "the connection was closed by the other side or lost"


async def connect(address: str, port: int, pin: bytes = b"") -> StreamChannel:
    """Call a table. The channel's `peer` is the key that the other side has proven.

    `pin` is that key, or its first bytes, where it is known beforehand. Raises
    OSError (also TimeoutError, after 5 s) if nobody answers, and ProtocolError
    if what answers is no table or has another key.
    """
    async with asyncio.timeout(HANDSHAKE_SECONDS):
        connection = await _called(address, port)
        try:
            reader, writer = await _secured(connection, _client_context(), False)
        except ssl.SSLError as error:
            raise ProtocolError(f"what answers there is no table ({error.reason})") from None
    try:
        certificate = _peer_certificate(writer)
        key = certified_key(certificate)
        if not key.startswith(pin):
            raise ProtocolError(
                f"the table there has the key {fingerprint(key)}, not the expected one"
            )
    except ProtocolError:
        _cut(writer.transport, connection)
        raise
    return StreamChannel(reader, writer, connection, key, certificate_hash(certificate))


async def accept(connection: socket.socket, context: ssl.SSLContext, own: bytes) -> StreamChannel:
    """The channel on a connection just accepted; `own` is the hash of our certificate.

    Raises OSError or TimeoutError where no TLS session comes about.
    """
    reader, writer = await _secured(connection, context, True)
    return StreamChannel(reader, writer, connection, b"", own)


async def _called(address: str, port: int) -> socket.socket:
    connection = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    connection.setblocking(False)
    try:
        await asyncio.get_running_loop().sock_connect(connection, (address, port))
    except BaseException:
        connection.close()
        raise
    return connection


async def _secured(
    connection: socket.socket, context: ssl.SSLContext, accepted: bool
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """TLS over a connection. Cancelled, it leaves nothing open.

    asyncio loses a transport that is cancelled before its first callback: so the
    handshake is never cancelled, but made to fail by shutting the connection down.
    """
    _at_once(connection)
    loop = asyncio.get_running_loop()
    reader = asyncio.StreamReader(loop=loop)
    protocol = asyncio.StreamReaderProtocol(reader, loop=loop)
    if accepted:
        opening = loop.connect_accepted_socket(
            lambda: protocol,
            connection,
            ssl=context,
            ssl_handshake_timeout=HANDSHAKE_SECONDS,
            ssl_shutdown_timeout=_SHUTDOWN_SECONDS,
        )
    else:
        opening = loop.create_connection(
            lambda: protocol,
            sock=connection,
            ssl=context,
            server_hostname="",
            ssl_handshake_timeout=HANDSHAKE_SECONDS,
            ssl_shutdown_timeout=_SHUTDOWN_SECONDS,
        )
    task = asyncio.ensure_future(opening)
    try:
        transport, _ = await asyncio.shield(task)
    except asyncio.CancelledError:
        with contextlib.suppress(OSError):
            connection.shutdown(socket.SHUT_RDWR)
        while not task.done():
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.wait((task,))
        if task.exception() is None:
            _cut(task.result()[0], connection)
        raise
    return reader, asyncio.StreamWriter(transport, protocol, reader, loop)


def _at_once(connection: socket.socket) -> None:
    """Let no frame wait until the one before it is acknowledged (Nagle's algorithm).

    asyncio does so only for sockets that were made with TCP's own protocol number.
    """
    with contextlib.suppress(OSError):
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)


def _cut(transport: asyncio.WriteTransport, connection: socket.socket) -> None:
    """Lose a connection at once, whatever is still to be sent.

    A TLS transport that is closing must not be aborted: closed twice, as asyncio
    itself does when the other side goes at the same time, it has forgotten what
    is below it (Python 3.11). Its socket has not.
    """
    if transport.is_closing():
        with contextlib.suppress(OSError):
            connection.shutdown(socket.SHUT_RDWR)
    else:
        transport.abort()


def server_context(identity: Identity) -> ssl.SSLContext:
    """TLS 1.3 with the identity's certificate.

    `ssl` loads keys from files only: they lie for a moment in a private
    directory, the key encrypted with a password that is never written.
    """
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.num_tickets = 0
    password = secrets.token_hex(32)
    certificate, key = identity.certificate_pem(password.encode())
    with tempfile.TemporaryDirectory() as directory:
        certificate_file, key_file = Path(directory, "certificate"), Path(directory, "key")
        certificate_file.write_bytes(certificate)
        key_file.write_bytes(key)
        context.load_cert_chain(certificate_file, key_file, password)
    return context


def _client_context() -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def _peer_certificate(writer: asyncio.StreamWriter) -> bytes:
    session = writer.get_extra_info("ssl_object")
    certificate: bytes | None = session.getpeercert(binary_form=True)
    if certificate is None:
        raise ProtocolError("the other side has shown no certificate")
    return certificate


def _peer_name(writer: asyncio.StreamWriter) -> str:
    peer = writer.get_extra_info("peername")
    return f"{peer[0]}:{peer[1]}" if peer else "gone already"
