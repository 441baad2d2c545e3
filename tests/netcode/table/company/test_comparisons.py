# SPDX-License-Identifier: MIT
"""Intent: a whole match is replayed for one at a time, and for nobody without end."""

from __future__ import annotations

from netcode.statements.messages import Differs
from netcode.table.company.comparisons import MOST, Comparisons
from netcode.table.company.visitor import Visitor


def test_one_at_a_time_in_order() -> None:
    """Whoever waits has its turn when the one before is done, and nobody twice."""
    guests = {n: Visitor(bytes((n,)), "Bob", False) for n in range(3)}
    waiting = Comparisons()
    assert waiting.next(guests) is None
    guests[1].differs = guests[2].differs = Differs(5, ())
    assert waiting.next(guests) == 1
    assert waiting.next(guests) is None
    waiting.done()
    guests[1].differs = None
    assert waiting.next(guests) == 2


def test_a_key_may_ask_so_often() -> None:
    """On however many connections."""
    waiting = Comparisons()
    for number in range(MOST):
        assert waiting.may_ask(b"bob")
        assert number == waiting.next(
            {number: Visitor(b"bob", "Bob", False, differs=Differs(5, ()))}
        )
        waiting.done()
    assert not waiting.may_ask(b"bob")
    assert waiting.may_ask(b"eve")
