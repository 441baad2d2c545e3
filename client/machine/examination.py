# SPDX-License-Identifier: MIT
"""What `doctor` looks at on this machine, as (what was checked, what was found)."""

from __future__ import annotations

import asyncio
import os
import subprocess

from client.machine import log, program, versions
from client.machine.storage import Folders
from client.version import VERSION

Finding = tuple[str, str]

_DISPLAY = ("QT_QPA_PLATFORM", "QT_SCALE_FACTOR", "DISPLAY", "WAYLAND_DISPLAY", "XDG_SESSION_TYPE")
_SECONDS = 60


def findings(kept: Folders, peers: tuple[str, ...] = ()) -> tuple[Finding, ...]:
    """Everything that is worth a line, versions first."""
    return (
        *versions.lines(),
        *versions.libraries(),
        *places(kept),
        *display(),
        *network(peers=peers),
    )


def places(kept: Folders) -> tuple[Finding, ...]:
    """Where things are kept, and whether they can be written."""
    named = (("games", kept.ledgers), ("settings", kept.config), ("log", log.path(kept).parent))
    return tuple((name, f"{path} ({_writable(str(path))})") for name, path in named)


def display() -> tuple[Finding, ...]:
    """How Qt reaches a screen, and whether the window opens."""
    given = tuple((name, os.environ[name]) for name in _DISPLAY if name in os.environ)
    return (*given, ("window", window_opens()))


def window_opens() -> str:
    """`opens`, or the last line of what went wrong; tried in a process of its own.

    Qt ends the process when a platform plugin cannot be loaded.
    """
    try:
        tried = subprocess.run(
            [*program.command(), "--smoke"],
            capture_output=True,
            text=True,
            timeout=_SECONDS,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        return f"does not open: {error}"
    if tried.returncode == 0:
        return "opens"
    said = tried.stderr.strip().splitlines()
    return f"does not open: {said[-1] if said else f'exit status {tried.returncode}'}"


def network(seconds: float | None = None, peers: tuple[str, ...] = ()) -> tuple[Finding, ...]:
    """Adapters, ports, what is heard in so many seconds, and what may block it.

    `peers` are addresses that are asked whether they reach this computer.
    """
    from netcode.discovery.diagnosis import LOOK_SECONDS, diagnose
    from netcode.link.versions import own_versions

    look = LOOK_SECONDS if seconds is None else seconds
    return asyncio.run(diagnose(own_versions(VERSION), look, peers=peers))


def _writable(path: str) -> str:
    while not os.path.isdir(path) and (above := os.path.dirname(path)) != path:
        path = above
    return "can be written" if os.access(path, os.W_OK) else "cannot be written"
