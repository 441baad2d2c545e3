# SPDX-License-Identifier: MIT
"""What is said at a table beside the game: signed lines, each heard once."""

from __future__ import annotations

from netcode import wire
from netcode.bounds import MAX_CHAT
from netcode.crypto.identity import Identity, verify
from netcode.errors import ProtocolError
from netcode.statements.messages import Said, Say

NONCE_BYTES = 16
_CONTEXT = "sobremesa chat"


class Chat:
    """The lines that were said, in the order in which they were heard here."""

    def __init__(self) -> None:
        self.lines: list[Said] = []
        self._nonces: set[bytes] = set()

    def hear(self, table: bytes, key: bytes, name: str, say: Say) -> Said:
        """Take a line, once. Raises ProtocolError if it is forged, repeated or not clean."""
        if len(say.nonce) != NONCE_BYTES or say.nonce in self._nonces:
            raise ProtocolError("a line of chat came twice")
        verify(key, _signed(table, say.nonce, say.text), say.signature, _CONTEXT)
        if say.text != wire.clean_text(say.text, MAX_CHAT):
            raise ProtocolError("a line of chat is not fit to be shown")
        self._nonces.add(say.nonce)
        said = Said(key, name, say)
        self.lines.append(said)
        return said

    def note(self, text: str) -> None:
        """A line of this program itself, which nobody else hears."""
        say = Say(bytes(NONCE_BYTES), text, b"")
        self.lines.append(Said(b"", "Sobremesa", say))


def line(identity: Identity, table: bytes, nonce: bytes, text: str) -> Say | None:
    """A line of this identity as it is sent, cleaned; None if nothing is left of it."""
    text = wire.clean_text(text, MAX_CHAT)
    if not text:
        return None
    return Say(nonce, text, identity.sign(_signed(table, nonce, text), _CONTEXT))


def _signed(table: bytes, nonce: bytes, text: str) -> bytes:
    return table + nonce + text.encode()
