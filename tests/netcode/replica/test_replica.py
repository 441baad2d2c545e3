# SPDX-License-Identifier: MIT
"""Intent: the replica is a value that answers small questions, and the first verdict stands."""

from __future__ import annotations

import pytest
from msgspec import structs

from netcode.errors import ProtocolError
from netcode.replica.disclosure import finished
from netcode.replica.replica import Replica
from netcode.statements.entry import NOTHING, glance
from tests.netcode.replica.stages import moments, played


@pytest.fixture(scope="module")
def at() -> dict[str, Replica]:
    """The replica at each moment."""
    return moments()


def test_it_is_a_value(at: dict[str, Replica]) -> None:
    """Nothing of it can be changed in place, and a changed copy leaves it alone."""
    turn = at["turn"]
    with pytest.raises(AttributeError):
        turn.epoch = 1  # type: ignore[misc]
    assert turn.but(epoch=1).epoch == 1
    assert turn.epoch == 0


def test_it_counts_its_entries(at: dict[str, Replica]) -> None:
    """The head of a ledger without entries is nothing."""
    blank, turn = at["blank"], at["turn"]
    assert (blank.seq, blank.head) == (0, NOTHING)
    assert (turn.seq, turn.head) == (len(turn.hashes), turn.hashes[-1])


def test_it_knows_who_holds_what(at: dict[str, Replica]) -> None:
    """Holders and seats by number; a number that nobody has is the peer's fault."""
    turn = at["turn"]
    assert turn.holders == 3
    assert [turn.holder_of(seat) for seat in (0, 1)] == [1, 2]
    assert [turn.identity_of(n) for n in range(3)] == [h.identity.public for h in played().holders]
    for number in (-1, 3):
        with pytest.raises(ProtocolError, match=f"no holder {number}"):
            turn.identity_of(number)
    for number in (-1, 2):
        with pytest.raises(ProtocolError, match=f"no seat {number}"):
            turn.holder_of(number)


def test_it_is_ready_when_all_are_set_up(at: dict[str, Replica]) -> None:
    """Not before the last holder's set-up."""
    assert not at["setting-up"].ready
    assert at["draw"].ready


def test_how_it_ends(at: dict[str, Replica]) -> None:
    """A stopped table is void and over; a game is finished once its decks are disclosed."""
    ends = {name: (one.void, one.over, finished(one)) for name, one in at.items()}
    assert ends["turn"] == (False, False, False)
    assert ends["called-off"] == (True, True, True)
    assert ends["stopped"] == (True, True, False)
    assert ends["over"] == (False, True, False)
    assert ends["disclosed"] == (False, True, True)


def test_how_much_two_have_in_common(at: dict[str, Replica]) -> None:
    """Counted from the first entry on, wherever they part."""
    turn, opening = at["turn"], at["opening"]
    assert turn.common(opening) == opening.common(turn) == turn.seq
    parted = turn.but(hashes=(*turn.hashes[:5], bytes(32), *turn.hashes[6:]))
    assert turn.common(parted) == 5
    assert turn.common(at["blank"]) == 0


def test_what_a_statement_may_stand_on(at: dict[str, Replica]) -> None:
    """The newest entry that its author had is one of this history, or none."""
    turn = at["turn"]
    right = glance(played().statement("Moves", turn))
    assert turn.has_basis(right)
    assert turn.has_basis(structs.replace(right, basis_seq=0, basis=NOTHING))
    for seq, basis in ((0, turn.head), (-1, NOTHING), (turn.seq + 1, turn.head), (1, NOTHING)):
        assert not turn.has_basis(structs.replace(right, basis_seq=seq, basis=basis))


def test_the_first_verdict_stands(at: dict[str, Replica]) -> None:
    """Whoever is convicted first was at fault, whatever comes to light later."""
    once = at["over"].convicted(1, "it lied")
    assert once.verdict is not None
    assert (once.verdict.holder, once.verdict.reason) == (1, "it lied")
    assert once.convicted(2, "so did it") is once


def test_a_later_match_forgets_what_was_given(at: dict[str, Replica]) -> None:
    """Values, help, commitments and revelations were for the old decision alone."""
    for moment in ("given", "revealed"):
        given = at[moment]
        assert given.values or given.reveals
        later = given.played(at["turn"].match)
        assert (later.values, later.helps, later.commits, later.reveals) == ({}, {}, {}, {})
