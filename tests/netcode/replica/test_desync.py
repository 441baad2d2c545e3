# SPDX-License-Identifier: MIT
"""Intent: two peers that compute different states find out at once, and in which component."""

from __future__ import annotations

from core import catalogue
from core.match import Match
from netcode.replica.disclosure import finished
from netcode.statements.messages import Differs, Refused
from netcode.table.company.comparisons import MOST
from netcode.table.effects import Compare
from tests.core.games.thirteen_minutes.builder import state_of
from tests.netcode.desk import Desk, plays_on


def drifted() -> Desk:
    """A table whose guest has, by a fault of its own, another turn counter than everybody else."""
    desk = Desk(watchers=1)
    desk.seat_all()
    desk.play(lambda replica: replica.seq > 30)
    assert desk.joined.ledger is not None
    replica = desk.guest.replica
    match = replica.match
    state = state_of(match)
    wrong = Match(match.game, match.header, state.but(plays=state.plays + 1), match.events)
    desk.joined.ledger.replica = replica.but(match=wrong)
    return desk


def test_a_desync_names_the_component_on_both_sides() -> None:
    """Promise 4: found at that entry, and told in which component."""
    desk = drifted()
    before = desk.host.replica.seq
    while desk.host.replica.seq == before:
        assert desk.act()
    told = [m for m in desk.host.heard if isinstance(m, Differs)]
    assert [m.seq for m in told] == [before]
    assert f"entry {before}" in desk.joined.broken
    assert "plays" in desk.joined.broken
    assert any("plays" in sentence for sentence in desk.hosted.refusals)
    assert "zones" not in desk.joined.broken


def test_a_guest_that_drifted_signs_nothing_more() -> None:
    """Input stops; what it holds on disk is what was right."""
    desk = drifted()
    before = desk.host.replica.seq
    while desk.host.replica.seq == before:
        assert desk.act()
    held = desk.guest.file
    assert desk.joined.take() == ()
    assert not desk.joined.synced
    assert held == desk.guest.file
    assert desk.host.file.startswith(held)


def test_a_guest_that_starts_anew_plays_on() -> None:
    """A fresh process replays the ledger, agrees with the others, and goes on by itself."""
    desk = drifted()
    before = desk.host.replica.seq
    while desk.host.replica.seq == before:
        assert desk.act()
    desk.rejoin()
    desk.play()
    assert finished(desk.host.replica)
    assert desk.guest.file == desk.host.file


def test_asking_about_an_entry_that_is_not_there_is_refused() -> None:
    """A guest cannot make the host compute what it does not have."""
    desk = Desk()
    desk.seat_all()
    desk.say(desk.guest, Differs(10_000, ()))
    assert any(isinstance(m, Refused) for m in desk.guest.heard)
    assert desk.guest.link == 0


def test_a_peer_that_differs_in_a_loop_costs_three_comparisons() -> None:
    """T-6: each replays the whole match; after that it is turned away without one."""
    desk = Desk()
    desk.seat_all()
    desk.play(lambda replica: replica.seq > 10)
    for _ in range(20):
        desk.say(desk.guest, Differs(7, ()), Differs(8, ()))
        assert "differ" in desk.guest.dropped
        desk.guest.table = None
        desk.join(desk.guest)
    assert desk.compared == MOST
    plays_on(desk)


def test_whoever_is_gone_meanwhile_holds_up_nobody() -> None:
    """The next one that waits is compared once the answer for nobody is there."""
    desk = Desk(catalogue.load("power_grid_card_game"), guests=2)
    desk.seat_all()
    hosted, (one, other) = desk.hosted, desk.guests
    links = [one.link, other.link]
    for link in links:
        hosted.received(link, Differs(1, ()), 0.0)
    asked = [effect for effect in hosted.take() if isinstance(effect, Compare)]
    assert [effect.peer for effect in asked] == links[:1]
    hosted.disconnected(links[0])
    hosted.compared(links[0], ("hand",))
    asked = [effect for effect in hosted.take() if isinstance(effect, Compare)]
    assert [effect.peer for effect in asked] == links[1:]
    assert hosted.refusals == []
