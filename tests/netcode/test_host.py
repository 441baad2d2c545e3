# SPDX-License-Identifier: MIT
"""Intent: whoever is let go hears why at once, on real sockets, and a table says when it closes."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from zeroconf import ServiceStateChange
from zeroconf.asyncio import AsyncServiceBrowser, AsyncZeroconf

from netcode.discovery import mdns
from netcode.link.channel import ChannelClosed
from netcode.link.handshake import Role
from netcode.link.tls import StreamChannel
from netcode.link.versions import Refusal
from netcode.replica.disclosure import finished
from netcode.seating.plan import Watching
from netcode.statements.messages import FromGuest, Goodbye, Ping, Pong, Refused
from netcode.table.company.costs import HOLDER, STRANGER, cost
from netcode.table.host_table import HostTable
from netcode.wire import LARGE_FRAME
from tests.netcode.discovery.open_table import LOOPBACK
from tests.netcode.house import House, house
from tests.netcode.samples import FROM_GUEST
from tests.patience import PATIENCE


def test_a_host_that_closes_is_no_lost_connection(tmp_path: Path) -> None:
    """T-11: the guest knows at once, has the newest entry, and looks for the table again."""

    async def scenario() -> None:
        async with house(tmp_path) as here:
            guest = await here.start()
            await here.until(lambda: here.host.table.replica.seq > 20)  # type: ignore[union-attr]
            here.host.halt()
            await here.host.close()
            assert guest.table.goodbye == "the host closed the table"
            assert not guest.table.online
            assert guest.end == ""
            assert guest.table.replica is not None
            assert here.host.table.replica is not None

    asyncio.run(scenario())


def test_a_guest_is_not_told_goodbye_twice(tmp_path: Path) -> None:
    """In the room nothing is kept: the guest's table ends with the host's."""

    async def scenario() -> None:
        async with house(tmp_path) as here:
            guest = await here.join("guest")
            await here.host.close()
            await here.until(lambda: guest.end)
            assert guest.end == "the host closed the table"

    asyncio.run(scenario())


def test_after_the_end_nobody_looks_for_the_table_again(tmp_path: Path) -> None:
    """The result stays; there is nothing more to come from a table that was closed."""

    async def scenario() -> None:
        async with house(tmp_path) as here:
            guest = await here.start()
            await here.until(lambda: guest.table.replica and finished(guest.table.replica))
            await here.host.close()
            await here.until(lambda: guest.table.goodbye)
            while any("_follow" in repr(task) for task in guest._tasks):
                await asyncio.sleep(0)
            assert guest.end == ""

    asyncio.run(scenario())


def test_the_last_entry_is_on_every_disk_when_a_host_closes(tmp_path: Path) -> None:
    """Sent is not had: the goodbye comes after it, and is answered by closing."""

    async def scenario() -> None:
        async with house(tmp_path) as here:
            guest = await here.start()
            await here.until(lambda: finished(here.host.table.replica))  # type: ignore[arg-type]
            await here.host.close()
            assert guest.table.replica is not None
            assert finished(guest.table.replica)
            kept = [tmp_path / f"{name}.sobremesa" for name in ("host", "guest")]
            assert kept[0].read_bytes() == kept[1].read_bytes()

    asyncio.run(scenario())


def test_a_host_learns_that_the_last_entry_is_had(tmp_path: Path) -> None:
    """A guest says so once it is on its disk, and what was only sent counts for nothing."""

    async def scenario() -> None:
        async with house(tmp_path) as here:
            guest = await here.start()
            table, key = here.host.table, guest.table.identity.public
            await here.until(lambda: table.replica and finished(table.replica))
            assert table.replica is not None
            last = table.replica.seq
            await here.until(lambda: table.got.get(key) == last)
            assert (tmp_path / "guest.sobremesa").stat().st_size > 0

    asyncio.run(scenario())


WRONG = {
    "a frame that is too large": (LARGE_FRAME + 1).to_bytes(4, "big") + bytes(64 * 1024),
    "no message": (5).to_bytes(4, "big") + b"hello",
}


@pytest.mark.parametrize("what", WRONG)
def test_the_reason_of_a_refusal_arrives(tmp_path: Path, what: str) -> None:
    """T-11: whatever was wrong, the one who did it can show why it is out."""

    async def scenario() -> None:
        async with house(tmp_path) as here:
            guest = await here.knock("watch", "Eve")
            assert isinstance(guest.channel, StreamChannel)
            guest.channel._writer.write(WRONG[what])
            told = await guest.until(Refused)
            assert isinstance(told, Refused)
            assert str(LARGE_FRAME + 1) in told.reason or "message" in told.reason
            await guest.channel.close()
            await here.until(lambda: not here.host.table.guests)

    asyncio.run(scenario())


def test_our_own_program_shows_the_reason(tmp_path: Path) -> None:
    """A guest's program that sends a frame that is too large ends with that as its last words."""

    async def scenario() -> None:
        async with house(tmp_path) as here:
            guest = await here.join("guest")
            channel = guest.channel(0)
            assert isinstance(channel, StreamChannel)
            channel._writer.write(WRONG["a frame that is too large"])
            await here.until(lambda: guest.end)
            assert str(LARGE_FRAME + 1) in guest.end

    asyncio.run(scenario())


def test_a_guest_says_why_it_leaves(tmp_path: Path) -> None:
    """Whoever believes the host no more tells it so; the host's person reads it."""

    async def scenario() -> None:
        async with house(tmp_path) as here:
            guest = await here.knock("sit", "Bob")
            await guest.say(Goodbye("I do not believe\u00a0you"))
            with pytest.raises(ChannelClosed):
                await guest.until(Refused)
            await guest.channel.close()
            await here.until(lambda: not here.host.table.guests)
            assert here.host.table.refusals == ["Bob closed the connection: I do not believe you"]

    asyncio.run(scenario())


