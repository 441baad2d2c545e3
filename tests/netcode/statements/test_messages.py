# SPDX-License-Identifier: MIT
"""Intent: a number that counts something cannot come in negative, whoever says it."""

from __future__ import annotations

import pytest

from netcode import wire
from netcode.errors import ProtocolError
from netcode.statements.messages import (
    Call,
    Compare,
    Compared,
    Differs,
    Entries,
    FromGuest,
    FromHost,
    Have,
    Reckoning,
    Vote,
    Want,
)

HASH = bytes(32)
COUNTED = (
    (FromGuest, lambda count: Have(count, 3, HASH)),
    (FromGuest, lambda count: Have(0, count, HASH)),
    (FromGuest, lambda count: Entries(count, ())),
    (FromHost, lambda count: Entries(count, ())),
    (FromHost, Want),
    (FromHost, lambda count: Call(HASH, count, 0, 3, HASH)),
    (FromHost, lambda count: Call(HASH, 1, count, 3, HASH)),
    (FromHost, lambda count: Call(HASH, 1, 0, count, HASH)),
    (FromGuest, lambda count: Vote(count, bytes(64))),
    (FromGuest, lambda count: Reckoning(count, (), bytes(64))),
    (FromGuest, lambda count: Differs(Reckoning(count, (), bytes(64)))),
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
