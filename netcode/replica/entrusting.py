# SPDX-License-Identifier: MIT
"""A seat whose holder is away is entrusted to another one, and given back: both by a vote.

netcode.md, section 5: with three holders and more a strict majority of all of them decides,
and whoever is to play the seat has to be among them. What goes with a seat is its turns and
its secret moves, nothing of what its holder alone knows or owes.
"""

from __future__ import annotations

from core.terms import Sealed, Shuffle, Turn
from netcode import wire
from netcode.crypto.identity import Identity, verify
from netcode.errors import ProtocolError
from netcode.replica import sealed_moves
from netcode.replica.epochs import majority
from netcode.replica.replica import Entrusted, Replica
from netcode.statements.messages import Petition
from netcode.statements.payloads import Entrust

CONTEXT = "sobremesa entrust"
FEWEST = 3
"""With two holders there is no majority without the one that is away."""
SINCE = 2
"""The first version of the protocol in which seats are entrusted."""


def petition(replica: Replica, seat: int, to: int, bot: str) -> Petition:
    """What holders sign so that `to` plays a seat, or has it back.

    Raises ProtocolError with the reason where that cannot be.
    """
    _check_table(replica)
    replica.identity_of(to)
    trust, back = replica.trust(seat), to == replica.holder_of(seat)
    if seat in replica.match.state.left:
        raise ProtocolError(f"seat {seat} left for good")
    if wire.clean_name(bot) != bot:
        raise ProtocolError("the name of the bot is not fit to be shown")
    if (to, bot) == (replica.player_of(seat), replica.bot_of(seat)):
        raise ProtocolError(f"holder {to} plays seat {seat} like that already")
    if back and bot != replica.roster.draft.places[seat].bot:
        raise ProtocolError(f"seat {seat} goes back as it was")
    if not back and not _at_its_turn(replica, seat):
        raise ProtocolError(f"nothing is awaited of seat {seat} now")
    decision = replica.hashes[trust.since] if back and trust else replica.trigger
    number = replica.entrustments
    return Petition(replica.game_id, replica.epoch, number, decision, seat, to, bot)


def possible(replica: Replica, asked: Petition) -> bool:
    """Whether a petition is one that can be entered now."""
    try:
        return petition(replica, asked.seat, asked.to, asked.bot) == asked
    except ProtocolError:
        return False


def aye(identity: Identity, asked: Petition) -> bytes:
    """A holder's signature for a petition."""
    return identity.sign(wire.encode(asked), CONTEXT)


def check_aye(replica: Replica, asked: Petition, holder: int, signature: bytes) -> None:
    """Raises ProtocolError unless the holder signed this petition."""
    verify(replica.identity_of(holder), wire.encode(asked), signature, CONTEXT)


def enough(replica: Replica, to: int, voters: tuple[int, ...]) -> bool:
    """Whether these are a majority, nobody twice, with the one that the seat goes to."""
    once = len(set(voters)) == len(voters)
    return once and to in voters and len(voters) >= majority(replica.holders)


def enter_entrust(replica: Replica, holder: int, entrust: Entrust) -> Replica:
    """A seat goes to another holder, or back. Any holder may enter what was voted.

    What the one that played it had under way is void: a counter is skipped. Otherwise the
    host could keep a move back, and choose between it and another one once the seat is back.
    """
    asked = petition(replica, entrust.seat, entrust.to, entrust.bot)
    if not enough(replica, entrust.to, tuple(voter for voter, _ in entrust.votes)):
        raise ProtocolError(
            "a seat is entrusted by a majority of the holders, the one it goes to among them"
        )
    for voter, signature in entrust.votes:
        check_aye(replica, asked, voter, signature)
    changed = _without_its_secret(replica, entrust.seat).ended(entrust.seat)
    before = replica.player_of(entrust.seat)
    counters = tuple(n + (h == before) for h, n in enumerate(changed.counters))
    changed = changed.but(entrustments=replica.entrustments + 1, counters=counters)
    if entrust.to == replica.holder_of(entrust.seat):
        return changed
    trust = Entrusted(entrust.seat, entrust.to, entrust.bot, replica.seq)
    return changed.but(entrusted=(*changed.entrusted, trust))


def _check_table(replica: Replica) -> None:
    if replica.version < SINCE:
        raise ProtocolError("this game began with a protocol that entrusts no seats")
    if replica.holders < FEWEST:
        raise ProtocolError("with two holders one waits for the other, or claims the game")
    if replica.decks or isinstance(replica.match.awaiting, Shuffle):
        raise ProtocolError("only whoever locked a hidden deck can open it: no seat is entrusted")


def _at_its_turn(replica: Replica, seat: int) -> bool:
    awaited = replica.match.awaiting
    if isinstance(awaited, Sealed):
        return seat in sealed_moves.asked(replica) and seat not in replica.reveals
    return isinstance(awaited, Turn) and seat in awaited.seats


def _without_its_secret(replica: Replica, seat: int) -> Replica:
    """What the seat had sealed but not shown can be shown by nobody else.

    Before all have sealed theirs, whoever plays it now seals another one. After that others
    may have shown theirs, so nobody chooses: what counts is the caretaker's move.
    """
    if seat not in replica.commits or seat in replica.reveals:
        return replica
    if sealed_moves.all_committed(replica):
        move = replica.match.game.caretaker(replica.match.state, seat)
        return replica.but(reveals={**replica.reveals, seat: str(move)})
    commits = {other: each for other, each in replica.commits.items() if other != seat}
    return replica.but(commits=commits)
