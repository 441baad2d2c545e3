# SPDX-License-Identifier: MIT
"""An invitation to read out or paste: where a table is, which one, whose key it has, its code.

Base 32 without the letters that look like digits, in groups of five, with a
checksum that notices every single wrong character and every swap of neighbours.
"""

from __future__ import annotations

import binascii
import ipaddress

from msgspec import Struct

from netcode.crypto import codes

PIN_BYTES = 8
TABLE_BYTES = 4
MAX_ADDRESSES = 3

_PREFIX = "SOB"
_ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_LOOKALIKES = str.maketrans("OILU", "011V")
_PLAIN, _CODED = 1, 2
"""The two forms. Whoever does not know the one with a code says that it is of another version."""
_CODE_BYTES = 4
_GROUP = 5
_CHECKSUM_BYTES = 2


class BadInvite(ValueError):
    """A text that starts like an invitation and is none: mistyped or cut."""


class Invite(Struct, frozen=True):
    """What an invitation says: addresses to try in turn, the first bytes of table id and key.

    `code` is that of the table, empty if it has none.
    """

    addresses: tuple[str, ...]
    port: int
    table: bytes
    pin: bytes
    code: str = ""

    def __str__(self) -> str:
        shown = self.addresses[:MAX_ADDRESSES]
        form = _CODED if self.code else _PLAIN
        data = bytes((form << 4 | len(shown),)) + self.port.to_bytes(2, "big")
        data += b"".join(ipaddress.IPv4Address(each).packed for each in shown)
        data += self.table[:TABLE_BYTES] + self.pin[:PIN_BYTES]
        if self.code:
            data += codes.to_number(self.code).to_bytes(_CODE_BYTES, "big")
        text = _to_base32(data + _checksum(data))
        groups = (text[i : i + _GROUP] for i in range(0, len(text), _GROUP))
        return "-".join((_PREFIX, *groups))


def is_invite(text: str) -> bool:
    """Whether a text means to be an invitation."""
    return text.strip().upper().startswith(_PREFIX + "-")


def read_invite(text: str) -> Invite:
    """The invitation in a text; case, spaces and look-alike letters do not matter.

    Raises BadInvite.
    """
    letters = "".join(text.upper().split()).replace("-", "")
    if not letters.startswith(_PREFIX):
        raise BadInvite(f"an invitation starts with {_PREFIX}")
    data = _from_base32(letters[len(_PREFIX) :].translate(_LOOKALIKES))
    body, checksum = data[:-_CHECKSUM_BYTES], data[-_CHECKSUM_BYTES:]
    if len(data) < 4 or _checksum(body) != checksum:
        raise BadInvite("this invitation is mistyped or incomplete")
    form, count = body[0] >> 4, body[0] & 0x0F
    if form not in (_PLAIN, _CODED):
        raise BadInvite("this invitation is from another version of Sobremesa")
    table = 3 + 4 * count
    end = table + TABLE_BYTES + PIN_BYTES
    rest = _CODE_BYTES if form == _CODED else 0
    if not 1 <= count <= MAX_ADDRESSES or len(body) != end + rest:
        raise BadInvite("this invitation is mistyped or incomplete")
    addresses = (str(ipaddress.IPv4Address(body[i : i + 4])) for i in range(3, table, 4))
    port = int.from_bytes(body[1:3], "big")
    pin = body[table + TABLE_BYTES : end]
    return Invite(tuple(addresses), port, body[table:][:TABLE_BYTES], pin, _code(body[end:]))


def _code(data: bytes) -> str:
    try:
        return codes.from_number(int.from_bytes(data, "big")) if data else ""
    except codes.BadCode:
        raise BadInvite("this invitation is mistyped or incomplete") from None


def _checksum(data: bytes) -> bytes:
    return binascii.crc_hqx(data, 0xFFFF).to_bytes(_CHECKSUM_BYTES, "big")


def _to_base32(data: bytes) -> str:
    length = -(-len(data) * 8 // 5)
    number = int.from_bytes(data, "big") << (length * 5 - len(data) * 8)
    return "".join(_ALPHABET[number >> 5 * i & 31] for i in reversed(range(length)))


def _from_base32(letters: str) -> bytes:
    number = 0
    for letter in letters:
        value = _ALPHABET.find(letter)
        if value < 0:
            raise BadInvite(f"'{letter}' does not occur in an invitation")
        number = number << 5 | value
    spare = len(letters) * 5 % 8
    if spare >= 5 or number & ((1 << spare) - 1):
        raise BadInvite("this invitation is mistyped or incomplete")
    return (number >> spare).to_bytes(len(letters) * 5 // 8, "big")
