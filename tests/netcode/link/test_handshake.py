# SPDX-License-Identifier: MIT
"""Intent: both sides prove their key to each other, and every refusal names both versions."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from netcode.crypto.identity import Identity
from netcode.errors import ProtocolError
from netcode.link import handshake, tls
from netcode.link.channel import Channel, ChannelClosed, InProcessChannel
from netcode.link.handshake import (
    Hello,
    Introduction,
    Newcomer,
    Role,
    TableInfo,
    Welcome,
    ask,
    greet,
    introduce,
    join,
)
from netcode.link.listener import serve
from netcode.link.versions import Playable, Played, Preface, Refusal, Versions
from netcode.wire import decode, encode

HOST, GUEST = Identity.create(), Identity.create()
CHESS = Playable("chess", 3, b"\x11" * 32)
MINE = Versions(Preface(1, "0.1.0"), (Playable("go", 1, b"\x22" * 32), CHESS))
INFO = TableInfo(bytes(16), "Ada's table", "Ada", Played(CHESS), (), 1, 2)


def versions(protocol: int = 1, rules: int = 3, figures: bytes = b"\x11" * 32) -> Versions:
    """A newer installation that differs in the given respect."""
    return Versions(Preface(protocol, "0.2.0"), (Playable("chess", rules, figures),))


def welcome(_: Newcomer) -> Refusal | None:
    """A host that lets everybody in."""
    return None


async def over_tls(
    host: Callable[[Channel], Awaitable[object]], guest: Callable[[Channel], Awaitable[object]]
) -> tuple[object, object]:
    """What both sides' functions return or raise, run against each other over TLS."""
    result: asyncio.Future[object] = asyncio.get_running_loop().create_future()

    async def on_channel(channel: Channel) -> None:
        (outcome,) = await asyncio.gather(host(channel), return_exceptions=True)
        result.set_result(outcome)

    listener = await serve(HOST, "127.0.0.1", 0, on_channel)
    channel = await tls.connect("127.0.0.1", listener.port)
    (said,) = await asyncio.gather(guest(channel), return_exceptions=True)
    await channel.close()
    heard = await result
    await listener.close()
    return heard, said


def greeting(
    mine: Versions = MINE, info: TableInfo = INFO
) -> Callable[[Channel], Awaitable[Newcomer]]:
    """The table's side of a handshake."""
    return lambda channel: greet(channel, mine, info, welcome)


def introducing(
    mine: Versions = MINE, role: Role = "sit", name: str = "Bob"
) -> Callable[[Channel], Awaitable[Hello]]:
    """The guest's side of a handshake."""
    return lambda channel: introduce(channel, GUEST, mine, role, name)


@pytest.mark.parametrize("role", ["sit", "watch", "hold"])
def test_a_guest_comes_in_with_its_key_role_and_clean_name(role: Role) -> None:
    """The table learns who came; the guest learns what the table is."""
    heard, said = asyncio.run(over_tls(greeting(), introducing(role=role, name=" B\u202eob ")))
    assert heard == Newcomer(GUEST.public, role, "Bob", "0.1.0")
    assert isinstance(said, Hello)
    assert said.info == INFO


def test_what_the_table_calls_itself_is_fit_to_be_shown() -> None:
    """A long name of the table or its host reaches the guest clean, not as an error."""
    info = structs.replace(INFO, name="x" * 200, host="A\u202eda")
    _, said = asyncio.run(over_tls(greeting(info=info), introducing()))
    assert isinstance(said, Hello)
    assert (said.info.name, said.info.host) == ("x" * 24, "Ada")


def test_a_probe_reads_what_the_table_is_and_hangs_up() -> None:
    """`ask` needs no introduction; the table takes it for a connection that ended."""
    heard, said = asyncio.run(over_tls(greeting(), lambda channel: ask(channel, MINE)))
    assert isinstance(said, Hello)
    assert said.info == INFO
    assert isinstance(heard, ChannelClosed)


