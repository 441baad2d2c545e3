# SPDX-License-Identifier: MIT
"""Makes an open table known on every interface, by mDNS and by answering UDP questions."""

from __future__ import annotations

import asyncio
import contextlib
import socket

from zeroconf import Error
from zeroconf.asyncio import AsyncServiceInfo, AsyncZeroconf

from netcode.discovery.interfaces import Interface
from netcode.discovery.mdns import SERVICE_TYPE, Mdns
from netcode.discovery.udp.probing_back import Responder
from netcode.discovery.udp.query import UDP_PORT, Answerer
from netcode.link.handshake import TableInfo
from netcode.wire import clean_name

UPDATE_SECONDS = 5.0
"""Changes are announced at most this often: what is shown comes from probes anyway."""
_LABEL_BYTES = 63


class Announcer:
    """Announces one table. `port` is its TCP port, `key` the host's identity key."""

    def __init__(
        self,
        info: TableInfo,
        port: int,
        key: bytes,
        protocol: int,
        loopback: bool | None = None,
    ) -> None:
        self._info = info
        self._port = port
        self._key = key
        self._protocol = protocol
        self._mdns = Mdns(loopback, self._register, self._mark_changed)
        self._responder = Responder()
        self._answerer = Answerer(info.table, port, self._responder.hear)
        self._udp_obstacle = ""
        self._dirty = asyncio.Event()
        self._updating: asyncio.Task[None] | None = None

    @property
    def obstacles(self) -> tuple[str, ...]:
        """Why others may not see the table. They can still join by address."""
        return self._mdns.obstacles + ((self._udp_obstacle,) if self._udp_obstacle else ())

    @property
    def addresses(self) -> tuple[str, ...]:
        """Where the table can be reached: for the screen and for invitations."""
        return tuple(each.address for each in self._mdns.interfaces)

    async def start(self) -> None:
        """Begin to announce. Never fails: see `obstacles`."""
        try:
            await self._answerer.start()
        except OSError as error:
            self._udp_obstacle = f"UDP port {UDP_PORT} cannot be opened: {error.strerror}"
        try:
            await self._mdns.start()
        except BaseException:
            await self.close()
            raise
        self._dirty.clear()
        self._updating = asyncio.create_task(self._keep_updated())

    def update(self, info: TableInfo) -> None:
        """Announce something new about the same table, soon."""
        if info != self._info:
            self._info = info
            self._dirty.set()

    async def close(self) -> None:
        """Say goodbye, within two seconds."""
        self._answerer.close()
        self._responder.close()
        try:
            if self._updating is not None:
                self._updating.cancel()
                await asyncio.gather(self._updating, return_exceptions=True)
        finally:
            await self._mdns.close()

    async def _register(self, _: Interface, responder: AsyncZeroconf) -> None:
        await responder.async_register_service(self._service(), cooperating_responders=True)

    async def _mark_changed(self) -> None:
        self._dirty.set()

    async def _keep_updated(self) -> None:
        while True:
            await self._dirty.wait()
            self._dirty.clear()
            for responder in tuple(self._mdns.responders.values()):
                with contextlib.suppress(OSError, Error):
                    await responder.async_update_service(self._service())
            await asyncio.sleep(UPDATE_SECONDS)

    def _service(self) -> AsyncServiceInfo:
        return AsyncServiceInfo(
            SERVICE_TYPE,
            f"{instance_name(self._info)}.{SERVICE_TYPE}",
            port=self._port,
            addresses=[socket.inet_aton(address) for address in self.addresses],
            properties=txt(self._info, self._key, self._protocol),
            server=f"sobremesa-{self._info.table.hex()[:16]}.local.",
        )


def instance_name(info: TableInfo) -> str:
    """What the table is called in mDNS: its name and the first 4 hex digits of its id."""
    suffix = f" {info.table.hex()[:4]}"
    name = clean_name(info.name.replace(".", " ")) or "table"
    room = _LABEL_BYTES - len(suffix)
    return name.encode()[:room].decode(errors="ignore").rstrip() + suffix


def txt(info: TableInfo, key: bytes, protocol: int) -> dict[str, str]:
    """The TXT record, under 200 bytes. A hint only: a probe says what is true."""
    return {
        "v": str(protocol),
        "t": info.table.hex(),
        "g": info.played.playable.game[:32],
        "s": f"{info.taken}/{info.seats}",
        "st": info.state,
        "r": f"{info.played.playable.rules_version}-{info.played.playable.figures.hex()[:8]}",
        "c": "1" if info.code_needed else "0",
        "k": key.hex()[:8],
        "e": str(info.epoch),
    }
