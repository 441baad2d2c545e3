# SPDX-License-Identifier: MIT
"""Intent: what is announced on this computer is found, followed and lost by the browser."""

from __future__ import annotations

import asyncio
import gc
import socket
from collections.abc import Callable
from typing import Any

import pytest
from msgspec import structs
from zeroconf import const
from zeroconf._dns import DNSPointer
from zeroconf._protocol.outgoing import DNSOutgoing
from zeroconf.asyncio import AsyncServiceInfo

from netcode.crypto.identity import Identity
from netcode.discovery import announcer as announcers
from netcode.discovery import browser, mdns
from netcode.discovery.announcer import Announcer, instance_name, txt
from netcode.discovery.browser import Browser, Candidate, find
from netcode.discovery.probe import FoundTable
from netcode.link.versions import Playable, Played
from tests.netcode.discovery.open_table import LOOPBACK, MINE, open_table, own_port, table_info
from tests.patience import PATIENCE


@pytest.fixture(autouse=True)
def _loopback_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests stay on this computer."""
    monkeypatch.setattr(mdns, "usable", lambda _: (LOOPBACK,))


class Watcher:
    """A browser and what it shows of one table; other tests may have tables open too."""

    def __init__(self, identity: Identity, own: frozenset[bytes] = frozenset()) -> None:
        self._key = identity.public
        self._changed = asyncio.Event()
        self.browser = Browser(MINE, self._note, own)

    def seen(self) -> FoundTable | None:
        """The table, if it is shown."""
        return next((each for each in self.browser.tables() if each.key == self._key), None)

    async def until(self, wanted: Callable[[FoundTable | None], bool]) -> FoundTable | None:
        """Wait for the table to look as wanted."""
        async with asyncio.timeout(PATIENCE):
            while not wanted(self.seen()):
                self._changed.clear()
                await self._changed.wait()
        return self.seen()

    def _note(self, _: tuple[FoundTable, ...]) -> None:
        self._changed.set()


def test_an_announced_table_is_found_and_lost() -> None:
    """It is shown once although two ways lead to it, and goes when its host closes."""

    async def scenario() -> None:
        identity = Identity.create()
        watcher = Watcher(identity)
        await watcher.browser.start()
        async with open_table("Oak", identity) as door:
            announcer = Announcer(table_info("Oak", identity), door.port, identity.public, 1)
            await announcer.start()
            assert announcer.obstacles == ()
            assert announcer.addresses == ("127.0.0.1",)
            found = await watcher.until(lambda table: table is not None)
            assert found is not None
            assert (found.name, found.where) == ("Oak", f"127.0.0.1:{door.port}")
            keys = [each.key for each in watcher.browser.tables()]
            assert keys.count(identity.public) == 1
            await announcer.close()
        await watcher.until(lambda table: table is None)
        await watcher.browser.close()

    asyncio.run(scenario())


def test_ones_own_table_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables are filtered by id, whatever they are called."""
    considered: list[int] = []
    show = Browser._show

    def noted(browser: Browser, candidate: Candidate, found: FoundTable | None) -> None:
        show(browser, candidate, found)
        considered.append(candidate.port)

    monkeypatch.setattr(Browser, "_show", noted)

    async def scenario() -> None:
        mine, other = Identity.create(), Identity.create()
        watcher = Watcher(other, own=frozenset((mine.public[:16],)))
        await watcher.browser.start()
        async with open_table("Oak", mine) as first, open_table("Oak", other) as second:
            watcher.browser.consider("127.0.0.1", first.port)
            watcher.browser.consider("127.0.0.1", second.port)
            await watcher.until(lambda table: table is not None)
            async with asyncio.timeout(PATIENCE):
                while first.port not in considered:
                    await asyncio.sleep(0.01)
            assert mine.public not in [each.key for each in watcher.browser.tables()]
            watcher.browser.hide(other.public[:16])
            assert watcher.seen() is None
        await watcher.browser.close()

    asyncio.run(scenario())


