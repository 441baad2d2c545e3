# SPDX-License-Identifier: MIT
"""Intent: a laptop whose memory was wrong replays the game in a new process, and plays on.

Host and guest with their real files and sockets, in one process so that the memory of one of
them can be spoilt; the replay is a process of the program.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from client.machine.storage import Folders, identity_seed
from client.sessions.installation import Installation
from client.terminal import headless
from core import catalogue
from core.match import Match
from netcode.guest import Guest
from netcode.host import Host
from netcode.replica.disclosure import finished
from netcode.runner import Automatic, Runner
from netcode.seating.room import SeatPlan
from netcode.statements.entry import Entry
from netcode.statements.messages import Room
from tests.core.games.thirteen_minutes.builder import state_of
from tests.patience import PATIENCE

SPOILT_AT = 30
"""The entry after which a memory is spoilt."""


def installation(folder: Path, name: str) -> Installation:
    """A laptop whose bot plays."""
    kept = Folders(folder / name / "data", folder / name / "config", folder / name / "log")
    return Installation(kept, name, trusting=True, automatic=Automatic("random"))


def spoil(runner: Runner) -> None:
    """Count one play too many in the memory of one laptop."""
    ledger = runner.table.ledger
    assert ledger is not None
    replica = ledger.replica
    match = replica.match
    state = structs.replace(state_of(match), plays=state_of(match).plays + 1)
    ledger.replica = replica.but(match=Match(match.game, match.header, state, match.events))


def spoilt_once(runner: Runner) -> Callable[[int, Entry], None]:
    """Spoil the memory after an entry, once it is on disk."""

    def on_entry(seq: int, _: Entry) -> None:
        if seq == SPOILT_AT:
            spoil(runner)

    return on_entry


async def met(host: Host, guest: Guest, wanted: Callable[[], bool]) -> None:
    """Until something is so at the table; whoever has to be ready is, and the host starts."""
    changed = asyncio.Event()
    rooms: dict[Runner, Room] = {}
    host.on_change = guest.on_change = changed.set
    changed.set()
    async with asyncio.timeout(PATIENCE):
        while not wanted():
            await changed.wait()
            changed.clear()
            for runner in (host, guest):
                if (room := runner.table.room) is not None and rooms.get(runner) is not room:
                    rooms[runner] = room
                    headless._play_on(runner, room)


def played(
    folder: Path, spoilt: str, then: Callable[[Host, Guest], Coroutine[Any, Any, None]]
) -> None:
    """A table of two on the loopback; the memory of one of them is spoilt in the middle."""

    async def main() -> None:
        ada, bob = installation(folder, "Ada"), installation(folder, "Bob")
        game = catalogue.load("thirteen_minutes")
        seats = (SeatPlan("Ada", mine=True), SeatPlan())
        options = game.settle((), 2)
        host = ada.host(game, options, "Oak", seats, admit_all=True)
        host.start()
        await host.open(0, announce=False)
        guest = await bob.join(f"127.0.0.1:{host.port}")
        runner = host if spoilt == "Ada" else guest
        runner.on_entry = spoilt_once(runner)
        try:
            await then(host, guest)
        finally:
            await guest.close()
            await host.close()

    asyncio.run(main())


def reports(folder: Path, name: str) -> list[Path]:
    """The folders with reports of a laptop."""
    return sorted((folder / name).rglob("desync-*"))


def test_a_guest_whose_memory_was_spoilt_plays_to_the_end(tmp_path: Path) -> None:
    """It stops, replays in a new process, goes on over the same connection, and says so."""

    async def then(host: Host, guest: Guest) -> None:
        await met(host, guest, lambda: _finished(host) and _finished(guest))
        assert guest.end == ""
        assert [line.name for line in guest.table.chat.lines] == ["Sobremesa"]
        assert guest.ledger_path is not None
        assert host.ledger_path is not None
        assert guest.ledger_path.read_bytes() == host.ledger_path.read_bytes()

    played(tmp_path, "Bob", then)
    (found,) = reports(tmp_path, "Bob")
    assert reports(tmp_path, "Ada") == []
    said = json.loads((found / "report.json").read_text())
    assert (said["verdict"], said["holder"], said["host"]) == ("memory", 1, 0)
    assert set(said["where the host differs"]) == {"plays"}
    machine = json.loads((found / "machine.json").read_text())
    assert {"sobremesa", "Python", "system", "machine", "locale", "PYTHONHASHSEED"} <= set(machine)


def test_a_report_holds_no_secret(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the identity nor what the journal remembers, nor what the environment has."""
    monkeypatch.setenv("SOBREMESA_PLANTED", "planted-in-the-environment")
    secrets = [b"planted-in-the-environment"]

    async def then(host: Host, guest: Guest) -> None:
        await met(host, guest, lambda: _finished(host) and _finished(guest))
        author = guest.table.author
        assert author is not None
        secrets.append(author.holder.keys._master)

    played(tmp_path, "Bob", then)
    kept = Folders(*(tmp_path / "Bob" / each for each in ("data", "config", "log")))
    secrets.append(identity_seed(kept))
    journal = next(kept.ledgers.glob("*.journal")).read_bytes()
    assert secrets[1] in journal
    (found,) = reports(tmp_path, "Bob")
    files = [each.read_bytes() for each in found.iterdir()]
    assert len(files) == 5
    for secret in secrets:
        for form in (secret, secret.hex().encode()):
            assert not any(form in data for data in files)


def test_a_guest_that_is_right_stays_stopped(tmp_path: Path) -> None:
    """The host's memory is spoilt: a new process of the guest computes the same as the guest."""

    async def then(host: Host, guest: Guest) -> None:
        await met(host, guest, lambda: bool(guest.end))
        assert "computes the same again" in guest.end
        assert "alike: Ada | this laptop" in guest.end
        assert any("computes another state" in said for said in host.table.refusals)

    played(tmp_path, "Ada", then)
    (found,) = reports(tmp_path, "Bob")
    said = json.loads((found / "report.json").read_text())
    assert said["verdict"] == "repeated"
    assert json.loads((found / "recount.json").read_text())["refused"]
    assert str(found) in said["sentence"]


def _finished(runner: Runner) -> bool:
    return runner.table.replica is not None and finished(runner.table.replica)
