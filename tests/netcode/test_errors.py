# SPDX-License-Identifier: MIT
"""Errors say who broke what."""

from __future__ import annotations

from netcode.errors import CheatError, ProtocolError


def test_a_cheat_names_holder_and_step() -> None:
    """The holder and the step are fields and stand in the reason."""
    error = CheatError(1, "step 3", "the proof does not hold")
    assert isinstance(error, ProtocolError)
    assert (error.holder, error.step, error.seat) == (1, "step 3", None)
    assert error.reason == str(error) == "holder 1, step 3: the proof does not hold"


def test_a_cheat_names_the_seat_where_no_holder_is_known() -> None:
    """Sealed moves know seats only."""
    error = CheatError(None, "reveal", "it differs from the commitment", seat=4)
    assert (error.holder, error.seat) == (None, 4)
    assert error.reason == "seat 4, reveal: it differs from the commitment"
