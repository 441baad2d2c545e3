# SPDX-License-Identifier: MIT
"""The table of kinds: which module enters which kind of payload, and when it may come."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from netcode.errors import PastDecision, WrongStage
from netcode.replica import (
    decks,
    disclosure,
    draws,
    entrusting,
    epochs,
    sealed_moves,
    setting_up,
    turns,
)
from netcode.replica.replica import Replica
from netcode.replica.stage import Stage, stage_of
from netcode.statements import payloads
from netcode.statements.entry import Statement
from netcode.statements.payloads import Payload

Handler = Callable[[Replica, int, Any], Replica]
"""(replica, the author's holder number, payload or statement) to the replica after it.

Raises ProtocolError, CheatError or IllegalMove.
"""


class Kind(Struct, frozen=True):
    """How a kind of payload is entered, at which stages, and whether it answers a decision.

    What answers a decision has to name the entry after which the match began to wait. A kind is
    `whole` if its handler takes the statement around the payload.
    """

    enter: Handler
    stages: frozenset[Stage]
    answers: bool = False
    whole: bool = False


_BEGUN = frozenset(Stage) - {Stage.BLANK}
_OPEN = frozenset((Stage.SETTING_UP, Stage.PLAYING))
_SETTING_UP = frozenset((Stage.SETTING_UP, Stage.CALLED_OFF))
_AWAITING = frozenset((Stage.PLAYING, Stage.STOPPED))
"""Where the match may wait for an answer. One that was under way when the game was stopped
still lands, as its author could not know."""


def _answer(enter: Handler) -> Kind:
    return Kind(enter, _AWAITING, answers=True)


KINDS: Mapping[type[Payload], Kind] = {
    payloads.Begin: Kind(setting_up.enter_begin, frozenset((Stage.BLANK,))),
    payloads.Setup: Kind(setting_up.enter_setup, _SETTING_UP),
    payloads.Complaint: Kind(setting_up.enter_complaint, _OPEN),
    payloads.Value: _answer(draws.enter_value),
    payloads.Help: _answer(draws.enter_help),
    payloads.Lock: _answer(decks.enter_lock),
    payloads.Keys: _answer(decks.enter_keys),
    payloads.Open: _answer(decks.enter_open),
    payloads.Commit: _answer(sealed_moves.enter_commit),
    payloads.Reveal: _answer(sealed_moves.enter_reveal),
    payloads.BotReveal: _answer(sealed_moves.enter_botreveal),
    payloads.Moves: _answer(turns.enter_moves),
    payloads.Leave: Kind(turns.enter_leave, _OPEN),
    payloads.Dispute: Kind(disclosure.enter_dispute, frozenset((Stage.PLAYING,))),
    payloads.Disclose: Kind(disclosure.enter_disclose, _AWAITING | {Stage.OVER}),
    payloads.Witness: Kind(disclosure.enter_witness, frozenset((Stage.OVER,)), answers=True),
    payloads.Epoch: Kind(epochs.enter_epoch, _BEGUN, whole=True),
    payloads.Entrust: Kind(entrusting.enter_entrust, frozenset((Stage.PLAYING,))),
}


def enter(replica: Replica, statement: Statement) -> Replica:
    """The replica after a statement that is its author's next one.

    Raises ProtocolError (WrongStage, PastDecision or CheatError among them) or IllegalMove.
    """
    kind, name = KINDS[type(statement.payload)], type(statement.payload).__name__.lower()
    stage = stage_of(replica)
    if stage not in kind.stages:
        raise WrongStage(name, stage.value)
    if kind.answers and statement.decision != replica.trigger:
        raise PastDecision(name)
    entered = statement if kind.whole else statement.payload
    return kind.enter(replica, statement.holder, entered)
