# SPDX-License-Identifier: MIT
"""One peer of `commit_latency`, in a process of its own: plays, and notes when it had which entry.

Times are of the steady clock that all processes of a machine share.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random

from msgspec import Struct

from client.machine.storage import Folders
from client.sessions.installation import Installation
from client.terminal.chosen import game
from core.terms import Turn
from netcode.guest import Guest
from netcode.host import Host
from netcode.ledger.ledger import load
from netcode.link.channel import Channel
from netcode.link.listener import serve
from netcode.link.tls import connect
from netcode.runner import Runner
from netcode.seating.room import SeatPlan
from netcode.statements.entry import Entry, glance
from netcode.statements.payloads import Moves

PAUSE_SECONDS = 0.03
"""How long a table rests before each move: longer than a disk needs for what came before."""

FRAME = bytes(400)
"""What goes to and fro on the bare connection: as much as a statement with its move."""


class Notes(Struct):
    """What a peer noted, in seconds of the steady clock."""

    had: dict[int, float]
    """When it had applied an entry, by number."""
    moved: dict[int, float]
    """When it was told to move, by the number of the entry that came of it."""
    pings: list[float]
    """How long bare round trips took."""


def run_host(pipe: Connection, folder: Path, seats: int, entries: int) -> None:
    """Host a table of Power Grid; says its port and that of the echo, then its notes."""
    asyncio.run(_host(pipe, folder, seats, entries))


def run_guest(pipe: Connection, folder: Path, number: int, entries: int) -> None:
    """Join the table whose ports come through the pipe, then say the notes."""
    asyncio.run(_guest(pipe, folder, number, entries))


async def _host(pipe: Connection, folder: Path, seats: int, entries: int) -> None:
    here = _installation(folder, 0)
    rules = game("power_grid", b"")
    plans = (SeatPlan("player 0", mine=True), *(SeatPlan() for _ in range(seats - 1)))
    host = here.host(rules, rules.settle((), seats), "bench", plans, admit_all=True)
    host.start()
    await host.open(0, announce=False)
    echo = await serve(here.identity, "127.0.0.1", 0, _echo)
    pipe.send((host.port, echo.port))
    host.tell(lambda: host.table.set_ready(True))
    peer = Peer(host, entries, None)
    await peer.until(lambda: not host.table.keeper.obstacle)
    host.tell(host.table.start)
    await _finish(peer, pipe)
    await echo.close()


async def _guest(pipe: Connection, folder: Path, number: int, entries: int) -> None:
    table, echo = pipe.recv()
    here = _installation(folder, number)
    bare = await connect("127.0.0.1", echo)
    guest = await here.join(f"127.0.0.1:{table}")
    peer = Peer(guest, entries, bare)
    await peer.until(lambda: _seated(guest))
    guest.tell(lambda: guest.table.set_ready(True))
    await _finish(peer, pipe)
    await bare.close()


async def _finish(peer: Peer, pipe: Connection) -> None:
    await peer.play()
    pipe.send(peer.notes())
    await asyncio.to_thread(pipe.recv)
    await peer.runner.close()


class Peer:
    """A table that plays by itself, after a pause each time, and notes what happens when."""

    def __init__(self, runner: Host | Guest, entries: int, bare: Channel | None) -> None:
        self.runner: Runner = runner
        self._entries = entries
        self._bare = bare
        self._changed = asyncio.Event()
        self._dice = Random(os.getpid())
        self._had: dict[int, float] = {}
        self._moved: dict[bytes, float] = {}
        self._pings: list[float] = []
        runner.on_entry = self._note
        runner.on_change = self._changed.set

    def notes(self) -> Notes:
        """What was noted up to now."""
        path = self.runner.ledger_path
        assert path is not None
        ledger, _ = load(path.read_bytes())
        assert ledger is not None
        hashes = [entry.signed.hash for entry in ledger.entries]
        moved = {
            seq: self._moved[statement]
            for seq, statement in enumerate(hashes)
            if statement in self._moved
            and isinstance(glance(ledger.entries[seq].signed).payload, Moves)
        }
        return Notes(self._had, moved, self._pings)

    def _note(self, seq: int, _: Entry) -> None:
        self._had.setdefault(seq, time.monotonic())

    async def until(self, done: Callable[[], bool]) -> None:
        """Wait without asking again and again: a busy loop would take part in what is measured."""
        while not done():
            await self._changed.wait()
            self._changed.clear()

    async def play(self) -> None:
        """Move whenever it is the turn of this peer, until there are enough entries."""
        while not self._enough():
            await self.until(lambda: self._enough() or self._seat() is not None)
            if not self._enough():
                await self._move()

    async def _move(self) -> None:
        table = self.runner.table
        seat, replica = self._seat(), table.replica
        assert seat is not None
        assert replica is not None
        move = replica.match.game.legal_moves(replica.match.state, seat)[-1]
        await asyncio.sleep(PAUSE_SECONDS * (1 + self._dice.random()))
        if self._bare is not None:
            self._pings.append(await _round_trip(self._bare))
            await asyncio.sleep(PAUSE_SECONDS)
        start = time.monotonic()
        self.runner.tell(lambda: table.submit(seat, [move]))
        author = table.author
        if author is not None and author.flying is not None:
            self._moved[author.flying.hash] = start

    def _seat(self) -> int | None:
        """The seat of this peer whose turn it is, if its last move has come back."""
        table = self.runner.table
        replica, author = table.replica, table.author
        if replica is None or author is None or author.flying is not None or not replica.ready:
            return None
        awaited = replica.match.awaiting
        turns = awaited.seats if isinstance(awaited, Turn) else ()
        return next((seat for seat in turns if seat in table.my_seats), None)

    def _enough(self) -> bool:
        replica = self.runner.table.replica
        return replica is not None and (replica.over or replica.seq >= self._entries)


async def _round_trip(bare: Channel) -> float:
    start = time.monotonic()
    await bare.send(FRAME)
    await bare.receive()
    return time.monotonic() - start


async def _echo(channel: Channel) -> None:
    channel.authenticated(b"")
    while True:
        await channel.send(await channel.receive())


def _installation(folder: Path, number: int) -> Installation:
    root = folder / str(number)
    kept = Folders(root / "data", root / "config", root / "log")
    return Installation(kept, f"player {number}", trusting=True)


def _seated(guest: Guest) -> bool:
    seats = guest.table.room.seats if guest.table.room else ()
    return any(seat.key == guest.table.identity.public for seat in seats)
