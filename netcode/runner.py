# SPDX-License-Identifier: MIT
"""The world around a table: carries out its effects, keeps its time, moves its bots.

Everything here runs on the loop of the network thread, but for the disk (`syncing`). A
table is told something, then its effects are carried out in order: what is to be written
at once, and what is to be sent once what it depends on is on disk.
"""

from __future__ import annotations

import abc
import asyncio
import contextlib
from collections import deque
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from msgspec import Struct

from netcode.ledger.files import FileTrouble, Journals, LedgerFile
from netcode.link.channel import Channel, ChannelClosed
from netcode.statements.entry import Entry
from netcode.syncing import Syncing
from netcode.table import autoplay
from netcode.table.effects import Append, Drop, Effect, Keep, Prove, Replace, Send
from netcode.table.table import Table
from netcode.wire import Message, encode

TICK_SECONDS = 1.0


class Automatic(Struct, frozen=True):
    """Who moves without a hand: `bot` plays the seats of persons here too, if it is not empty.

    `pace` is how long each automatic move waits, in seconds.
    """

    bot: str = ""
    pace: float = 0.0


class Runner(abc.ABC):
    """One table of this process with its files and its connections."""

    def __init__(
        self,
        table: Table,
        ledger: LedgerFile | Callable[[], LedgerFile],
        journals: Journals,
        automatic: Automatic,
    ) -> None:
        """`ledger` is the open file, or what opens one when there is a first entry."""
        self.table = table
        self.automatic = automatic
        self.on_change: Callable[[], None] = lambda: None
        self.on_entry: Callable[[int, Entry], None] = lambda seq, entry: None
        self.trouble = ""
        """Why nothing is carried out any more: a disk that cannot be written."""
        self.halted = False
        """Whether nothing is carried out any more because somebody said so: see `halt`."""
        self._ledger = ledger
        self._journals = journals
        self._tasks: set[asyncio.Task[None]] = set()
        self._moving = False
        self._syncing = Syncing(self._unsynced, self._synced)
        self._leaving: deque[tuple[int, Send | Drop]] = deque()
        """What is to leave, each with how much has to be on disk before."""
        self._next: asyncio.Handle | None = None
        self._closed = False
        self._framed: tuple[Message | None, bytes] = (None, b"")

    @property
    def ledger_path(self) -> Path | None:
        """Where the ledger is written, once there is one."""
        return self._ledger.path if isinstance(self._ledger, LedgerFile) else None

    def start(self) -> None:
        """Begin to keep time."""
        self._spawn(self._keep_time())
        self.tell(lambda: None)

    async def close(self) -> None:
        """Stop, close the connections and the file. What was to be sent by now is sent before."""
        await self._syncing.flush()
        await asyncio.sleep(0)
        tasks = [task for task in self._tasks if task is not asyncio.current_task()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._closed = True
        if self._next is not None:
            self._next.cancel()
        await self._syncing.close()
        if isinstance(self._ledger, LedgerFile):
            self._ledger.close()

    def halt(self) -> None:
        """Carry out no further effect, as after a power cut; from a signal handler too."""
        self.halted = True

    def tell(self, say: Callable[[], None]) -> None:
        """Tell the table something and carry out what it wants. Passes on what `say` raises.

        A journal that cannot be read is trouble as a disk is that cannot be written.
        """
        try:
            say()
        except FileTrouble as error:
            self._fail(str(error))
            self.on_change()
        finally:
            self._carry_out()

    def replace(self, table: Table, ledger: Callable[[], LedgerFile]) -> None:
        """Go on with another table over the same connections: a rematch."""
        if isinstance(self._ledger, LedgerFile):
            self._ledger.close()
        self.table = table
        self._ledger = ledger
        self._moving = False
        self._greet_again()

    @abc.abstractmethod
    def _greet_again(self) -> None:
        """Tell the new table who is connected."""

    @abc.abstractmethod
    def channel(self, peer: int) -> Channel | None:
        """The connection to a peer."""

    def _carry_out(self) -> None:
        if self.trouble or self._closed:
            return
        try:
            for effect in self.table.take():
                if self.halted:
                    return
                self._begin(effect)
        except FileTrouble as error:
            self._fail(str(error))
        if self._next is None:
            self._next = asyncio.get_running_loop().call_soon(self._go_on)

    def _go_on(self) -> None:
        """What can wait until the others have what was said."""
        self._next = None
        self._syncing.start(somebody_waits=bool(self._leaving))
        if not self.trouble:
            self._schedule_move()
        self.on_change()
        if self.table.has_more:
            self._carry_out()

    def _begin(self, effect: Effect) -> None:
        """Write at once; let leave what need not wait."""
        if isinstance(effect, Send | Drop):
            waits = isinstance(effect, Drop) or effect.after_sync
            self._leaving.append((self._syncing.written if waits else 0, effect))
            self._let_leave()
        else:
            self._effect(effect)
            self._syncing.written += 1

    def _let_leave(self) -> None:
        while self._leaving and self._leaving[0][0] <= self._syncing.durable and not self.halted:
            self._effect(self._leaving.popleft()[1])

    def _unsynced(self) -> list[int]:
        ledger = self._ledger.unsynced() if isinstance(self._ledger, LedgerFile) else []
        return ledger + self._journals.unsynced()

    def _synced(self, error: OSError | None) -> None:
        if error is None:
            self._let_leave()
            self._syncing.start(somebody_waits=bool(self._leaving))
        else:
            where = self.ledger_path or self._journals.folder
            self._fail(f"cannot write {where}: {error.strerror or error}")
            self.on_change()

    def _fail(self, trouble: str) -> None:
        self.trouble = self.trouble or trouble
        self._leaving.clear()

    def _effect(self, effect: Effect) -> None:
        match effect:
            case Append(_, seq, entry):
                self._ledger_for(seq).append(entry, sync=False)
                self.on_entry(seq, entry)
            case Replace(seq, entries):
                self._journals.sync()
                self._ledger_for(seq).replace(seq, entries)
                for number, entry in enumerate(entries, seq):
                    self.on_entry(number, entry)
            case Keep(game_key, record):
                self._journals.keep(game_key, record, sync=False)
            case Prove(seq, evidence):
                if isinstance(self._ledger, LedgerFile):
                    self._ledger.prove(seq, evidence)
            case Send(peer, message):
                if (channel := self.channel(peer)) is not None:
                    with contextlib.suppress(ChannelClosed):
                        channel.post(self._frame(message))
            case Drop(peer, reason, told):
                if (channel := self.channel(peer)) is not None:
                    self._spawn(channel.see_out(reason) if told else channel.close(reason))

    def _ledger_for(self, seq: int) -> LedgerFile:
        """The file that entry `seq` goes into, at its path. Raises FileTrouble.

        What somebody removed or replaced in mid-game is written anew from memory.
        """
        if not isinstance(self._ledger, LedgerFile):
            self._ledger = self._ledger()
        file, ledger = self._ledger, self.table.ledger
        if file.astray and ledger is not None:
            lost = file.path
            file.write_anew(ledger.entries[:seq])
            self.table.refusals.append(
                f"the file of this game was removed or replaced while it was played ({lost}); "
                f"all of it is written anew in {file.path}"
            )
        return file

    def _frame(self, message: Message) -> bytes:
        """A message as bytes, made once for all who are sent it."""
        if self._framed[0] is not message:
            self._framed = (message, encode(message))
        return self._framed[1]

    def _schedule_move(self) -> None:
        if self._moving or autoplay.due(self.table, self._autoplayed()) is None:
            return
        self._moving = True
        self._spawn(self._move())

    async def _move(self) -> None:
        await asyncio.sleep(self.automatic.pace)
        self._moving = False
        self.tell(self._act)

    def _act(self) -> None:
        autoplay.act(self.table, self._autoplayed())

    def _autoplayed(self) -> dict[int, str]:
        return dict.fromkeys(self.table.my_seats, self.automatic.bot)

    async def _keep_time(self) -> None:
        while True:
            await asyncio.sleep(TICK_SECONDS)
            self.tell(lambda: self.table.tick(now()))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            task.get_loop().call_exception_handler(
                {"message": "the table failed", "exception": error, "task": task}
            )


def now() -> float:
    """The time of the loop's steady clock, in seconds."""
    return asyncio.get_running_loop().time()
