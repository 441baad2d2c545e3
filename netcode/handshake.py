# SPDX-License-Identifier: MIT
"""How a caller and a table come to know each other, before anything else is said.

    table:  Preface, Hello            (a probe reads these two and hangs up)
    guest:  Preface, Introduction     (signed over the Hello and the certificate seen)
    table:  Welcome or Refused; where it asks for a code, first
            CodeShare, to which the guest answers CodeProof

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

from netcode.channel import Channel, ChannelClosed
from netcode.errors import ProtocolError
from netcode.identity import KEY_BYTES, SIGNATURE_BYTES, Identity, check_key, verify
from netcode.table_code import GuestSide, HostSide, TableCode, same
from netcode.tls import HANDSHAKE_SECONDS, connect
from netcode.versions import (
    Count,
    Hash,
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
MAX_SENTENCE = 512
_CONTEXT = "sobremesa introduction"

Key = Annotated[bytes, Meta(min_length=KEY_BYTES, max_length=KEY_BYTES)]
Signature = Annotated[bytes, Meta(min_length=SIGNATURE_BYTES, max_length=SIGNATURE_BYTES)]
TableId = Annotated[bytes, Meta(min_length=TABLE_ID_BYTES, max_length=TABLE_ID_BYTES)]
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
    options: Annotated[tuple[tuple[Text, Text], ...], Meta(max_length=64)]
    taken: Count
    seats: Count
    state: TableState = "room"
    code_needed: bool = False
    epoch: Count = 0


class Hello(Message, frozen=True, tag="hello"):
    """The table's first words. `certificate` is the hash of the one it has shown in TLS."""

    info: TableInfo
    versions: Versions
    nonce: Hash
    certificate: Hash


class Introduction(Message, frozen=True, tag="introduction"):
    """The guest's answer. `signature` covers all of it and the Hello it answers.

    The role is `sit` for a free seat, `hold` for seats that the key has already,
    `watch` for none. `share` is the guest's part in proving that both know the code.
    """

    key: Key
    nonce: Hash
    versions: Versions
    role: Role
    name: Text
    share: Annotated[bytes, Meta(max_length=32)] = b""
    signature: Annotated[bytes, Meta(max_length=SIGNATURE_BYTES)] = b""


class CodeShare(Message, frozen=True, tag="code"):
    """The table asks for its code; see `table_code`."""

    share: Hash


class CodeProof(Message, frozen=True, tag="proof"):
    """The guest proves to know it."""

    confirmation: Hash


class Welcome(Message, frozen=True, tag="welcome"):
    """The guest is in. `confirmation` proves that the table knows its code."""

    confirmation: Annotated[bytes, Meta(max_length=32)] = b""


class Refused(Message, frozen=True, tag="refused"):
    """The guest is not let in; the connection closes after this."""

    key: Text
    sentence: Annotated[str, Meta(max_length=MAX_SENTENCE)]

    def refusal(self) -> Refusal:
        """The refusal that the table meant, fit to be shown."""
        return Refusal(self.key, clean_text(self.sentence, MAX_SENTENCE))


class Visitor(Struct, frozen=True):
    """Somebody who has proven to hold `key` and asks for a role. `name` is fit to be shown."""

    key: bytes
    role: Role
    name: str
    app: str


Admit: TypeAlias = Callable[[Visitor], Refusal | None]
CodeFor: TypeAlias = Callable[[Visitor], TableCode | None]
"""The code that somebody has to know; nothing for one who holds a seat already."""


