# SPDX-License-Identifier: MIT
"""Intent: a broadcast question finds every table, and answers never outgrow questions."""

from __future__ import annotations

import asyncio

from netcode.discovery.interfaces import Interface
from netcode.discovery.udp.query import PACKET_BYTES, Answerer, Querier
from tests.netcode.discovery.open_table import own_port
from tests.patience import PATIENCE

LOOPBACK = Interface("lo", "127.0.0.1", "127.255.255.255")


def test_every_table_on_a_computer_answers_a_broadcast() -> None:
    """Two tables share the port; both are heard, with their own TCP port and id."""

    async def scenario() -> None:
        udp_port = own_port(2)
        heard: set[tuple[str, int, bytes]] = set()
        both = asyncio.Event()

        def on_answer(address: str, port: int, table: bytes) -> None:
            heard.add((address, port, table))
            if len(heard) == 2:
                both.set()

        tables = [Answerer(b"a" * 16, 47620), Answerer(b"b" * 16, 47621)]
        for table in tables:
            await table.start(udp_port)
        asker = Querier(LOOPBACK, on_answer)
        await asker.start()
        asker.ask(udp_port)
        async with asyncio.timeout(PATIENCE):
            await both.wait()
        assert heard == {("127.0.0.1", 47620, b"a" * 16), ("127.0.0.1", 47621, b"b" * 16)}
        asker.close()
        for table in tables:
            table.close()
        await asyncio.sleep(0)

    asyncio.run(scenario())


class Wire(asyncio.DatagramTransport):
    """Notes what is sent."""

    def __init__(self) -> None:
        super().__init__()
        self.sent: list[bytes] = []

    def is_closing(self) -> bool:
        """It stays open."""
        return False

    def sendto(self, data: bytes | bytearray | memoryview[int], addr: object = None) -> None:
        """Keep it."""
        self.sent.append(bytes(data))


def test_only_a_whole_question_is_answered_and_never_with_more() -> None:
    """Garbage and short questions get nothing: a table is no amplifier."""
    answerer, wire = Answerer(b"a" * 16, 47620), Wire()
    answerer.connection_made(wire)
    question = b"SOBREMESA?1" + b"nonce..." + bytes(PACKET_BYTES - 19)
    for data in (b"", question[:-1], question + b"x", question[:-1] + b"x", bytes(PACKET_BYTES)):
        answerer.datagram_received(data, ("10.0.0.1", 5))
    assert wire.sent == []
    answerer.datagram_received(question, ("10.0.0.1", 5))
    assert [len(data) for data in wire.sent] == [PACKET_BYTES]


def test_answers_to_somebody_elses_question_are_not_heard() -> None:
    """The nonce ties an answer to the question: nobody makes us probe at will."""
    heard: list[tuple[str, int, bytes]] = []
    asker, wire = Querier(LOOPBACK, lambda *answer: heard.append(answer)), Wire()
    asker.connection_made(wire)
    asker.ask()
    mine = wire.sent[0][11:19]
    for nonce, port in ((bytes(8), 47620), (mine, 0), (mine, 47620)):
        answer = b"SOBREMESA!1" + nonce + port.to_bytes(2, "big") + b"a" * 16
        asker.datagram_received(answer, ("10.0.0.1", 47620))
        asker.datagram_received(answer.ljust(PACKET_BYTES, b"\0"), ("10.0.0.1", 47620))
    assert heard == [("10.0.0.1", 47620, b"a" * 16)]
