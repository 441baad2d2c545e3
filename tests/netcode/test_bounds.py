# SPDX-License-Identifier: MIT
"""Intent: nothing on the wire is longer than its type allows, and every message fits its frame."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import msgspec
import pytest
from msgspec import Meta, Struct, inspect

from core import catalogue
from core.bots import catalogue as bots
from core.digest import components
from core.match import begin
from core.playout import steps
from core.terms import Sealed, Shuffle, Turn
from netcode import wire
from netcode.bounds import MAX_CARDS, MAX_ROSTER, MAX_STATEMENT, MoveText, Number, Word
from netcode.errors import ProtocolError
from netcode.ledger import chunks
from netcode.ledger.journal import Record
from netcode.link import code, handshake
from netcode.link.versions import Preface
from netcode.statements import entry, messages, payloads, roster
from netcode.wire import LARGE_FRAME, SMALL_FRAME, Message

STRANGERS = Preface | handshake.Hello | handshake.Introduction | handshake.Welcome
CODES = code.Challenge | code.Answer | code.Opened
FIRST = STRANGERS | CODES | handshake.Refused
"""What is said before anybody has proven who it is."""
UNIONS: tuple[Any, ...] = (
    messages.FromGuest,
    messages.FromHost,
    FIRST,
    Record,
    entry.Statement,
    entry.Order,
    roster.Roster,
)


def members(union: Any) -> tuple[Any, ...]:
    """The kinds of a union."""
    return tuple(union.__args__)


def unbounded(kind: inspect.Type, where: str = "") -> Iterator[str]:
    """Where in a type there is a text, bytes, a number or a tuple without a greatest length."""
    match kind:
        case inspect.StructType(cls=cls, fields=fields):
            for field in fields:
                yield from unbounded(field.type, f"{cls.__name__}.{field.name}")
        case inspect.UnionType(types=types):
            for each in types:
                yield from unbounded(each, where)
        case inspect.TupleType(item_types=types):
            for each in types:
                yield from unbounded(each, where)
        case inspect.VarTupleType(item_type=item, max_length=most):
            if most is None:
                yield where
            yield from unbounded(item, where)
        case inspect.StrType(max_length=most) | inspect.BytesType(max_length=most):
            if most is None:
                yield where
        case inspect.IntType(ge=least, le=most, lt=below):
            if least is None or (most is None and below is None):
                yield where
        case inspect.BoolType() | inspect.NoneType() | inspect.LiteralType():
            pass
        case _:
            yield where


def largest(kind: inspect.Type) -> int:
    """The most bytes that a value of a bounded type has as msgpack."""
    match kind:
        case inspect.StructType(fields=fields, tag=tag):
            return 5 + len(str(tag)) + 5 + sum(largest(field.type) for field in fields)
        case inspect.UnionType(types=types):
            return max(largest(each) for each in types)
        case inspect.TupleType(item_types=types):
            return 5 + sum(map(largest, types))
        case inspect.VarTupleType(item_type=item, max_length=most):
            return 5 + (most or 0) * largest(item)
        case inspect.StrType(max_length=most, pattern=pattern):
            return 5 + (most or 0) * (1 if pattern else 4)
        case inspect.BytesType(max_length=most):
            return 5 + (most or 0)
        case inspect.LiteralType(values=values):
            return 5 + max(len(str(value)) for value in values)
        case _:
            return 9


def size(kind: Any) -> int:
    """The most bytes of a message of this kind."""
    return largest(inspect.type_info(kind))


def structs_of(kind: inspect.Type) -> Iterator[type[Struct]]:
    """All structs in a type."""
    match kind:
        case inspect.StructType(cls=cls, fields=fields):
            yield cls
            for field in fields:
                yield from structs_of(field.type)
        case inspect.UnionType(types=types) | inspect.TupleType(item_types=types):
            for each in types:
                yield from structs_of(each)
        case inspect.VarTupleType(item_type=item):
            yield from structs_of(item)


@pytest.mark.parametrize("union", UNIONS, ids=lambda union: getattr(union, "__name__", "union"))
def test_everything_on_the_wire_has_a_greatest_length(union: Any) -> None:
    """T-1: every text, bytes, number and tuple of every struct that travels or is signed."""
    assert list(unbounded(inspect.type_info(union))) == []


class Loose(Message, frozen=True):
    """A message of which nothing has a bound."""

    text: str
    data: bytes
    number: int
    upwards: Annotated[int, Meta(ge=0)]
    many: tuple[Number, ...]
    inner: Annotated[tuple[tuple[str, Word], ...], Meta(max_length=3)]
    any: list[Number] | None
    fine: tuple[Number, Word, bool]


def test_a_planted_field_without_a_bound_is_found() -> None:
    """Each kind of it, and nothing that has one."""
    found = [name.removeprefix("Loose.") for name in unbounded(inspect.type_info(Loose))]
    assert found == ["text", "data", "number", "upwards", "many", "inner", "any"]


def test_every_message_and_payload_is_looked_at() -> None:
    """A new kind that nobody puts into a union is none."""
    seen = {cls for union in UNIONS for cls in structs_of(inspect.type_info(union))}
    kinds = [*Message.__subclasses__(), *payloads.Payload.__subclasses__()]
    for kind in kinds:
        kinds += kind.__subclasses__()
    ours = {kind for kind in kinds if kind.__module__.startswith("netcode.")}
    assert ours - seen == set()
    assert payloads.BotReveal in ours


@pytest.mark.parametrize(
    "kind",
    [*members(messages.FromGuest), *members(messages.FromHost)],
    ids=lambda kind: kind.__name__,
)
def test_the_largest_message_fits_a_frame(kind: Any) -> None:
    """Several entries come in chunks; the largest one alone fits with what goes around it."""
    if kind is messages.Entries:
        assert chunks.CHUNK + 10_000 < LARGE_FRAME
        kind = entry.Entry
    assert size(kind) + 100 < LARGE_FRAME


@pytest.mark.parametrize("kind", members(FIRST), ids=lambda kind: kind.__name__)
def test_what_strangers_say_fits_a_small_frame(kind: Any) -> None:
    """A table with the most games and options can still be joined."""
    assert size(kind) < SMALL_FRAME


def test_envelopes_hold_what_is_put_into_them() -> None:
    """The largest statement, order and roster are within the bounds of the bytes that hold them."""
    assert size(entry.Statement) <= MAX_STATEMENT
    assert size(entry.Order) <= 256
    assert size(roster.Roster) <= MAX_ROSTER


@pytest.mark.parametrize("kind", members(payloads.AnyPayload), ids=lambda kind: kind.__name__)
def test_a_padded_payload_is_neither_sent_nor_read(kind: Any) -> None:
    """Each bytes of a payload, padded until the statement just fits its author's frame."""
    for field in inspect.type_info(kind).fields:  # type: ignore[attr-defined]
        if isinstance(field.type, inspect.BytesType):
            plain = [kind.__name__, *(_least(each.type) for each in inspect.type_info(kind).fields)]  # type: ignore[attr-defined]
            place = 1 + [each.name for each in inspect.type_info(kind).fields].index(field.name)  # type: ignore[attr-defined]
            msgspec.convert(plain, kind, builtin_types=(bytes,))
            plain[place] = bytes(262_000)
            with pytest.raises(msgspec.ValidationError, match="length"):
                msgspec.convert(plain, kind, builtin_types=(bytes,))


