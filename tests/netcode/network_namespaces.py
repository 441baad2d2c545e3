# SPDX-License-Identifier: MIT
"""Intent: a few computers on one switch, inside this one: namespaces, veth pairs, a bridge."""

from __future__ import annotations

import itertools
import json
import os
import queue
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
_NUMBER = itertools.count()


def unavailable() -> str:
    """Why namespaces cannot be made here; empty if they can."""
    if not sys.platform.startswith("linux"):
        return "network namespaces are a feature of Linux"
    if os.geteuid() != 0:
        return "network namespaces need root"
    if shutil.which("ip") is None:
        return "network namespaces need the command ip"
    name = f"sobremesa-try-{os.getpid()}"
    try:
        _ip("netns", "add", name)
    except subprocess.CalledProcessError:
        return "this kernel or container allows no network namespaces"
    _ip("netns", "del", name)
    return ""


class Program:
    """A program in a namespace that prints one JSON document a line."""

    def __init__(self, command: list[str]) -> None:
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT)
        self._lines: queue.Queue[str] = queue.Queue()
        self._reader = threading.Thread(target=self._read)
        self._reader.start()

    def wait_for(self, wanted: Callable[[Any], bool], seconds: float) -> Any:
        """The next document that is wanted. Raises queue.Empty after that many seconds."""
        end = time.monotonic() + seconds
        while True:
            left = max(end - time.monotonic(), 0.0)
            document = json.loads(self._lines.get(timeout=left))
            if wanted(document):
                return document

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        self.process.kill()
        self.process.wait()
        self._reader.join()

    def _read(self) -> None:
        assert self.process.stdout is not None
        with self.process.stdout as lines:
            for line in lines:
                self._lines.put(line)


class Computer:
    """One namespace with an adapter `eth0` that hangs on the switch."""

    def __init__(self, name: str, address: str, switch: str) -> None:
        self.name = name
        self.address = address
        self._switch = switch
        self._programs: list[Program] = []
        self._drops = False
        _ip("netns", "add", name)
        self.ip("link", "set", "lo", "up")

    def ip(self, *arguments: str) -> None:
        """Run `ip` in here."""
        _ip("-n", self.name, *arguments)

    def plug_in(self) -> None:
        """Connect the adapter to the switch."""
        port = self.name[-12:]
        self.ip("link", "add", "eth0", "type", "veth", "peer", "name", port)
        self.ip("link", "set", port, "netns", self._switch)
        _ip("-n", self._switch, "link", "set", port, "master", "switch", "up")
        self.ip("address", "add", f"{self.address}/24", "brd", "+", "dev", "eth0")
        self.ip("link", "set", "eth0", "up")

    def isolate(self) -> None:
        """Let the switch pass nothing between this and other isolated computers."""
        port = self.name[-12:]
        _ip("-n", self._switch, "link", "set", port, "type", "bridge_slave", "isolated", "on")

    def block(self, protocol: str, port: int) -> None:
        """Drop what comes to a port from other computers, as a firewall of this one does.

        Answers to what this computer asks have other ports, and pass.
        """
        self._drop("ipproto", protocol, "dport", str(port))

    def drop_broadcasts(self) -> None:
        """Drop what comes to everybody, as access points do that keep computers apart."""
        self._drop("to", f"{self.address.rpartition('.')[0]}.255")

    def _drop(self, *what: str) -> None:
        if not self._drops:
            self.ip("rule", "add", "pref", "100", "lookup", "local")
            self.ip("rule", "del", "pref", "0")
        self._drops = True
        self.ip("rule", "add", "pref", "10", "iif", "eth0", *what, "type", "blackhole")

    def pull_out(self) -> None:
        """Pull the cable: whoever talks to this computer hears nothing any more."""
        _ip("-n", self._switch, "link", "set", self.name[-12:], "down")

    def put_back(self) -> None:
        """Put the cable back that was pulled, and wait until the adapter has noticed."""
        _ip("-n", self._switch, "link", "set", self.name[-12:], "up")
        while "state UP" not in _ip("-n", self.name, "link", "show", "eth0"):
            time.sleep(0.05)

    def run(self, module: str, *arguments: str) -> Program:
        """Run a module of ours in here."""
        command = ["ip", "netns", "exec", self.name, sys.executable, "-m", module, *arguments]
        self._programs.append(Program(command))
        return self._programs[-1]

    def remove(self) -> None:
        """End its programs and the namespace."""
        for program in self._programs:
            program.kill()
        _ip("netns", "del", self.name)


@contextmanager
def network(computers: int) -> Iterator[tuple[Computer, ...]]:
    """That many computers 10.83.0.1, 10.83.0.2 ... on one switch, not yet plugged in."""
    stem = f"s{os.getpid()}n{next(_NUMBER)}"
    switch = f"{stem}sw"
    _ip("netns", "add", switch)
    made: list[Computer] = []
    try:
        _ip("-n", switch, "link", "add", "switch", "type", "bridge", "mcast_snooping", "0")
        _ip("-n", switch, "link", "set", "switch", "up")
        for number in range(1, computers + 1):
            made.append(Computer(f"{stem}c{number}", f"10.83.0.{number}", switch))
        yield tuple(made)
    finally:
        for computer in made:
            computer.remove()
        _ip("netns", "del", switch)


def _ip(*arguments: str) -> str:
    return subprocess.run(["ip", *arguments], check=True, capture_output=True, text=True).stdout
