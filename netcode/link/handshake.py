# SPDX-License-Identifier: MIT
"""How a caller and a table come to know each other, before anything else is said.

    table:  Preface, Hello            (a probe reads these two and hangs up)
    guest:  Preface, Introduction     (signed over the Hello and the certificate seen)
            where the table has a code, both prove that they know it (`code`)
    table:  Welcome or Refused

The table's key is proven by its certificate in TLS, the guest's by a signature
over the table's nonce and certificate: it is worth nothing at another table,
through somebody in the middle, or a second time (design, section 2).
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import secrets
from collections.abc import Callable
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct, structs

from netcode.bounds import MAX_SENTENCE, Count, EpochNumber, Hash, Key, Options, Sentence, TableId
from netcode.crypto.identity import SIGNATURE_BYTES, Identity, check_key, verify
from netcode.errors import ProtocolError
from netcode.link.channel import Channel, ChannelClosed
from netcode.link.code import Answer, Challenge, GuestRun, Opened, Proven, TableCode, unasked
from netcode.link.tls import HANDSHAKE_SECONDS, connect
from netcode.link.versions import (
    Played,
    Preface,
    Refusal,
    Text,
    Versions,
    protocol_mismatch,
    rules_mismatch,
)
from netcode.wire import SMALL_FRAME, Message, clean_name, clean_text, decode, encode

TABLE_ID_BYTES = 16
_CONTEXT = "sobremesa introduction"

Role: TypeAlias = Literal["sit", "watch", "hold"]
TableState: TypeAlias = Literal["room", "playing", "over"]


class TableInfo(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What a table says of itself to anybody who asks. Changes while the table lives.

    `host` is the name of the host's player; `taken` counts seats of persons and bots.
    """

    table: TableId
    name: Text
    host: Text
    played: Played
    options: Options
    taken: Count
    seats: Count
    state: TableState = "room"
    code_needed: bool = False
    epoch: EpochNumber = 0


class Hello(Message, frozen=True, tag="hello"):
    """The table's first words. `certificate` is the hash of the one it has shown in TLS."""

    info: TableInfo
    versions: Versions
    nonce: Hash
    certificate: Hash


class Introduction(Message, frozen=True, tag="introduction"):
    """The guest's answer. `signature` covers all of it and the Hello it answers.

    The role is `sit` for a free seat, `hold` for seats that the key has already,
    `watch` for none.
    """

    key: Key
    nonce: Hash
    versions: Versions
    role: Role
    name: Text
    signature: Annotated[bytes, Meta(max_length=SIGNATURE_BYTES)] = b""


class Welcome(Message, frozen=True, tag="welcome"):
    """The guest is in."""


class Refused(Message, frozen=True, tag="refused"):
    """The guest is not let in; the connection closes after this."""

    key: Text
    sentence: Sentence

    def refusal(self) -> Refusal:
        """The refusal that the table meant, fit to be shown."""
        return Refusal(self.key, clean_text(self.sentence, MAX_SENTENCE))


class Newcomer(Struct, frozen=True):
    """Somebody who has proven to hold `key` and asks for a role. `name` is fit to be shown.

    `coded` is whether it has proven besides that it knows the table's code.
    """

    key: bytes
    role: Role
    name: str
    app: str
    coded: bool = False


Admit: TypeAlias = Callable[[Newcomer], Refusal | None]


async def greet(
    channel: Channel,
    versions: Versions,
    info: TableInfo,
    admit: Admit,
    code: TableCode | None = None,
) -> Newcomer:
    """The table's side: who has come, once that is proven and `admit` has no objection.

    Where there is a code everybody is asked for it; `admit` says who comes in without.
    Afterwards the channel is authenticated. Raises ChannelClosed for a mere probe,
    ProtocolError for nonsense and Refusal for somebody turned away; the other
    side has been told the reason then, and the channel is closed.
    """
    try:
        async with asyncio.timeout(HANDSHAKE_SECONDS):
            visitor = await _greet(channel, versions, info, code)
            if (refusal := admit(visitor)) is not None:
                raise refusal
            channel.authenticated(visitor.key)
            await channel.send(encode(Welcome()))
            return visitor
    except Refusal as refusal:
        await _refuse(channel, refusal)
        raise
    except ProtocolError as error:
        await _refuse(channel, Refusal("handshake.protocol", error.reason))
        raise
    except TimeoutError:
        await channel.close("the handshake took too long")
        raise ChannelClosed("the handshake took too long") from None


async def _greet(
    channel: Channel, versions: Versions, info: TableInfo, code: TableCode | None
) -> Newcomer:
    shown = structs.replace(info, name=clean_name(info.name), host=clean_name(info.host))
    hello = Hello(shown, versions, secrets.token_bytes(32), channel.binding)
    said = encode(hello)
    await channel.send(encode(versions.preface))
    await channel.send(said)
    preface = decode(await channel.receive(), Preface, SMALL_FRAME)
    if (refusal := protocol_mismatch(versions.preface, preface)) is not None:
        raise refusal
    introduced = await channel.receive()
    guest = decode(introduced, Introduction, SMALL_FRAME)
    check_key(guest.key)
    verify(guest.key, _transcript(said, channel.binding, guest), guest.signature, _CONTEXT)
    if (refusal := rules_mismatch(info.played, versions.preface, guest.versions)) is not None:
        raise refusal
    name = clean_name(guest.name)
    if not name:
        raise Refusal("handshake.name", "a player needs a name that can be shown")
    proven = _proven(channel, guest.key, said, introduced)
    coded = code is not None and await _ask_for_code(channel, code, proven)
    return Newcomer(guest.key, guest.role, name, guest.versions.preface.app, coded)


