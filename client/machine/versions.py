# SPDX-License-Identifier: MIT
"""Everything that two peers or a bug report compare: versions and figures."""

from __future__ import annotations

import locale
import os
import platform
from importlib import metadata

from client.version import VERSION
from core import catalogue

_LIBRARIES = ("zeroconf", "msgpack", "msgspec", "PyNaCl", "cryptography", "platformdirs")


def surroundings() -> tuple[tuple[str, str], ...]:
    """Everything in which two laptops that compute different states may differ."""
    return (
        *lines(),
        *libraries(),
        ("machine", platform.machine()),
        ("locale", locale.setlocale(locale.LC_ALL)),
        ("PYTHONHASHSEED", os.environ.get("PYTHONHASHSEED", "not set")),
    )


def lines() -> tuple[tuple[str, str], ...]:
    """(what, which) pairs: application, protocol, rules and figures per game, Qt."""
    return (
        ("sobremesa", VERSION),
        ("protocol", str(protocol())),
        *games(),
        ("Qt", qt()),
    )


def games() -> tuple[tuple[str, str], ...]:
    """Rules version and figures hash of every game."""
    found = []
    for name in catalogue.names():
        game = catalogue.load(name)
        found.append((name, f"rules {game.rules_version}, figures {game.figures_hash.hex()[:12]}"))
    return tuple(found)


def protocol() -> int:
    """The version of what peers say to each other."""
    from netcode.wire import VERSION as PROTOCOL

    return PROTOCOL


def qt() -> str:
    """The version of Qt that runs, or why there is none."""
    try:
        from PySide6.QtCore import qVersion
    except ImportError as error:
        return f"not usable: {error}"
    return qVersion()


def libraries() -> tuple[tuple[str, str], ...]:
    """Python and the libraries, for a bug report."""
    found = [("Python", platform.python_version()), ("system", platform.platform())]
    for name in _LIBRARIES:
        try:
            found.append((name, metadata.version(name)))
        except metadata.PackageNotFoundError:
            found.append((name, "in the bundle"))
    return tuple(found)
