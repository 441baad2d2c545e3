# SPDX-License-Identifier: MIT
"""Intent: a probe says what a table is, or in one sentence why nothing is there."""

from __future__ import annotations

import asyncio
import errno
import socket
import sys

import pytest
from msgspec import structs

from netcode.crypto.identity import Identity
from netcode.discovery.probe import Unreachable, explain, probe
from netcode.link.versions import Playable, Preface, Versions
from tests.netcode.discovery.open_table import MINE, open_table

HOST = Identity.create()


def test_a_probe_tells_what_the_table_is() -> None:
    """Name, host, seats and state as the table says, its key as TLS proves."""

    async def scenario() -> None:
        async with open_table("Oak\u202e table", HOST) as door:
            found = await probe("127.0.0.1", door.port, MINE, HOST.public)
            assert (found.key, found.table) == (HOST.public, HOST.public[:16])
            assert (found.name, found.host, found.game) == ("Oak table", "Ada", "chess")
            assert (found.taken, found.seats, found.state) == (1, 2, "room")
            assert (found.obstacle, found.where) == ("", f"127.0.0.1:{door.port}")

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("guest", "both"),
    [
        (Versions(Preface(2, "0.2.0"), MINE.games), ("protocol 1", "protocol 2")),
        (
            structs.replace(MINE, games=(Playable("chess", 4, bytes(32)),)),
            ("version 3", "version 4"),
        ),
    ],
)
def test_a_table_of_another_version_is_shown_with_the_reason(
    guest: Versions, both: tuple[str, str]
) -> None:
    """Failures T55: it is found, and its obstacle names both versions."""

    async def scenario() -> None:
        async with open_table("Oak", HOST) as door:
            found = await probe("127.0.0.1", door.port, guest, name="Oak as announced")
            assert found.name.startswith("Oak")
            assert all(words in found.obstacle for words in both)

    asyncio.run(scenario())


def test_nobody_another_key_and_no_table_are_told_apart() -> None:
    """One sentence each."""

    async def scenario() -> None:
        async with open_table("Oak", HOST) as door:
            port = door.port
            with pytest.raises(Unreachable, match="not the expected one"):
                await probe("127.0.0.1", port, MINE, bytes(8))
        with pytest.raises(Unreachable, match="no table is open on that port"):
            await probe("127.0.0.1", port, MINE)
        with socket.socket() as silent:
            silent.bind(("127.0.0.1", 0))
            silent.listen()
            with pytest.raises(Unreachable, match="does not answer"):
                await probe("127.0.0.1", silent.getsockname()[1], MINE, seconds=0.1)

    asyncio.run(scenario())


def test_a_refused_local_network_points_to_the_permission(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Failures T68: on macOS EHOSTUNREACH means the permission is missing, mostly."""
    error = OSError(errno.EHOSTUNREACH, "No route to host")
    monkeypatch.setattr(sys, "platform", "darwin")
    assert "Local Network" in explain(error, "10.0.0.1:1")
    monkeypatch.setattr(sys, "platform", "linux")
    assert "Local Network" not in explain(error, "10.0.0.1:1")
    assert "10.0.0.1:1" in explain(OSError(errno.EINVAL, "Invalid argument"), "10.0.0.1:1")
