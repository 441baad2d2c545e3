# SPDX-License-Identifier: MIT
"""A seeded network of tables in one process: delay, cuts, crashes, disks that forget.

One clock, one queue of events, everything drawn from one `random.Random`: a run is its
seed. Effects are carried out one by one, so that a crash falls between any two of them. Persons
choose by the simulator's dice: one who forgets what it chose chooses something else.
"""

from __future__ import annotations

import heapq
import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import TypeVar

from core.contract import Game
from core.match import begin
from core.terms import Options
from netcode import wire
from netcode.crypto.identity import Identity
from netcode.ledger import journal, ledger
from netcode.ledger.ledger import Ledger
from netcode.replica.disclosure import finished
from netcode.seating.plan import Plan
from netcode.seating.room import NotYet, SeatPlan
from netcode.statements.entry import Signed, glance
from netcode.statements.messages import Entries, FromGuest, FromHost, Submit
from netcode.statements.roster import Rules
from netcode.table import autoplay
from netcode.table.effects import Append, Drop, Effect, Keep, Replace, Send
from netcode.table.guest_table import GuestTable
from netcode.table.host_table import HostTable
from netcode.table.keeping import Surroundings
from netcode.table.table import Table
from tests.netcode.disk import Disk
from tests.netcode.doorway import CodedDoor, Doorway
from tests.netcode.process import Process

TABLE = bytes(range(16))
T = TypeVar("T", bound=Table)