@pytest.mark.parametrize(
    ("theirs", "key", "both"),
    [
        (versions(protocol=2), "version.protocol", ("protocol 2", "protocol 1")),
        (versions(rules=4), "version.rules", ("version 4", "version 3")),
        (versions(figures=b"\xff" * 32), "version.figures", ("ffffffff", "11111111")),
    ],
)
def test_a_difference_is_refused_naming_both_sides(
    theirs: Versions, key: str, both: tuple[str, str]
) -> None:
    """Failures T55: versions, rules and figures of both, and both applications."""
    info = structs.replace(INFO, played=Played(theirs.games[0]))
    _, said = asyncio.run(over_tls(greeting(theirs, info), introducing()))
    assert isinstance(said, Refusal)
    assert said.key == key
    for words in (*both, "0.2.0", "0.1.0"):
        assert words in said.sentence


def test_a_game_that_the_guest_does_not_have_is_refused() -> None:
    """The refusal names the game."""
    info = structs.replace(INFO, played=Played(Playable("halma", 1, bytes(32))))
    _, said = asyncio.run(over_tls(greeting(info=info), introducing()))
    assert isinstance(said, Refusal)
    assert said.key == "version.game"
    assert "halma" in said.sentence


def test_an_owners_figures_come_with_the_table() -> None:
    """Figures that the table brings need not be the guest's own."""
    brought = Played(structs.replace(CHESS, figures=b"\x33" * 32), brought=True)
    info = structs.replace(INFO, played=brought)
    heard, _ = asyncio.run(over_tls(greeting(info=info), introducing()))
    assert isinstance(heard, Newcomer)