def _least(kind: inspect.Type) -> Any:
    match kind:
        case inspect.BytesType(min_length=least):
            return bytes(least or 0)
        case inspect.StrType():
            return ""
        case inspect.IntType():
            return 0
        case _:
            return ()


def test_an_honest_sender_is_stopped_by_the_same_bounds() -> None:
    """What nobody would read is not sent: the mistake shows where it is made."""
    for message in (
        messages.Refused(b"", "x" * 513),
        payloads.Commit(0, bytes(33)),
        payloads.Commit(-1, bytes(32)),
        payloads.Lock("\u00e9", b""),
    ):
        with pytest.raises(ProtocolError, match="expected form"):
            wire.encode(message)


def test_a_reason_is_cut_to_what_can_be_sent() -> None:
    """An error's text may hold anything, and still reaches whom it is for."""
    told = messages.refused(b"", "why \n" * 1000)
    assert wire.decode(wire.encode(told), messages.Refused).reason.startswith("why why")


@pytest.mark.parametrize("name", catalogue.names())
def test_what_games_say_fits(name: str) -> None:
    """Options, components of the state, decks and every legal move of one whole game."""
    game = catalogue.load(name)
    seats = max(game.seat_counts)
    match = begin(game, (), seats)
    words = [name, *(text for each in game.options(seats) for text in (each.name, *each.values))]
    words += [component for component, _ in components(match.state)]
    moves: list[str] = []
    for _, after in steps(match, [bots.load(name, "random")] * seats, bytes(32)):
        awaited = after.awaiting
        if isinstance(awaited, Shuffle):
            words.append(awaited.deck)
            assert len(awaited.cards) <= MAX_CARDS
        elif isinstance(awaited, Turn | Sealed):
            legal = after.game.legal_moves(after.state, awaited.seats[0])
            moves += map(str, legal)
    assert moves
    assert len(components(match.state)) <= 64
    msgspec.convert(words, list[Word])
    msgspec.convert(sorted(set(moves)), list[MoveText])
