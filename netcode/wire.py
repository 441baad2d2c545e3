# SPDX-License-Identifier: MIT
"""Messages as bytes, and bytes from strangers as messages or one ProtocolError.

A message is a frozen `Message`: a fixed-position array whose first element is
its name. It has exactly one encoding, so that what is signed or hashed survives
decode and encode byte for byte (design section 8). Allowed are integers within
+-2^53, booleans, bytes, NFC text, nothing (where the type says so) and arrays.
"""

from __future__ import annotations

import unicodedata
from typing import Any, TypeVar, overload

import msgpack  # type: ignore[import-untyped]
import msgspec
from msgspec import Struct

from core.people import writing
from netcode.bounds import MAX_NAME
from netcode.errors import ProtocolError

VERSION = 2
"""The protocol that this build speaks, and that tables which begin now have."""
READABLE = (1, 2)
"""The protocols whose games this build plays on and judges. Every statement of a game carries
the one that its roster names."""

MAX_DEPTH = 6
MAX_INTEGER = 2**53
SMALL_FRAME = 16 * 1024
"""The most bytes of one message of a peer that is not yet authenticated."""
LARGE_FRAME = 256 * 1024
"""The most bytes of one message of an authenticated peer."""

T = TypeVar("T")


class Message(Struct, frozen=True, array_like=True, tag=True, forbid_unknown_fields=True):
    """Base of everything that goes over the wire; subclasses must be frozen too."""


def encode(message: Struct) -> bytes:
    """The one encoding of a message. Raises ProtocolError for a value that nobody may send."""
    plain = _plain(message)
    _check_values(plain)
    _typed(plain, type(message))
    return _packed(plain)


@overload
def decode(data: bytes, kind: type[T], limit: int = ...) -> T: ...
@overload
def decode(data: bytes, kind: Any, limit: int = ...) -> Any: ...
def decode(data: bytes, kind: Any, limit: int = LARGE_FRAME) -> Any:
    """A message of that kind (a Message class, or a union of them) from untrusted bytes.

    Raises ProtocolError for anything but the one encoding of such a message, using
    no more memory than a small multiple of the data.
    """
    if len(data) > limit:
        raise ProtocolError(f"a message has {len(data)} bytes; {limit} are allowed")
    _survey(data)
    plain = _unpack(data, limit)
    _check_values(plain)
    message = _typed(plain, kind)
    if _packed(_plain(message)) != data:
        raise ProtocolError("a message is not in its canonical encoding")
    return message


def clean_name(text: str) -> str:
    """A name fit to be shown, at most 24 characters. Cleaning it again changes nothing."""
    return clean_text(text, MAX_NAME)


def clean_text(text: str, most: int) -> str:
    """One line of text fit to be sent and shown."""
    return writing.fit(text, most)


def _plain(message: Struct) -> Any:
    return msgspec.to_builtins(message, builtin_types=(bytes,))


def _typed(plain: Any, kind: Any) -> Any:
    """The message, if everything in it has its type and is within its bounds (`bounds`)."""
    try:
        return msgspec.convert(plain, kind, strict=True, builtin_types=(bytes,))
    except msgspec.ValidationError as error:
        raise ProtocolError(f"a message does not have the expected form: {error}") from None


def _packed(plain: Any) -> bytes:
    return bytes(msgpack.packb(plain, use_bin_type=True))


def _unpack(data: bytes, limit: int) -> Any:
    try:
        return msgpack.unpackb(
            data,
            raw=False,
            strict_map_key=True,
            max_str_len=limit,
            max_bin_len=limit,
            max_array_len=limit,
            max_map_len=0,
            max_ext_len=0,
        )
    except (ValueError, msgpack.UnpackException) as error:
        raise ProtocolError(f"a message is not valid msgpack: {error}") from None


def _survey(data: bytes) -> None:
    """Walk over the headers before anything is built: kinds and claimed sizes.

    Every element that an array claims has to be there, so the unpacker cannot be
    made to reserve more than the data is worth.
    """
    if extent(data) != len(data):
        raise ProtocolError("a message ends too early or is followed by other data")


def extent(data: bytes) -> int:
    """How many bytes the message claims that these bytes begin with.

    Raises ProtocolError if a header in it is missing or of no kind that is allowed.
    """
    position = 0
    missing = 1
    while missing:
        header, content, elements = _item(data, position)
        position += header + content
        missing += elements - 1
    return position


_SIZED = {0xC4: 1, 0xC5: 2, 0xC6: 4, 0xD9: 1, 0xDA: 2, 0xDB: 4}
_ARRAYS = {0xDC: 2, 0xDD: 4}
_FIXED = {0xC0: 0, 0xC2: 0, 0xC3: 0, 0xCC: 1, 0xCD: 2, 0xCE: 4, 0xCF: 8}
_FIXED |= {0xD0: 1, 0xD1: 2, 0xD2: 4, 0xD3: 8}


def _item(data: bytes, position: int) -> tuple[int, int, int]:
    """(header bytes, content bytes, array elements) of the item that starts here."""
    if position >= len(data):
        raise ProtocolError("a message ends in the middle")
    first = data[position]
    if first <= 0x7F or first >= 0xE0:
        return 1, 0, 0
    if 0x90 <= first <= 0x9F:
        return 1, 0, first & 0x0F
    if 0xA0 <= first <= 0xBF:
        return 1, first & 0x1F, 0
    if first in _FIXED:
        return 1, _FIXED[first], 0
    if first in _SIZED:
        return 1 + _SIZED[first], _length(data, position, _SIZED[first]), 0
    if first in _ARRAYS:
        return 1 + _ARRAYS[first], 0, _length(data, position, _ARRAYS[first])
    raise ProtocolError(f"a message holds a value of a kind that is not allowed ({first:#04x})")


def _length(data: bytes, position: int, width: int) -> int:
    return int.from_bytes(data[position + 1 : position + 1 + width], "big")


def _check_values(value: Any, depth: int = 1) -> None:
    if isinstance(value, list | tuple):
        if depth > MAX_DEPTH:
            raise ProtocolError(f"a message is nested more than {MAX_DEPTH} deep")
        for element in value:
            _check_values(element, depth + 1)
    elif isinstance(value, str):
        _check_text(value)
    elif isinstance(value, int):
        if not -MAX_INTEGER <= value <= MAX_INTEGER:
            raise ProtocolError("a message holds an integer beyond 2^53")
    elif value is not None and not isinstance(value, bytes):
        raise ProtocolError(f"a message holds a value of a kind not allowed: {type(value)}")


def _check_text(text: str) -> None:
    if not text.isascii():
        try:
            text.encode()
        except UnicodeEncodeError:
            raise ProtocolError("a message holds text that is not Unicode") from None
        if not unicodedata.is_normalized("NFC", text):
            raise ProtocolError("a message holds text that is not in normal form C")
