# SPDX-License-Identifier: MIT
"""Intent: a guest that parts at any entry, for good or for a while, ends no simulated game."""

from __future__ import annotations

import pytest

from core.contract import Game
from netcode.evidence.audit import audit
from netcode.holder import setups
from netcode.ledger.ledger import Ledger
from netcode.replica.replica import Entrusted
from netcode.table.table import Table
from tests.core.toys.council import Council
from tests.core.toys.lots import Lots
from tests.netcode import invariants
from tests.netcode.process import Process
from tests.netcode.replica.test_three_holders import secrets_of
from tests.netcode.simulator import Simulation, ledgers
from tests.netcode.voting import votes

pytestmark = pytest.mark.usefixtures("toys")

GONE = 2
"""The holder that parts, and its seat."""


class Parting(Simulation):
    """A guest is killed at some entry, for good or for a while; the others vote for bots."""

    def __init__(self, game: Game, seed: int, comes_back: bool, faults: int = 0) -> None:
        super().__init__(game, (), seed, faults, guests=2, loss_of_host=False)
        self._parts_at = 8 + seed % 12
        self._comes_back = comes_back
        self.parted: Process | None = None

    def _next(self) -> None:
        super()._next()
        table = self.host.table
        replica = table.replica if table else None
        if self.parted is None and replica is not None and replica.seq >= self._parts_at:
            self._part(self.guests[1])

    def _part(self, guest: Process) -> None:
        if guest.table is None or guest.table.ledger is None:
            return
        self.parted = Process(guest.name, guest.identity, guest.disk, table=guest.table)
        self._crash(guest)
        if not self._comes_back:
            self.processes.remove(guest)

    def _boot(self, process: Process) -> None:
        if process in self.processes:
            super()._boot(process)

    def _move(self, table: Table) -> bool:
        cast = votes(table)[:1]
        for vote in cast:
            table.entrust(*vote)
        return super()._move(table) or bool(cast)


GAMES = (Lots, Council)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(5))
def test_a_guest_that_parts_for_good_ends_no_game(game: type[Game], seed: int) -> None:
    """Turns, draws and secret moves: at whatever entry it is killed, the others play to the end."""
    simulation = Parting(game(), seed, comes_back=False)
    simulation.run()
    one = _sound(simulation)
    assert simulation.parted is not None
    assert {trust.seat for trust in one.replica.entrusted} <= {GONE}
    assert _no_secret_of(simulation.parted, simulation)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(5))
def test_a_guest_that_comes_back_ends_the_game_with_the_others(game: type[Game], seed: int) -> None:
    """With cuts and crashes of guests all the time; seats go to and fro."""
    simulation = Parting(game(), seed, comes_back=True, faults=8)
    simulation.run()
    _sound(simulation)


def _sound(simulation: Simulation) -> Ledger:
    """All invariants hold; at a council, where two may speak at once, those of the end."""
    if simulation.plan.rules.game == Lots.name:
        return invariants.check(simulation)
    files = {process.disk.ledger for process in simulation.processes}
    assert len(files) == 1
    assert audit(simulation.host.disk.ledger).faults == ()
    return next(ledgers(simulation))


def test_seats_were_entrusted_and_given_back() -> None:
    """Otherwise the two tests above would show nothing."""
    found = []
    for game, comes_back in ((Lots, False), (Council, False), (Lots, True)):
        trusts: list[Entrusted] = []
        for seed in range(5):
            simulation = Parting(game(), seed, comes_back, faults=8 if comes_back else 0)
            simulation.run()
            trusts += next(ledgers(simulation)).replica.entrusted
        found.append((bool(trusts), any(trust.until for trust in trusts)))
    assert found == [(True, False), (True, False), (True, True)]


def _no_secret_of(parted: Process, simulation: Simulation) -> bool:
    """Netcode, section 9, 1: nothing that others received tells what its holder alone knows."""
    secrets = dict(secrets_of(parted, 3))
    return not any(
        secret in data
        for process in simulation.processes
        for data in process.received
        for secret in secrets.values()
    )


def test_a_secret_that_goes_with_the_seat_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The mutant of the search: boxes that are none, so that shares go with every set-up."""
    monkeypatch.setattr(setups, "box", lambda seed, to, payload, *purpose: bytes(48) + payload)
    monkeypatch.setattr(
        setups,
        "share_of",
        lambda replica, me, dealer: replica.setups[dealer].shares[me.number][48:],
    )
    simulation = Parting(Lots(), 1, comes_back=False)
    simulation.run()
    assert simulation.parted is not None
    assert not _no_secret_of(simulation.parted, simulation)
