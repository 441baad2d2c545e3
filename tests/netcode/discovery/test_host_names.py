# SPDX-License-Identifier: MIT
"""Intent: a host name is looked up without holding up the table or the end of the program."""

from __future__ import annotations

import asyncio
import socket
import threading

import pytest

from netcode.discovery import host_names
from netcode.discovery.host_names import addresses_of


def test_known_and_unknown_names() -> None:
    """The loopback has an address; a name that cannot exist and one too long have none."""
    assert asyncio.run(addresses_of("localhost")) == ("127.0.0.1",)
    assert asyncio.run(addresses_of("nosuchhost.invalid")) == ()
    assert asyncio.run(addresses_of("x" * 300)) == ()


def test_a_resolver_that_hangs_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """The loop ends although the system still looks; a late answer harms nothing."""
    hanging = threading.Event()

    def hang(*_: object) -> list[object]:
        hanging.wait()
        return []

    monkeypatch.setattr(socket, "getaddrinfo", hang)
    monkeypatch.setattr(host_names, "_SECONDS", 0.05)
    assert asyncio.run(addresses_of("slow")) == ()
    hanging.set()
    for thread in threading.enumerate():
        if thread.name == "host name":
            thread.join()
