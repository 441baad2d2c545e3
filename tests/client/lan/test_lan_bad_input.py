# SPDX-License-Identifier: MIT
"""Intent: whatever comes to the port of a table, only its sender hears of it; the game goes on."""

from __future__ import annotations

import asyncio
import random
import shutil
import socket
from collections.abc import Callable
from typing import Any

import pytest
from msgspec import structs

from client.version import VERSION
from netcode import wire
from netcode.crypto.identity import Identity
from netcode.link import handshake
from netcode.link.channel import Channel, ChannelClosed
from netcode.link.tls import StreamChannel, connect
from netcode.link.versions import Preface, Refusal, Versions, own_versions
from netcode.statements.entry import Signed
from netcode.statements.messages import Entries, FromHost, Have, Ping, Pong, Refused, Submit
from netcode.wire import LARGE_FRAME, Message, decode, encode
from tests.client.desks import OAK
from tests.client.lan.stage import Player, Stage, port, same_end
from tests.netcode.raw import packed
from tests.patience import PATIENCE

VERSIONS = own_versions(VERSION)
FIGURES = next(each.figures for each in VERSIONS.games if each.game == "thirteen_minutes")


class Game:
    """A game between Ada and Bob on this computer, a few entries old: Bob stands still."""

    def __init__(self, stage: Stage) -> None:
        self.ada, self.bob, _ = stage
        self.hosted = self.ada.host()
        self.port = port(self.hosted)
        self.joined = self.bob.join(f"127.0.0.1:{self.port}", moment="freeze entry 4 0")
        assert self.joined.freezes()

    def play_on(self) -> None:
        """After the attack the game goes on to its end as if nothing had been."""
        assert self.hosted.running
        self.joined.go_on()
        same_end(self.hosted, self.joined)


@pytest.fixture
def game(here: Stage) -> Game:
    """A game under way."""
    return Game(here)


def drawn(request: pytest.FixtureRequest, size: int) -> bytes:
    """Random bytes; `--seed-sample` draws them again."""
    seed = f"{request.config.getoption('--seed-sample')} {request.node.name}"
    return random.Random(seed).randbytes(size)


async def last_words(channel: Channel, kind: Any) -> Any:
    """What a table says last before it closes the connection; None if it says nothing."""
    said = None
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                message = decode(await channel.receive(), kind)
                said = message if type(message).__name__ == "Refused" else said
    except ChannelClosed:
        return said
    finally:
        await channel.close()


def test_strangers_who_talk_nonsense(game: Game, request: pytest.FixtureRequest) -> None:
    """Random bytes without TLS, and in it: one refusal, and the connection is closed."""
    noise = drawn(request, 3000)
    with socket.create_connection(("127.0.0.1", game.port)) as raw:
        raw.sendall(noise)
        raw.settimeout(PATIENCE)
        with_answer = raw.recv(1 << 16)
    assert noise not in with_answer

    async def babble() -> Any:
        channel = await connect("127.0.0.1", game.port)
        await channel.send(noise)
        heard: Any = Preface | handshake.Hello | handshake.Refused
        return await last_words(channel, heard)

    refused = asyncio.run(babble())
    assert refused.key == "handshake.protocol"
    assert refused.sentence
    game.play_on()


def test_twenty_silent_connections(game: Game) -> None:
    """Failures T53: whoever opens sockets and says nothing keeps out nobody, and is cut off."""
    sockets = [socket.create_connection(("127.0.0.1", game.port)) for _ in range(20)]

    async def look() -> handshake.Hello:
        channel = await connect("127.0.0.1", game.port)
        try:
            return await handshake.ask(channel, VERSIONS)
        finally:
            await channel.close()

    assert asyncio.run(look()).info.name == OAK
    for silent in sockets:
        with silent:
            silent.settimeout(PATIENCE)
            assert silent.recv(1) == b""
    game.play_on()


@pytest.mark.skipif(shutil.which("prlimit") is None, reason="this system has no prlimit")
def test_a_crowd_shuts_no_door(here: Stage) -> None:
    """T-6: with 128 descriptors, 150 watchers and as many that say nothing; a player comes back."""
    ada, bob, _ = here
    ada.descriptors = 128
    hosted = ada.host()
    where = port(hosted)
    joined = bob.join(f"127.0.0.1:{where}", moment="freeze entry 4 0")
    assert joined.freezes()
    joined.kill()

    async def crowd() -> None:
        inside, refused = [], 0
        for _ in range(150):
            try:
                inside.append(await watching(where))
            except Refusal as refusal:
                refused += "look on at this table already" in refusal.sentence
        assert (len(inside), refused) == (8, 142)
        silent = [await asyncio.to_thread(call, where) for _ in range(150)]
        back = bob.join(f"127.0.0.1:{where}")
        await asyncio.to_thread(back.entry, 10)
        for each in silent:
            each.close()
        for channel in inside:
            await channel.close()
        await asyncio.to_thread(same_end, hosted, back)

    asyncio.run(crowd())


def call(where: int) -> socket.socket:
    """A connection that says nothing."""
    return socket.create_connection(("127.0.0.1", where))


