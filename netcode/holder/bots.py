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
    occasion = turns.occasion(replica, seat)
    point, proof = beacon.bot_value(
        me.keys.beacon(replica.game_id), replica.game_id, seat, occasion
    )
    entropy = beacon.bot_entropy(replica.game_id, seat, occasion, point)
    return Moves(seat, (str(_move(replica, me, seat, bot, entropy)),), (point, proof))


def own_choice(replica: Replica, me: Holder, seat: int, bot: str) -> Move:
    """A bot's move that nobody need be able to re-run: a secret one, or one for a person."""
    entropy = derive(me.master, "choice", replica.trigger.hex(), seat)
    return _move(replica, me, seat, bot, entropy)


def _move(replica: Replica, me: Holder, seat: int, bot: str, entropy: bytes) -> Move:
    match = replica.match
    player = catalogue.load(match.header.game, bot)
    known = knowledge(replica, me, seat)
    return player.choose(match.game, match.state, seat, known, Stream(entropy))
