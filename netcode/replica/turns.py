# SPDX-License-Identifier: MIT
"""Turns at the table, and seats that leave."""

from __future__ import annotations

from core.terms import Left, Move
from netcode.bounds import MAX_MOVES
from netcode.crypto import beacon, group
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
    changed = replica.played(replica.match.after_moves(turn.seat, moves))
    if not turn.bot:
        return changed
    taken = replica.bot_turns.get(turn.seat, 0) + 1
    return changed.but(bot_turns={**replica.bot_turns, turn.seat: taken})


def enter_leave(replica: Replica, holder: int, leave: Leave) -> Replica:
    """A seat gives up, or the other one of two holders claims that it is gone for good."""
    if replica.holder_of(leave.seat) != holder and replica.holders != 2:
        raise ProtocolError("only its holder can give up a seat")
    changed = replica.entered(Left(leave.seat))
    return changed.but(left_by={**replica.left_by, leave.seat: holder})


def occasion(replica: Replica, seat: int) -> bytes:
    """What the next turn of a bot is bound to: its number, and what nobody alone decided last.

    Its holder knows this chance from then on, and cannot choose it. Every game begins with a
    public draw or a deck; before that it could, as it knows the game id when it publishes its key.
    """
    if replica.by_entries:
        return replica.trigger
    return group.digest("turn", replica.bot_turns.get(seat, 0), replica.joint or replica.game_id)


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
        occasion(replica, turn.seat),
        turn.bot[0],
        turn.bot[1],
    )