@pytest.mark.parametrize(
    "theirs", [versions(protocol=2), versions(rules=4), versions(figures=b"\xff" * 32)]
)
def test_the_table_refuses_a_guest_that_does_not_check(
    theirs: Versions, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A modified guest that overlooks the difference is told by the table."""

    async def scenario() -> tuple[object, object]:
        return await over_tls(greeting(), lambda channel: careless(channel, theirs))

    async def careless(channel: Channel, mine: Versions) -> object:
        decode(await channel.receive(), Preface)
        said = await channel.receive()
        await channel.send(encode(mine.preface))
        await channel.send(encode(signed(said, channel.binding, mine)))
        return decode(await channel.receive(), handshake.Refused)

    heard, said = asyncio.run(scenario())
    assert isinstance(heard, Refusal)
    assert isinstance(said, handshake.Refused)
    assert (said.key, said.sentence) == (heard.key, heard.sentence)
    assert "0.2.0" in said.sentence
    assert "0.1.0" in said.sentence


def signed(said: bytes, binding: bytes, mine: Versions = MINE) -> Introduction:
    """A guest's introduction, signed for a Hello and a certificate."""
    guest = Introduction(GUEST.public, bytes(32), mine, "sit", "Bob")
    transcript = handshake._transcript(said, binding, guest)
    return structs.replace(guest, signature=GUEST.sign(transcript, handshake._CONTEXT))


HELLO = encode(Hello(INFO, MINE, bytes(32), bytes(32)))


@pytest.mark.parametrize(
    "forged",
    [
        lambda said, binding: signed(HELLO, binding),
        lambda said, binding: signed(said, bytes(32)),
        lambda said, binding: structs.replace(signed(said, binding), key=HOST.public),
        lambda said, binding: structs.replace(signed(said, binding), name="Eve"),
        lambda said, binding: structs.replace(signed(said, binding), role="hold"),
        lambda said, binding: structs.replace(signed(said, binding), signature=b""),
        lambda said, binding: structs.replace(signed(said, binding), key=bytes(32)),
    ],
    ids=["replayed", "in the middle", "other key", "other name", "other role", "none", "bad key"],
)
def test_a_signature_counts_for_this_hello_certificate_and_guest_only(
    forged: Callable[[bytes, bytes], Introduction],
) -> None:
    """Replays, a host in the middle, and changed fields are refused with a reason."""

    async def guest(channel: Channel) -> object:
        await channel.receive()
        said = await channel.receive()
        await channel.send(encode(MINE.preface))
        await channel.send(encode(forged(said, channel.binding)))
        return decode(await channel.receive(), handshake.Refused)

    heard, said = asyncio.run(over_tls(greeting(), guest))
    assert isinstance(heard, ProtocolError)
    assert isinstance(said, handshake.Refused)
    assert said.key == "handshake.protocol"


def test_a_hello_for_another_certificate_is_not_believed() -> None:
    """A host in the middle that passes the true table's Hello on is noticed by the guest."""

    async def relaying(channel: Channel) -> None:
        await channel.send(encode(MINE.preface))
        await channel.send(HELLO)
        await channel.receive()

    heard, said = asyncio.run(over_tls(relaying, introducing()))
    assert isinstance(said, ProtocolError)
    assert isinstance(heard, ChannelClosed)


def test_the_hosts_own_reason_reaches_the_guest() -> None:
    """Whoever is turned away reads why."""
    full = Refusal("table.full", "all four seats are taken")
    heard, said = asyncio.run(
        over_tls(lambda channel: greet(channel, MINE, INFO, lambda _: full), introducing())
    )
    assert heard is full
    assert isinstance(said, Refusal)
    assert (said.key, said.sentence) == (full.key, full.sentence)


def test_a_name_that_cannot_be_shown_is_refused() -> None:
    """A name of control characters only is no name."""
    _, said = asyncio.run(over_tls(greeting(), introducing(name="\u202e\u200b")))
    assert isinstance(said, Refusal)
    assert said.key == "handshake.name"


def test_silence_ends_the_handshake_on_both_sides(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither side waits for the other for ever."""
    monkeypatch.setattr(handshake, "HANDSHAKE_SECONDS", 0.1)

    async def scenario() -> None:
        table, guest = InProcessChannel.pair(HOST.public, GUEST.public)
        with pytest.raises(ChannelClosed, match="too long"):
            await greet(table, MINE, INFO, welcome)
        table, guest = InProcessChannel.pair(HOST.public, GUEST.public)
        with pytest.raises(ChannelClosed, match="in time"):
            await introduce(guest, GUEST, MINE, "sit", "Bob")

    asyncio.run(scenario())


@given(st.lists(st.binary(max_size=60), max_size=4))
def test_any_frames_are_refused_by_name(frames: list[bytes]) -> None:
    """Nonsense in the handshake raises a named kind, on both sides."""

    async def scenario() -> None:
        for side in (
            lambda channel: greet(channel, MINE, INFO, welcome),
            lambda channel: introduce(channel, GUEST, MINE, "sit", "Bob"),
        ):
            mine, theirs = InProcessChannel.pair(HOST.public, GUEST.public)
            for frame in frames:
                await theirs.send(frame)
            await theirs.close("gone")
            with pytest.raises((ProtocolError, ChannelClosed, Refusal)):
                await side(mine)

    asyncio.run(scenario())


def test_join_gives_an_authenticated_channel() -> None:
    """After `join` the limits of strangers are gone and both can talk."""

    async def scenario() -> None:
        async def on_channel(channel: Channel) -> None:
            await greet(channel, MINE, INFO, welcome)
            await channel.send(await channel.receive())

        listener = await serve(HOST, "127.0.0.1", 0, on_channel)
        channel, hello = await join(
            GUEST, "127.0.0.1", listener.port, MINE, "sit", "Bob", HOST.public
        )
        assert hello.info == INFO
        await channel.send(bytes(100_000))
        assert await channel.receive() == bytes(100_000)
        await channel.close()
        await listener.close()

    asyncio.run(scenario())


def test_messages_of_the_handshake_are_small() -> None:
    """A Hello with many options and games fits a stranger's frame."""
    games = tuple(Playable("g" * 64, 1, bytes(32)) for _ in range(32))
    options = tuple(("o" * 64, "v" * 64) for _ in range(64))
    info = structs.replace(INFO, options=options)
    hello = Hello(info, Versions(Preface(1, "1.0"), games), bytes(32), bytes(32))
    assert len(encode(hello)) < 16_384
    assert decode(encode(Welcome()), Welcome) == Welcome()
