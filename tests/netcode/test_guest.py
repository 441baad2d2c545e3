# SPDX-License-Identifier: MIT
"""Intent: a guest gives the code of a table once, however often it has to call."""

from __future__ import annotations

import asyncio

import pytest

from netcode.discovery.probe import FoundTable, Unreachable
from netcode.guest import Caller
from netcode.link.handshake import Newcomer
from netcode.link.versions import Refusal
from tests.netcode.link.doors import GUEST, HOST, MALLORY, MINE, Door, opened


def caller(door: Door, code: str) -> Caller:
    """A guest who has typed this code, and finds the door as it is now."""

    async def locate(table: bytes) -> FoundTable:
        return FoundTable("127.0.0.1", door.port, door.identity.public, "Oak", table=table)

    return Caller(GUEST, MINE, locate, "sit", "Bob", code)


async def _called(calling: Caller) -> bool:
    """Call; whether the table has proven that it knows the code."""
    channel, _ = await calling.call()
    await channel.close()
    return channel.coded


def test_who_was_let_in_by_the_code_comes_back_without_it() -> None:
    """The key is known there by then: the code is not said a second time."""

    async def scenario() -> None:
        async with opened(Door()) as door:
            calling = caller(door, door.right)
            assert await _called(calling)
            door.known.add(GUEST.public)
            assert not await _called(calling)
            last = [await door.outcomes.get() for _ in range(2)][-1]
            assert isinstance(last, Newcomer)
            assert not last.coded

    asyncio.run(scenario())


def test_whoever_cuts_connections_has_one_guess() -> None:
    """One that poses as the table hears an answer once, however often the guest calls again."""

    async def scenario() -> None:
        async with opened(Door(MALLORY)) as door:
            calling = caller(door, "BCDFGK")
            keys = []
            for _ in range(4):
                with pytest.raises(Refusal) as caught:
                    await calling.call()
                keys.append(caught.value.key)
            assert keys == ["code.wrong"] + ["code.needed"] * 3

    asyncio.run(scenario())


def test_a_code_is_kept_until_somebody_was_asked() -> None:
    """Where nobody is found nothing was given away."""

    async def scenario() -> None:
        async with opened(Door(HOST)) as door:
            calling = caller(door, door.right)
            found, calling.locate = calling.locate, nowhere
            with pytest.raises(Unreachable):
                await calling.call()
            calling.locate = found
            assert await _called(calling)

    async def nowhere(table: bytes) -> FoundTable:
        raise Unreachable("nobody there")

    asyncio.run(scenario())
