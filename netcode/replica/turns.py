# SPDX-License-Identifier: MIT
"""Turns at the table, and seats that leave."""

from __future__ import annotations

from core.terms import Left, Move
from netcode.bounds import MAX_MOVES
from netcode.crypto import beacon
from netcode.errors import ProtocolError
from netcode.replica.replica import Replica
from netcode.statements.payloads import Leave, Moves


def enter_moves(replica: Replica, holder: int, turn: Moves) -> Replica:
    """A composed turn: all of it, or IllegalMove."""
    if replica.holder_of(turn.seat) != holder:
        raise ProtocolError(f"holder {holder} does not play seat {turn.seat}")
    if not 1 <= len(turn.moves) <= MAX_MOVES:
        raise ProtocolError(f"a turn has 1 to {MAX_MOVES} moves, not {len(turn.moves)}")
    _check_bot(replica, holder, turn)
    moves = [Move.parse(text) for text in turn.moves]
    return replica.played(replica.match.after_moves(turn.seat, moves))


def enter_leave(replica: Replica, holder: int, leave: Leave) -> Replica:
    """A seat gives up, or the other one of two holders claims that it is gone for good."""
    if replica.holder_of(leave.seat) != holder and replica.holders != 2:
        raise ProtocolError("only its holder can give up a seat")
    changed = replica.entered(Left(leave.seat))
    return changed.but(left_by={**replica.left_by, leave.seat: holder})


def _check_bot(replica: Replica, holder: int, turn: Moves) -> None:
    if not replica.roster.draft.places[turn.seat].bot:
        if turn.bot:
            raise ProtocolError(f"seat {turn.seat} is played by a person, not by a bot")
        return
    if len(turn.bot) != 2:
        raise ProtocolError("a bot's turn carries its value and proof")
    beacon.check_bot_value(
        replica.setups[holder].beacon,
        replica.game_id,
        turn.seat,
        replica.trigger,
        turn.bot[0],
        turn.bot[1],
    )
