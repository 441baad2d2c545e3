# SPDX-License-Identifier: MIT
"""My commitment to a secret move, and its revelation once everybody has committed."""

from __future__ import annotations

from netcode.crypto import commitment
from netcode.holder.holder import Holder
from netcode.replica.replica import Replica
from netcode.replica.sealed_moves import all_committed, asked
from netcode.statements.payloads import Commit, Reveal


def due(replica: Replica, me: Holder) -> Commit | Reveal | None:
    """My next commitment or revelation for a move that one of my seats has chosen."""
    for seat in asked(replica):
        text = me.secret_move(replica, seat)
        if replica.holder_of(seat) != me.number or text is None:
            continue
        nonce = me.keys.nonce(replica.game_id, replica.trigger, seat)
        if seat not in replica.commits:
            made = commitment.commitment(replica.game_id, replica.trigger, seat, text, nonce)
            return Commit(seat, made)
        if seat not in replica.reveals and all_committed(replica):
            return Reveal(seat, text, nonce)
    return None
