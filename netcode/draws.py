# SPDX-License-Identifier: MIT
"""Public draws at the table: every holder's beacon value, then the outcome."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.chance import pick
from core.terms import Chance, Drawn
from netcode import beacon
from netcode.errors import ProtocolError
from netcode.payloads import Value

if TYPE_CHECKING:
    from netcode.holder import Holder
    from netcode.replica import Replica


def enter(replica: Replica, holder: int, value: Value) -> Replica:
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
        replica.trigger,
        value.point,
        value.proof,
    )
    return replica.but(values={**replica.values, holder: value.point})


def complete(replica: Replica) -> Replica | None:
    """The draw, once all values are in."""
    awaited = replica.match.awaiting
    if not isinstance(awaited, Chance) or len(replica.values) < replica.holders:
        return None
    points = tuple(replica.values[holder] for holder in range(replica.holders))
    entropy = beacon.entropy(replica.game_id, replica.draws, replica.trigger, points)
    return replica.entered(Drawn(pick(awaited, entropy))).but(draws=replica.draws + 1)


def due(replica: Replica, me: Holder) -> Value | None:
    """My value, if the table waits for it."""
    if not isinstance(replica.match.awaiting, Chance) or me.number in replica.values:
        return None
    point, proof = beacon.value(
        me.keys.beacon(replica.game_id), replica.game_id, me.number, replica.draws, replica.trigger
    )
    return Value(replica.draws, point, proof)
