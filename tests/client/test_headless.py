# SPDX-License-Identifier: MIT
"""Intent: a host without a window leaves after its guests have the end, or with its reader."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from client import headless
from netcode.ledger import ledger as ledgers
from netcode.table.visitor import Visitor
from tests.netcode.network_namespaces import ROOT
from tests.netcode.simulator import Simulation


def hosting(folder: Path) -> subprocess.Popen[bytes]:
    """A game of Power Grid of a host and two bots, into kept.sobremesa.

    Its table is called as no other, because those see it that run at the same time.
    """
    ledger = str(folder / "kept.sobremesa")
    table = ("--seats", "3", "--bots", "random,random", "--name", "Eve", "--table", "Elm")
    alone = ("--headless", "--autoplay", "random", "--ledger", ledger)
    return subprocess.Popen(
        [sys.executable, "-m", "client", "host", "power_grid", *table, *alone],
        env={**os.environ, "SOBREMESA_HOME": str(folder)},
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


def over(played: Simulation) -> Any:
    """A host whose game is over, and that nobody is connected to."""
    assert played.host.table is not None
    table = SimpleNamespace(
        replica=played.host.table.replica, identity=played.host.identity, guests={}
    )
    return SimpleNamespace(table=table)


def test_a_guest_lost_at_the_end_can_come_back_for_it(played: Simulation) -> None:
    """It connects, gets what it lacks and goes; only then the host goes too."""
    host = over(played)
    key = played.guests[0].identity.public

    async def scene() -> None:
        changed = asyncio.Event()
        waiting = asyncio.create_task(headless._see_off(host, changed))
        for synced in (False, True):
            await asyncio.sleep(0)
            assert not waiting.done()
            host.table.guests[1] = Visitor(key, "Bob", False, synced)
            changed.set()
        for _ in range(3):
            await asyncio.sleep(0)
        assert not waiting.done()
        del host.table.guests[1]
        changed.set()
        await waiting

    asyncio.run(scene())


def test_nobody_is_waited_for_without_end(
    played: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A guest that never comes back holds nobody up for long."""
    monkeypatch.setattr(headless, "GRACE_SECONDS", 0.01)
    asyncio.run(headless._see_off(over(played), asyncio.Event()))


def test_every_entry_is_printed_also_when_it_is_stopped(tmp_path: Path) -> None:
    """Ctrl-C: what the table still does until it is closed is told as well."""
    with hosting(tmp_path) as run:
        assert run.stdout is not None
        for _ in range(20):
            assert run.stdout.readline()
        run.send_signal(signal.SIGINT)
        last = json.loads(run.stdout.read().splitlines()[-1])
        assert run.wait(60) == 1
    ledger, _ = ledgers.load((tmp_path / "kept.sobremesa").read_bytes())
    assert ledger is not None
    assert last["seq"] == len(ledger.entries) - 1


@pytest.mark.parametrize("lines", [0, 1, 5, 60])
def test_it_ends_quietly_when_its_reader_has_gone(tmp_path: Path, lines: int) -> None:
    """As in `host ... | head -n 5`: before the table is open, in the lobby, or in the game."""
    with hosting(tmp_path) as run:
        assert run.stdout is not None
        assert run.stderr is not None
        for _ in range(lines):
            assert run.stdout.readline()
        run.stdout.close()
        assert run.wait(60) == 1
        assert run.stderr.read() == b""