class Simulation:
    """A host and its guests, from the room to the end of the game.

    `faults` is how likely each step brings a cut or a crash, per thousand, and
    `between` how likely a crash falls between two effects, beyond that, and `outages` how
    likely the power of all of them fails at once.
    `by_hand` is how many seats the host plays itself. `late` names effects (`Append`)
    and records (`SecretMove`) that a mutant carries out after its sends, not before;
    `forgets` names records that it writes without making sure that they are on disk;
    what says a payload that `hurries` names leaves before it is, and so does a message that
    it names. A `coded` table lets in whoever types its code, and nobody else.
    """

    def __init__(
        self,
        game: Game,
        options: Options,
        seed: int,
        faults: int = 0,
        hosts_bots: tuple[str, ...] = (),
        guests: int = 1,
        watchers: int = 0,
        syncs: bool = True,
        loss_of_host: bool = True,
        by_hand: int = 1,
        late: frozenset[str] = frozenset(),
        forgets: frozenset[str] = frozenset(),
        hurries: frozenset[str] = frozenset(),
        between: int = 0,
        outages: int = 0,
        coded: bool = False,
    ) -> None:
        self.random = random.Random(seed)
        self.seed = seed
        self.faults = faults
        self.loss_of_host = loss_of_host
        self.late = late
        self.forgets = forgets
        self.hurries = hurries
        self.outages = outages
        self.between = between
        self.now = 0.0
        self.steps = 0
        self.queue: list[tuple[float, int, Callable[[], None]]] = []
        self._count = 0
        seats = by_hand + len(hosts_bots) + guests
        header = begin(game, options, seats).header
        plans = (
            *(SeatPlan("host", mine=True) for _ in range(by_hand)),
            *(SeatPlan(bot, bot) for bot in hosts_bots),
            *(SeatPlan() for _ in range(guests)),
        )
        self.door = CodedDoor(1 + guests, seed) if coded else Doorway()
        rules = Rules.of(header)
        self.plan = Plan(TABLE, "table", rules, plans, "host", admit_all=not coded, code=coded)
        names = ["host", *(f"guest{n}" for n in range(guests))]
        names += [f"watcher{n}" for n in range(watchers)]
        self.processes = [
            Process(name, Identity(self._bytes(32)), Disk(syncs=syncs), name.startswith("watcher"))
            for name in names
        ]
        self.processes[0].hosts = True
        for process in self.processes[1:]:
            process.at = self.processes[0]
        self.links: dict[int, tuple[Process, Process]] = {}
        """Guest and host by connection."""
        self.events: list[str] = []
        self.rolled: set[int] = set()
        """Holders whose files were set back: they may have forgotten what they signed."""
        self._last: dict[tuple[int, str], float] = {}

    @property
    def host(self) -> Process:
        """The process that hosts first."""
        return self.processes[0]

    @property
    def guests(self) -> list[Process]:
        """All other processes."""
        return self.processes[1:]

    def run(self, limit: int = 60_000) -> None:
        """Play to the end. Raises AssertionError, naming the seed, if that does not come."""
        for process in self.processes:
            self._boot(process)
        while not self._done():
            self.steps += 1
            assert self.steps < limit, f"seed {self.seed}: no end after {limit} steps"
            self._next()

    def _done(self) -> bool:
        tables = [process.table for process in self.processes]
        replicas = [table.replica if table else None for table in tables]
        if any(replica is None or not finished(replica) for replica in replicas):
            return False
        return len({replica.head for replica in replicas if replica}) == 1

    def _next(self) -> None:
        if self.queue:
            self.now, _, event = heapq.heappop(self.queue)
            event()
        if self.faults and self.random.randrange(1000) < self.faults:
            self._fault()
        if self.outages and self.random.randrange(1000) < self.outages:
            self._outage()

    # Faults

    def _fault(self) -> None:
        if self.random.random() < 0.5 and self.links:
            self._cut(self.random.choice(sorted(self.links)))
            return
        victims = self.processes if self.loss_of_host else self.guests
        self._crash(self.random.choice(victims))

    def _outage(self) -> None:
        """The power fails in the whole house."""
        for process in self.processes:
            self._crash(process, power_cut=True)

    def _crash(self, process: Process, power_cut: bool | None = None) -> None:
        """The process is killed or its power fails, and it is started again some time later."""
        if process.table is None or (process.hosts and process.table.ledger is None):
            return
        if power_cut is None:
            power_cut = self.random.random() < 0.5
        self.events.append(f"{self.now:.2f} crash {process.name}")
        process.table = None
        process.leaving.clear()
        process.syncing = False
        if power_cut or not process.disk.syncs:
            process.disk.power_cut(self.random)
        else:
            process.disk.crash()
        self._cut_all(process)
        self._later(self.random.uniform(0.1, 3.0), lambda: self._boot(process))

    def _cut(self, link: int) -> None:
        guest, host = self.links.pop(link)
        guest.link = -1
        if isinstance(host.table, HostTable):
            self._told(host, HostTable, lambda table: table.disconnected(link))
        if isinstance(guest.table, GuestTable):
            self._told(guest, GuestTable, lambda table: table.disconnected())
            self._later(self.random.uniform(0.05, 2.0), lambda: self._connect(guest))

    def _cut_all(self, process: Process) -> None:
        for link, ends in list(self.links.items()):
            if process in ends:
                self._cut(link)

    # Processes

    def _boot(self, process: Process) -> None:
        around = Surroundings(
            self._bytes,
            lambda game: journal.remember(journal.decode(process.disk.journals.get(game, b""))),
            trusting=self.door.trusts(),
        )
        kept, whole = ledger.load(process.disk.ledger)
        process.disk.ledger = process.disk.ledger[:whole]
        if process.hosts:
            process.table = HostTable(process.identity, around, self.plan, kept)
            self._told(process, HostTable, lambda table: table.set_ready(True))
            for guest in self.processes:
                if guest.at is not process:
                    continue
                self._later(self.random.uniform(0.0, 1.0), partial(self._connect, guest))
        else:
            table = GuestTable(process.identity, around, TABLE, process.watches, kept)
            process.table = table
            self._later(self.random.uniform(0.0, 1.0), lambda: self._connect(process))

    def _connect(self, guest: Process) -> None:
        host = guest.at
        if guest.table is None or guest.hosts or guest.link >= 0 or host is None:
            return
        if not isinstance(host.table, HostTable) or not self.door.lets_in(guest, host.table):
            self._later(0.5, lambda: self._connect(guest))
            return
        self._count += 1
        link = self._count
        guest.link = link
        self.links[link] = (guest, host)
        key, name, pin = guest.identity.public, guest.name, host.identity.public
        coded = self.door.proves(guest)
        self._told(guest, GuestTable, lambda table: table.connected(self.now, pin, coded))
        self._told(
            host,
            HostTable,
            lambda table: table.connected(link, key, name, guest.watches, self.now),
        )
        if guest.watches or guest.table is None or guest.link != link:
            return
        if guest.table.ledger is None:
            self._told(guest, GuestTable, lambda table: table.set_ready(True))

    def _told(self, process: Process, kind: type[T], tell: Callable[[T], None]) -> None:
        """Tell a table something, then carry out what it wants, one effect at a time."""
        table = process.table
        if table is None:
            return
        assert isinstance(table, kind)
        tell(table)
        self._carry_out(process)
        if process.table is table:
            self._later(self.random.uniform(0.01, 0.2), lambda: self._act(process, table))

    def _act(self, process: Process, table: Table) -> None:
        """Bots move; the host starts when it can."""
        if process.table is not table:
            return
        if isinstance(table, HostTable) and table.ledger is None:
            if table.keeper.obstacle:
                return
            try:
                table.start()
            except NotYet:
                return
        elif not self._move(table):
            return
        self._carry_out(process)
        if process.table is table:
            self._later(self.random.uniform(0.01, 0.2), lambda: self._act(process, table))

    def _move(self, table: Table) -> bool:
        """A bot acts, or a person whose turn it is makes some legal move."""
        seat = autoplay.due(table, dict.fromkeys(table.my_seats, "random"))
        replica = table.replica
        if seat is None or replica is None:
            return False
        if replica.bot_of(seat):
            return autoplay.act(table, {})
        match = replica.match
        table.submit(seat, [self.random.choice(match.game.legal_moves(match.state, seat))])
        return True

    def _carry_out(self, process: Process) -> None:
        table = process.table
        while table is process.table and table is not None and (effects := table.take()):
            for effect in self._ordered(effects):
                if self._crashes_now():
                    self._crash(process)
                if process.table is not table:
                    return
                self._begin(process, effect)
            self._sync_soon(process)

    def _begin(self, process: Process, effect: Effect) -> None:
        """As a runner does it: write at once, let leave what need not wait."""
        if isinstance(effect, Send | Drop):
            waits = isinstance(effect, Drop) or (effect.after_sync and not self._hurries(effect))
            process.leaving.append((process.disk.written if waits else 0, effect))
            self._let_leave(process)
        else:
            self._effect(process, effect)

    def _let_leave(self, process: Process) -> None:
        while process.leaving and process.leaving[0][0] <= process.disk.safe:
            self._effect(process, process.leaving.pop(0)[1])

    def _sync_soon(self, process: Process) -> None:
        table, disk = process.table, process.disk
        if table is None or process.syncing or disk.safe == disk.written:
            return
        process.syncing = True
        written, synced = disk.written, disk.ledger

        def done() -> None:
            if process.table is not table:
                return
            process.syncing = False
            disk.sync(written, synced)
            self._synced(process)
            self._let_leave(process)
            self._sync_soon(process)

        self._later(self.random.uniform(0.001, 0.1), done)

    def _synced(self, process: Process) -> None:
        """Something more is on the disk of a process."""

    def _hurries(self, send: Send) -> bool:
        if type(send.message).__name__ in self.hurries:
            return True
        signed: tuple[Signed, ...] = ()
        if isinstance(send.message, Submit):
            signed = (send.message.signed,)
        elif isinstance(send.message, Entries):
            signed = tuple(entry.signed for entry in send.message.entries)
        return any(type(glance(each).payload).__name__ in self.hurries for each in signed)

    def _crashes_now(self) -> bool:
        if self.faults and self.random.randrange(4000) < self.faults:
            return True
        return bool(self.between) and self.random.randrange(1000) < self.between

    def _ordered(self, effects: tuple[Effect, ...]) -> list[Effect]:
        return sorted(effects, key=lambda effect: bool(_kinds(effect) & self.late))

    def _effect(self, process: Process, effect: Effect) -> None:
        match effect:
            case Append(_, _, entry):
                process.disk.append(ledger.record(entry))
            case Replace(seq, entries):
                process.disk.replace(seq, b"".join(map(ledger.record, entries)))
            case Keep(game, record):
                forgotten = bool(_kinds(effect) & self.forgets)
                process.disk.keep(game, journal.encode(record), forgotten)
                process.disk.kept.append(effect)
            case Send(peer, message):
                self._send(process, peer, wire.encode(message))
            case Drop(peer, reason):
                self.events.append(f"{self.now:.2f} {process.name} drops: {reason}")
                link = peer if process.hosts else process.link
                if link in self.links:
                    self._cut(link)

    def _send(self, process: Process, peer: int, data: bytes) -> None:
        link = peer if process.hosts else process.link
        if link not in self.links:
            return
        guest, host = self.links[link]
        process.sent.append(data)
        receiver = guest if process is host else host
        key = (link, receiver.name)
        arrives = max(self.now + self.random.uniform(0.001, 0.3), self._last.get(key, 0.0))
        self._last[key] = arrives
        self._later(arrives - self.now, lambda: self._deliver(receiver, link, data))

    def _deliver(self, receiver: Process, link: int, data: bytes) -> None:
        if link not in self.links or receiver.table is None:
            return
        receiver.received.append(data)
        if receiver.hosts:
            heard = wire.decode(data, FromGuest)
            self._told(receiver, HostTable, lambda table: table.received(link, heard, self.now))
        else:
            said = wire.decode(data, FromHost)
            self._told(receiver, GuestTable, lambda table: table.received(said, self.now))

    def _later(self, delay: float, event: Callable[[], None]) -> None:
        self._count += 1
        heapq.heappush(self.queue, (self.now + delay, self._count, event))

    def _bytes(self, count: int) -> bytes:
        return self.random.randbytes(count)


def _kinds(effect: Effect) -> set[str]:
    kinds = {type(effect).__name__}
    if isinstance(effect, Keep):
        kinds.add(type(effect.record).__name__)
    return kinds


def ledgers(simulation: Simulation) -> Iterator[Ledger]:
    """The ledgers of all processes as their disks have them."""
    for process in simulation.processes:
        found, _ = ledger.load(process.disk.ledger)
        assert found is not None
        yield found
