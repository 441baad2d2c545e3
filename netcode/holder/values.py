# SPDX-License-Identifier: MIT
"""My value for a public draw, and my part of the value of a holder that is away."""

from __future__ import annotations

from core.terms import Chance
from netcode.crypto import beacon, sharing
from netcode.holder import setups
from netcode.holder.holder import Holder
from netcode.replica import draws
from netcode.replica.replica import Replica
from netcode.statements.payloads import Help, Value


def due(replica: Replica, me: Holder) -> Value | Help | None:
    """My value, or my help for a holder that is away, if the table waits for it."""
    if not isinstance(replica.match.awaiting, Chance):
        return None
    if me.number not in replica.values:
        point, proof = beacon.value(
            me.keys.beacon(replica.game_id),
            replica.game_id,
            me.number,
            replica.draws,
            draws.occasion(replica),
        )
        return Value(replica.draws, point, proof)
    if replica.holders < sharing.FEWEST:
        return None
    for absent in sorted(me.missing):
        helped = me.number in replica.helps.get(absent, {})
        if absent != me.number and absent not in replica.values and not helped:
            return _help(replica, me, absent)
    return None


def _help(replica: Replica, me: Holder, absent: int) -> Help:
    share = setups.share_of(replica, me, absent)
    point = draws.event_of(replica, absent)
    part = sharing.partial(share, me.number, point, *draws.help_label(replica, absent, me.number))
    return Help(replica.draws, absent, part.point, part.proof)
