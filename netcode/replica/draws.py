# SPDX-License-Identifier: MIT
"""Public draws at the table: every holder's beacon value, then the outcome.

With three and more holders the others compute the value of one that is away. It
is exactly the value that one would have sent, so whoever helps changes nothing,
and need not be sure that the other one is really gone.
"""

from __future__ import annotations

from core.chance import pick
from core.digest import digest
from core.terms import Chance, Drawn
from netcode.crypto import beacon, group, sharing
from netcode.crypto.group import Part
from netcode.crypto.sharing import Partial
from netcode.errors import ProtocolError
from netcode.replica.replica import Replica
from netcode.statements.payloads import Help, Value


def enter_value(replica: Replica, holder: int, value: Value) -> Replica:
    """A holder's value for the draw that is awaited."""
    if not isinstance(replica.match.awaiting, Chance):
        raise ProtocolError("a value came while no draw is awaited")
    if value.draw != replica.draws:
        raise ProtocolError(f"a value for draw {value.draw} came at draw {replica.draws}")
    if holder in replica.values:
        raise ProtocolError(f"holder {holder} gave its value already")
    beacon.check(
        replica.setups[holder].beacon,
        replica.game_id,
        holder,
        replica.draws,
        occasion(replica),
        value.point,
        value.proof,
    )
    return replica.but(values={**replica.values, holder: value.point})


def enter_help(replica: Replica, holder: int, help_: Help) -> Replica:
    """A holder's part of an absent one's value; enough of them are that value."""
    absent = help_.absent
    if not isinstance(replica.match.awaiting, Chance) or help_.draw != replica.draws:
        raise ProtocolError("help came for a draw that is not awaited")
    if replica.holders < sharing.FEWEST or absent not in replica.setups or absent == holder:
        raise ProtocolError(f"holder {holder} cannot help holder {absent}")
    given = replica.helps.get(absent, {})
    if absent in replica.values or holder in given:
        raise ProtocolError(f"holder {absent} needs no more help of holder {holder}")
    part = Partial(holder, help_.point, help_.proof)
    published = replica.setups[absent].commitments
    sharing.check_partial(
        published, part, event_of(replica, absent), *help_label(replica, absent, holder)
    )
    given = {**given, holder: part}
    changed = replica.but(helps={**replica.helps, absent: given})
    if len(given) < sharing.threshold(replica.holders):
        return changed
    value = sharing.combined(tuple(given[helper] for helper in sorted(given)))
    return changed.but(values={**replica.values, absent: value})


def complete(replica: Replica) -> Replica | None:
    """The draw, once all values are in."""
    awaited = replica.match.awaiting
    if not isinstance(awaited, Chance) or len(replica.values) < replica.holders:
        return None
    points = tuple(replica.values[holder] for holder in range(replica.holders))
    entropy = beacon.entropy(replica.game_id, replica.draws, occasion(replica), points)
    drawn = replica.entered(Drawn(pick(awaited, entropy)))
    return drawn.but(draws=replica.draws + 1, joint=entropy)


def occasion(replica: Replica) -> bytes:
    """What the awaited draw is bound to: who holds which key, and the state that awaits it.

    Nobody can vary it without playing otherwise. Without the keys whoever sets up last could
    choose its own among many, once it had got the others' values for the same draw in a history
    that it then takes back.
    """
    if replica.by_entries:
        return replica.trigger
    keys = (replica.setups[holder].beacon for holder in sorted(replica.setups))
    return group.digest("draw", digest(replica.match.state), *keys)


def event_of(replica: Replica, holder: int) -> bytes:
    """The point that a holder's value of the awaited draw is a multiple of."""
    return beacon.event(replica.game_id, holder, replica.draws, occasion(replica))


def help_label(replica: Replica, absent: int, helper: int) -> tuple[Part, ...]:
    """What the proof of a helper's part is bound to."""
    return ("help", replica.game_id, absent, replica.draws, occasion(replica), helper)
