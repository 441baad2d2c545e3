# SPDX-License-Identifier: MIT
"""Intent: installations of Sobremesa on computers of one switch, driven by the command line."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from tests.client.desks import OAK
from tests.netcode.network_namespaces import ROOT, Computer
from tests.patience import PATIENCE


class Run:
    """One command of one installation: what it prints (JSON lines apart), its exit status."""

    def __init__(self, command: Sequence[str], home: Path, tree: Path = ROOT) -> None:
        self.lines: list[dict[str, Any]] = []
        self.text = ""
        self._arrived = threading.Condition()
        self._ended = False
        self._errors = ""
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            cwd=tree,
            env={**os.environ, "SOBREMESA_HOME": str(home)},
        )
        self._readers = (
            threading.Thread(target=self._read_lines),
            threading.Thread(target=self._read_errors),
        )
        for reader in self._readers:
            reader.start()

    def wait_for(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The first line that is wanted, however early it came."""
        with self._arrived:
            self._arrived.wait_for(lambda: self._first(wanted) or self._ended, PATIENCE)
            line = self._first(wanted)
        assert line is not None, f"{self._errors or 'silence'} after {self.lines[-1:]}"
        return line

    def entry(self, seq: int) -> dict[str, Any]:
        """The line of an entry, or the last line of a game that ended before it."""
        return self.wait_for(lambda line: line.get("seq", -1) >= seq or "result" in line)

    def freezes(self) -> bool:
        """Wait for its moment; False if its game ended before."""
        line = self.wait_for(lambda line: "frozen" in line or "result" in line)
        return "frozen" in line

    def go_on(self) -> None:
        """Let it go on after its moment."""
        assert self._process.stdin is not None
        self._process.stdin.write("\n")
        self._process.stdin.flush()

    def kill(self) -> None:
        """End it as `kill -9` does."""
        self._process.kill()
        self._settle()

    def finish(self) -> dict[str, Any]:
        """The result of a game that must have been played to its end."""
        status, errors = self.ended()
        assert (status, errors) == (0, ""), (status, errors, self.lines[-1:])
        assert "result" in self.lines[-1]
        return self.lines[-1]

    def ended(self) -> tuple[int, str]:
        """Exit status and errors, once it ends by itself."""
        try:
            status = self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
            raise AssertionError(f"hangs after {self.lines[-1:]}: {self._errors}") from None
        self._settle()
        return status, self._errors

    @property
    def running(self) -> bool:
        """Whether it has not ended."""
        return self._process.poll() is None

    def _first(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any] | None:
        return next((line for line in self.lines if wanted(line)), None)

    def _settle(self) -> None:
        self._process.wait()
        assert self._process.stdin is not None
        self._process.stdin.close()
        for reader in self._readers:
            reader.join()

    def _read_lines(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as lines:
            for line in lines:
                with self._arrived:
                    self.text += line
                    with contextlib.suppress(msgspec.DecodeError):
                        self.lines.append(msgspec.json.decode(line, type=dict[str, Any]))
                    self._arrived.notify_all()
        with self._arrived:
            self._ended = True
            self._arrived.notify_all()

    def _read_errors(self) -> None:
        assert self._process.stderr is not None
        with self._process.stderr as lines:
            self._errors = lines.read()


class Player:
    """An installation: a home of its own on a computer, and a ledger file."""

    def __init__(self, computer: Computer | None, home: Path, name: str) -> None:
        self.computer = computer
        self.home = home
        self.name = name
        self.ledger = home / f"{name}.sobremesa"
        self.runs: list[Run] = []
        self.descriptors = 0
        """How many files and connections its programs may have open; 0 leaves it as it is."""

    @property
    def address(self) -> str:
        """Where this computer is."""
        return self.computer.address if self.computer else "127.0.0.1"

    @property
    def table(self) -> str:
        """What a table opened here is called."""
        return "Oak" if self.computer else OAK

    def run(self, *arguments: str, moment: str | None = None) -> Run:
        """Run a command of ours there; see `staged` for the moment, None leaves it as it is."""
        inside = ["ip", "netns", "exec", self.computer.name] if self.computer else []
        if self.descriptors:
            inside += ["prlimit", f"--nofile={self.descriptors}"]
        program = ["client"] if moment is None else ["tests.client.lan.staged", moment]
        self.runs.append(Run([*inside, sys.executable, "-m", *program, *arguments], self.home))
        return self.runs[-1]

    def host(
        self, *more: str, pace: int = 0, game: str = "thirteen_minutes", moment: str = ""
    ) -> Run:
        """Open a table called Oak, and wait until it is open."""
        run = self.run(
            "host", game, "--table", self.table, *self._alone(pace), *more, moment=moment
        )
        run.wait_for(lambda line: "port" in line)
        return run

    def join(self, where: str, *more: str, pace: int = 0, moment: str = "") -> Run:
        """Sit down, or take the seat back."""
        return self.run("join", where, *self._alone(pace), *more, moment=moment)

    def watch(self, where: str, moment: str = "") -> Run:
        """Look on."""
        kept = ("--name", self.name, "--ledger", str(self.ledger))
        return self.run("join", where, "--watch", "--headless", *kept, moment=moment)

    def resume(self, *more: str, pace: int = 0, moment: str = "") -> Run:
        """Play on from the own ledger file as the host."""
        alone = self._alone(pace, ledger=False)
        run = self.run("resume", str(self.ledger), *alone, *more, moment=moment)
        run.wait_for(lambda line: "port" in line)
        return run

    def audit(self) -> tuple[int, str]:
        """Exit status and errors of an audit of the own ledger."""
        return self.run("audit", str(self.ledger)).ended()

    def _alone(self, pace: int, ledger: bool = True) -> tuple[str, ...]:
        kept = ("--ledger", str(self.ledger)) if ledger else ()
        played = ("--headless", "--autoplay", "random", "--pace", str(pace))
        return (*played, "--name", self.name, *kept)


class Stage:
    """Players on the computers of a switch; on this computer where there is none."""

    def __init__(self, computers: Sequence[Computer | None], folder: Path) -> None:
        names = ("Ada", "Bob", "Cyd", "Dan", "Eve", "Fay")[: len(computers)]
        self.players = tuple(
            Player(computer, folder / name, name)
            for computer, name in zip(computers, names, strict=True)
        )
        for player in self.players:
            player.home.mkdir()

    def __iter__(self) -> Iterator[Player]:
        return iter(self.players)

    def clear(self) -> None:
        """End what still runs."""
        for player in self.players:
            for run in player.runs:
                run.kill()


def port(run: Run) -> int:
    """The port of a hosted table."""
    return int(run.wait_for(lambda line: "port" in line)["port"])


def same_end(*runs: Run) -> dict[str, Any]:
    """The result of a game that all of them ended alike."""
    first, *others = (run.finish() for run in runs)
    for other in others:
        for what in ("result", "digest", "head", "entries"):
            assert other[what] == first[what]
    assert first["cheat"] == ""
    return first


def audits(*players: Player) -> bool:
    """Whether the ledgers of all of them prove an honest game. Equal files are audited once."""
    files = {player.ledger.read_bytes(): player for player in players}
    return all(player.audit() == (0, "") for player in files.values())
