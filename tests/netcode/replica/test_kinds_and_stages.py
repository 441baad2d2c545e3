# SPDX-License-Identifier: MIT
"""Intent: each kind of statement is entered at its own moments of a table, and at no other."""

from __future__ import annotations

import pytest
from msgspec import structs

from netcode.errors import PastDecision
from netcode.holder.author import state
from netcode.replica import transition
from netcode.replica.kinds import KINDS
from netcode.replica.replica import Replica
from netcode.replica.stage import Stage, stage_of
from netcode.statements.entry import glance, sign
from tests.netcode.replica.stages import AUTHORS, kinds, moments, outcome, played

MOMENTS = (
    *("blank", "setting-up", "called-off"),
    *("draw", "given", "shuffle", "locked", "deal"),
    *("sealed", "committed", "all-committed", "revealed", "turn", "opening"),
    *("stopped", "over", "disclosed"),
)

CASES = """
Begin      + s s  s s s s s s s s s s s  s s s
Setup      s + +  s s s s s s s s s s s  s s s
Complaint  s + s  + + + + + + + + + + +  s s s
Value      s s s  + - - - - - - - - - -  - s s
Help       s s s  + - - - - - - - - - -  - s s
Lock       s s s  - - + - - - - - - - -  - s s
Keys       s s s  - - - - + - - - - - -  - s s
Open       s s s  - - - - - - - - - - +  - s s
Commit     s s s  - - - - - + - - - - -  - s s
Reveal     s s s  - - - - - - - + - - -  - s s
BotReveal  s s s  - - - - - - - - - - -  - s s
Moves      s s s  i i i i i i i i i + i  + s s
Leave      s + s  + + + + + + + + + + +  s s s
Dispute    s s s  - - - - - + + + + + +  s s s
Disclose   s s s  - - - - - - - - - - -  + + -
Witness    s s s  s s s s s s s s s s s  s + +
Epoch      s + +  + + + + + + + + + + +  + + +
Entrust    s s s  - - - - - - - - - - -  s s s
"""
"""What becomes of each kind at each moment, stated by its author and otherwise right.

`+` it is entered; `s` it cannot come at this stage, whoever states it; `-` its module
refuses it (nothing of the kind is awaited, or it has been given); `i` the rules do. No seat
of a game with hidden decks is entrusted: `test_entrusting` has games without.
"""

MEANING = {"+": "entered", "s": "WrongStage", "-": "ProtocolError", "i": "IllegalMove"}

STAGES = {
    "blank": Stage.BLANK,
    "setting-up": Stage.SETTING_UP,
    "called-off": Stage.CALLED_OFF,
    "stopped": Stage.STOPPED,
    "over": Stage.OVER,
    "disclosed": Stage.OVER,
}
"""The stage of each moment; of all others it is PLAYING."""

OWN = {
    "Value": "draw",
    "Help": "draw",
    "Lock": "shuffle",
    "Keys": "deal",
    "Commit": "sealed",
    "Reveal": "all-committed",
    "Moves": "turn",
    "Open": "opening",
    "Witness": "over",
}
"""The kinds that answer a decision, and the moment at which it is open."""

OF_BOTS = {"BotReveal"}
"""The kinds that nobody states in a game without bots; `test_sealed_moves` has one with them."""

ROWS = {row.split()[0]: tuple(row.split()[1:]) for row in CASES.strip().splitlines()}


@pytest.fixture(scope="module")
def at() -> dict[str, Replica]:
    """The replica at each moment."""
    return moments()


def test_the_table_of_cases_is_whole() -> None:
    """Every kind has a row and an author, every moment a column."""
    assert set(ROWS) == set(kinds()) == set(AUTHORS)
    assert {len(row) for row in ROWS.values()} == {len(MOMENTS)}


def test_the_moments_are_at_their_stages(at: dict[str, Replica]) -> None:
    """The columns cover every stage, and are what they are called."""
    found = {moment: stage_of(replica) for moment, replica in at.items()}
    assert found == {moment: STAGES.get(moment, Stage.PLAYING) for moment in MOMENTS}
    assert set(found.values()) == set(Stage)


@pytest.mark.parametrize("kind", AUTHORS)
def test_each_kind_at_each_moment(at: dict[str, Replica], kind: str) -> None:
    """The table of cases, row by row: entered, or refused with just that kind of error."""
    found = {moment: outcome(at[moment], played().statement(kind, at[moment])) for moment in at}
    assert found == {
        moment: MEANING[cell] for moment, cell in zip(MOMENTS, ROWS[kind], strict=True)
    }


@pytest.mark.parametrize("kind", OWN)
def test_an_answer_names_the_decision_that_is_open(at: dict[str, Replica], kind: str) -> None:
    """At its own moment the same statement is refused if it answers another decision."""
    replica = at[OWN[kind]]
    me = played().holders[AUTHORS[kind]]
    right = glance(played().statement(kind, replica))
    for other in (bytes(32), replica.hashes[0]):
        late = sign(me.identity, structs.replace(right, decision=other))
        assert other != replica.trigger
        with pytest.raises(PastDecision):
            transition.check(replica, late)


def test_the_other_kinds_answer_nothing(at: dict[str, Replica]) -> None:
    """What comes of itself, like leaving, may have been written before the newest decision."""
    for kind in set(AUTHORS) - set(OWN) - OF_BOTS - {"Entrust"}:
        moment = MOMENTS[ROWS[kind].index("+")]
        right = glance(played().statement(kind, at[moment]))
        me = played().holders[AUTHORS[kind]]
        early = sign(me.identity, structs.replace(right, decision=b"e" * 32))
        assert outcome(at[moment], early) == "entered", kind


def test_who_answers_is_who_is_asked(at: dict[str, Replica]) -> None:
    """Nobody answers for another holder, though every signature is right; all sign the end."""
    for kind, moment in OWN.items():
        payload = played().payload(kind, at[moment])
        entered = [
            me.number
            for me in played().holders
            if outcome(at[moment], state(me, at[moment], payload)) == "entered"
        ]
        assert entered == ([0, 1, 2] if kind == "Witness" else [AUTHORS[kind]]), kind


def test_every_kind_has_its_handler() -> None:
    """The table of kinds is whole, and a handler is found by the name of its kind."""
    assert {kind.__name__ for kind in KINDS} == set(kinds())
    for payload, kind in KINDS.items():
        assert kind.enter.__name__ == f"enter_{payload.__name__.lower()}"
        assert kind.answers == (payload.__name__ in {*OWN, *OF_BOTS})
