# SPDX-License-Identifier: MIT
"""Secret, simultaneous moves at the table: all commit, then all reveal."""

from __future__ import annotations

from core.terms import Move, Sealed, Unsealed
from netcode.crypto import commitment
from netcode.errors import ProtocolError
from netcode.replica import turns
from netcode.replica.replica import Replica
from netcode.statements.payloads import BotReveal, Commit, Reveal


def asked(replica: Replica) -> tuple[int, ...]:
    """The seats whose secret move the table waits for or has; those that left are not asked."""
    awaited = replica.match.awaiting
    if not isinstance(awaited, Sealed):
        return ()
    return tuple(seat for seat in awaited.seats if seat not in replica.match.state.left)


def enter_commit(replica: Replica, holder: int, commit: Commit) -> Replica:
    """A seat's commitment."""
    _check_seat(replica, holder, commit.seat)
    if commit.seat in replica.commits:
        raise ProtocolError(f"seat {commit.seat} has committed already")
    return replica.but(commits={**replica.commits, commit.seat: commit.commitment})


def enter_reveal(replica: Replica, holder: int, reveal: Reveal) -> Replica:
    """A person's secret move, which has to fit its commitment."""
    changed = _revealed(replica, holder, reveal)
    if not replica.by_entries:
        turns.check_bot(replica, holder, reveal.seat, ())
    return changed


def enter_botreveal(replica: Replica, holder: int, reveal: BotReveal) -> Replica:
    """A bot's secret move, with the proof of where its chance came from: so it can be run again."""
    if replica.by_entries:
        raise ProtocolError("in a game of protocol 1 bots reveal their moves as persons do")
    changed = _revealed(replica, holder, reveal)
    turns.check_bot(replica, holder, reveal.seat, (reveal.value, reveal.proof))
    return turns.acted(changed, reveal.seat)


def complete(replica: Replica) -> Replica | None:
    """The moves unsealed, once all are revealed."""
    seats = asked(replica)
    if not seats or len(replica.reveals) < len(seats):
        return None
    moves = tuple((seat, Move.parse(replica.reveals[seat])) for seat in seats)
    return replica.entered(Unsealed(moves))


def all_committed(replica: Replica) -> bool:
    """Whether every seat that is asked has committed."""
    return all(seat in replica.commits for seat in asked(replica))


def _revealed(replica: Replica, holder: int, reveal: Reveal) -> Replica:
    _check_seat(replica, holder, reveal.seat)
    if not all_committed(replica):
        raise ProtocolError("a move was revealed before all seats had committed")
    if reveal.seat in replica.reveals:
        raise ProtocolError(f"seat {reveal.seat} has revealed already")
    commitment.check(
        replica.commits[reveal.seat],
        replica.game_id,
        replica.trigger,
        reveal.seat,
        reveal.move,
        reveal.nonce,
    )
    return replica.but(reveals={**replica.reveals, reveal.seat: reveal.move})


def _check_seat(replica: Replica, holder: int, seat: int) -> None:
    if seat not in asked(replica):
        raise ProtocolError(f"no secret move of seat {seat} is awaited")
    replica.check_player(holder, seat)
