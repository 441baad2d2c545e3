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
    replica.check_player(holder, turn.seat)
    if not 1 <= len(turn.moves) <= MAX_MOVES:
        raise ProtocolError(f"a turn has 1 to {MAX_MOVES} moves, not {len(turn.moves)}")
    check_bot(replica, holder, turn.seat, turn.bot)
    moves = [Move.parse(text) for text in turn.moves]
    changed = replica.played(replica.match.after_moves(turn.seat, moves))
    return acted(changed, turn.seat) if turn.bot else changed


def enter_leave(replica: Replica, holder: int, leave: Leave) -> Replica:
    """A seat gives up, or the other one of two holders claims that it is gone for good."""
    if replica.holder_of(leave.seat) != holder and replica.holders != 2:
        raise ProtocolError("only its holder can give up a seat")
    changed = replica.entered(Left(leave.seat)).ended(leave.seat)
    return changed.but(left_by={**replica.left_by, leave.seat: holder})


def occasion(replica: Replica, seat: int) -> bytes:
    """What the next turn of a bot is bound to: its number, and what nobody alone decided last.

    Its holder knows this chance from then on, and cannot choose it. Every game begins with a
    public draw or a deck; before that it could, as it knows the game id when it publishes its key.
    """
    if replica.by_entries:
        return replica.trigger
    return group.digest("turn", replica.bot_turns.get(seat, 0), replica.joint or replica.game_id)


def check_bot(replica: Replica, holder: int, seat: int, shown: tuple[bytes, ...]) -> None:
    """Raises ProtocolError unless value and proof of its chance are shown for a bot, and only then.

    CheatError, naming the seat, if they are not its holder's for this turn.
    """
    if not replica.bot_of(seat):
        if shown:
            raise ProtocolError(f"seat {seat} is played by a person, not by a bot")
        return
    if len(shown) != 2:
        raise ProtocolError("a bot's turn carries its value and proof")
    public, bound = replica.setups[holder].beacon, occasion(replica, seat)
    beacon.check_bot_value(public, replica.game_id, seat, bound, *shown)


def acted(replica: Replica, seat: int) -> Replica:
    """This replica after one more turn of a bot."""
    taken = replica.bot_turns.get(seat, 0) + 1
    return replica.but(bot_turns={**replica.bot_turns, seat: taken})
