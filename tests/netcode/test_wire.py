# SPDX-License-Identifier: MIT
"""Intent: bytes from a stranger become one typed message or one ProtocolError, cheaply."""

from __future__ import annotations

import tracemalloc
import unicodedata

import msgpack  # type: ignore[import-untyped]
import pytest
from hypothesis import given
from hypothesis import strategies as st

from netcode.errors import ProtocolError
from netcode.wire import LARGE_FRAME, MAX_INTEGER, Message, clean_name, decode, encode


class Chat(Message, frozen=True, tag="chat"):
    """A message of every allowed kind of value."""

    seat: int
    text: str
    proof: bytes = b""
    loud: bool = False
    parts: tuple[int | str, ...] = ()
    answer: int | None = None


class Bye(Message, frozen=True, tag="bye"):
    """The smallest message."""


class Nest(Message, frozen=True, tag="nest"):
    """A message that can be as deep as anyone likes."""

    inner: tuple[Nest, ...] = ()


NFC = st.text().map(lambda text: unicodedata.normalize("NFC", text))
INTEGERS = st.integers(-MAX_INTEGER, MAX_INTEGER)
CHATS = st.builds(
    Chat,
    INTEGERS,
    NFC,
    st.binary(max_size=300),
    st.booleans(),
    st.lists(INTEGERS | NFC).map(tuple),
    st.none() | INTEGERS,
)


@given(CHATS)
def test_messages_survive_the_wire(message: Chat) -> None:
    """decode(encode(m)) is m, and encoding it again gives the same bytes."""
    data = encode(message)
    assert decode(data, Chat) == message
    assert decode(data, Chat | Bye) == message
    assert encode(decode(data, Chat)) == data


@given(st.binary(max_size=200))
def test_any_bytes_are_a_message_or_one_error(data: bytes) -> None:
    """No other exception escapes, whatever the bytes; what passes is canonical."""
    try:
        message = decode(data, Chat | Bye | Nest)
    except ProtocolError:
        return
    assert encode(message) == data


@given(CHATS, st.data())
def test_damaged_messages_are_refused_or_canonical(message: Chat, data: st.DataObject) -> None:
    """A cut, lengthened or changed encoding raises ProtocolError or is another exact message."""
    good = encode(message)
    with pytest.raises(ProtocolError):
        decode(good[: data.draw(st.integers(0, len(good) - 1))], Chat)
    with pytest.raises(ProtocolError):
        decode(good + data.draw(st.binary(min_size=1, max_size=4)), Chat)
    place = data.draw(st.integers(0, len(good) - 1))
    changed = good[:place] + bytes((data.draw(st.integers(0, 255)),)) + good[place + 1 :]
    try:
        other = decode(changed, Chat)
    except ProtocolError:
        return
    assert encode(other) == changed


