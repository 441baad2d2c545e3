# SPDX-License-Identifier: MIT
"""Commit and reveal, for secret simultaneous moves.

netcode.md, section 4, "Sealed moves": the nonce keeps a small bid from being found by trying
all, the game, decision and seat keep a commitment from being used twice or copied.
"""

from __future__ import annotations

from hmac import compare_digest

from netcode.crypto import group
from netcode.errors import CheatError, ProtocolError

SIZE = 32
NONCE_SIZE = 32


def commitment(game_id: bytes, decision: bytes, seat: int, text: str, nonce: bytes) -> bytes:
    """32 bytes that fix the move `text` of this seat at this decision without showing it."""
    if not isinstance(nonce, bytes) or len(nonce) != NONCE_SIZE:
        raise ProtocolError("a nonce has 32 bytes")
    return group.digest("sealed", game_id, decision, seat, text, nonce)


def check(
    committed: bytes, game_id: bytes, decision: bytes, seat: int, text: str, nonce: bytes
) -> None:
    """Raises CheatError naming the seat unless the revealed move is the committed one."""
    try:
        fits = compare_digest(committed, commitment(game_id, decision, seat, text, nonce))
    except (ProtocolError, TypeError) as error:
        raise CheatError(None, "reveal", "the reveal is malformed", seat) from error
    if not fits:
        raise CheatError(None, "reveal", "it differs from the commitment", seat)
