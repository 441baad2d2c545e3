# SPDX-License-Identifier: MIT
"""Intent: a seed is told by who has locked with it, once its deck is over; all sign the end."""

from __future__ import annotations

import pytest
from msgspec import structs

from netcode.errors import ProtocolError
from netcode.holder.disclosures import witness_due
from netcode.replica import disclosure, transition
from netcode.statements.payloads import Disclose, Witness
from tests.netcode.desk import Desk
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


def test_everybody_signs_the_end_once() -> None:
    """A signature names the entry that ended the match; a second one says nothing."""
    whole = played().replicas[-1]
    assert sorted(whole.witnesses) == list(range(whole.holders))
    assert disclosure.unwitnessed(whole) == ()
    me = played().holders[1]
    with pytest.raises(ProtocolError, match="signed the end already"):
        transition.check(whole, state(me, whole, Witness()))


def test_in_the_first_protocol_nobody_signs_it() -> None:
    """Games that began with it are judged by it."""
    over = moments()["over"]
    old = over.but(
        roster=structs.replace(over.roster, draft=structs.replace(over.roster.draft, version=1))
    )
    with pytest.raises(ProtocolError, match="nobody signs the end"):
        disclosure.enter_witness(old, 1, Witness())
    assert witness_due(over, played().holders[1]) == Witness()
    assert witness_due(old, played().holders[1]) is None


def test_who_played_alone_signs_nothing() -> None:
    """There is nobody to be told another game."""
    desk = Desk(guests=0, by_hand=2)
    desk.seat_all()
    desk.play()
    assert desk.host.replica.over
    assert desk.host.replica.witnesses == ()
