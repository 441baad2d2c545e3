# SPDX-License-Identifier: MIT
"""Moves for the seats of this installation that no hand plays: bots, and seats on autoplay."""

from __future__ import annotations

from collections.abc import Mapping

from core.terms import Turn
from netcode.holder import bots, secret_moves
from netcode.holder.holder import Holder
from netcode.replica import sealed_moves
from netcode.replica.replica import Replica
from netcode.table.table import Table


def due(table: Table, autoplay: Mapping[int, str]) -> int | None:
    """The seat whose bot has to act now, None if none has.

    `autoplay` names a bot for seats of persons; seats of bots need no mention.
    """
    replica, author = table.replica, table.author
    if table.stopped or replica is None or author is None or not replica.ready or replica.over:
        return None
    for seat in table.my_seats:
        if _bot(replica, seat, autoplay) and _may_act(replica, author.holder, seat):
            busy = author.flying is not None or bool(author.wishes)
            return None if busy else seat
    return None


def act(table: Table, autoplay: Mapping[int, str]) -> bool:
    """Make one move for a bot that has to act; whether there was one."""
    seat = due(table, autoplay)
    replica, holder = table.replica, table.holder
    if seat is None or replica is None or holder is None:
        return False
    bot = _bot(replica, seat, autoplay)
    if isinstance(replica.match.awaiting, Turn) and replica.bot_of(seat):
        table.submit_turn(bots.turn(replica, holder, seat, bot))
    else:
        table.submit(seat, [bots.own_choice(replica, holder, seat, bot)])
    return True


def _bot(replica: Replica, seat: int, autoplay: Mapping[int, str]) -> str:
    return replica.bot_of(seat) or autoplay.get(seat, "")


def _may_act(replica: Replica, holder: Holder, seat: int) -> bool:
    awaited = replica.match.awaiting
    if isinstance(awaited, Turn):
        return seat in awaited.seats
    return seat in sealed_moves.asked(replica) and not secret_moves.sealed(replica, holder, seat)
