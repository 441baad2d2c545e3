# SPDX-License-Identifier: MIT
"""Intent: a number that counts something cannot come in negative, whoever says it."""

from __future__ import annotations

import pytest

from netcode import wire
from netcode.errors import ProtocolError
from netcode.statements.messages import (
    Aye,
    Ayes,
    Ballot,
    Call,
    Called,
    Compare,
    Compared,
    Differs,
    Entries,
    FromGuest,
    FromHost,
    Have,
    Outvoted,
    Petition,
    Reckoning,
    Vote,
    Want,
)

HASH = bytes(32)
CALL = Call(HASH, 1, 0, 3, HASH)
COUNTED = (
    (FromGuest, lambda count: Have(0, count, HASH)),
    (FromGuest, lambda count: Entries(count, ())),
    (FromHost, lambda count: Entries(count, ())),
    (FromHost, Want),
    (FromHost, lambda count: Called(Call(HASH, 1, count, 3, HASH), bytes(64), None)),
    (FromHost, lambda count: Called(Call(HASH, 1, 0, count, HASH), bytes(64), None)),
    (FromGuest, lambda count: Outvoted(Ballot(CALL, bytes(64), count, bytes(64)))),
    (FromGuest, lambda count: Have(0, 3, HASH, Ballot(CALL, bytes(64), count, bytes(64)))),
    (FromGuest, lambda count: Reckoning(count, (), bytes(64))),
    (FromGuest, lambda count: Differs(Reckoning(count, (), bytes(64)))),
    (FromGuest, lambda count: Aye(Petition(HASH, 1, count, HASH, 0, 1, ""), bytes(64))),
    (FromGuest, lambda count: Aye(Petition(HASH, 1, 0, HASH, count, 1, ""), bytes(64))),
    (FromGuest, lambda count: Aye(Petition(HASH, 1, 0, HASH, 0, count, ""), bytes(64))),
    (FromHost, lambda count: Ayes(Petition(HASH, 1, 0, HASH, 0, 1, ""), ((count, bytes(64)),))),
    (FromHost, Compare),
    (FromHost, lambda count: Compared(count, Reckoning(0, (), bytes(64)), ())),
)


@pytest.mark.parametrize("case", range(len(COUNTED)))
def test_a_count_is_not_negative_and_not_absurd(case: int) -> None:
    """A list is asked for its element -1 by nobody: refused before anything looks at it."""
    kind, made = COUNTED[case]
    assert wire.decode(wire.encode(made(7)), kind) == made(7)
    for count in (-1, -(10**6), 10**6 + 1):
        with pytest.raises(ProtocolError):
            wire.decode(wire.encode(made(count)), kind)


NUMBERED = (
    (FromGuest, lambda number: Have(number, 3, HASH)),
    (FromHost, lambda number: Called(Call(HASH, number, 0, 3, HASH), bytes(64), None)),
    (FromGuest, lambda number: Vote(number, bytes(64))),
    (FromGuest, lambda number: Aye(Petition(HASH, number, 0, HASH, 0, 1, ""), bytes(64))),
    (FromHost, lambda number: Ayes(Petition(HASH, number, 0, HASH, 0, 1, ""), ())),
)


@pytest.mark.parametrize("case", range(len(NUMBERED)))
def test_the_number_of_an_epoch_climbs_far_beyond_any_count(case: int) -> None:
    """As often as somebody may make it climb, it is not used up; it is an integer of the wire."""
    kind, made = NUMBERED[case]
    for number in (0, 10**6 + 1, 2**53 - 1):
        assert wire.decode(wire.encode(made(number)), kind) == made(number)
    for number in (-1, 2**53):
        with pytest.raises(ProtocolError):
            wire.decode(wire.encode(made(number)), kind)
