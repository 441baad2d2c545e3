# SPDX-License-Identifier: MIT
"""A simulated table whose host changes: several take it up at once, guests walk between them.

A storm of events by the seed, and then calm: everybody is back at one of them, and the game has
to end. Processes are killed, and the power fails at one of them or at all. With `backups` disks
are set back to older copies and journals vanish; what a holder did that was set back is not held
against it, everything else is.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from core import catalogue
from core.games.manifest import Manifest
from netcode import wire
from netcode.evidence import evidence
from netcode.evidence.evidence import TwoHistories
from netcode.ledger import ledger
from netcode.ledger.journal import Cast
from netcode.replica import epochs
from netcode.statements.entry import Entry, Order
from netcode.table.effects import Effect, Keep, Prove, Replace
from netcode.table.guest_table import GuestTable
from netcode.table.table import Table
from tests.core.toys.bones import Bones
from tests.core.toys.lots import Lots
from tests.netcode.process import Process
from tests.netcode.simulator import Simulation

IN_ITS_MIDDLE = 10
"""Entries of a table when the storm begins, at least."""


def know_toys() -> None:
    """Put the toys that are played here into the catalogue of this process, for good."""
    for toy in (Bones, Lots):
        catalogue.GAMES.setdefault(toy.name, Manifest(toy.name, toy))


class Place(NamedTuple):
    """An entry as a disk has it: its hash, and the epoch that it was ordered in."""

    entry: bytes
    epoch: int


class Roaming(Simulation):
    """A table of two to five holders on which a storm of walks, losses and backups falls.

    It plays toys, which the catalogue has to know: see `know_toys`.
    """

    def __init__(
        self,
        seed: int,
        backups: bool,
        holders: int,
        watchers: int = 0,
        hurries: frozenset[str] = frozenset(),
        coded: bool = False,
    ) -> None:
        game = Bones() if holders > 4 else Lots()
        super().__init__(
            game,
            (),
            seed,
            guests=holders - 1,
            watchers=watchers,
            between=seed % 5 * 6,
            hurries=hurries,
            coded=coded,
        )
        self.backups = backups
        self.copies: list[tuple[Process, bytes, dict[bytes, bytes]]] = []
        self.put_aside: list[bytes] = []
        """Ledger files as they were before entries of them gave way."""
        self.proofs: list[TwoHistories] = []
        self.told: list[str] = []
        """Why somebody was turned away, or believed a host no more."""
        self.settled: set[bytes] = set()
        """Entries that were on the disks of a majority, none of it bound to a later epoch then."""
        self.storm = False
        self._dead: set[int] = set()
        self._thinks: dict[str, float] = {}
        self._holders: tuple[bytes, ...] = ()
        self._known: dict[str, tuple[tuple[Place, ...], int]] = {}

    @property
    def players(self) -> list[Process]:
        """Who holds something."""
        return [process for process in self.processes if not process.watches]

    def holder(self, process: Process) -> int:
        """The number of a player as a holder."""
        if not self._holders:
            first, _ = ledger.load(ledger.first_entries(self.host.disk.ledger, 1))
            assert first is not None
            self._holders = first.replica.roster.draft.holders
        return self._holders.index(process.identity.public)

    def run(self, limit: int = 60_000) -> None:
        """The storm, the calm, and the end. Raises AssertionError, naming the seed."""
        for process in self.processes:
            self._boot(process)
        while not all(self._began(process) for process in self.processes):
            self._step(limit)
        self.storm = True
        for _ in range(self.random.randrange(6, 30)):
            until = self.now + self.random.uniform(0.1, 4.0)
            while self.queue and self.now < until:
                self._step(limit)
            self._strike()
        self._calm()
        while not self._done():
            self._step(limit)

    def _began(self, process: Process) -> bool:
        replica = process.table.replica if process.table else None
        return replica is not None and replica.ready and replica.seq >= IN_ITS_MIDDLE

    def _step(self, limit: int) -> None:
        self.steps += 1
        assert self.steps < limit, f"seed {self.seed}: no end after {limit} steps"
        self._next()
        for process in self.processes:
            table = process.table
            if isinstance(table, GuestTable) and (table.broken or table.turned_away):
                self.told.append(f"{process.name}: {table.broken or table.turned_away}")
                self._crash(process)

    def _act(self, process: Process, table: Table) -> None:
        """While the storm goes on, people think about as long as it takes to walk on."""
        if self.storm and self._thinks.get(process.name, 0.0) > self.now:
            return
        if self.storm:
            pause = self.random.uniform(0.5, 6.0)
            self._thinks[process.name] = self.now + pause
            self._later(pause + 0.01, lambda: self._act(process, table))
        super()._act(process, table)

    # The storm

    def _strike(self) -> None:
        strikes = [self._take_up, self._walk, self._walk, self._give_up, self._lose, self._copy]
        strikes += [self._go_silent, self._go_silent, self._lose_host, self._lose_host]
        strikes += [self._outage]
        if self.backups:
            strikes += [self._set_back, self._copy]
        self.random.choice(strikes)()

    def _take_up(self, process: Process | None = None) -> None:
        guests = [each for each in self.players if not each.hosts]
        if process is None and not guests:
            return
        process = process or self.random.choice(guests)
        self._say(process, "takes the table up")
        process.hosts, process.at = True, None
        self._crash(process)

    def _walk(self) -> None:
        guests = [each for each in self.processes if not each.hosts]
        hosts = [each for each in self.players if each.hosts]
        if guests and hosts:
            self._go(self.random.choice(guests), self.random.choice(hosts))

    def _give_up(self) -> None:
        hosts = [each for each in self.players if each.hosts]
        if len(hosts) > 1:
            one, other = self.random.sample(hosts, 2)
            self._go(one, other)

    def _go(self, process: Process, host: Process) -> None:
        """Join another host: with the table that one has, or with a new one from the file."""
        self._say(process, f"goes to {host.name}")
        hosted, process.hosts, process.at = process.hosts, False, host
        if hosted or self.random.random() < 0.5:
            self._crash(process)
        elif process.link >= 0:
            self._cut(process.link)

    def _lose(self) -> None:
        if self.links and self.random.random() < 0.5:
            self._cut(self.random.choice(sorted(self.links)))
        else:
            self._crash(self.random.choice(self.processes))

    def _go_silent(self) -> None:
        """A cable is out, and it takes a while until both ends notice."""
        if self.links:
            self._silence(self.random.choice(sorted(self.links)))

    def _silence(self, link: int) -> None:
        self._dead.add(link)
        self._later(self.random.uniform(0.3, 5.0), lambda: self._notice(link))

    def _lose_host(self) -> None:
        """All hear no more of a host; one of its guests goes on, and others find it or do not."""
        host = self.random.choice([each for each in self.players if each.hosts])
        links = [link for link, ends in self.links.items() if ends[1] is host]
        for link in links:
            self._silence(link)
        guests = [self.links[link][0] for link in links]
        heirs = [guest for guest in guests if not guest.watches]
        if heirs:
            heir = self.random.choice(heirs)
            self._later(self.random.uniform(0.5, 6.0), lambda: self._succeed(heir, guests))

    def _succeed(self, heir: Process, guests: list[Process]) -> None:
        if self.storm and not heir.hosts:
            self._take_up(heir)
            for guest in guests:
                if guest is not heir and not guest.hosts and self.random.random() < 0.7:
                    self._go(guest, heir)

    def _notice(self, link: int) -> None:
        if link in self.links:
            self._cut(link)

    def _deliver(self, receiver: Process, link: int, data: bytes) -> None:
        if link not in self._dead:
            super()._deliver(receiver, link, data)

    def _copy(self) -> None:
        process = self.random.choice(self.players)
        self.copies.append((process, process.disk.ledger, dict(process.disk.journals)))

    def _set_back(self) -> None:
        """A backup of the ledger, of ledger and journal, or of nothing: a journal is gone."""
        if not self.copies:
            return
        process, file, journals = self.random.choice(self.copies)
        self._say(process, "is set back")
        self._crash(process)
        self.rolled.add(self.holder(process))
        whole, journal = self.random.choice(((True, False), (True, True), (False, True)))
        if whole:
            process.disk.ledger = file
        if journal:
            process.disk.journals = journals if whole and self.random.random() < 0.5 else {}

    def _calm(self) -> None:
        """No more faults: everybody comes back to one host, which may have to take it up."""
        self.between, self.storm = 0, False
        for process in self.processes:
            if process.table is not None:
                self._act(process, process.table)
        host = self.random.choice(self.players)
        if not host.hosts:
            self._take_up(host)
        for process in self.processes:
            if process is not host and process.at is not host:
                self._go(process, host)

    def _say(self, process: Process, what: str) -> None:
        self.events.append(f"{self.now:.2f} {process.name} {what}")

    # What is watched while it goes on

    def _effect(self, process: Process, effect: Effect) -> None:
        if isinstance(effect, Replace):
            self.put_aside.append(process.disk.ledger)
        if isinstance(effect, Prove):
            self.proofs.append(evidence.judge(effect.evidence))
        super()._effect(process, effect)
        if isinstance(effect, Replace):
            self._know(process, _places(process.disk.ledger))
        elif isinstance(effect, Keep) and isinstance(effect.record, Cast):
            self._know(process, self._known.get(process.name, ((), 0))[0])

    def _synced(self, process: Process) -> None:
        if process.disk.ledger.startswith(synced := process.disk.certain[-1]):
            self._know(process, _places(synced))

    def _know(self, process: Process, places: tuple[Place, ...]) -> None:
        """Which entries a majority of those has on disk that may still sign in their epoch."""
        table = process.table
        if table is None or process.watches:
            return
        self._known[process.name] = places, table.ballots.voted
        for seq, place in enumerate(places):
            if place.entry in self.settled:
                continue
            having = [
                known
                for known, voted in self._known.values()
                if voted <= place.epoch and len(known) > seq and known[seq] == place
            ]
            if len(having) >= epochs.majority(len(self.players)):
                self.settled.add(place.entry)


def _places(data: bytes) -> tuple[Place, ...]:
    records, _ = ledger.split(data)
    return tuple(map(_place, records))


@cache
def _place(record: bytes) -> Place:
    entry = wire.decode(record, Entry)
    return Place(entry.hash, wire.decode(entry.order, Order).epoch)