GUESTS_NOISE: dict[str, tuple[Message, str]] = {
    "a move": (Submit(Signed(b"", bytes(64))), "whoever watches has no say"),
    "entries": (Entries(0, ()), "whoever watches has no say"),
    "too long a history": (Have(0, 9999, bytes(32)), "entries that this table never had"),
    "a history before the first": (Have(0, -1, bytes(32)), "expected form"),
}


async def watching(where: int) -> Channel:
    """A stranger who looks on, and has proven who he is."""
    stranger = Identity.create()
    channel, _ = await handshake.join(stranger, "127.0.0.1", where, VERSIONS, "watch", "Eve")
    return channel


def test_watchers_who_talk_nonsense(game: Game, request: pytest.FixtureRequest) -> None:
    """After the handshake too: each is told what was wrong and cut off, nobody else notices."""

    async def say(frame: bytes) -> Refused:
        channel = await watching(game.port)
        await channel.send(frame)
        heard: Refused = await last_words(channel, FromHost)
        return heard

    noise = asyncio.run(say(drawn(request, 500)))
    assert noise.reason.startswith("a message")
    for what, (message, reason) in GUESTS_NOISE.items():
        told = asyncio.run(say(packed(message)))
        assert told is not None, what
        assert reason in told.reason, what
    game.play_on()


def test_a_frame_that_claims_a_gigabyte(game: Game) -> None:
    """The length alone ends it: nothing is read, nothing reserved, nothing answered in kind."""

    async def claim(size: int) -> Any:
        channel = await watching(game.port)
        assert isinstance(channel, StreamChannel)
        channel._writer.write(size.to_bytes(4, "big") + bytes(1000))
        return await last_words(channel, FromHost)

    for size in (LARGE_FRAME + 1, 1 << 30, (1 << 32) - 1):
        asyncio.run(claim(size))
    game.play_on()


def refusal(game: Game, identity: Identity, versions: Versions = VERSIONS) -> Refusal:
    """Why somebody may not sit down, be it said in the handshake or after it."""

    async def knock() -> Refusal:
        try:
            channel, _ = await handshake.join(
                identity, "127.0.0.1", game.port, versions, "sit", "Mallory"
            )
        except Refusal as refused:
            return refused
        told = await last_words(channel, FromHost)
        return Refusal("table", told.reason if told else "")

    return asyncio.run(knock())


def identity_of(player: Player) -> Identity:
    """The identity of an installation, as a copy of its disk has it."""
    return Identity.from_seed((player.home / "data" / "identity.seed").read_bytes())


def test_wrong_keys(game: Game) -> None:
    """A stranger has no seat in a started game, and the host's own key is not a guest's."""
    stranger = refusal(game, Identity.create())
    assert stranger.sentence == "the game has started; you can watch it"
    copied = refusal(game, identity_of(game.ada))
    assert "two installations share one identity" in copied.sentence
    game.play_on()


def test_a_copied_key_replaces_and_does_not_fight(game: Game) -> None:
    """Failures T67: of two with one key the newest stays; the other one ends and says why."""

    async def barge_in() -> tuple[int, str]:
        channel, _ = await handshake.join(
            identity_of(game.bob), "127.0.0.1", game.port, VERSIONS, "sit", "Bob"
        )
        await channel.send(encode(Ping()))
        async with asyncio.timeout(PATIENCE):
            while not isinstance(decode(await channel.receive(), FromHost), Pong):
                pass
        game.joined.go_on()
        ended = await asyncio.to_thread(game.joined.ended)
        await channel.close()
        return ended

    assert asyncio.run(barge_in()) == (1, "sobremesa: you are connected again from elsewhere\n")
    same_end(game.hosted, game.bob.join(f"127.0.0.1:{game.port}"))


def other_protocol(versions: Versions) -> Versions:
    """A Sobremesa of next year."""
    return structs.replace(versions, preface=Preface(versions.preface.protocol + 1, "9.1"))


def other_rules(versions: Versions) -> Versions:
    """A Sobremesa with corrected rules."""
    games = tuple(structs.replace(g, rules_version=g.rules_version + 1) for g in versions.games)
    return structs.replace(versions, games=games)


def other_figures(versions: Versions) -> Versions:
    """A Sobremesa with other cards."""
    games = tuple(structs.replace(each, figures=bytes(32)) for each in versions.games)
    return structs.replace(versions, games=games)


def test_other_versions(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Failures T55: the table itself refuses, whatever the guest believes, and names both sides."""
    monkeypatch.setattr(handshake, "protocol_mismatch", lambda *_: None)
    monkeypatch.setattr(handshake, "rules_mismatch", lambda *_: None)
    expected: dict[Callable[[Versions], Versions], tuple[str, str, str]] = {
        other_protocol: (
            "version.protocol",
            f"protocol {wire.VERSION}",
            f"protocol {wire.VERSION + 1}",
        ),
        other_rules: ("version.rules", "rules version 1", "has version 2"),
        other_figures: ("version.figures", FIGURES.hex()[:8], "00000000"),
    }
    for other, (key, theirs, mine) in expected.items():
        refused = refusal(game, Identity.create(), other(VERSIONS))
        assert refused.key == key
        assert theirs in refused.sentence
        assert mine in refused.sentence
    game.play_on()
