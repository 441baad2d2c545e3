# SPDX-License-Identifier: MIT
"""Which module enters which kind of payload, and what then completes by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from netcode.replica import decks, disclosure, draws, epochs, sealed_moves, setting_up, turns
from netcode.statements.payloads import (
    AnyPayload,
    Begin,
    Commit,
    Complaint,
    Disclose,
    Dispute,
    Epoch,
    Help,
    Keys,
    Leave,
    Lock,
    Moves,
    Open,
    Reveal,
    Setup,
    Value,
)

if TYPE_CHECKING:
    from netcode.replica.replica import Replica

DECISIONS = (Value, Help, Lock, Keys, Open, Commit, Reveal, Moves)
"""Kinds that answer what the match waits for."""


def enter(replica: Replica, holder: int, payload: AnyPayload) -> Replica:
    """The replica after a payload. Raises ProtocolError, CheatError or IllegalMove."""
    match payload:
        case Begin():
            return setting_up.enter_begin(replica, holder, payload)
        case Setup():
            return setting_up.enter_setup(replica, holder, payload)
        case Complaint():
            return setting_up.enter_complaint(replica, holder, payload)
        case Value():
            return draws.enter(replica, holder, payload)
        case Help():
            return draws.enter_help(replica, holder, payload)
        case Lock():
            return decks.enter_lock(replica, holder, payload)
        case Keys():
            return decks.enter_keys(replica, holder, payload)
        case Open():
            return decks.enter_open(replica, holder, payload)
        case Dispute():
            return disclosure.enter_dispute(replica, holder, payload)
        case Disclose():
            return disclosure.enter_disclosure(replica, holder, payload)
        case Commit():
            return sealed_moves.enter_commit(replica, holder, payload)
        case Reveal():
            return sealed_moves.enter_reveal(replica, holder, payload)
        case Moves():
            return turns.enter(replica, holder, payload)
        case Leave():
            return turns.enter_leave(replica, holder, payload)
        case Epoch():
            return epochs.enter(replica, holder, payload)


def settle(replica: Replica) -> Replica:
    """The replica after everything that needs no further entry."""
    while replica.ready and not replica.void:
        following = (
            draws.complete(replica) or sealed_moves.complete(replica) or decks.complete(replica)
        )
        if following is None:
            break
        replica = following
    return replica
