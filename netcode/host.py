# SPDX-License-Identifier: MIT
"""A hosted table on the network: the open door, the announcement, the guests' channels."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from functools import partial

from netcode.crypto import codes
from netcode.discovery.announcer import Announcer
from netcode.discovery.resolving import invitation
from netcode.errors import ProtocolError
from netcode.ledger.files import Journals, LedgerFile
from netcode.link.channel import Channel, ChannelClosed
from netcode.link.code import TableCode, needed
from netcode.link.handshake import Newcomer, TableInfo, TableState, greet
from netcode.link.listener import DEFAULT_PORT, Listener, serve
from netcode.link.versions import Playable, Played, Refusal, Versions
from netcode.runner import Automatic, Runner, now
from netcode.statements.messages import FromGuest, goodbye, refused
from netcode.table.company.costs import Accounts, cost
from netcode.table.host_table import HostTable
from netcode.wire import VERSION, decode, encode

CLOSED = "the host closed the table"


class Host(Runner):
    """A hosted table. Until `open` it is a table on this laptop only: no port, no announcement."""

    table: HostTable

    def __init__(
        self,
        table: HostTable,
        ledger: LedgerFile | Callable[[], LedgerFile],
        journals: Journals,
        automatic: Automatic,
        versions: Versions,
    ) -> None:
        super().__init__(table, ledger, journals, automatic)
        self.code = TableCode(table.around.entropy) if table.plan.code else None
        """What players and watchers come in by; None where the host lets them in."""
        if self.code is not None:
            self.code.renewed = lambda: self.tell(self._say_new_code)
        self._versions = versions
        self._channels: dict[int, Channel] = {}
        self._visitors: dict[int, Newcomer] = {}
        self._peers = 0
        self._accounts = Accounts()
        self._listener: Listener | None = None
        self._announcer: Announcer | None = None

    async def open(self, port: int = DEFAULT_PORT, announce: bool = True) -> None:
        """Let guests in, at another port where the wanted one is taken. Raises OSError."""
        self._listener = await serve(self.table.identity, "", port, self.welcome)
        if announce:
            await self._announce()

    async def _announce(self) -> None:
        if self._announcer is not None:
            await self._announcer.close()
        self._announcer = Announcer(self.info(), self.port, self.table.identity.public, VERSION)
        await self._announcer.start()

    @property
    def port(self) -> int:
        """The TCP port, 0 for a table on this laptop only."""
        return self._listener.port if self._listener else 0

    @property
    def addresses(self) -> tuple[str, ...]:
        """Where guests reach the table, as address:port."""
        known = self._announcer.addresses if self._announcer else ()
        return tuple(f"{address}:{self.port}" for address in known)

    @property
    def invitation(self) -> str:
        """The table as one text to send; empty while it has no address."""
        known = self._announcer.addresses if self._announcer else ()
        if not known:
            return ""
        code = self.code.code if self.code else ""
        key = self.table.identity.public
        return invitation(known, self.port, self.table.plan.table, key, code)

    @property
    def obstacles(self) -> tuple[str, ...]:
        """Why others may not see the table."""
        return self._announcer.obstacles if self._announcer else ()

    async def close(self) -> None:
        """Tell everybody, guests and network, close the door, then everything else."""
        await self._syncing.flush()
        last = [_said_goodbye(channel) for channel in self._channels.values()]
        if self._announcer is not None:
            last.append(self._announcer.close())
        await asyncio.gather(*last)
        if self._listener is not None:
            await self._listener.close()
        await super().close()

    def _say_new_code(self) -> None:
        """The room shows the code; whoever plays already is told it in a sentence."""
        if self.code is not None and self.table.ledger is not None:
            shown = codes.shown(self.code.code)
            self.table.refusals.append(f"three wrong codes were tried: the code is now {shown}")

    def channel(self, peer: int) -> Channel | None:
        """The connection to a guest."""
        return self._channels.get(peer)

    def info(self) -> TableInfo:
        """What the table says of itself to anybody who asks."""
        plan, replica = self.table.plan, self.table.replica
        playable = Playable(plan.rules.game, plan.rules.rules_version, plan.rules.figures_hash)
        seats = self.table.room.seats if self.table.room else ()
        state: TableState = "room"
        if replica is not None:
            state = "over" if replica.over else "playing"
        return TableInfo(
            plan.table,
            plan.name,
            plan.player,
            Played(playable, bool(plan.figures)),
            plan.rules.options,
            sum(1 for seat in seats if seat.key),
            len(seats),
            state,
            self.code is not None,
            replica.epoch if replica else 0,
        )

    async def welcome(self, channel: Channel) -> None:
        """Serve one connection until it ends."""
        with contextlib.suppress(Refusal):
            visitor = await greet(channel, self._versions, self.info(), self._admit, self.code)
            await self._serve(channel, visitor)

    async def _serve(self, channel: Channel, visitor: Newcomer) -> None:
        self._peers += 1
        peer = self._peers
        self._channels[peer] = channel
        self._visitors[peer] = visitor
        wrong = ""
        try:
            self._connected(peer, visitor)
            await self._listen(peer, channel)
        except ProtocolError as error:
            wrong = error.reason
        except ChannelClosed:
            pass
        finally:
            del self._channels[peer], self._visitors[peer]
            self.tell(lambda: self.table.disconnected(peer))
        if wrong:
            with contextlib.suppress(ChannelClosed):
                await channel.send(encode(refused(b"", wrong)))
            await channel.see_out(wrong)

    async def _listen(self, peer: int, channel: Channel) -> None:
        """Read one message after the other, as long as they are paid for."""
        while True:
            message = decode(await channel.receive(), FromGuest)
            seq = self.table.replica.seq if self.table.replica else 0
            self.tell(partial(self.table.received, peer, message, now()))
            payer, units = self._payer(channel), cost(message, seq)
            await asyncio.sleep(0)
            while wait := self._accounts.charge(payer, now(), units):
                units = 0
                await asyncio.sleep(wait)

    def _payer(self, channel: Channel) -> bytes | str:
        """Whose account a message is charged to: a key with a seat, or an address."""
        address, _, _ = channel.address.rpartition(":")
        return channel.peer if self.table.has_seat(channel.peer) else address

    def _admit(self, newcomer: Newcomer) -> Refusal | None:
        """Everybody may knock, where there is no code; whom the table refuses is not connected."""
        if not (self.code is None or newcomer.coded or knows(self.table, newcomer.key)):
            return needed()
        reason = self.table.objection(newcomer.key, newcomer.role == "watch")
        return Refusal("table.refused", reason) if reason else None

    def _connected(self, peer: int, visitor: Newcomer) -> None:
        watches = visitor.role == "watch"
        if visitor.coded:
            self.table.code_proven(visitor.key)
        self.tell(lambda: self.table.connected(peer, visitor.key, visitor.name, watches, now()))

    def _greet_again(self) -> None:
        for peer, visitor in list(self._visitors.items()):
            self._connected(peer, visitor)
        self.tell(lambda: None)
        if self._announcer is not None:
            self._spawn(self._announce())

    def _carry_out(self) -> None:
        super()._carry_out()
        if self._announcer is not None:
            self._announcer.update(self.info())


def knows(table: HostTable, key: bytes) -> bool:
    """Whether somebody is at a table already, and comes back to it without a code."""
    return table.has_seat(key) or key in table.coded


async def _said_goodbye(channel: Channel) -> None:
    """Tell a guest that the table is closed: it has what was sent before, and does not wonder."""
    with contextlib.suppress(ChannelClosed):
        await channel.send(encode(goodbye(CLOSED)))
    await channel.see_out(CLOSED)
