# SPDX-License-Identifier: MIT
"""One game of 13 Minutes among three holders, and the moments at which statements come.

The host holds no seat; holder 1 plays seat 0 and holder 2 plays seat 1. The game awaits
a draw, a shuffle, deals, sealed moves, turns and openings, and ends with its disclosure.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, get_args

from core.terms import Chance, Deal, IllegalMove, Opening, Over, Sealed, Shuffle, Turn
from netcode.errors import ProtocolError
from netcode.holder import values
from netcode.holder.author import state
from netcode.holder.holder import Holder
from netcode.replica import entrusting, epochs, transition
from netcode.replica.disclosure import finished
from netcode.replica.replica import Replica
from netcode.statements.entry import Signed, glance
from netcode.statements.messages import Petition
from netcode.statements.payloads import (
    AnyPayload,
    BotReveal,
    Complaint,
    Dispute,
    Entrust,
    Epoch,
    Help,
    Leave,
)
from tests.netcode.desk import Desk

AUTHORS = {
    "Begin": 0,
    "Setup": 2,
    "Complaint": 1,
    "Value": 1,
    "Help": 1,
    "Lock": 1,
    "Keys": 2,
    "Open": 1,
    "Commit": 1,
    "Reveal": 1,
    "BotReveal": 1,
    "Moves": 2,
    "Leave": 1,
    "Dispute": 1,
    "Disclose": 1,
    "Witness": 1,
    "Epoch": 1,
    "Entrust": 1,
}
"""Who states a kind in the table of cases: whoever owes it first, or may."""


class Played:
    """The game, its holders, and the replica after each entry."""

    def __init__(self) -> None:
        desk = Desk(guests=2, by_hand=0)
        desk.seat_all()
        desk.play()
        whole = desk.host.kept()
        assert whole is not None
        self.holders: list[Holder] = []
        for player in (desk.host, *desk.guests):
            assert player.table is not None
            assert player.table.holder is not None
            self.holders.append(player.table.holder)
        self.entries = whole.entries
        self.replicas = [whole.before_first]
        for entry in whole.entries:
            self.replicas.append(transition.after(self.replicas[-1], entry))

    def first(self, wanted: Callable[[Replica], bool]) -> Replica:
        """The first replica that is as wanted."""
        return next(replica for replica in self.replicas if wanted(replica))

    def awaiting(self, what: type) -> Replica:
        """The first replica of a table that is set up and waits for this, with nothing given."""
        return self.first(
            lambda replica: replica.ready and isinstance(replica.match.awaiting, what)
        )

    def payload(self, kind: str, replica: Replica) -> AnyPayload:
        """What the author of this kind states: at its own moment it is entered."""
        author = self.holders[AUTHORS[kind]]
        match kind:
            case "Complaint":
                return Complaint(0)
            case "Leave":
                return Leave(0)
            case "Dispute":
                return Dispute("cards-1", 0)
            case "Help":
                return self.help()
            case "BotReveal":
                shown: Any = self.payload("Reveal", replica)
                return BotReveal(shown.seat, shown.move, shown.nonce, bytes(32), bytes(64))
            case "Epoch":
                call = epochs.call(replica, author.number)
                votes = ((each.number, epochs.vote(each.identity, call)) for each in self.holders)
                return Epoch(author.number, tuple(votes))
            case "Entrust":
                return self.entrust(replica)
        return next(
            statement.payload
            for statement in (glance(entry.signed) for entry in self.entries)
            if type(statement.payload).__name__ == kind and statement.holder == author.number
        )

    def entrust(self, replica: Replica) -> Entrust:
        """Everybody votes that holder 1 plays seat 1, though its game has hidden decks."""
        asked = Petition(replica.game_id, replica.epoch, 0, replica.trigger, 1, 1, "")
        votes = ((each.number, entrusting.aye(each.identity, asked)) for each in self.holders)
        return Entrust(1, 1, "", tuple(votes))

    def help(self) -> Help:
        """Holder 1's part of the value of holder 2 for the first draw."""
        me = self.holders[1]
        waiting = self.awaiting(Chance)
        me.missing = frozenset({2})
        given = values.due(waiting.but(values={1: b""}), me)
        assert isinstance(given, Help)
        return given

    def statement(self, kind: str, replica: Replica) -> Signed:
        """The statement of a kind, in an envelope that is right after this replica."""
        epoch = replica.epoch + 1 if kind == "Epoch" else None
        payload = self.payload(kind, replica)
        return state(self.holders[AUTHORS[kind]], replica, payload, epoch)

    def after(self, replica: Replica, *kinds: str) -> Replica:
        """The replica after statements of these kinds."""
        for kind in kinds:
            changed = transition.check(replica, self.statement(kind, replica))
            replica = transition.entered(replica, changed, bytes([replica.seq]) * 32)
        return replica


@cache
def played() -> Played:
    """The game, played once."""
    return Played()


def moments() -> dict[str, Replica]:
    """The moments of a table by name, in the order in which they come."""
    game = played()
    setting_up = game.first(lambda replica: len(replica.setups) == 2)
    chance, turn = game.awaiting(Chance), game.awaiting(Turn)
    given = game.first(lambda replica: 1 in replica.values)
    return {
        "blank": game.replicas[0],
        "setting-up": setting_up,
        "called-off": game.after(setting_up, "Complaint"),
        "draw": chance,
        "given": game.after(given, "Help"),
        "shuffle": game.awaiting(Shuffle),
        "locked": game.first(lambda replica: any(d.steps for d in replica.decks.values())),
        "deal": game.awaiting(Deal),
        "sealed": game.awaiting(Sealed),
        "committed": game.first(lambda replica: 0 in replica.commits),
        "all-committed": game.first(lambda replica: len(replica.commits) == 2),
        "revealed": game.first(lambda replica: 0 in replica.reveals),
        "turn": turn,
        "opening": game.awaiting(Opening),
        "stopped": game.after(turn, "Dispute"),
        "over": game.awaiting(Over),
        "disclosed": game.first(finished),
    }


def outcome(replica: Replica, signed: Signed) -> str:
    """Whether a statement is entered, or with which kind of error it is refused."""
    try:
        transition.check(replica, signed)
    except (IllegalMove, ProtocolError) as error:
        return type(error).__name__
    return "entered"


def kinds() -> tuple[str, ...]:
    """The names of all kinds."""
    return tuple(kind.__name__ for kind in get_args(AnyPayload))
