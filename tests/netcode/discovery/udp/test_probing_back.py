# SPDX-License-Identifier: MIT
"""Intent: whoever asks is probed back, and nobody else is, nor more than a question is worth."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable

import pytest

from netcode.discovery.interfaces import Interface
from netcode.discovery.udp import probing_back
from netcode.discovery.udp.probing_back import (
    QUESTION_BYTES,
    TABLE_PORTS,
    Asking,
    Echo,
    Responder,
)
from netcode.discovery.udp.query import PACKET_BYTES, Answerer
from tests.netcode.discovery.open_table import LOOPBACK, own_port
from tests.netcode.discovery.udp.test_query import Wire
from tests.patience import PATIENCE

NONCE = b"nonce..."


def question(port: int = TABLE_PORTS[0]) -> bytes:
    """A question as it has to be."""
    return (b"SOBREMESA<1" + NONCE + port.to_bytes(2, "big")).ljust(QUESTION_BYTES, b"\0")


async def _until(wanted: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not wanted():
            await asyncio.sleep(0.01)


def probed(port: int, udp_port: int, taken: bool = False) -> Echo:
    """What comes of a question on the loopback, to a port that `taken` or nobody has."""

    async def scenario() -> Echo:
        responder = Responder(range(port, port + 1), udp_port)
        answerer = Answerer(also=responder.hear)
        await answerer.start(udp_port)
        asking = Asking((LOOPBACK,), port, udp_port, own=frozenset())
        await asking.start(door=taken)
        assert asking.door_open == taken
        asking.ask()
        await _until(lambda: asking.echo("127.0.0.1").tcp != "unknown")
        await _until(lambda: asking.echo("127.0.0.1").calls)
        answerer.close()
        responder.close()
        await asking.close()
        await asyncio.sleep(0)
        return asking.echoes["127.0.0.1"]

    return asyncio.run(scenario())


def test_a_peer_answers_calls_and_connects() -> None:
    """All three ways, each noted."""
    assert probed(own_port(3), own_port(4), taken=True) == Echo(True, True, True, True, "reached")


def test_a_port_that_nobody_has_is_refused() -> None:
    """The peer says so over UDP."""
    assert probed(own_port(5), own_port(6)) == Echo(True, True, True, False, "refused")


def test_a_port_in_use_is_left_to_who_has_it() -> None:
    """The own table has it: nothing fails, and what comes there is not seen here."""

    async def scenario() -> bool:
        asking = Asking((LOOPBACK,), taken.getsockname()[1], own_port(7))
        await asking.start()
        await asking.close()
        return asking.door_open

    with socket.socket() as taken:
        taken.bind(("", 0))
        taken.listen()
        assert not asyncio.run(scenario())


def answers(
    *packets: tuple[bytes, str], ports: range = TABLE_PORTS, monkeypatch: pytest.MonkeyPatch
) -> tuple[list[bytes], list[tuple[str, int]]]:
    """What is sent for such packets, and where is connected to."""
    tried: list[tuple[str, int]] = []

    async def connects(address: str, port: int) -> probing_back.Tcp:
        tried.append((address, port))
        return "silent"

    async def scenario() -> list[bytes]:
        responder, wire = Responder(ports), Wire()
        for data, address in packets:
            responder.hear(data, (address, 5), wire)
        await asyncio.gather(*responder._trying)
        return wire.sent

    monkeypatch.setattr(probing_back, "_connects", connects)
    monkeypatch.setattr(probing_back, "_call", lambda *_: None)
    return asyncio.run(scenario()), tried


def test_what_a_question_causes_is_not_longer_than_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two answers and one call; garbage, and ports where no table is, get nothing."""
    sent, tried = answers((question(), "10.0.0.1"), monkeypatch=monkeypatch)
    assert [len(data) for data in sent] == [PACKET_BYTES, PACKET_BYTES]
    assert sum(map(len, sent)) + PACKET_BYTES <= QUESTION_BYTES
    assert tried == [("10.0.0.1", TABLE_PORTS[0])]
    asked = question()
    for data in (b"", asked[:-1], asked + b"\0", asked[:-1] + b"x", question(22), question(0)):
        assert answers((data, "10.0.0.1"), monkeypatch=monkeypatch) == ([], [])


def test_nobody_is_probed_again_at_once_nor_from_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once a moment for each address, and in this network only."""
    both = ((question(), "10.0.0.1"), (question(TABLE_PORTS[1]), "10.0.0.1"))
    assert len(answers(*both, monkeypatch=monkeypatch)[1]) == 1
    assert answers((question(), "8.8.8.8"), monkeypatch=monkeypatch) == ([], [])


def test_many_at_once_get_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A flood of forged senders makes a few connections, not hundreds."""
    flood = [(question(), f"10.0.{n // 200}.{n % 200 + 1}") for n in range(1000)]
    _, tried = answers(*flood, monkeypatch=monkeypatch)
    assert len(tried) == probing_back._AT_ONCE


def test_what_is_ours_or_somebody_elses_is_not_noted() -> None:
    """The nonce ties answers to our question; own packets and other programs' are nothing."""
    asking = Asking((Interface("eth0", "10.0.0.9", "10.0.0.255"),))
    said = (b"SOBREMESA>1" + NONCE + b"\x01").ljust(PACKET_BYTES, b"\0")
    for data, address in ((said, "10.0.0.9"), (b"hello", "10.0.0.1")):
        asking.datagram_received(data, (address, 5))
    assert asking.echoes == {}
    asking.datagram_received(said, ("10.0.0.1", 5))
    assert asking.echoes == {"10.0.0.1": Echo(heard=True)}
    for number in range(2 * probing_back._MOST_ADDRESSES):
        asking.datagram_received(said, (f"10.1.{number // 200}.{number % 200}", 5))
    assert len(asking.echoes) == probing_back._MOST_ADDRESSES
