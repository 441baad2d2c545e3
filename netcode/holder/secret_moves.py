# SPDX-License-Identifier: MIT
"""My commitment to a secret move, and its revelation once everybody has committed."""

from __future__ import annotations

from netcode.crypto import commitment
from netcode.holder import bots
from netcode.holder.holder import Holder
from netcode.replica.replica import Replica
from netcode.replica.sealed_moves import all_committed, asked
from netcode.statements.payloads import BotReveal, Commit, Reveal


def due(replica: Replica, me: Holder) -> Commit | Reveal | None:
    """My next commitment or revelation for a move that one of my seats has chosen."""
    for seat in asked(replica):
        if replica.player_of(seat) != me.number or (text := chosen(replica, me, seat)) is None:
            continue
        if seat not in replica.commits:
            return Commit(seat, _commitment(replica, me, seat, text))
        if seat not in replica.reveals and all_committed(replica):
            return _reveal(replica, me, seat, text)
    return None


def chosen(replica: Replica, me: Holder, seat: int) -> str | None:
    """The move that a seat of mine has chosen for the sealed decision that is open, if it has.

    What it is committed to counts, whatever is remembered here. The journal may be lost, and the
    person may have chosen anew since: the nonce comes from the master seed, so the move is
    found among the legal ones (failures T-5). None also if another program committed to it.
    """
    remembered = me.secret_moves.get((replica.trigger, seat))
    if seat not in replica.commits:
        return remembered
    return find_again(replica, me, Commit(seat, replica.commits[seat]))


def find_again(replica: Replica, me: Holder, commit: Commit) -> str | None:
    """The move that a seat of mine is committed to, in the ledger or by what is under way there.

    It is remembered from then on. None if another program made that commitment.
    """
    remembered = me.secret_moves.get((replica.trigger, commit.seat))
    legal = replica.match.game.legal_moves(replica.match.state, commit.seat)
    for text in filter(None, (remembered, *map(str, legal))):
        if _commitment(replica, me, commit.seat, text) == commit.commitment:
            me.secret_moves[replica.trigger, commit.seat] = text
            return text
    return None


def sealed(replica: Replica, me: Holder, seat: int) -> bool:
    """Whether nothing is to be chosen for a seat of mine any more."""
    return seat in replica.commits or chosen(replica, me, seat) is not None


def _reveal(replica: Replica, me: Holder, seat: int, text: str) -> Reveal:
    nonce = _nonce(replica, me, seat)
    if replica.by_entries or not replica.bot_of(seat):
        return Reveal(seat, text, nonce)
    return BotReveal(seat, text, nonce, *bots.value(replica, me, seat))


def _commitment(replica: Replica, me: Holder, seat: int, text: str) -> bytes:
    nonce = _nonce(replica, me, seat)
    return commitment.commitment(replica.game_id, replica.trigger, seat, text, nonce)


def _nonce(replica: Replica, me: Holder, seat: int) -> bytes:
    return me.keys.nonce(replica.game_id, replica.trigger, seat)
