# SPDX-License-Identifier: MIT
"""Intent: a table without a window ends with its game, its reader, or when it is told to."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from client.terminal import headless
from netcode.ledger import ledger as ledgers
from netcode.table.company.visitor import Visitor
from tests.client.desks import OAK
from tests.client.lan.stage import Stage, port, same_end
from tests.netcode.network_namespaces import ROOT
from tests.netcode.simulator import Simulation
from tests.patience import PATIENCE

PAGE = 4096
"""The least that a pipe can hold."""


def hosting(folder: Path) -> subprocess.Popen[bytes]:
    """A game of Power Grid of a host and two bots, into kept.sobremesa.

    Its table is called as no other, because those see it that run at the same time. Its
    lines are many more than fit on the way to a reader: it waits until they are read.
    """
    ledger = str(folder / "kept.sobremesa")
    table = ("--seats", "3", "--bots", "random,random", "--name", "Eve", "--table", OAK)
    alone = ("--headless", "--autoplay", "random", "--ledger", ledger)
    return subprocess.Popen(
        [sys.executable, "-m", "client", "host", "power_grid", *table, *alone],
        env={**os.environ, "SOBREMESA_HOME": str(folder)},
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        pipesize=PAGE,
    )


def entries(path: Path) -> int:
    """How many entries a ledger file has."""
    ledger, _ = ledgers.load(path.read_bytes())
    assert ledger is not None
    return len(ledger.entries)


def over(played: Simulation) -> Any:
    """A host whose game is over, and that nobody is connected to."""
    assert played.host.table is not None
    table = SimpleNamespace(
        replica=played.host.table.replica, identity=played.host.identity, guests={}, got={}
    )
    return SimpleNamespace(table=table, halted=False)


def test_a_guest_lost_at_the_end_can_come_back_for_it(played: Simulation) -> None:
    """It connects, says that it has all and goes; only then the host goes too.

    What was sent to it counts for nothing: it may be lost with the connection.
    """
    host = over(played)
    key = played.guests[0].identity.public
    last = host.table.replica.seq

    async def scene() -> None:
        changed = asyncio.Event()
        waiting = asyncio.create_task(headless._see_off(host, changed))

        async def waits() -> None:
            changed.set()
            for _ in range(3):
                await asyncio.sleep(0)
            assert not waiting.done()

        await waits()
        host.table.guests[1] = Visitor(key, "Bob", False, synced=True)
        await waits()
        del host.table.guests[1]
        await waits()
        host.table.guests[2] = Visitor(key, "Bob", False, synced=True)
        host.table.got[key] = last - 1
        await waits()
        host.table.got[key] = last
        await waits()
        del host.table.guests[2]
        changed.set()
        await waiting

    asyncio.run(scene())


def test_nobody_is_waited_for_without_end(
    played: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A guest that never comes back holds nobody up for long."""
    monkeypatch.setattr(headless, "GRACE_SECONDS", 0.01)
    asyncio.run(headless._see_off(over(played), asyncio.Event()))


@pytest.fixture
def interruptible(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Programs are interrupted by SIGINT, also where these tests run in the background."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interruptible")
def test_every_entry_is_printed_also_when_it_is_stopped(tmp_path: Path) -> None:
    """Ctrl-C from outside: what is told last is what the ledger has last."""
    with hosting(tmp_path) as run:
        assert run.stdout is not None
        lines = [run.stdout.readline() for _ in range(20)]
        run.send_signal(signal.SIGINT)
        lines += run.stdout.read().splitlines()
        assert run.wait(PATIENCE) == 1
    assert json.loads(lines[-1])["seq"] == entries(tmp_path / "kept.sobremesa") - 1


@pytest.mark.usefixtures("interruptible")
@pytest.mark.parametrize("signal_", ["SIGINT", "SIGTERM"])
def test_it_stops_with_the_entry_under_way(here: Stage, signal_: str) -> None:
    """Host or guest, Ctrl-C or SIGTERM: no entry comes after it, and the game can go on."""
    ada, bob, _ = here
    hosted = ada.host(moment=f"{signal_} entry 30 0")
    joined = bob.join(f"127.0.0.1:{port(hosted)}", moment=f"{signal_} entry 20 0")
    assert joined.ended() == (1, "sobremesa: stopped\n")
    assert joined.lines[-1]["seq"] == 20 == entries(bob.ledger) - 1
    joined = bob.join(f"127.0.0.1:{port(hosted)}")
    assert hosted.ended() == (1, "sobremesa: stopped\n")
    assert hosted.lines[-1]["seq"] == 30 == entries(ada.ledger) - 1
    same_end(ada.resume("--port", str(port(hosted))), joined)


@pytest.mark.skipif(sys.platform == "win32", reason="an open file stays there")
def test_a_ledger_that_is_deleted_in_mid_game_is_written_anew(here: Stage) -> None:
    """T-11: seen at the next entry, said in one line, and the game is whole at its end."""
    ada, *_ = here
    hosted = ada.host("--bots", "random", moment="freeze entry 20 0")
    assert hosted.freezes()
    ada.ledger.unlink()
    hosted.go_on()
    result = hosted.finish()
    notices = [line["notice"] for line in hosted.lines if "notice" in line]
    assert len(notices) == 1
    assert "removed or replaced while it was played" in notices[0]
    assert entries(ada.ledger) == result["entries"]
    assert ada.audit() == (0, "")


@pytest.mark.parametrize("lines", [0, 1, 5, 60])
def test_it_ends_quietly_when_its_reader_has_gone(tmp_path: Path, lines: int) -> None:
    """As in `host ... | head -n 5`: before the table is open, in the lobby, or in the game."""
    with hosting(tmp_path) as run:
        assert run.stdout is not None
        assert run.stderr is not None
        for _ in range(lines):
            assert run.stdout.readline()
        run.stdout.close()
        assert run.wait(PATIENCE) == 1
        assert run.stderr.read() == b""
