# SPDX-License-Identifier: MIT
"""Moves of the bots of this installation, and of seats whose person lets a bot play."""

from __future__ import annotations

from core.bots import catalogue
from core.chance import Stream, derive
from core.terms import Move
from netcode.crypto import beacon
from netcode.holder.holder import Holder
from netcode.holder.knowledge import knowledge
from netcode.replica import turns
from netcode.replica.replica import Replica
from netcode.statements.payloads import Moves


def turn(replica: Replica, me: Holder, seat: int, bot: str) -> Moves:
    """The turn of a bot of mine, with the proof of where its chance came from."""
    move = _move(replica, me, seat, bot, _entropy(replica, me, seat))
    return Moves(seat, (str(move),), value(replica, me, seat))


def value(replica: Replica, me: Holder, seat: int) -> beacon.Value:
    """My value and proof for the turn that a bot of mine has now."""
    bound = turns.occasion(replica, seat)
    return beacon.bot_value(me.keys.beacon(replica.game_id), replica.game_id, seat, bound)


def own_choice(replica: Replica, me: Holder, seat: int, bot: str) -> Move:
    """A bot's secret move; or its move for a person, which nobody need be able to re-run."""
    if replica.bot_of(seat) and not replica.by_entries:
        return _move(replica, me, seat, bot, _entropy(replica, me, seat))
    entropy = derive(me.master, "choice", replica.trigger.hex(), seat)
    return _move(replica, me, seat, bot, entropy)


def _entropy(replica: Replica, me: Holder, seat: int) -> bytes:
    point, _ = value(replica, me, seat)
    return beacon.bot_entropy(replica.game_id, seat, turns.occasion(replica, seat), point)


def _move(replica: Replica, me: Holder, seat: int, bot: str, entropy: bytes) -> Move:
    match = replica.match
    player = catalogue.load(match.header.game, bot)
    known = knowledge(replica, me, seat)
    return player.choose(match.game, match.state, seat, known, Stream(entropy))
