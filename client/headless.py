# SPDX-License-Identifier: MIT
"""A table without a window: one JSON line per entry, and a last one with the result."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from client.failure import Failure
from core.digest import digest
from core.terms import Over
from netcode.entry import Entry, glance
from netcode.guest import Guest
from netcode.host import Host
from netcode.payloads import Moves, Reveal
from netcode.room import NotYet
from netcode.runner import Runner

GRACE_SECONDS = 10.0
"""How long a host whose game is over waits for its guests to get the last entries."""


async def play(runner: Host | Guest) -> int:
    """Play or watch to the end of the game; 0 if it got there. Raises Failure."""
    changed = asyncio.Event()
    runner.on_change = changed.set
    runner.on_entry = lambda seq, entry: say(_line(runner, seq, entry))
    changed.set()
    while True:
        await changed.wait()
        changed.clear()
        _play_on(runner)
        if runner.trouble:
            raise Failure(runner.trouble)
        replica = runner.table.replica
        if replica is not None and replica.finished:
            break
        if isinstance(runner, Guest) and runner.end:
            raise Failure(runner.end)
    if isinstance(runner, Host):
        await _see_off(runner, changed)
    say(result(runner))
    return 0


def say(line: dict[str, Any]) -> None:
    """Print one JSON line at once."""
    print(msgspec.json.encode(line).decode(), flush=True)


def result(runner: Runner) -> dict[str, Any]:
    """The last line: what came of the game."""
    replica = runner.table.replica
    assert replica is not None
    awaited = replica.match.awaiting
    over = awaited if isinstance(awaited, Over) else Over((), (), "deck_broken")
    words = {setup.words for setup in replica.setups.values()}
    verdict = replica.verdict
    return {
        "result": {"places": over.places, "scores": over.scores, "reason": over.reason},
        "entries": replica.seq,
        "digest": digest(replica.match.state).hex(),
        "head": replica.head.hex(),
        "words": "skipped" if "skipped" in words else "compared",
        "cheat": "" if verdict is None else f"holder {verdict.holder}: {verdict.reason}",
        "ledger": str(runner.ledger_path or ""),
    }


def _line(runner: Runner, seq: int, entry: Entry) -> dict[str, Any]:
    statement = glance(entry.signed)
    line: dict[str, Any] = {
        "seq": seq,
        "holder": statement.holder,
        "kind": type(statement.payload).__name__.lower(),
    }
    if isinstance(statement.payload, Moves):
        line["seat"] = statement.payload.seat
        line["moves"] = statement.payload.moves
    elif isinstance(statement.payload, Reveal):
        line["seat"] = statement.payload.seat
        line["moves"] = (statement.payload.move,)
    replica = runner.table.replica
    if replica is not None and replica.seq == seq + 1:
        line["digest"] = digest(replica.match.state).hex()
    return line


def _play_on(runner: Host | Guest) -> None:
    """What a person would click: ready, and start when all are."""
    table = runner.table
    if table.ledger is not None or table.room is None:
        return
    if isinstance(runner, Guest):
        mine = [s for s in table.room.seats if s.key == table.identity.public]
        if mine and not all(seat.ready for seat in mine):
            runner.tell(lambda: runner.table.set_ready(True))
    elif not all(s.ready for s in table.room.seats if s.key == table.identity.public):
        runner.tell(lambda: runner.table.set_ready(True))
    elif not runner.table.keeper.obstacle and not runner.table.starting:
        try:
            runner.tell(runner.table.start)
        except NotYet:
            return


async def _see_off(runner: Host, changed: asyncio.Event) -> None:
    try:
        async with asyncio.timeout(GRACE_SECONDS):
            while runner.table.guests:
                await changed.wait()
                changed.clear()
    except TimeoutError:
        pass
