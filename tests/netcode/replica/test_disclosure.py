# SPDX-License-Identifier: MIT
"""Intent: a seed is told by who has locked with it, once its deck is over."""

from __future__ import annotations

import pytest

from netcode.errors import ProtocolError
from netcode.replica import disclosure, transition
from netcode.statements.payloads import Disclose
from tests.netcode.raw import state
from tests.netcode.replica.stages import moments, played


def test_who_has_not_begun_to_lock_has_no_seed_to_tell() -> None:
    """The game ends after the first commitment: the second locker is not committed to anything."""
    over = played().after(moments()["locked"], "Leave")
    assert len(over.decks["cards-1"].steps) == 1
    assert disclosure.missing(over) == (1,)
    me = played().holders[2]
    with pytest.raises(ProtocolError, match="holder 2 has not begun to lock"):
        transition.check(over, state(me, over, Disclose("cards-1", bytes(32))))
    told = played().after(over, "Disclose")
    assert disclosure.complete(told)