def test_a_guest_that_leaves_says_so_and_one_that_is_lost_does_not(tmp_path: Path) -> None:
    """W-17: the others read that it left and that its seat waits, until it is back."""

    async def scenario() -> None:
        async with house(tmp_path) as here:
            guest = await here.start()
            await here.until(lambda: here.host.table.replica and here.host.table.replica.ready)

            def seat() -> tuple[bool, bool]:
                assert here.host.table.room is not None
                shown = here.host.table.room.seats[1]
                return shown.present, shown.left

            await guest.close()
            await here.until(lambda: seat() == (False, True))
            assert here.host.table.refusals == []
            back = await here.knock("sit", "guest", guest.table.identity)
            await here.until(lambda: seat() == (True, False))
            await back.channel.close()
            await here.until(lambda: seat() == (False, False))

    asyncio.run(scenario())


HOLDS = 4 * sum(HOLDER)
"""More units than one peer may take up at once."""


@pytest.mark.parametrize("message", FROM_GUEST, ids=lambda message: type(message).__name__)
@pytest.mark.parametrize("role", ["sit", "watch"])
def test_a_flood_of_any_kind_is_read_only_as_far_as_it_is_paid_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, message: FromGuest, role: Role
) -> None:
    """T-6: the clock stands still, so nothing is earned; somebody else is served meanwhile."""
    for module in ("host", "runner"):
        monkeypatch.setattr(f"netcode.{module}.now", lambda: 0.0)
    handled: Counter[int] = Counter()
    received = HostTable.received

    def counted(table: HostTable, peer: int, said: FromGuest, now: float) -> None:
        handled[peer] += cost(said, 0)
        received(table, peer, said, now)

    monkeypatch.setattr(HostTable, "received", counted)

    async def scenario() -> None:
        async with house(tmp_path) as here:
            flooder = await here.knock(role, "Eve")
            other = await here.knock("watch" if role == "sit" else "sit", "Zoe")
            flood = asyncio.create_task(flooder.say(*[message] * (HOLDS // cost(message, 0))))
            for _ in range(50):
                await other.say(Ping())
                await other.until(Pong)
            with contextlib.suppress(ChannelClosed):
                await flood
            await other.say(Ping())
            await other.until(Pong)
            most = max(HOLDER[0], STRANGER[0]) + cost(message, 0)
            assert 0 < handled[1] <= most
            for each in (flooder, other):
                await each.channel.close()

    asyncio.run(scenario())


def test_a_flood_is_read_on_once_it_is_paid_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is lost: the last of many messages is answered too."""
    clock = [0.0]
    for module in ("host", "runner"):
        monkeypatch.setattr(f"netcode.{module}.now", lambda: clock[0])

    async def scenario() -> None:
        async with house(tmp_path) as here:
            flooder = await here.knock("watch", "Eve")
            await flooder.say(*[Ping()] * (STRANGER[0] + 20))
            for _ in range(STRANGER[0] + 1):
                await flooder.until(Pong)
            clock[0] = 1.0
            for _ in range(19):
                await flooder.until(Pong)
            await flooder.channel.close()

    asyncio.run(scenario())


def test_a_crowd_of_watchers_holds_no_connection(tmp_path: Path) -> None:
    """T-6: the ones too many are told so at the door, and a player comes in behind them."""

    async def scenario() -> None:
        async with house(tmp_path, watching=Watching(4)) as here:
            inside = [await here.knock("watch", "Eve") for _ in range(4)]
            for _ in range(40):
                with pytest.raises(Refusal, match="4 look on at this table already"):
                    await here.knock("watch", "Eve")
            guest = await here.start()
            assert len(here.host._channels) == 5
            assert guest.table.online
            for each in inside:
                await each.channel.close()

    asyncio.run(scenario())


def test_a_guest_that_hears_nonsense_says_so_before_it_closes(tmp_path: Path) -> None:
    """The host's person can tell what is wrong with the host's own program."""

    async def scenario() -> None:
        async with house(tmp_path) as here:
            await here.start()
            table = here.host.table
            (channel,) = here.host._channels.values()
            await channel.send(b"nonsense")
            await here.until(lambda: table.refusals)
            assert table.refusals[0].startswith("guest closed the connection: a message")
            await here.until(lambda: table.guests)

    asyncio.run(scenario())


def test_the_network_hears_goodbye(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """mDNS keeps a record for minutes unless it is taken back."""
    monkeypatch.setattr(mdns, "usable", lambda _: (LOOPBACK,))
    name = f"Oak {tmp_path.name} {os.getpid()}"[:24]

    async def scenario() -> None:
        heard: asyncio.Queue[ServiceStateChange] = asyncio.Queue()

        def note(state_change: ServiceStateChange, **what: Any) -> None:
            if what["name"].startswith(name):
                heard.put_nowait(state_change)

        listening = AsyncZeroconf(interfaces=[LOOPBACK.address])
        browser = AsyncServiceBrowser(listening.zeroconf, [mdns.SERVICE_TYPE], handlers=[note])
        here = House(tmp_path, {"name": name})
        await here.open(announce=True)
        async with asyncio.timeout(PATIENCE):
            assert await heard.get() is ServiceStateChange.Added
            await here.host.close()
            while await heard.get() is not ServiceStateChange.Removed:
                pass
        await browser.async_cancel()
        await listening.async_close()

    asyncio.run(scenario())
