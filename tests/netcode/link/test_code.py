# SPDX-License-Identifier: MIT
"""Intent: who knows the code comes in, who guesses has one guess, and who listens has none."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable

import pytest
from msgspec import structs

from netcode.crypto import codes
from netcode.crypto.cpace import SHARE_BYTES, TAG_BYTES
from netcode.crypto.identity import Identity
from netcode.errors import ProtocolError
from netcode.link import handshake, tls
from netcode.link.channel import Channel, ChannelClosed
from netcode.link.code import MAX_WRONG, Answer, Challenge, GuestRun, Opened, Proven, TableCode
from netcode.link.handshake import Hello, Newcomer, join
from netcode.link.listener import serve
from netcode.link.versions import Preface, Refusal
from netcode.wire import SMALL_FRAME, decode, encode
from tests.netcode.link.doors import GUEST, INFO, MALLORY, MINE, Door, opened, recorded

PROVEN = Proven(b"\x01" * 32, b"\x02" * 32, b"\x03" * 64)


def at(door: Door, scenario: Callable[[Door], Awaitable[None]]) -> None:
    """Play a scenario at an open door."""

    async def play() -> None:
        async with opened(door):
            await scenario(door)

    asyncio.run(play())


async def refused(calling: Awaitable[object]) -> str:
    """The key of the refusal that this must end in."""
    with pytest.raises(Refusal) as caught:
        await calling
    return caught.value.key


async def came_in(door: Door) -> Newcomer:
    """Whom the door has let in just now."""
    outcome = await door.outcomes.get()
    assert isinstance(outcome, Newcomer), outcome
    return outcome


async def before_the_answer(channel: Channel, who: Identity, code: str = "") -> Answer:
    """Introduce oneself by hand, up to the answer to the challenge, which is still to be sent."""
    hello, said = await handshake._read_hello(channel, MINE.preface)
    guest = handshake.Introduction(who.public, bytes(32), MINE, "sit", "Mallory")
    signature = who.sign(handshake._transcript(said, channel.binding, guest), handshake._CONTEXT)
    introduced = encode(structs.replace(guest, signature=signature))
    await channel.send(encode(MINE.preface))
    await channel.send(introduced)
    challenge = decode(await channel.receive(), Challenge, SMALL_FRAME)
    assert hello.info.code_needed
    proven = handshake._proven(channel, who.public, said, introduced)
    return GuestRun(code, proven, challenge).answer if code else Answer()


async def answer(channel: Channel, with_: Answer) -> handshake.Refused | Opened:
    """What the table says to an answer."""
    await channel.send(encode(with_))
    return decode(await channel.receive(), handshake.Refused | Opened, SMALL_FRAME)


def test_the_right_code_opens_the_table_to_both_sides() -> None:
    """The table knows that the guest knows it, and the guest that the table does."""

    async def scenario(door: Door) -> None:
        channel = await door.calls(door.right)
        assert channel.coded
        assert (await came_in(door)).coded
        await channel.close()

    at(Door(), scenario)


def test_a_wrong_code_is_refused_and_told_what_to_do() -> None:
    """Neither side has learned more than that this code was wrong."""

    async def scenario(door: Door) -> None:
        assert await refused(door.calls(door.wrong)) == "code.wrong"
        outcome = await door.outcomes.get()
        assert isinstance(outcome, Refusal)
        assert "host's screen" in outcome.sentence

    at(Door(), scenario)


def test_without_a_code_only_who_is_known_comes_in() -> None:
    """A seat belongs to a key: who has one is asked for no code."""

    async def scenario(door: Door) -> None:
        assert await refused(door.calls("")) == "code.needed"
        await door.outcomes.get()
        door.known.add(GUEST.public)
        channel = await door.calls("")
        assert not channel.coded
        assert not (await came_in(door)).coded
        await channel.close()

    at(Door(), scenario)


def test_a_guest_with_a_code_does_not_sit_down_where_none_is_asked_for() -> None:
    """Whoever poses as the table cannot do away with the code by not asking for it."""

    async def scenario(door: Door) -> None:
        assert await refused(door.calls("BCDFGK")) == "code.unasked"

    at(Door(MALLORY, code=False), scenario)


def test_three_wrong_codes_make_a_new_one() -> None:
    """Counted for the table, whoever guesses; the right code then is the new one."""

    async def scenario(door: Door) -> None:
        first = door.right
        for who in (GUEST, MALLORY, GUEST):
            assert door.right == first
            assert await refused(door.calls(door.wrong, who)) == "code.wrong"
        assert door.right != first
        assert await refused(door.calls(first)) == "code.wrong"
        channel = await door.calls(door.right)
        await channel.close()

    at(Door(), scenario)


def test_only_guesses_count() -> None:
    """Coming without a code, with the right one, or hanging up uses none up."""

    async def scenario(door: Door) -> None:
        first = door.right
        for _ in range(MAX_WRONG):
            assert await refused(door.calls("")) == "code.needed"
            await (await door.calls(first)).close()
            stranger = await tls.connect("127.0.0.1", door.port)
            await before_the_answer(stranger, MALLORY)
            await stranger.close()
        for _ in range(3 * MAX_WRONG):
            await door.outcomes.get()
        assert door.right == first
        assert door.code is not None
        assert door.code.renewals == 0

    at(Door(), scenario)


def test_guesses_side_by_side_are_three_as_well() -> None:
    """Many connections at once, challenged for the same code: after three it is another one."""

    async def scenario(door: Door) -> None:
        first, wrong = door.right, door.wrong
        channels = [await tls.connect("127.0.0.1", door.port) for _ in range(5)]
        answers = [
            await before_the_answer(channel, MALLORY, code)
            for channel, code in zip(channels, (wrong, wrong, wrong, wrong, first), strict=True)
        ]
        keys = []
        for channel, guess in zip(channels, answers, strict=True):
            said = await answer(channel, guess)
            assert isinstance(said, handshake.Refused)
            keys.append(said.key)
            await channel.close()
        assert keys == ["code.wrong"] * 3 + ["code.changed"] * 2
        assert door.code is not None
        assert door.code.renewals == 1

    at(Door(), scenario)


def test_after_a_wrong_guess_the_table_rests() -> None:
    """No guess is judged meanwhile, on whatever connection, not even the right one.

    Cutting the connection of one that waits does not end the pause; who shows nothing waits
    for nobody.
    """

    async def scenario() -> None:
        table = TableCode(secrets.token_bytes)
        table.pause = 3600.0
        with pytest.raises(Refusal):
            await guess(table, "BCDFGK" if table.code != "BCDFGK" else "BCDFGL")
        waiting = [asyncio.create_task(guess(table, table.code)) for _ in range(3)]
        assert await table.judge(table.challenge(PROVEN), Answer()) is None
        waiting[0].cancel()
        done, _ = await asyncio.wait(waiting, timeout=0.1)
        assert done == {waiting[0]}
        for task in waiting:
            task.cancel()
        table._judges_again = 0.0
        assert await guess(table, table.code)

    async def guess(table: TableCode, code: str) -> Opened | None:
        run = table.challenge(PROVEN)
        return await table.judge(run, GuestRun(code, PROVEN, run.challenge).answer)

    asyncio.run(scenario())


def test_one_connection_has_one_guess() -> None:
    """After a wrong one nothing more is heard on it."""

    async def scenario(door: Door) -> None:
        channel = await tls.connect("127.0.0.1", door.port)
        guess = await before_the_answer(channel, MALLORY, door.wrong)
        await channel.send(encode(guess))
        await channel.send(encode(guess))
        decode(await channel.receive(), handshake.Refused, SMALL_FRAME)
        with pytest.raises(ChannelClosed):
            await channel.receive()
        await door.outcomes.get()
        assert door.code is not None
        assert door.code._wrong == 1

    at(Door(), scenario)


def test_an_answer_of_another_conversation_is_a_wrong_guess() -> None:
    """What was right once is worth nothing again: share and tag belong to their challenge."""

    async def scenario(door: Door) -> None:
        channel = await tls.connect("127.0.0.1", door.port)
        right = await before_the_answer(channel, GUEST, door.right)
        assert isinstance(await answer(channel, right), Opened)
        await channel.close()
        again = await tls.connect("127.0.0.1", door.port)
        await before_the_answer(again, GUEST)
        said = await answer(again, right)
        assert isinstance(said, handshake.Refused)
        assert said.key == "code.wrong"
        await again.close()

    at(Door(), scenario)


@pytest.mark.parametrize("share", [bytes(32), b"\x01" + bytes(31), b"\x02" * 31])
def test_a_share_that_leads_to_no_key_is_a_wrong_guess(share: bytes) -> None:
    """A point of low order, or none, would make the key known to whoever sent it."""

    async def scenario(door: Door) -> None:
        channel = await tls.connect("127.0.0.1", door.port)
        await before_the_answer(channel, MALLORY)
        said = await answer(channel, Answer(share, bytes(TAG_BYTES)))
        assert isinstance(said, handshake.Refused)
        assert isinstance(await door.outcomes.get(), ProtocolError)
        assert door.code is not None
        assert door.code._wrong == 1
        await channel.close()

    at(Door(), scenario)


def test_the_table_shows_its_tag_to_nobody_who_has_not_shown_his() -> None:
    """Else a guess could be checked at home by whoever hangs up: until then it sends a share."""

    async def scenario(door: Door) -> None:
        channel = await tls.connect("127.0.0.1", door.port)
        await before_the_answer(channel, MALLORY)
        await channel.close()
        await door.outcomes.get()
        (challenge,) = (frame for frame in door.sent if frame not in door.sent[:2])
        assert len(decode(challenge, Challenge).share) == SHARE_BYTES

    at(Door(), scenario)


def test_who_does_not_know_the_code_is_told_nothing_but_what_a_probe_is_told() -> None:
    """Preface and Hello, a challenge, and why not: no room, no name beyond those announced."""

    async def scenario(door: Door) -> None:
        for code in (door.wrong, ""):
            door.sent.clear()
            await refused(door.calls(code))
            await door.outcomes.get()
            kinds = [decode(frame, EVERYTHING) for frame in door.sent]
            assert [type(each) for each in kinds] == [
                Preface,
                Hello,
                Challenge,
                handshake.Refused,
            ]

    at(Door(), scenario)


EVERYTHING = Preface | Hello | Challenge | Opened | handshake.Welcome | handshake.Refused


def test_whoever_poses_as_the_table_has_one_guess_and_is_found_out() -> None:
    """A table that does not know the code cannot confirm; the guest leaves it."""

    async def posing(channel: Channel) -> None:
        await channel.send(encode(MINE.preface))
        await channel.send(encode(Hello(INFO, MINE, bytes(32), channel.binding)))
        await channel.receive()
        await channel.receive()
        run = TableCode(secrets.token_bytes).challenge(PROVEN)
        await channel.send(encode(run.challenge))
        decode(await channel.receive(), Answer, SMALL_FRAME)
        await channel.send(encode(Opened(bytes(TAG_BYTES))))
        with pytest.raises(ChannelClosed):
            await channel.receive()

    async def scenario() -> None:
        listener = await serve(MALLORY, "127.0.0.1", 0, posing)
        try:
            joining = join(GUEST, "127.0.0.1", listener.port, MINE, "sit", "Bob", code="BCDFGK")
            assert await refused(joining) == "code.false"
        finally:
            await listener.close()

    asyncio.run(scenario())


def test_somebody_in_the_middle_who_passes_everything_on_gets_nowhere() -> None:
    """Both honest sides know the code; the one in between has another certificate and key.

    The table counts one guess, and the guest is told that it is not the table.
    """

    async def scenario(door: Door) -> None:
        async def between(channel: Channel) -> None:
            """To the guest a table, to the table a guest; share and tag go through."""
            table = await tls.connect("127.0.0.1", door.port)
            hello, _ = await handshake._read_hello(table, MINE.preface)
            await channel.send(encode(MINE.preface))
            shown = structs.replace(hello, certificate=channel.binding)
            await channel.send(encode(shown))
            await channel.receive()
            await channel.receive()
            await introduced(table, hello)
            await channel.send(await table.receive())
            await table.send(await channel.receive())
            said = await table.receive()
            assert decode(said, handshake.Refused | Opened).key == "code.wrong"
            await channel.send(encode(Opened(secrets.token_bytes(TAG_BYTES))))
            await table.close()

        async def introduced(table: Channel, hello: Hello) -> None:
            guest = handshake.Introduction(MALLORY.public, bytes(32), MINE, "sit", "Bob")
            signed = MALLORY.sign(
                handshake._transcript(encode(hello), table.binding, guest), handshake._CONTEXT
            )
            await table.send(encode(MINE.preface))
            await table.send(encode(structs.replace(guest, signature=signed)))

        middle = await serve(MALLORY, "127.0.0.1", 0, between)
        try:
            joining = join(GUEST, "127.0.0.1", middle.port, MINE, "sit", "Bob", code=door.right)
            assert await refused(joining) == "code.false"
        finally:
            await middle.close()
        assert isinstance(await door.outcomes.get(), Refusal)
        assert door.code is not None
        assert door.code._wrong == 1

    at(Door(), scenario)


def test_the_code_is_in_nothing_that_is_said_even_without_tls() -> None:
    """Every frame in the clear, of a right code and of a wrong one, in each form of the code."""

    async def scenario(door: Door) -> None:
        right, wrong = door.right, door.wrong
        for code in (right, wrong):
            channel = await tls.connect("127.0.0.1", door.port)
            recorded(channel, door.sent)
            introducing = handshake.introduce(channel, GUEST, MINE, "sit", "Bob", code)
            if code == wrong:
                assert await refused(introducing) == "code.wrong"
            else:
                await introducing
            await door.outcomes.get()
            await channel.close()
        said = b"".join(door.sent)
        assert b"opened" in said
        for code in (right, wrong):
            for form in (code, code.lower(), codes.shown(code)):
                assert form.encode() not in said
            assert codes.to_number(code).to_bytes(4, "big") not in said

    at(Door(), scenario)


def test_shares_say_nothing_of_the_code() -> None:
    """The same code never has the same share twice, so that none can be looked up."""
    table = TableCode(secrets.token_bytes)
    shares = {table.challenge(PROVEN).challenge.share for _ in range(10)}
    assert len(shares) == 10


def test_renewing_is_told() -> None:
    """The host's screen shows the new code when there is one."""
    table = TableCode(secrets.token_bytes)
    told: list[str] = []
    table.renewed = lambda: told.append(table.code)
    for _ in range(2 * MAX_WRONG):
        table.guessed_wrong()
    assert len(told) == table.renewals == 2
    assert told[-1] == table.code
