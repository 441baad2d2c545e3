# SPDX-License-Identifier: MIT
"""From a submitted move to the committed state on all peers, over TLS on the loopback, as JSON.

Every entry is on disk on every peer before it counts. Beside it stands the bare
round trip of a ping over the same connections.

    python -m tests.benchmarks.commit_latency [--seats N] [--moves K]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from client.machine.storage import Folders
from client.sessions.installation import Installation
from client.terminal.chosen import game
from core.terms import Turn
from netcode.guest import Guest
from netcode.host import Host
from netcode.runner import Runner
from netcode.seating.room import SeatPlan
from netcode.statements.messages import FromHost, Ping
from tests.benchmarks.percentiles import percentiles


async def measure(folder: Path, seats: int, moves: int) -> dict[str, object]:
    """The latencies of so many moves of guests at a table of Power Grid, in milliseconds."""
    here = [
        Installation(_folders(folder / str(n)), f"player {n}", trusting=True) for n in range(seats)
    ]
    rules = game("power_grid", b"")
    plans = (SeatPlan("player 0", mine=True), *(SeatPlan() for _ in range(seats - 1)))
    host = here[0].host(rules, rules.settle((), seats), "bench", plans, admit_all=True)
    host.start()
    await host.open(0, announce=False)
    guests = [await house.join(f"127.0.0.1:{host.port}") for house in here[1:]]
    host.tell(lambda: host.table.set_ready(True))
    for guest in guests:
        await _until(partial(_seated, guest))
        guest.tell(partial(guest.table.set_ready, True))
    await _until(lambda: not host.table.keeper.obstacle)
    host.tell(host.table.start)
    commits: list[float] = []
    while len(commits) < moves and not _over(host):
        await _until(lambda: _awaits_turn(host) and _level([host, *guests]))
        commits += await _commit(host, guests)
    pings = [await _ping(guests[0]) for _ in range(moves)]
    for runner in (*guests, host):
        await runner.close()
    return {
        "seats": seats,
        "moves": len(commits),
        "commit_ms": percentiles(commits),
        "tls_round_trip_ms": percentiles(pings),
    }


async def _commit(host: Host, guests: list[Guest]) -> list[float]:
    """Let whoever has the turn move; the time until all have it, if it was a guest."""
    replica = host.table.replica
    assert replica is not None
    awaited = replica.match.awaiting
    assert isinstance(awaited, Turn)
    seat = awaited.seats[0]
    runner: Runner = next(r for r in (host, *guests) if seat in r.table.my_seats)
    move = replica.match.game.legal_moves(replica.match.state, seat)[-1]
    events = len(replica.match.events)
    start = time.perf_counter()
    runner.tell(lambda: runner.table.submit(seat, [move]))
    await _until(lambda: all(_events(r) > events for r in (host, *guests)))
    return [] if runner is host else [(time.perf_counter() - start) * 1000]


async def _ping(guest: Guest) -> float:
    heard = asyncio.Event()
    before = guest.table.received

    def received(message: FromHost, now: float) -> None:
        before(message, now)
        heard.set()

    guest.table.received = received  # type: ignore[method-assign]
    start = time.perf_counter()
    guest.tell(lambda: guest.table._send(0, Ping()))
    await heard.wait()
    guest.table.received = before  # type: ignore[method-assign]
    return (time.perf_counter() - start) * 1000


async def _until(done: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not done():
            await asyncio.sleep(0)


def _seated(guest: Guest) -> bool:
    seats = guest.table.room.seats if guest.table.room else ()
    return any(seat.key == guest.table.identity.public for seat in seats)


def _events(runner: Runner) -> int:
    replica = runner.table.replica
    return len(replica.match.events) if replica else 0


def _level(runners: list[Host | Guest]) -> bool:
    return len({r.table.replica.seq for r in runners if r.table.replica}) == 1


def _awaits_turn(host: Host) -> bool:
    replica = host.table.replica
    return bool(replica and replica.ready and isinstance(replica.match.awaiting, Turn))


def _over(host: Host) -> bool:
    replica = host.table.replica
    return bool(replica and replica.over)


def _folders(root: Path) -> Folders:
    return Folders(root / "data", root / "config", root / "log")


def main() -> None:
    """Print one JSON document."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--moves", type=int, default=200)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(asyncio.run(measure(Path(folder), args.seats, args.moves)), indent=2))


if __name__ == "__main__":
    main()
