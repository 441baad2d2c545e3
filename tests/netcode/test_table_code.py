# SPDX-License-Identifier: MIT
"""Intent: whoever knows the code comes in, and whoever does not has one guess a try."""

from __future__ import annotations

import asyncio

import pytest

from netcode import group
from netcode.channel import InProcessChannel
from netcode.errors import ProtocolError
from netcode.handshake import CodeProof, Introduction, Visitor, Welcome, greet, introduce
from netcode.identity import Identity
from netcode.table_code import GuestSide, HostSide, TableCode, new_code
from netcode.versions import Refusal
from netcode.wire import decode, encode
from tests.netcode.open_table import MINE, table_info

HOST, GUEST = Identity.create(), Identity.create()


async def try_code(
    code: TableCode, tried: str, held: frozenset[bytes] = frozenset()
) -> tuple[object, object]:
    """What the table and a guest with that code make of each other."""
    table, guest = InProcessChannel.pair(HOST.public, GUEST.public)
    outcome = await asyncio.gather(
        greet(
            table,
            MINE,
            table_info("Oak", HOST),
            lambda _: None,
            lambda visitor: None if visitor.key in held else code,
        ),
        introduce(guest, GUEST, MINE, "sit", "Bob", tried),
        return_exceptions=True,
    )
    return outcome[0], outcome[1]


@pytest.mark.parametrize("typed", ["314159", " 314 159 "])
def test_the_right_code_lets_a_guest_in(typed: str) -> None:
    """Spaces do not matter."""
    heard, said = asyncio.run(try_code(TableCode("314159"), typed))
    assert isinstance(heard, Visitor)
    assert not isinstance(said, Exception)


@pytest.mark.parametrize(
    ("typed", "key"), [("314158", "handshake.code_wrong"), ("", "handshake.code_needed")]
)
def test_a_wrong_or_missing_code_is_refused(typed: str, key: str) -> None:
    """Both sides know why."""
    heard, said = asyncio.run(try_code(TableCode("314159"), typed))
    for refusal in (heard, said):
        assert isinstance(refusal, Refusal)
        assert refusal.key == key


def test_whoever_holds_a_seat_needs_no_code() -> None:
    """Failures B1: a dropped player gets back into a table with a code by its key alone."""
    held = frozenset((GUEST.public,))
    heard, _ = asyncio.run(try_code(TableCode("314159"), "", held))
    assert isinstance(heard, Visitor)


def test_after_three_wrong_codes_there_is_a_new_one() -> None:
    """The old code is dead then, and the host's screen is told; a right one starts the count."""

    async def scenario() -> None:
        shown: list[str] = []
        code = TableCode("right", shown.append)
        for tried in ("a", "b", "right", "c", "d"):
            await try_code(code, tried)
        assert (code.code, shown) == ("right", [])
        await try_code(code, "e")
        assert shown == [code.code]
        assert code.code != "right"
        heard, _ = await try_code(code, "right")
        assert isinstance(heard, Refusal)

    asyncio.run(scenario())


def test_a_try_begun_under_an_old_code_does_not_count() -> None:
    """Many connections at once give no more guesses than one after the other."""

    async def scenario() -> None:
        code = TableCode("right")
        table, guest = InProcessChannel.pair(HOST.public, GUEST.public)
        slow = asyncio.create_task(
            greet(table, MINE, table_info("Oak", HOST), lambda _: None, lambda _: code)
        )
        receive = guest.receive

        async def receive_after_renewal() -> bytes:
            frame = await receive()
            if frame[:6] == encode(CodeProof(bytes(32)))[:1] + b"\xa4code":
                code.code = "renewed"
            return frame

        guest.receive = receive_after_renewal  # type: ignore[method-assign]
        with pytest.raises(Refusal, match="not right"):
            await introduce(guest, GUEST, MINE, "sit", "Bob", "right")
        with pytest.raises(Refusal, match="not right"):
            await slow

    asyncio.run(scenario())


def test_a_table_that_does_not_know_the_code_is_found_out() -> None:
    """A false host that welcomes everybody cannot confirm, and learns nothing of the code."""

    async def scenario() -> None:
        table, guest = InProcessChannel.pair(HOST.public, GUEST.public)

        async def false_host() -> None:
            send = table.send

            async def send_altered(frame: bytes) -> None:
                if frame.startswith(b"\x92\xa7welcome"):
                    frame = encode(Welcome(bytes(32)))
                await send(frame)

            table.send = send_altered  # type: ignore[method-assign]
            code = TableCode("right")
            await greet(table, MINE, table_info("Oak", HOST), lambda _: None, lambda _: code)

        hosting = asyncio.create_task(false_host())
        with pytest.raises(ProtocolError, match="does not know"):
            await introduce(guest, GUEST, MINE, "sit", "Bob", "right")
        await hosting

    asyncio.run(scenario())


def test_confirmations_agree_for_equal_codes_and_transcripts_only() -> None:
    """The certificate, the keys and both shares are part of what is confirmed."""
    guest = GuestSide("code")
    host = HostSide("code", guest.share)
    mine = guest.confirm(host.share, b"transcript")
    assert mine == host.confirm(b"transcript")
    assert mine.guest != mine.host
    assert host.confirm(b"another").guest != mine.guest
    assert HostSide("cord", guest.share).confirm(b"transcript").guest != mine.guest


@pytest.mark.parametrize(
    "share", [bytes(32), b"\x01" + bytes(31), b"\xff" * 32, b"", group.BASE[:-1]]
)
def test_shares_that_are_no_points_are_refused(share: bytes) -> None:
    """Failures T29: identity, small order, not canonical, short."""
    with pytest.raises(ProtocolError):
        HostSide("code", share)
    with pytest.raises(ProtocolError):
        GuestSide("code").confirm(share, b"")


def test_a_share_made_without_the_code_gives_nothing_away() -> None:
    """A guest that sends w M itself, hoping for a degenerate key, is refused."""
    with pytest.raises(ProtocolError):
        HostSide("code", group.mul(group.hash_to_scalar("table code", "code"), _m())).confirm(b"")


def _m() -> bytes:
    return group.hash_to_point("spake2", "M")


def test_fresh_codes_are_six_digits() -> None:
    """Leading zeros stay, and an empty code cannot be set."""
    codes = {new_code() for _ in range(50)}
    assert all(len(code) == 6 and code.isdigit() for code in codes)
    assert len(codes) > 40
    with pytest.raises(ProtocolError):
        GuestSide("  ")
    guest = Introduction(GUEST.public, bytes(32), MINE, "sit", "Bob", b"x" * 32, bytes(64))
    assert decode(encode(guest), Introduction) == guest
