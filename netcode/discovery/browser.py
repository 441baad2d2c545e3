# SPDX-License-Identifier: MIT
"""The tables on this network: heard of by mDNS and UDP, shown once they have answered.

mDNS and UDP only say where to ask. A candidate is probed over TCP before it is
shown and every 5 seconds while it is, and is gone when two probes in a row
fail: a killed host disappears within 10 seconds (failures T59).
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, TypeAlias

from msgspec import Struct
from zeroconf import DNSQuestionType, Error, ServiceStateChange, Zeroconf
from zeroconf.asyncio import AsyncServiceBrowser, AsyncServiceInfo, AsyncZeroconf

from netcode.discovery.interfaces import Interface
from netcode.discovery.mdns import SERVICE_TYPE, Mdns
from netcode.discovery.probe import FoundTable, Unreachable, probe
from netcode.discovery.udp.probing_back import Responder
from netcode.discovery.udp.query import Answerer, Querier
from netcode.link.versions import Versions

PROBE_EVERY_SECONDS = 5.0
_PROBE_SECONDS = 1.5
_ASK_AT_SECONDS = (0.0, 0.5, 1.0, 3.0)
_REST_SECONDS = (1.0, 15.0)
_MAX_FAILURES = 20
_INFO_MILLISECONDS = 2000
_MAX_CANDIDATES = 64
_PROBES_AT_ONCE = 8

OnChange: TypeAlias = Callable[[tuple[FoundTable, ...]], None]


class Candidate(Struct, frozen=True):
    """Where a table may be."""

    address: str
    port: int


class Rumour(Struct, frozen=True):
    """A table that was heard of: where, as what it was announced (if so), whether it answers."""

    address: str
    port: int
    name: str
    answers: bool


class _Watch(Struct):
    """The task that probes a candidate; `news` is set when it is heard of again."""

    task: asyncio.Task[None]
    news: asyncio.Event


class Browser:
    """Watches the network for tables until closed, and probes back for whoever asks.

    `own` are ids of tables that are not to be shown (see `hide`). `loopback` is for
    tables on this computer only (see `interfaces.usable`). `on_change` is called on
    the loop whenever `tables()` has changed.
    """

    def __init__(
        self,
        versions: Versions,
        on_change: OnChange | None = None,
        own: frozenset[bytes] = frozenset(),
        loopback: bool | None = None,
    ) -> None:
        self._versions = versions
        self._on_change = on_change
        self._own = set(own)
        self._mdns = Mdns(loopback, self._browse, self._replace_askers)
        self._browsers: dict[AsyncZeroconf, AsyncServiceBrowser] = {}
        self._askers: tuple[Querier, ...] = ()
        self._watched: dict[Candidate, _Watch] = {}
        self._names: dict[Candidate, str] = {}
        self._found: dict[Candidate, FoundTable] = {}
        self._shown: tuple[FoundTable, ...] = ()
        self._probing = asyncio.Semaphore(_PROBES_AT_ONCE)
        self._lookups: set[asyncio.Task[None]] = set()
        self._asking: asyncio.Task[None] | None = None
        self._responder = Responder()
        self._answerer = Answerer(also=self._responder.hear)
        self.heard = {"mdns": 0, "udp": 0, "not understood": 0}
        """How often a table was heard of, by way; and how often under no name that there can be."""

    @property
    def obstacles(self) -> tuple[str, ...]:
        """Why tables may not be seen although they are there; one sentence each."""
        return self._mdns.obstacles

    @property
    def interfaces(self) -> tuple[Interface, ...]:
        """Where is looked."""
        return self._mdns.interfaces

    def tables(self) -> tuple[FoundTable, ...]:
        """The tables that have answered a moment ago, by name. Each is listed once."""
        return self._shown

    def rumours(self) -> tuple[Rumour, ...]:
        """All tables that were heard of lately, whether they answer or not; not our own."""
        own = {each.address for each in self.interfaces}
        return tuple(
            Rumour(each.address, each.port, self._names[each], each in self._found)
            for each in self._watched
            if each.address not in own
        )

    async def start(self) -> None:
        """Begin to look. Never fails: see `obstacles`. Whoever breaks it off need not close."""
        try:
            with contextlib.suppress(OSError):
                await self._answerer.start()
            await self._mdns.start()
        except BaseException:
            await self.close()
            raise
        self._asking = asyncio.create_task(self._keep_asking())

    async def close(self) -> None:
        """Stop looking, within two seconds."""
        tasks = [*(watch.task for watch in self._watched.values()), *self._lookups]
        if self._asking is not None:
            tasks.append(self._asking)
        for task in tasks:
            task.cancel()
        self._answerer.close()
        self._responder.close()
        for asker in self._askers:
            asker.close()
        try:
            await asyncio.gather(*tasks, return_exceptions=True)
            for browser in self._browsers.values():
                await browser.async_cancel()
        finally:
            await self._mdns.close()

    def consider(self, address: str, port: int, name: str = "") -> None:
        """Probe this address, and keep an eye on it; `name` is what it is called so far."""
        candidate = Candidate(address, port)
        if name and candidate in self._watched:
            self._names[candidate] = name
        if (watch := self._watched.get(candidate)) is not None:
            watch.news.set()
        elif self._has_room():
            news = asyncio.Event()
            task = asyncio.create_task(self._keep_probing(candidate, name, news))
            self._watched[candidate] = _Watch(task, news)
            self._names[candidate] = name

    def _has_room(self) -> bool:
        if len(self._watched) < _MAX_CANDIDATES:
            return True
        silent = next((each for each in self._watched if each not in self._found), None)
        if silent is None:
            return False
        self._watched.pop(silent).task.cancel()
        del self._names[silent]
        return True

    def hide(self, table: bytes) -> None:
        """Show no longer the table of this id: it is our own."""
        self._own.add(table)
        for candidate, found in tuple(self._found.items()):
            self._show(candidate, found)

    async def _browse(self, _: Interface, responder: AsyncZeroconf) -> None:
        # Asking for multicast answers: unicast ones would reach only one of the
        # programs that share the port.
        self._browsers[responder] = AsyncServiceBrowser(
            responder.zeroconf,
            [SERVICE_TYPE],
            handlers=[self._on_service],
            question_type=DNSQuestionType.QM,
        )

    def _on_service(
        self,
        zeroconf: Zeroconf,
        service_type: str,
        name: str,
        state_change: ServiceStateChange,
    ) -> None:
        if state_change is ServiceStateChange.Removed or len(self._lookups) >= _MAX_CANDIDATES:
            return
        self.heard["mdns"] += 1
        task = asyncio.get_running_loop().create_task(self._look_up(zeroconf, name))
        self._lookups.add(task)
        task.add_done_callback(self._lookups.discard)

    async def _look_up(self, zeroconf: Zeroconf, name: str) -> None:
        try:
            info = AsyncServiceInfo(SERVICE_TYPE, name)
            asked = info.async_request(
                zeroconf, _INFO_MILLISECONDS, question_type=DNSQuestionType.QM
            )
            if not await asked:
                return
        except Error:
            self.heard["not understood"] += 1
            return
        label = name.removesuffix("." + SERVICE_TYPE)[:-5]
        if info.port:
            for address in info.parsed_addresses()[:4]:
                self.consider(address, info.port, label)

    async def _replace_askers(self) -> None:
        for asker in self._askers:
            asker.close()
        self._askers = ()
        for interface in self._mdns.interfaces:
            asker = Querier(interface, self._on_answer)
            try:
                await asker.start()
            except OSError:
                continue
            self._askers = (*self._askers, asker)
        for responder in tuple(self._browsers):
            if responder not in self._mdns.responders.values():
                await self._browsers.pop(responder).async_cancel()

    def _on_answer(self, address: str, port: int, table: bytes) -> None:
        self.heard["udp"] += 1
        if table not in self._own:
            self.consider(address, port)

    async def _keep_asking(self) -> None:
        before = 0.0
        for moment in _ASK_AT_SECONDS:
            await asyncio.sleep(moment - before)
            before = moment
            self._ask()
        while True:
            await asyncio.sleep(PROBE_EVERY_SECONDS)
            self._ask()

    def _ask(self) -> None:
        for asker in self._askers:
            asker.ask()

    async def _keep_probing(self, candidate: Candidate, name: str, news: asyncio.Event) -> None:
        failures = 0
        while failures < _MAX_FAILURES:
            try:
                found = await self._probe(candidate, name)
            except Unreachable:
                failures += 1
                self._show(candidate, None)
                await _rest(news)
            else:
                failures = 0
                self._show(candidate, found)
                await asyncio.sleep(PROBE_EVERY_SECONDS)
        del self._watched[candidate], self._names[candidate]

    async def _probe(self, candidate: Candidate, name: str) -> FoundTable:
        """One probe, and for a table that is shown another one if it fails."""
        async with self._probing:
            try:
                return await self._probe_once(candidate, name)
            except Unreachable:
                if candidate not in self._found:
                    raise
            return await self._probe_once(candidate, name)

    async def _probe_once(self, candidate: Candidate, name: str) -> FoundTable:
        address, port = candidate.address, candidate.port
        return await probe(address, port, self._versions, name=name, seconds=_PROBE_SECONDS)

    def _show(self, candidate: Candidate, found: FoundTable | None) -> None:
        if found is None or found.table in self._own:
            self._found.pop(candidate, None)
        else:
            self._found[candidate] = found
        distinct: dict[Any, FoundTable] = {}
        for each in sorted(self._found.values(), key=_preference):
            distinct.setdefault((each.key, each.table), each)
        shown = tuple(sorted(distinct.values(), key=lambda each: (each.name, each.where)))
        if shown != self._shown:
            self._shown = shown
            if self._on_change is not None:
                self._on_change(shown)


async def _rest(news: asyncio.Event) -> None:
    """Leave a candidate that does not answer alone for a while, or until it is heard of."""
    shortest, longest = _REST_SECONDS
    news.clear()
    await asyncio.sleep(shortest)
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(longest - shortest):
            await news.wait()


def _preference(table: FoundTable) -> tuple[bool, str, int]:
    return table.address.startswith("127."), table.address, table.port


async def find(
    seconds: float, versions: Versions, loopback: bool | None = None
) -> tuple[FoundTable, ...]:
    """The tables that are found within that many seconds."""
    browser = Browser(versions, loopback=loopback)
    try:
        await browser.start()
        await asyncio.sleep(seconds)
        return browser.tables()
    finally:
        await browser.close()