def test_a_table_that_comes_back_is_shown_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A host that restarts on the same port reappears when it is heard of."""
    monkeypatch.setattr(browser, "PROBE_EVERY_SECONDS", 0.1)
    monkeypatch.setattr(browser, "_REST_SECONDS", (0.01, 60.0))

    async def scenario() -> None:
        identity = Identity.create()
        watcher = Watcher(identity)
        await watcher.browser.start()
        async with open_table("Oak", identity, port=own_port(0)) as door:
            port = door.port
            watcher.browser.consider("127.0.0.1", port)
            await watcher.until(lambda table: table is not None)
        await watcher.until(lambda table: table is None)
        async with open_table("Oak", identity, port=port) as door:
            assert door.port == port
            watcher.browser.consider("127.0.0.1", port)
            await watcher.until(lambda table: table is not None)
        await watcher.browser.close()

    asyncio.run(scenario())


def test_names_that_no_table_has_are_counted_and_nothing_else() -> None:
    """T-11: control characters in an mDNS name are no error of ours, packet for packet."""

    async def scenario() -> None:
        failures: list[dict[str, Any]] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, what: failures.append(what))
        watcher = Watcher(Identity.create())
        await watcher.browser.start()
        packet = DNSOutgoing(const._FLAGS_QR_RESPONSE | const._FLAGS_AA)
        for label in ("\x07bell 1234", "a\x00b", "\x1b[31mred 1234"):
            name = f"{label}.{mdns.SERVICE_TYPE}"
            pointer = DNSPointer(mdns.SERVICE_TYPE, const._TYPE_PTR, const._CLASS_IN, 9, name)
            packet.add_answer_at_time(pointer, 0)
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as stranger:
            here = socket.inet_aton(LOOPBACK.address)
            stranger.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_IF, here)
            for data in packet.packets():
                stranger.sendto(data, ("224.0.0.251", 5353))
        async with asyncio.timeout(PATIENCE):
            while watcher.browser.heard["not understood"] < 3:
                await asyncio.sleep(0.01)
        await watcher.browser.close()
        gc.collect()
        assert failures == []

    asyncio.run(scenario())


def test_a_flood_of_false_announcements_leaves_room_for_true_ones() -> None:
    """Addresses that do not answer give way; at most 64 are watched."""

    async def scenario() -> None:
        identity = Identity.create()
        watcher = Watcher(identity)
        await watcher.browser.start()
        for port in range(1, 200):
            watcher.browser.consider("127.0.0.1", port)
        async with open_table("Oak", identity) as door:
            watcher.browser.consider("127.0.0.1", door.port)
            await watcher.until(lambda table: table is not None)
            assert len(watcher.browser._watched) <= 64
        await watcher.browser.close()

    asyncio.run(scenario())


def test_changes_are_announced_seldom(monkeypatch: pytest.MonkeyPatch) -> None:
    """Failures T67: a hundred changes of a table in a row make one announcement."""

    monkeypatch.setattr(announcers, "UPDATE_SECONDS", PATIENCE)

    async def scenario() -> None:
        identity = Identity.create()
        info = table_info("Oak", identity)
        announcer = Announcer(info, 47620, identity.public, 1)
        announced: list[int] = []
        service = announcer._service

        def counted() -> AsyncServiceInfo:
            announced.append(1)
            return service()

        monkeypatch.setattr(announcer, "_service", counted)
        await announcer.start()
        for epoch in range(1, 101):
            announcer.update(structs.replace(info, epoch=epoch))
            await asyncio.sleep(0.001)
        await announcer.close()
        assert len(announced) == 2

    asyncio.run(scenario())


def test_without_sockets_everything_starts_and_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    """Failures T64 and B14: neither mDNS nor UDP can be had, and both sides still run."""

    def refuse(*_: object, **__: object) -> None:
        raise OSError(98, "Address already in use")

    monkeypatch.setattr(mdns, "AsyncZeroconf", refuse)
    monkeypatch.setattr("netcode.discovery.udp_query._shared_socket", refuse)

    async def scenario() -> None:
        identity = Identity.create()
        announcer = Announcer(table_info("Oak", identity), 47620, identity.public, 1)
        browser = Browser(MINE)
        await announcer.start()
        await browser.start()
        assert len(announcer.obstacles) == 2
        assert all("in use" in obstacle for obstacle in announcer.obstacles)
        assert "lo (127.0.0.1)" in browser.obstacles[0]
        await browser.close()
        await announcer.close()
        monkeypatch.setattr(mdns, "usable", lambda _: ())
        browser = Browser(MINE)
        await browser.start()
        assert browser.obstacles == ("no network interface with a private IPv4 address is up",)
        await browser.close()

    asyncio.run(scenario())


def test_find_gives_what_answers_in_time() -> None:
    """The command line's way: look for a moment, list what is there."""

    async def scenario() -> None:
        identity = Identity.create()
        async with open_table("Oak", identity) as door:
            announcer = Announcer(table_info("Oak", identity), door.port, identity.public, 1)
            await announcer.start()
            found: tuple[FoundTable, ...] = ()
            async with asyncio.timeout(PATIENCE):
                while identity.public not in [table.key for table in found]:
                    found = await find(0.5, MINE)
            await announcer.close()

    asyncio.run(scenario())


def test_the_records_fit_their_limits() -> None:
    """TXT under 200 bytes, the instance's label at most 63, whatever the table is called."""
    identity = Identity.create()
    info = structs.replace(
        table_info("\U0001f0cf." * 12, identity),
        played=Played(Playable("g" * 64, 1_000_000, bytes(32))),
        taken=6,
        seats=6,
        state="playing",
        code_needed=True,
        epoch=1_000_000,
    )
    record = txt(info, identity.public, 1_000_000)
    assert sum(1 + len(f"{key}={value}".encode()) for key, value in record.items()) < 200
    label = instance_name(info)
    assert len(label.encode()) <= 63
    assert label.endswith(" " + info.table.hex()[:4])
    assert "." not in label
    assert instance_name(structs.replace(info, name="\u202e")).startswith("table ")
