# SPDX-License-Identifier: MIT
"""What is said at a table beside the game: signed lines, each heard once, the newest kept."""

from __future__ import annotations

from collections import deque

from msgspec import Struct

from netcode import wire
from netcode.bounds import MAX_CHAT
from netcode.crypto.identity import Identity, verify
from netcode.errors import ProtocolError
from netcode.statements.messages import Said, Say

NONCE_BYTES = 16
KEPT = 500
"""Lines that are kept: what somebody reads who comes back from the kitchen."""
_REMEMBERED = 20 * KEPT
"""Lines that cannot be said again by whoever recorded them."""
_CONTEXT = "sobremesa chat"


class Line(Struct, frozen=True):
    """A line as it is shown: whose key said it, under which name, and whether it only watches."""

    key: bytes
    name: str
    text: str
    watches: bool = False


class Chat:
    """The newest lines, in the order in which they were heard here; `count` is of all lines."""

    def __init__(self) -> None:
        self.lines: deque[Line] = deque(maxlen=KEPT)
        self.count = 0
        self._nonces: dict[bytes, None] = {}

    def hear(self, table: bytes, key: bytes, name: str, say: Say, watches: bool = False) -> Said:
        """Take a line, once. Raises ProtocolError if it is forged, repeated or not clean."""
        if len(say.nonce) != NONCE_BYTES or say.nonce in self._nonces:
            raise ProtocolError("a line of chat came twice")
        verify(key, _signed(table, say.nonce, say.text), say.signature, _CONTEXT)
        if say.text != wire.clean_text(say.text, MAX_CHAT):
            raise ProtocolError("a line of chat is not fit to be shown")
        self._nonces[say.nonce] = None
        if len(self._nonces) > _REMEMBERED:
            del self._nonces[next(iter(self._nonces))]
        self.add(Line(key, name, say.text, watches))
        return Said(key, name, say)

    def add(self, line: Line) -> None:
        """Take a line that is known to be said."""
        self.lines.append(line)
        self.count += 1


def line(identity: Identity, table: bytes, nonce: bytes, text: str) -> Say | None:
    """A line of this identity as it is sent, cleaned; None if nothing is left of it."""
    text = wire.clean_text(text, MAX_CHAT)
    if not text:
        return None
    return Say(nonce, text, identity.sign(_signed(table, nonce, text), _CONTEXT))


def _signed(table: bytes, nonce: bytes, text: str) -> bytes:
    return table + nonce + text.encode()