async def _ask_for_code(channel: Channel, code: TableCode, proven: Proven) -> bool:
    """Whether the guest knows the code; False for one that has none. Raises Refusal."""
    run = code.challenge(proven)
    await channel.send(encode(run.challenge))
    opened = await code.judge(run, await _receive(channel, Answer))
    if opened is None:
        return False
    await channel.send(encode(opened))
    return True


async def introduce(
    channel: Channel,
    identity: Identity,
    versions: Versions,
    role: Role,
    name: str,
    code: str = "",
) -> Hello:
    """The guest's side: sit down, watch, or take back held seats.

    A table that is given a `code` has to ask for it, and to know it. Afterwards the
    channel is authenticated. Raises Refusal with the table's reason (or ours, when
    versions differ), ProtocolError or ChannelClosed; the channel is closed then.
    """
    try:
        async with asyncio.timeout(HANDSHAKE_SECONDS):
            return await _introduce(channel, identity, versions, role, clean_name(name), code)
    except (Refusal, ProtocolError) as error:
        await channel.close(str(error))
        raise
    except TimeoutError:
        await channel.close("the table did not answer in time")
        raise ChannelClosed("the table did not answer in time") from None


async def _introduce(
    channel: Channel, identity: Identity, versions: Versions, role: Role, name: str, code: str
) -> Hello:
    hello, said = await _read_hello(channel, versions.preface)
    if (refusal := rules_mismatch(hello.info.played, hello.versions.preface, versions)) is not None:
        raise refusal
    guest = Introduction(identity.public, secrets.token_bytes(32), versions, role, name)
    signature = identity.sign(_transcript(said, channel.binding, guest), _CONTEXT)
    await channel.send(encode(versions.preface))
    introduced = encode(structs.replace(guest, signature=signature))
    await channel.send(introduced)
    answer: Welcome | Challenge = await _heard(channel, Welcome | Challenge | Refused)
    if isinstance(answer, Challenge):
        proven = _proven(channel, identity.public, said, introduced)
        await _give_code(channel, code, proven, answer)
        await _heard(channel, Welcome | Refused)
    elif code:
        raise unasked()
    channel.authenticated(channel.peer)
    return hello


async def _give_code(channel: Channel, code: str, proven: Proven, challenge: Challenge) -> None:
    """Prove that we know the code, and see that the table does. Raises Refusal."""
    if not code:
        await channel.send(encode(Answer()))
        return
    run = GuestRun(code, proven, challenge)
    await channel.send(encode(run.answer))
    run.check(await _heard(channel, Opened | Refused))
    channel.coded = True


async def _heard(channel: Channel, kind: Any) -> Any:
    """What the table says, unless it says no. Raises Refusal."""
    answer = await _receive(channel, kind)
    if isinstance(answer, Refused):
        raise answer.refusal()
    return answer


def _proven(channel: Channel, guest: bytes, hello: bytes, introduction: bytes) -> Proven:
    session = hashlib.sha256(hello).digest() + hashlib.sha256(introduction).digest()
    return Proven(channel.binding, guest, session)


async def ask(channel: Channel, versions: Versions) -> Hello:
    """What the table at the other end says of itself.

    Raises Refusal where its protocol is another one, ProtocolError or ChannelClosed.
    """
    hello, _ = await _read_hello(channel, versions.preface)
    return hello


async def join(
    identity: Identity,
    address: str,
    port: int,
    versions: Versions,
    role: Role,
    name: str,
    pin: bytes = b"",
    code: str = "",
) -> tuple[Channel, Hello]:
    """Call a table and introduce oneself: the authenticated channel and what the table said.

    Raises OSError if nobody answers, and what `introduce` and `connect` raise.
    """
    channel = await connect(address, port, pin)
    try:
        return channel, await introduce(channel, identity, versions, role, name, code)
    except BaseException:
        await channel.close()
        raise


async def _read_hello(channel: Channel, mine: Preface) -> tuple[Hello, bytes]:
    theirs: Preface = await _heard(channel, Preface | Refused)
    if (refusal := protocol_mismatch(theirs, mine)) is not None:
        raise refusal
    said = await channel.receive()
    hello = decode(said, Hello, SMALL_FRAME)
    if hello.certificate != channel.binding:
        raise ProtocolError("the table speaks of another certificate than it has shown")
    return hello, said


async def _receive(channel: Channel, kind: Any) -> Any:
    return decode(await channel.receive(), kind, SMALL_FRAME)


def _transcript(said: bytes, binding: bytes, guest: Introduction) -> bytes:
    unsigned = structs.replace(guest, signature=b"")
    return hashlib.sha256(said).digest() + binding + encode(unsigned)


async def _refuse(channel: Channel, refusal: Refusal) -> None:
    with contextlib.suppress(ChannelClosed):
        await channel.send(
            encode(Refused(refusal.key[:64], clean_text(refusal.sentence, MAX_SENTENCE)))
        )
    await channel.see_out(refusal.sentence)
