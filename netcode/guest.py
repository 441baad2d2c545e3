# SPDX-License-Identifier: MIT
"""A joined table on the network: one connection to the host, made again when it is lost."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from functools import partial

from netcode.crypto.identity import Identity
from netcode.discovery.probe import FoundTable, Unreachable
from netcode.errors import ProtocolError
from netcode.ledger.files import Journals, LedgerFile
from netcode.link import handshake
from netcode.link.channel import Channel, ChannelClosed
from netcode.link.handshake import Hello, Role
from netcode.link.versions import Refusal, Versions
from netcode.recounting import Recounter, report
from netcode.replica.disclosure import finished
from netcode.runner import Automatic, Runner, now
from netcode.statements.messages import FromHost, Leaving, goodbye
from netcode.table.effects import Doubt, Effect, Report
from netcode.table.guest_table import GuestTable
from netcode.wire import decode, encode

RETRY_SECONDS = (0.3, 0.5, 1.0, 2.0)
"""How long to wait before each further attempt; the last one again and again."""

ROOM_ATTEMPTS = 8
"""A table that has not started is given up after so many attempts in vain."""

Locate = Callable[[bytes], Awaitable[FoundTable]]
"""Finds the table; given its id, wherever it is now. Raises Unreachable."""


class Caller:
    """How this installation calls a table, the first time and after every loss."""

    def __init__(
        self,
        identity: Identity,
        versions: Versions,
        locate: Locate,
        role: Role,
        name: str,
        code: str = "",
    ) -> None:
        """A `code` is given once: who has been let in by it comes back by its key.

        So whoever cuts connections in order to be called again has one guess, as everybody.
        """
        self.identity = identity
        self.versions = versions
        self.locate = locate
        self.role = role
        self.name = name
        self._code = code

    async def call(self, table: bytes = b"") -> tuple[Channel, Hello]:
        """Find the table, by its id once that is known, and introduce oneself.

        Raises Unreachable while nobody answers, Refusal if the table says no.
        """
        found = await self.locate(table)
        code, self._code = self._code, ""
        try:
            return await handshake.join(
                self.identity,
                found.address,
                found.port,
                self.versions,
                self.role,
                self.name,
                found.key,
                code,
            )
        except OSError as error:
            raise Unreachable(f"{found.where} cannot be reached: {error}") from error
        except (ChannelClosed, ProtocolError) as error:
            raise Unreachable(f"{found.where}: {error.reason}") from error


class Guest(Runner):
    """A joined table. `end` is the sentence that ended it, empty while it goes on."""

    table: GuestTable

    def __init__(
        self,
        table: GuestTable,
        ledger: LedgerFile | Callable[[], LedgerFile],
        journals: Journals,
        automatic: Automatic,
        caller: Caller,
        recounter: Recounter,
    ) -> None:
        super().__init__(table, ledger, journals, automatic)
        self.end = ""
        self.lost = ""
        """Why the host cannot be reached at the moment."""
        self.on_again: Callable[[Guest, bytes], None] = lambda guest, table: None
        """Called when the host lays the same game again, with the id of the new table."""
        self._caller = caller
        self._going = False
        """Whether goodbye was said: nobody calls again."""
        self._channel: Channel | None = None
        self._recounter = recounter
        self._recounting: asyncio.Task[None] | None = None
        self._reports = ""

    def channel(self, peer: int) -> Channel | None:
        """The connection to the host."""
        return self._channel

    def follow(self, channel: Channel) -> None:
        """Begin with an open channel, and call again whenever it is lost."""
        self.start()
        self._spawn(self._follow(channel))

    async def _follow(self, channel: Channel | None) -> None:
        attempt = 0
        while not (self.end or self._going):
            if channel is None:
                await asyncio.sleep(RETRY_SECONDS[min(attempt, len(RETRY_SECONDS) - 1)])
                attempt += 1
                channel = await self._call_again()
                if channel is None and attempt >= ROOM_ATTEMPTS and self.table.ledger is None:
                    self._finish(f"the table is gone: {self.lost}")
            if channel is not None:
                attempt = 0
                await self._listen(channel)
                channel = None
                if self._is_over():
                    return

    def _is_over(self) -> bool:
        """Whether the host closed a table at which nothing more is to come."""
        if not self.table.goodbye:
            return False
        if self.table.replica is None:
            self._finish(self.table.goodbye)
        return self.table.replica is None or finished(self.table.replica)

    async def _call_again(self) -> Channel | None:
        try:
            channel, hello = await self._caller.call(self.table.table)
        except Unreachable as error:
            self.lost = error.reason
        except Refusal as error:
            self._finish(error.sentence)
        else:
            if hello.info.table == self.table.table:
                return channel
            await channel.close("another table")
            self.lost = "another table is open there now"
        self.on_change()
        return None

    async def _listen(self, channel: Channel) -> None:
        self._channel = channel
        self.lost = ""
        try:
            self.tell(lambda: self.table.connected(now(), channel.peer, channel.coded))
            while True:
                message = decode(await channel.receive(), FromHost)
                self.tell(partial(self.table.received, message, now()))
                if self.table.again:
                    self.on_again(self, self.table.again)
        except ChannelClosed as error:
            self.lost = error.reason
        except ProtocolError as error:
            self.lost = error.reason
            with contextlib.suppress(ChannelClosed):
                await channel.send(encode(goodbye(error.reason)))
            await channel.see_out(error.reason)
        finally:
            self._channel = None
            await channel.close("left the table")
            self.tell(self.table.disconnected)
        if self._recounting is not None:
            await self._recounting
        self._finish(self.table.broken or self.table.turned_away)

    async def close(self) -> None:
        """Say goodbye, so that the others do not wonder, then everything else."""
        self._going = True
        await self._syncing.flush()
        if (channel := self._channel) is not None:
            with contextlib.suppress(ChannelClosed):
                await channel.send(encode(Leaving()))
                await channel.see_out("left the table")
        await super().close()

    def _effect(self, effect: Effect) -> None:
        match effect:
            case Doubt():
                self._recounting = self._spawn(self._recount(effect))
            case Report(text):
                if self._reports:
                    report(self._reports, text)
            case _:
                super()._effect(effect)

    async def _recount(self, doubt: Doubt) -> None:
        path = self.ledger_path
        assert path is not None
        came = await self._recounter.recount(path, doubt.seq, doubt.entry)
        self._reports = came.folder
        self.tell(lambda: self.table.recounted(came.found, came.anew, came.trouble, came.folder))

    def _greet_again(self) -> None:
        if (channel := self._channel) is not None:
            self.tell(lambda: self.table.connected(now(), channel.peer, channel.coded))

    def _finish(self, reason: str) -> None:
        self.end = self.end or reason
        self.on_change()
