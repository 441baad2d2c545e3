# SPDX-License-Identifier: MIT
"""A two-way stream of frames between two holders, over the network or inside one process.

A table sees channels only: a solo game, a hot seat and a LAN game are the same
table. Frames are opaque bytes here; `wire` gives them meaning.
"""

from __future__ import annotations

import abc
import asyncio
from collections.abc import Callable

from netcode.errors import ProtocolError
from netcode.wire import LARGE_FRAME, SMALL_FRAME

MAX_WAITING = 8 * 1024 * 1024
"""Bytes that may wait for a peer that does not read; one more and it is dropped."""

OUT_OF_STEP = "the other side sent a frame that was too large to be read"


class ChannelClosed(Exception):
    """The channel is gone; `reason` is one sentence that can be shown."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Channel(abc.ABC):
    """One connection to one peer.

    `peer` is the identity key of the other side, empty until it is proven;
    `address` is for people; `binding` is the hash of the certificate of the
    side that was called (32 bytes, equal on both sides unless somebody sits in
    the middle). `limit` is the most bytes of one received frame. `coded` is whether
    the other side has proven that it knows the table's code.
    """

    def __init__(self, peer: bytes, address: str, binding: bytes) -> None:
        self.peer = peer
        self.address = address
        self.binding = binding
        self.limit = SMALL_FRAME
        self.coded = False
        self.on_authenticated: Callable[[], None] | None = None

    def authenticated(self, peer: bytes) -> None:
        """The other side has proven that it is `peer`: larger frames, no more time limit."""
        self.peer = peer
        self.limit = LARGE_FRAME
        if self.on_authenticated is not None:
            self.on_authenticated()

    async def send(self, frame: bytes) -> None:
        """Hand over one frame, as `post` does. Raises ChannelClosed."""
        self.post(frame)

    @abc.abstractmethod
    def post(self, frame: bytes) -> None:
        """Hand over one frame at once, without waiting for the peer. Raises ChannelClosed.

        A peer that lets more than MAX_WAITING bytes pile up is dropped: it must
        not hold up the table. Raises ValueError for a frame nobody would accept.
        """

    @abc.abstractmethod
    async def receive(self) -> bytes:
        """The next frame. Raises ChannelClosed; cancelling loses nothing. One reader only.

        Raises ProtocolError for a frame over the limit: nothing more can be received then,
        and the other side can still be told why.
        """

    @abc.abstractmethod
    async def close(self, reason: str = "closed on this side") -> None:
        """Close once what was sent is out, or after a second. Never raises.

        Where it is closing already, wait until it is closed.
        """

    async def see_out(self, reason: str) -> None:
        """Close so that what was said last is read: the other side is expected to close first.

        What still comes from it is not heard any more. Never raises.
        """
        await self.close(reason)


def check_size(frame: bytes) -> None:
    """Raises ValueError for a frame that no receiver accepts."""
    if len(frame) > LARGE_FRAME:
        raise ValueError(f"a frame has {len(frame)} bytes; {LARGE_FRAME} are allowed")


class InProcessChannel(Channel):
    """One end of a channel within this process; `pair` makes both ends."""

    def __init__(self, peer: bytes, address: str) -> None:
        super().__init__(peer, address, bytes(32))
        self._frames: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._waiting = 0
        self._in_step = True
        self._reason = ""
        self._other = self

    @classmethod
    def pair(cls, first: bytes, second: bytes) -> tuple[InProcessChannel, InProcessChannel]:
        """Two ends: the one that `first` holds (its peer is `second`), and the other one."""
        ends = cls(second, "this computer"), cls(first, "this computer")
        ends[0]._other, ends[1]._other = ends[1], ends[0]
        for end in ends:
            end.limit = LARGE_FRAME
        return ends

    def post(self, frame: bytes) -> None:
        """Hand over one frame. Raises ChannelClosed."""
        check_size(frame)
        if self._reason:
            raise ChannelClosed(self._reason)
        if self._other._waiting + len(frame) > MAX_WAITING:
            self._close("the other side does not read what is sent to it")
            raise ChannelClosed(self._reason)
        self._other._waiting += len(frame)
        self._other._frames.put_nowait(frame)

    async def receive(self) -> bytes:
        """The next frame; what was sent before a close still arrives.

        Raises ChannelClosed, and ProtocolError for a frame over the limit.
        """
        if not self._in_step:
            raise ChannelClosed(self._reason or OUT_OF_STEP)
        frame = None if self._reason and self._frames.empty() else await self._frames.get()
        if frame is None:
            raise ChannelClosed(self._reason)
        self._waiting -= len(frame)
        if len(frame) > self.limit:
            self._in_step = False
            raise too_large(len(frame), self.limit)
        return frame

    async def close(self, reason: str = "closed on this side") -> None:
        """Close both ends. Both are told the reason."""
        self._close(reason)

    def _close(self, reason: str) -> None:
        for end in (self, self._other):
            if not end._reason:
                end._reason = reason
                end._frames.put_nowait(None)


def too_large(size: int, limit: int) -> ProtocolError:
    """What is wrong with a frame that is over the limit."""
    return ProtocolError(f"the other side sent a frame of {size} bytes; {limit} are allowed")
