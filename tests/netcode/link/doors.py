# SPDX-License-Identifier: MIT
"""Intent: a table with a code behind a real socket, for tests of who comes in."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from netcode.crypto import codes
from netcode.crypto.identity import Identity
from netcode.errors import ProtocolError
from netcode.link.channel import Channel, ChannelClosed
from netcode.link.code import TableCode
from netcode.link.handshake import Newcomer, TableInfo, greet, join
from netcode.link.listener import serve
from netcode.link.versions import Playable, Played, Preface, Refusal, Versions

HOST, GUEST, MALLORY = Identity.create(), Identity.create(), Identity.create()
CHESS = Playable("chess", 3, b"\x11" * 32)
MINE = Versions(Preface(1, "0.1.0"), (CHESS,))
INFO = TableInfo(bytes(16), "Ada's table", "Ada", Played(CHESS), (), 1, 2, code_needed=True)


class Door:
    """A table behind a real socket: its code, whom it let in, and why it did not."""

    def __init__(self, identity: Identity = HOST, code: bool = True) -> None:
        self.identity = identity
        self.code = TableCode(secrets.token_bytes) if code else None
        if self.code is not None:
            self.code.pause = 0.0
        self.known: set[bytes] = set()
        self.outcomes: asyncio.Queue[Newcomer | Exception] = asyncio.Queue()
        self.sent: list[bytes] = []
        """Every frame of this side, as if nothing were encrypted."""
        self.port = 0

    async def on_channel(self, channel: Channel) -> None:
        """Greet one visitor, and keep what came of it."""
        recorded(channel, self.sent)
        try:
            self.outcomes.put_nowait(await greet(channel, MINE, INFO, self._admit, self.code))
        except (Refusal, ProtocolError, ChannelClosed) as error:
            self.outcomes.put_nowait(error)

    def _admit(self, visitor: Newcomer) -> Refusal | None:
        if self.code is None or visitor.coded or visitor.key in self.known:
            return None
        return Refusal("code.needed", "no code")

    @property
    def right(self) -> str:
        """The code as it is now."""
        assert self.code is not None
        return self.code.code

    @property
    def wrong(self) -> str:
        """A code that it is not."""
        return codes.from_number((codes.to_number(self.right) + 1) % codes.COUNT)

    async def calls(self, code: str, identity: Identity = GUEST) -> Channel:
        """Somebody comes with a code. Raises what `join` raises."""
        channel, _ = await join(identity, "127.0.0.1", self.port, MINE, "sit", "Bob", code=code)
        return channel


def recorded(channel: Channel, frames: list[bytes]) -> None:
    """Note every frame that this side sends from now on, before it is encrypted."""
    send = channel.send

    async def noting(frame: bytes) -> None:
        frames.append(frame)
        await send(frame)

    channel.send = noting  # type: ignore[method-assign]


@asynccontextmanager
async def opened(door: Door) -> AsyncIterator[Door]:
    """The door, open on a port of this computer."""
    listener = await serve(door.identity, "127.0.0.1", 0, door.on_channel)
    door.port = listener.port
    try:
        yield door
    finally:
        await listener.close()
