# SPDX-License-Identifier: MIT
"""A runner with one connection, a table that wants what a test says, and a disk that waits."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from netcode.ledger.files import Journals, LedgerFile
from netcode.link.channel import Channel, ChannelClosed
from netcode.runner import Automatic, Runner
from netcode.statements.messages import FromHost
from netcode.table.effects import Append, Effect
from netcode.table.host_table import HostTable
from netcode.wire import Message, decode
from tests.netcode.desk import Desk
from tests.patience import PATIENCE

KEY = b"k" * 32


class Line(Channel):
    """A connection that notes what passes and what was on disk at that moment."""

    def __init__(self, folder: Path, broken: bool = False) -> None:
        self.folder = folder
        self.broken = broken
        self.sent: list[Message] = []
        self.on_disk: list[int] = []
        self.closed = ""

    def post(self, frame: bytes) -> None:
        """Note a message."""
        if self.broken:
            raise ChannelClosed("gone")
        self.sent.append(decode(frame, FromHost))
        self.on_disk.append(sum(path.stat().st_size for path in self.folder.iterdir()))

    async def receive(self) -> bytes:
        """Nothing ever comes."""
        raise ChannelClosed("gone")

    async def close(self, reason: str = "") -> None:
        """Note why."""
        self.closed = reason


class OneLine(Runner):
    """A runner with one peer, number 1."""

    line: Line

    def channel(self, peer: int) -> Channel | None:
        """The one connection."""
        return self.line if peer == 1 else None

    def _greet_again(self) -> None:
        """Nobody: there is no rematch here."""


class Wishing(HostTable):
    """A table that wants just what the test says."""

    wishes: tuple[Effect, ...] = ()

    def take(self) -> tuple[Effect, ...]:
        """The wishes, once."""
        wishes, self.wishes = self.wishes, ()
        return (*super().take(), *wishes)


def run(folder: Path, test: Callable[[OneLine], object], broken: bool = False) -> OneLine:
    """Carry out a test on the loop and let everything that was begun come to its end."""

    async def scenario(runner: OneLine) -> None:
        test(runner)
        await meanwhile(runner)

    return run_async(folder, scenario, broken)


def run_async(
    folder: Path, scenario: Callable[[OneLine], Awaitable[None]], broken: bool = False
) -> OneLine:
    """The same for a test that waits for something in between."""
    desk = Desk()

    async def main() -> OneLine:
        table = Wishing(desk.host.identity, desk.host.around, desk.plan)
        table.take()
        ledger = LedgerFile(folder / "game.sobremesa")
        runner = OneLine(table, ledger, Journals(folder), Automatic())
        runner.line = Line(folder, broken)
        await scenario(runner)
        await runner.close()
        return runner

    return asyncio.run(main())


def wish(runner: OneLine, *effects: Effect) -> None:
    """Let the table want these effects now."""
    table = runner.table
    assert isinstance(table, Wishing)
    table.wishes = effects
    runner.tell(lambda: None)


def first_entry() -> Append:
    """An entry to be appended."""
    desk = Desk()
    desk.seat_all()
    one = desk.host.kept()
    assert one is not None
    return Append(one.replica.game_id, 0, one.entries[0])


class SlowDisk:
    """A disk that makes sure of nothing before it is let."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._real = os.fsync
        self._let = threading.Event()
        self.begun = threading.Event()
        self.syncs = 0
        monkeypatch.setattr(os, "fsync", self._sync)

    def _sync(self, handle: int) -> None:
        self.begun.set()
        assert self._let.wait(PATIENCE)
        self.syncs += 1
        self._real(handle)

    def let(self) -> None:
        """Go on."""
        self._let.set()


async def meanwhile(runner: OneLine) -> list[Message]:
    """What has left by the time that everything else has come to rest."""
    for _ in range(20):
        await asyncio.sleep(0)
    return list(runner.line.sent)


async def until_sent(runner: OneLine, count: int) -> None:
    """Wait until so many messages have left."""
    async with asyncio.timeout(PATIENCE):
        while len(runner.line.sent) < count:
            await asyncio.sleep(0)
