# SPDX-License-Identifier: MIT
"""Intent: whenever looking for tables is broken off, no socket stays open."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import pytest
from zeroconf.asyncio import AsyncZeroconf

from netcode.discovery import mdns
from netcode.discovery.browser import Browser
from netcode.link.versions import own_versions

STEPS = (1, 2, 3, 5, 8, 13, 21)
"""After how many turns of the loop something is broken off."""


@pytest.fixture
def responders(monkeypatch: pytest.MonkeyPatch) -> list[AsyncZeroconf]:
    """Every responder that is made."""
    made: list[AsyncZeroconf] = []

    class Noted(AsyncZeroconf):
        def __init__(self, **about: Any) -> None:
            super().__init__(**about)
            made.append(self)

    monkeypatch.setattr(mdns, "AsyncZeroconf", Noted)
    return made


async def broken_off(task: asyncio.Task[None], steps: int) -> None:
    """Let a task go on for some turns of the loop, then cancel it."""
    for _ in range(steps):
        await asyncio.sleep(0)
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task


@pytest.mark.parametrize("steps", STEPS)
def test_a_beginning_that_is_broken_off(responders: list[AsyncZeroconf], steps: int) -> None:
    """Nobody else knows of its sockets."""

    async def looked() -> None:
        browser = Browser(own_versions("1"), loopback=True)
        start = asyncio.create_task(browser.start())
        await broken_off(start, steps)
        if not start.cancelled():
            await browser.close()

    asyncio.run(looked())
    assert all(each.zeroconf.done for each in responders)


@pytest.mark.parametrize("steps", STEPS)
def test_an_end_that_is_broken_off(responders: list[AsyncZeroconf], steps: int) -> None:
    """A program that may wait no longer says no goodbye, and closes what it has."""

    async def looked() -> None:
        browser = Browser(own_versions("1"), loopback=True)
        await browser.start()
        assert responders
        await broken_off(asyncio.create_task(browser.close()), steps)

    asyncio.run(looked())
    assert all(each.zeroconf.done for each in responders)


def test_a_goodbye_that_takes_too_long(
    responders: list[AsyncZeroconf], monkeypatch: pytest.MonkeyPatch
) -> None:
    """After two seconds nobody waits for it."""

    async def never(self: AsyncZeroconf) -> None:
        await asyncio.Event().wait()

    async def looked() -> None:
        browser = Browser(own_versions("1"), loopback=True)
        await browser.start()
        with monkeypatch.context() as slow:
            slow.setattr(AsyncZeroconf, "async_close", never)
            slow.setattr(mdns, "_CLOSE_SECONDS", 0.0)
            await browser.close()

    asyncio.run(looked())
    assert responders
    assert all(each.zeroconf.done for each in responders)
