# SPDX-License-Identifier: MIT
"""The end of a connection whose last words have to be read: a refusal with its reason, a goodbye.

Closing a socket on which something waits unread resets it, and what was sent last is
lost with it. So the side that speaks last goes on reading, hears nothing of it, and lets
the other side close first; within limits, for whoever does not read or does not stop.
"""

from __future__ import annotations

import asyncio
import contextlib

LINGER_SECONDS = 2.0
"""How long the other side has to read and to close; then half as long for what TLS says."""
MAX_UNHEARD = 1024 * 1024
"""Bytes that the other side may still send; its last frame was on its way at most."""


class _Deaf(asyncio.Protocol):
    """Reads what comes and forgets it. `over` is done when the other side has ended."""

    def __init__(self) -> None:
        self.over = asyncio.Event()
        self.lost = asyncio.Event()
        self._unheard = 0

    def data_received(self, data: bytes) -> None:
        """Forget it (asyncio)."""
        self._unheard += len(data)
        if self._unheard > MAX_UNHEARD:
            self.over.set()

    def eof_received(self) -> None:
        """The other side has closed (asyncio)."""
        self.over.set()

    def connection_lost(self, exc: Exception | None) -> None:
        """There is nothing more to wait for (asyncio)."""
        self.over.set()
        self.lost.set()


async def see_out(transport: asyncio.WriteTransport) -> None:
    """Wait for the other side to close, then close. Whoever read from it hears of its end."""
    if transport.is_closing():
        return
    assert isinstance(transport, asyncio.Transport)
    reader, deaf = transport.get_protocol(), _Deaf()
    transport.set_protocol(deaf)
    transport.resume_reading()
    reader.connection_lost(None)
    await _wait(deaf.over, LINGER_SECONDS)
    if not transport.is_closing():
        transport.close()
    await _wait(deaf.lost, LINGER_SECONDS / 2)


async def _wait(event: asyncio.Event, seconds: float) -> None:
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await event.wait()
