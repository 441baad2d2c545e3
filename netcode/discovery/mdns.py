# SPDX-License-Identifier: MIT
"""Multicast DNS on each usable interface by itself.

Every interface has its own responder, so that one adapter that refuses (a VPN,
a virtual machine's) costs only itself (failures B14), and one that appears or
vanishes is noticed within 15 seconds (T65).
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from zeroconf import Error, IPVersion
from zeroconf.asyncio import AsyncZeroconf

from netcode.discovery.interfaces import Interface, usable

SERVICE_TYPE = "_sobremesa._tcp.local."
RESCAN_SECONDS = 15.0
_CLOSE_SECONDS = 2.0

OnJoined: TypeAlias = Callable[[Interface, AsyncZeroconf], Awaitable[None]]
OnChanged: TypeAlias = Callable[[], Awaitable[None]]


class Mdns:
    """The responders of this computer's interfaces, kept in step with the interfaces.

    `joined` is called for every interface that comes up, `changed` after the set
    of interfaces has changed. `obstacles` has one sentence per interface that
    does not work, or one saying that there is none.
    """

    def __init__(self, loopback: bool | None, joined: OnJoined, changed: OnChanged) -> None:
        self._loopback = loopback
        self._joined = joined
        self._changed = changed
        self._faults: dict[Interface, str] = {}
        self._scanning: asyncio.Task[None] | None = None
        self.interfaces: tuple[Interface, ...] = ()
        self.responders: dict[Interface, AsyncZeroconf] = {}

    @property
    def obstacles(self) -> tuple[str, ...]:
        """Why announcing and looking do not work somewhere. Joining by address still does."""
        if not self.interfaces:
            return ("no network interface with a private IPv4 address is up",)
        return tuple(self._faults.values())

    async def start(self) -> None:
        """Join every usable interface now, then keep looking."""
        await self._rescan()
        self._scanning = asyncio.create_task(self._keep_scanning())

    async def close(self) -> None:
        """Leave every interface, saying goodbye, within two seconds."""
        try:
            if self._scanning is not None:
                self._scanning.cancel()
                await asyncio.gather(self._scanning, return_exceptions=True)
        finally:
            responders = tuple(self.responders.values())
            self.responders.clear()
            await asyncio.gather(*map(_close, responders))

    async def _keep_scanning(self) -> None:
        while True:
            await asyncio.sleep(RESCAN_SECONDS)
            await self._rescan()

    async def _rescan(self) -> None:
        now = usable(self._loopback)
        before, self.interfaces = self.interfaces, now
        self._faults = {each: why for each, why in self._faults.items() if each in now}
        gone = [each for each in self.responders if each not in now]
        await asyncio.gather(*(_close(self.responders.pop(each)) for each in gone))
        for interface in now:
            if interface not in self.responders:
                await self._join(interface)
        if now != before:
            await self._changed()

    async def _join(self, interface: Interface) -> None:
        try:
            responder = AsyncZeroconf(interfaces=[interface.address], ip_version=IPVersion.V4Only)
            self.responders[interface] = responder
            await responder.zeroconf.async_wait_for_start()
            await self._joined(interface, responder)
        except (OSError, Error, RuntimeError) as error:
            self._faults[interface] = (
                f"{interface.name} ({interface.address}) cannot be used for mDNS: {error}"
            )
            if (broken := self.responders.pop(interface, None)) is not None:
                await _close(broken)
        else:
            self._faults.pop(interface, None)


async def _close(responder: AsyncZeroconf) -> None:
    """With a goodbye if there is time for it; without one its sockets are closed all the same."""
    with contextlib.suppress(OSError, Error, TimeoutError):
        try:
            async with asyncio.timeout(_CLOSE_SECONDS):
                await responder.async_close()
        except BaseException:
            responder.zeroconf.close()
            raise