HOSTILE = {
    "array of 2^32": b"\xdd\xff\xff\xff\xff",
    "array of 65535": b"\xdc\xff\xff",
    "arrays of 60000 in each other": b"\xdc\xea\x60" * 1000,
    "exactly as many as bytes, nested": b"\xdc\x01\x00" * 80 + bytes(0x100),
    "bytes of 2^32": b"\xc6\xff\xff\xff\xff",
    "text of 2^32": b"\xdb\xff\xff\xff\xff",
    "map of 2^32": b"\xdf\xff\xff\xff\xff",
    "500 deep": b"\x91" * 500 + b"\xc0",
    "500 deep, empty end": b"\x91" * 500 + b"\x90",
    "100000 deep": b"\x91" * 100_000 + b"\xc0",
    "duplicate keys": b"\x82\xa1a\x01\xa1a\x02",
    "map inside": b"\x92\xa3bye\x80",
    "ext": b"\x92\xa3bye\xd4\x05\x00",
    "timestamp": b"\x92\xa3bye\xd6\xff\x00\x00\x00\x00",
    "long ext": b"\xc9\xff\xff\xff\xff\x01",
    "never used code": b"\xc1",
    "float": msgpack.packb(["chat", 1.0, "x"]),
    "float in a part": msgpack.packb(["chat", 1, "x", b"", False, [1.5], None]),
    "bool for int": msgpack.packb(["chat", True, "x", b"", False, [], None]),
    "int for bool": msgpack.packb(["chat", 1, "x", b"", 0, [], None]),
    "text for int": msgpack.packb(["chat", "1", "x", b"", False, [], None]),
    "text for bytes": msgpack.packb(["chat", 1, "x", "aGk=", False, [], None]),
    "bytes for text": msgpack.packb(["chat", 1, b"x", b"", False, [], None]),
    "none for text": msgpack.packb(["chat", 1, None, b"", False, [], None]),
    "non-minimal int": b"\x97\xa4chat\xcd\x00\x01\xa1x\xc4\x00\xc2\x90\xc0",
    "non-minimal array": b"\xdc\x00\x01\xa3bye",
    "non-minimal text": b"\x91\xd9\x03bye",
    "2^53 + 1": msgpack.packb(["chat", MAX_INTEGER + 1, "x", b"", False, [], None]),
    "-2^53 - 1": msgpack.packb(["chat", -MAX_INTEGER - 1, "x", b"", False, [], None]),
    "2^64 - 1": msgpack.packb(["chat", 2**64 - 1, "x", b"", False, [], None]),
    "not NFC": msgpack.packb(["chat", 1, "e\u0301", b"", False, [], None]),
    "not UTF-8": b"\x97\xa4chat\x01\xa1\xff\xc4\x00\xc2\x90\xc0",
    "surrogate": b"\x97\xa4chat\x01\xa3\xed\xa0\x80\xc4\x00\xc2\x90\xc0",
    "left out defaults": msgpack.packb(["chat", 1, "x"]),
    "one field more": msgpack.packb(["bye", 1]),
    "unknown name": msgpack.packb(["hello"]),
    "no name": b"\x90",
    "trailing bytes": b"\x91\xa3bye\xc0",
    "two messages": b"\x91\xa3bye" * 2,
    "nothing": b"",
}


@pytest.mark.parametrize("case", HOSTILE)
def test_hostile_encodings_raise_one_error_in_little_memory(case: str) -> None:
    """Failures T54: huge claims, deep nesting, ext, other forms of the same value."""
    data = HOSTILE[case]
    tracemalloc.start()
    try:
        with pytest.raises(ProtocolError):
            decode(data, Chat | Bye | Nest)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < 1_000_000


def test_depth_is_six_on_both_sides() -> None:
    """Six arrays in each other are a message, seven are refused by sender and receiver."""
    deep = Nest((Nest((Nest(),)),))
    assert decode(encode(deep), Nest) == deep
    with pytest.raises(ProtocolError):
        encode(Nest((deep,)))
    packed = msgpack.packb(["nest", [["nest", [["nest", [["nest", []]]]]]]])
    with pytest.raises(ProtocolError, match="deep"):
        decode(packed, Nest)


def test_a_message_over_the_limit_is_refused_by_its_size() -> None:
    """The limit of the frame holds for the message, and a message under it passes."""
    data = encode(Chat(1, "", bytes(20_000)))
    assert len(decode(data, Chat).proof) == 20_000
    with pytest.raises(ProtocolError, match="allowed"):
        decode(data, Chat, 16_384)
    with pytest.raises(ProtocolError, match="allowed"):
        decode(bytes(LARGE_FRAME + 1), Chat)


def test_what_nobody_may_receive_nobody_can_send() -> None:
    """The sender is stopped by the same rules as the receiver."""
    for message in (Chat(MAX_INTEGER + 1, ""), Chat(1, "e\u0301"), Chat(1, "\ud800")):
        with pytest.raises(ProtocolError):
            encode(message)


@pytest.mark.parametrize(
    ("given_name", "shown"),
    [
        ("Ada", "Ada"),
        ("  Ada \t\n Lovelace ", "Ada Lovelace"),
        ("Ada\u202egnaR", "AdagnaR"),
        ("A\u200bd\u2066a\x00\x1b[31m", "Ada[31m"),
        ("e\u0301", "\u00e9"),
        ("x" * 30, "x" * 24),
        ("\u202e\u200f", ""),
        ("\u3164\u2800\u115f", ""),
    ],
)
def test_names_are_fit_to_be_shown(given_name: str, shown: str) -> None:
    """At most 24 characters, no control or bidi characters, one space between words."""
    assert clean_name(given_name) == shown


@given(st.text())
def test_cleaning_a_name_twice_changes_nothing(text: str) -> None:
    """A clean name stays as it is, so peers can compare what they show."""
    name = clean_name(text)
    assert clean_name(name) == name
    assert len(name) <= 24
    assert unicodedata.is_normalized("NFC", name)