async def greet(
    channel: Channel,
    versions: Versions,
    info: TableInfo,
    admit: Admit,
    code_for: CodeFor | None = None,
) -> Visitor:
    """The table's side: who has come, once that is proven and `admit` has no objection.

    Afterwards the channel is authenticated. Raises ChannelClosed for a mere probe,
    ProtocolError for nonsense and Refusal for somebody turned away; the other
    side has been told the reason then, and the channel is closed.
    """
    try:
        async with asyncio.timeout(HANDSHAKE_SECONDS):
            visitor, guest, transcript = await _greet(channel, versions, info)
            if (refusal := admit(visitor)) is not None:
                raise refusal
            code = code_for(visitor) if code_for is not None else None
            proof = b"" if code is None else await _ask_code(channel, code, guest, transcript)
            channel.authenticated(visitor.key)
            await channel.send(encode(Welcome(proof)))
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
    channel: Channel, versions: Versions, info: TableInfo
) -> tuple[Visitor, Introduction, bytes]:
    shown = structs.replace(info, name=clean_name(info.name), host=clean_name(info.host))
    hello = Hello(shown, versions, secrets.token_bytes(32), channel.binding)
    said = encode(hello)
    await channel.send(encode(versions.preface))
    await channel.send(said)
    preface = decode(await channel.receive(), Preface, SMALL_FRAME)
    if (refusal := protocol_mismatch(versions.preface, preface)) is not None:
        raise refusal
    guest = decode(await channel.receive(), Introduction, SMALL_FRAME)
    check_key(guest.key)
    transcript = _transcript(said, channel.binding, guest)
    verify(guest.key, transcript, guest.signature, _CONTEXT)
    if (refusal := rules_mismatch(info.played, versions.preface, guest.versions)) is not None:
        raise refusal
    name = clean_name(guest.name)
    if not name:
        raise Refusal("handshake.name", "a player needs a name that can be shown")
    return Visitor(guest.key, guest.role, name, guest.versions.preface.app), guest, transcript


async def _ask_code(
    channel: Channel, code: TableCode, guest: Introduction, transcript: bytes
) -> bytes:
    """The table's confirmation once the guest has proven to know the code of now."""
    if not guest.share:
        raise Refusal("handshake.code_needed", "this table asks for a code")
    attempt = HostSide(code.code, guest.share)
    await channel.send(encode(CodeShare(attempt.share)))
    proof = decode(await channel.receive(), CodeProof, SMALL_FRAME)
    expected = attempt.confirm(transcript)
    if attempt.code != code.code or not same(proof.confirmation, expected.guest):
        code.wrong()
        raise Refusal("handshake.code_wrong", "the table code is not right")
    code.right()
    return expected.host


async def introduce(
    channel: Channel,
    identity: Identity,
    versions: Versions,
    role: Role,
    name: str,
    code: str = "",
) -> Hello:
    """The guest's side: sit down, watch, or take back held seats.

    Afterwards the channel is authenticated. Raises Refusal with the table's reason
    (or ours, when versions differ), ProtocolError or ChannelClosed; the channel is
    closed then.
    """
    try:
        async with asyncio.timeout(HANDSHAKE_SECONDS):
            attempt = GuestSide(code) if code else None
            return await _introduce(channel, identity, versions, role, clean_name(name), attempt)
    except (Refusal, ProtocolError) as error:
        await channel.close(str(error))
        raise
    except TimeoutError:
        await channel.close("the table did not answer in time")
        raise ChannelClosed("the table did not answer in time") from None


async def _introduce(
    channel: Channel,
    identity: Identity,
    versions: Versions,
    role: Role,
    name: str,
    attempt: GuestSide | None,
) -> Hello:
    hello, said = await _read_hello(channel, versions.preface)
    if (refusal := rules_mismatch(hello.info.played, hello.versions.preface, versions)) is not None:
        raise refusal
    share = attempt.share if attempt is not None else b""
    guest = Introduction(identity.public, secrets.token_bytes(32), versions, role, name, share)
    transcript = _transcript(said, channel.binding, guest)
    signature = identity.sign(transcript, _CONTEXT)
    await channel.send(encode(versions.preface))
    await channel.send(encode(structs.replace(guest, signature=signature)))
    answer: Any = await _receive(channel, Welcome | Refused | CodeShare)
    if isinstance(answer, CodeShare):
        await _prove_code(channel, attempt, answer, transcript)
    elif isinstance(answer, Refused):
        raise answer.refusal()
    channel.authenticated(channel.peer)
    return hello


async def _prove_code(
    channel: Channel, attempt: GuestSide | None, asked: CodeShare, transcript: bytes
) -> None:
    if attempt is None:
        raise ProtocolError("the table asks for a code out of turn")
    proofs = attempt.confirm(asked.share, transcript)
    await channel.send(encode(CodeProof(proofs.guest)))
    answer: Welcome | Refused = await _receive(channel, Welcome | Refused)
    if isinstance(answer, Refused):
        raise answer.refusal()
    if not same(answer.confirmation, proofs.host):
        raise ProtocolError("the table does not know its own code")


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
    theirs: Preface | Refused = await _receive(channel, Preface | Refused)
    if isinstance(theirs, Refused):
        raise theirs.refusal()
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
    await channel.close(refusal.sentence)
