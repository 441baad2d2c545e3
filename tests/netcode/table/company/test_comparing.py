# SPDX-License-Identifier: MIT
"""Intent: a host passes on who computes what, and nobody suffers for answering late."""

from __future__ import annotations

import pytest

from netcode.evidence import reckoning
from netcode.ledger.ledger import RECENT
from netcode.statements.messages import Compare, Compared, Differs, Reckoning
from tests.core.toys.lots import Lots
from tests.netcode.desk import Desk, Player

pytestmark = pytest.mark.usefixtures("toys")


def three() -> Desk:
    """A host and two guests in the middle of a game."""
    desk = Desk(Lots(), guests=2, watchers=1)
    desk.seat_all()
    desk.play(lambda replica: replica.seq > 8)
    return desk


def own(player: Player, seq: int) -> Reckoning:
    """What a player computes after an entry."""
    assert player.table is not None
    assert player.table.ledger is not None
    return reckoning.own(player.identity, player.table.ledger, seq)


def compared(player: Player) -> list[int]:
    """Of whom a player was told what they compute."""
    return [m.holder for m in player.heard if isinstance(m, Compared)]


def test_whoever_differs_hears_the_host_and_the_others() -> None:
    """The host first; the other holder is asked, the watcher is not."""
    desk = three()
    first, second = desk.guests
    desk.say(first, Differs(own(first, 5)))
    assert compared(first) == [0, 2]
    assert [m for m in second.heard if isinstance(m, Compare)] == [Compare(5)]
    assert not any(isinstance(m, Compare) for m in desk.watchers[0].heard)
    desk.say(second, Differs(own(second, 5)))
    assert sorted(compared(second)) == [0, 1]
    assert set(compared(first)) == {0, 2}


def test_a_watcher_is_told_and_counts_for_nothing() -> None:
    """It hears the host and both holders; nobody hears of it."""
    desk = three()
    (watcher,) = desk.watchers
    desk.say(watcher, Differs(own(watcher, 5)))
    assert sorted(compared(watcher)) == [0, 1, 2]
    assert all(compared(guest) == [] for guest in desk.guests)
    assert watcher.link


def test_an_answer_that_comes_late_is_no_fault() -> None:
    """The game has gone on for so long that the host itself has forgotten that state."""
    desk = three()
    first, second = desk.guests
    late = own(second, 5)
    desk.tap = lambda sender, message: () if isinstance(message, Reckoning) else (message,)
    desk.say(first, Differs(own(first, 5)))
    desk.tap = lambda sender, message: (message,)
    for _ in range(RECENT):
        desk.ledger.take(desk.ledger.entries[-1], desk.host.replica)
    del desk.ledger.entries[-RECENT:]
    desk.say(second, late)
    assert second.link
    assert compared(first) == [0, 2]
