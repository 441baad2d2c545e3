# SPDX-License-Identifier: MIT
"""A hosted table and its guests over real sockets of this computer, in one process.

For what only a network shows: who is told what when a connection ends, and what comes
of callers that no table of ours would be.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from msgspec import structs

from core import catalogue
from core.match import begin
from netcode.crypto.identity import Identity
from netcode.discovery.probe import FoundTable
from netcode.guest import Caller, Guest
from netcode.host import Host
from netcode.ledger.files import Journals, LedgerFile
from netcode.link import handshake
from netcode.link.channel import Channel
from netcode.link.handshake import Role
from netcode.link.versions import own_versions
from netcode.recounting import Recounter
from netcode.runner import Automatic
from netcode.seating.plan import Plan
from netcode.seating.room import SeatPlan
from netcode.statements.messages import FromHost
from netcode.statements.roster import Rules
from netcode.table.guest_table import GuestTable
from netcode.table.host_table import HostTable
from netcode.table.keeping import Surroundings
from netcode.wire import Message, decode, encode
from tests.patience import PATIENCE

TABLE = bytes(range(16))
VERSIONS = own_versions("0.1.0")


class Stranger:
    """Somebody in the house by the wire alone: says what it likes, and notes what it hears."""

    def __init__(self, channel: Channel, identity: Identity) -> None:
        self.channel = channel
        self.identity = identity
        self.heard: list[Message] = []

    async def say(self, *messages: Message) -> None:
        """Send messages."""
        for message in messages:
            await self.channel.send(encode(message))

    async def until(self, wanted: type[Message]) -> Message:
        """The next message of a kind. Raises ChannelClosed."""
        async with asyncio.timeout(PATIENCE):
            while True:
                message = decode(await self.channel.receive(), FromHost)
                assert isinstance(message, Message)
                self.heard.append(message)
                if isinstance(message, wanted):
                    return message


class House:
    """One table for two, open on this computer."""

    def __init__(self, folder: Path, changes: dict[str, object]) -> None:
        self.folder = folder
        header = begin(catalogue.load("thirteen_minutes"), (), 2).header
        seats = (SeatPlan("host", mine=True), SeatPlan())
        plan = Plan(TABLE, "table", Rules.of(header), seats, "host", admit_all=True)
        self.plan = structs.replace(plan, **changes)
        self.identity = Identity.create()
        files = self._files("host")
        table = HostTable(self.identity, self._around(files), self.plan)
        self.host = Host(table, LedgerFile(folder / "host.sobremesa"), *files, VERSIONS)
        self.guests: list[Guest] = []
        self._news = asyncio.Event()

    async def open(self, announce: bool = False) -> None:
        """Let in whoever comes."""
        self.host.on_change = self._news.set
        self.host.start()
        await self.host.open(0, announce)
        self.host.tell(lambda: self.host.table.set_ready(True))

    async def join(self, name: str, role: Role = "sit") -> Guest:
        """A program of ours joins, and marks its seats as ready."""
        identity = Identity.create()

        async def locate(_: bytes) -> FoundTable:
            return FoundTable("127.0.0.1", self.host.port, self.identity.public, "table")

        caller = Caller(identity, VERSIONS, locate, role, name)
        files = self._files(name)
        table = GuestTable(identity, self._around(files), TABLE, role == "watch")
        channel, _ = await caller.call()
        guest = Guest(
            table,
            LedgerFile(self.folder / f"{name}.sobremesa"),
            *files,
            caller,
            Recounter((), tuple),
        )
        guest.on_change = self._news.set
        guest.follow(channel)
        self.guests.append(guest)
        if role == "sit":
            await self.until(lambda: guest.table.room is not None)
            guest.tell(lambda: guest.table.set_ready(True))
        return guest

    async def knock(self, role: Role, name: str, identity: Identity | None = None) -> Stranger:
        """Somebody joins who is no program of ours. Raises Refusal."""
        identity = identity or Identity.create()
        channel, _ = await handshake.join(
            identity, "127.0.0.1", self.host.port, VERSIONS, role, name, self.identity.public
        )
        return Stranger(channel, identity)

    async def start(self) -> Guest:
        """One guest joins, and the game begins."""
        guest = await self.join("guest")
        await self.until(lambda: not self.host.table.keeper.obstacle)
        self.host.tell(self.host.table.start)
        await self.until(lambda: guest.table.replica is not None and guest.table.synced)
        return guest

    async def until(self, wanted: Callable[[], object]) -> None:
        """Wait until something is so at one of the tables."""
        async with asyncio.timeout(PATIENCE):
            while not wanted():
                self._news.clear()
                await self._news.wait()

    async def close(self) -> None:
        """Close what is open."""
        await asyncio.gather(*(guest.close() for guest in self.guests), self.host.close())

    def _files(self, name: str) -> tuple[Journals, Automatic]:
        home = self.folder / name
        home.mkdir(exist_ok=True)
        return Journals(home), Automatic("random")

    def _around(self, files: tuple[Journals, Automatic]) -> Surroundings:
        return Surroundings(secrets.token_bytes, files[0].recall, trusting=True)


@asynccontextmanager
async def house(folder: Path, **changes: object) -> AsyncIterator[House]:
    """An open table whose plan has these fields changed."""
    opened = House(folder, changes)
    await opened.open()
    try:
        yield opened
    finally:
        await opened.close()
