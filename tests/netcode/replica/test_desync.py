# SPDX-License-Identifier: MIT
"""Intent: two peers that compute different states find out at once, and in which component.

Whose memory was wrong goes on by itself; who is right, and cannot, says who computes what.
"""

from __future__ import annotations

import json

import pytest
from msgspec import structs

from core.digest import components
from core.match import Match
from core.terms import Move, Turn
from netcode.evidence import reckoning
from netcode.evidence.recount import recount
from netcode.ledger.ledger import record
from netcode.replica.disclosure import finished
from netcode.seating.room import NotYet
from netcode.statements.entry import Entry, glance
from netcode.statements.messages import Compared, Differs, Have, Reckoning, Refused
from netcode.table.company.comparing import MOST_DIFFERENCES
from netcode.table.effects import Doubt
from netcode.table.guest_table import GuestTable
from tests.core.games.thirteen_minutes.builder import state_of
from tests.core.toys.lots import Lots, LotsState
from tests.netcode.desk import Desk, Player, answer


def wrong(player: Player, **changes: object) -> None:
    """A fault of its own memory changes the state at a player's table."""
    assert player.table is not None
    assert player.table.ledger is not None
    replica = player.replica
    match = replica.match
    state = structs.replace(match.state, **changes)
    spoilt = replica.but(match=Match(match.game, match.header, state, match.events))
    player.table.ledger.replica = spoilt


def drifted() -> Desk:
    """A table whose guest has, by a fault of its own, another turn counter than everybody else."""
    desk = Desk(watchers=1)
    desk.seat_all()
    desk.play(lambda replica: replica.seq > 30)
    wrong(desk.guest, plays=state_of(desk.guest.replica.match).plays + 1)
    return desk


def one_entry_more(desk: Desk) -> int:
    """Play the next entry; its number."""
    before = desk.host.replica.seq
    while desk.host.replica.seq == before:
        assert desk.act()
    return before


def in_doubt(desk: Desk) -> Entry:
    """The entry that the first guest could not take, as the host has it."""
    assert desk.joined.stopped
    return desk.ledger.entries[desk.guest.replica.seq]


def test_whose_memory_was_wrong_goes_on_by_itself() -> None:
    """A fresh process agrees with the host: the replica of the ledger is taken, and all is well."""
    desk = drifted()
    seq = one_entry_more(desk)
    (told,) = (m for m in desk.host.heard if isinstance(m, Differs))
    assert told.reckoning.seq == seq
    assert any("plays" in sentence for sentence in desk.hosted.refusals)
    assert desk.joined.broken == ""
    note = desk.joined.chat.lines[-1]
    assert (note.key, note.name) == (b"", "Sobremesa")
    assert f"entry {seq}" in note.text
    assert "plays" in note.text
    assert "zones" not in note.text
    assert desk.guest.link
    desk.play()
    assert finished(desk.host.replica)
    assert desk.guest.file == desk.host.file


@pytest.mark.usefixtures("toys")
def test_a_memory_so_wrong_that_an_entry_seems_illegal_is_found_too() -> None:
    """The same fault in a component that says what may be chosen: no digest is ever compared."""
    desk = Desk(Lots())
    desk.seat_all()
    desk.play(lambda replica: replica.ready and replica.match.awaiting == Turn((0,)))
    state = desk.guest.replica.match.state
    assert isinstance(state, LotsState)
    wrong(desk.guest, turn=state.turn + 1)
    seq = one_entry_more(desk)
    (told,) = (m for m in desk.host.heard if isinstance(m, Differs))
    assert told.reckoning.seq == seq - 1
    assert "turn" in desk.joined.chat.lines[-1].text
    assert desk.guest.evidence == []
    desk.play()
    assert desk.guest.file == desk.host.file


def test_a_state_in_which_the_rules_fail_is_found_too() -> None:
    """A component that no rule expects: whatever is raised, it is a doubt and not the end."""
    desk = Desk()
    desk.seat_all()
    desk.play(lambda replica: replica.seq > 30 and replica.match.awaiting == Turn((0,)))
    wrong(desk.guest, agenda=(None,))
    one_entry_more(desk)
    assert "Error: " in json.loads(desk.guest.reports[-1])["refused"]
    assert "agenda" in desk.joined.chat.lines[-1].text
    desk.play()
    assert desk.guest.file == desk.host.file


def test_a_watcher_whose_memory_was_wrong_goes_on_too() -> None:
    """It has no say at the table, and the same right to see the game."""
    desk = drifted()
    watcher = desk.watchers[0]
    wrong(watcher, plays=state_of(watcher.replica.match).plays + 7)
    one_entry_more(desk)
    desk.play()
    assert watcher.link
    assert watcher.file == desk.guest.file == desk.host.file


def test_who_doubts_signs_nothing_and_takes_no_move() -> None:
    """Input stops; what it holds on disk is what was right."""
    desk = drifted()
    desk.guest.replays = False
    held = desk.guest.file
    one_entry_more(desk)
    assert not desk.joined.synced
    assert held == desk.guest.file
    assert desk.host.file.startswith(held)
    with pytest.raises(NotYet, match="replayed"):
        desk.joined.submit(1, [Move("any")])
    before = desk.guest.replica.seq
    desk.act()
    assert desk.guest.replica.seq == before
    assert held == desk.guest.file
    answer(desk.guest, in_doubt(desk))
    desk.run()
    desk.play()
    assert desk.guest.file == desk.host.file


def test_a_connection_that_is_lost_meanwhile_changes_nothing() -> None:
    """The answer of a fresh process is enough; the rest comes with the next connection."""
    desk = drifted()
    desk.guest.replays = False
    one_entry_more(desk)
    entry = in_doubt(desk)
    desk.leave(desk.guest)
    answer(desk.guest, entry)
    desk.run()
    assert desk.joined.broken == ""
    desk.join(desk.guest)
    desk.play()
    assert desk.guest.file == desk.host.file


def test_a_restart_heals_as_well() -> None:
    """A new process replays the ledger, agrees with the others, and plays on."""
    desk = drifted()
    desk.guest.replays = False
    one_entry_more(desk)
    desk.crash(desk.guest)
    desk.rejoin()
    desk.play()
    assert finished(desk.host.replica)
    assert desk.guest.file == desk.host.file


# The host is wrong


def three(game: Lots | None = None) -> Desk:
    """A host and two guests in the middle of a game."""
    desk = Desk(game or Lots(), guests=2)
    desk.seat_all()
    desk.play(lambda replica: replica.seq > 8)
    return desk


@pytest.mark.usefixtures("toys")
def test_a_host_that_is_alone_is_named_to_everybody() -> None:
    """Both guests stop, each hears what the other computes, signed; the host is told as well."""
    desk = three()
    state = desk.host.replica.match.state
    assert isinstance(state, LotsState)
    wrong(desk.host, coins=(state.coins[0] + 1, *state.coins[1:]))
    for guest in desk.guests:
        guest.replays = False
    one_entry_more(desk)
    for guest in desk.guests:
        answer(guest, desk.ledger.entries[guest.replica.seq])
    desk.run()
    for guest, other in (desk.guests, desk.guests[::-1]):
        assert isinstance(guest.table, GuestTable)
        assert "the same again" in guest.table.broken
        assert "coins" in guest.table.broken
        said = json.loads(guest.reports[-1])
        assert said["verdict"] == "repeated"
        assert not guest.link
        number = str(2 if guest is desk.guest else 1)
        assert other.name in guest.table.broken
        assert said["others"][number]["components"] == said["ours"]["components"]
        assert said["others"]["0"]["components"] != said["ours"]["components"]
    assert any("everybody else" in sentence for sentence in desk.hosted.refusals)


def test_of_two_nobody_is_the_majority() -> None:
    """The guest stays stopped, says that a fresh process repeats it, and keeps the proof."""
    desk = drifted()
    wrong(desk.guest, plays=state_of(desk.guest.replica.match).plays - 1)
    wrong(desk.host, plays=state_of(desk.host.replica.match).plays + 1)
    one_entry_more(desk)
    assert "the same again" in desk.joined.broken
    assert "alike: host | this laptop" in desk.joined.broken
    (proof,) = desk.guest.evidence
    assert proof


# The report


def test_the_report_has_both_states() -> None:
    """What differs can be read from it: our state, the host's digests and its components."""
    desk = drifted()
    right = state_of(desk.host.replica.match).plays
    seq = one_entry_more(desk)
    (report,) = map(json.loads, desk.guest.reports)
    assert (report["verdict"], report["entry"]) == ("memory", seq)
    assert report["ours"]["state"]["plays"] != report["where the host differs"]["plays"]
    assert report["where the host differs"]["plays"] - right in (0, 1)
    assert set(report["where the host differs"]) == {"plays"}


# What a modified program can do with it


def test_asking_about_an_entry_that_is_not_there_is_refused() -> None:
    """A guest cannot make the host compute what it does not have, or had long ago."""
    for seq in (10_000, 0):
        desk = Desk()
        desk.seat_all()
        desk.play(lambda replica: replica.seq > 70)
        desk.say(desk.guest, Differs(Reckoning(seq, (), bytes(64))))
        assert any(isinstance(m, Refused) for m in desk.guest.heard)
        assert desk.guest.link == 0


def test_whoever_differs_again_and_again_is_turned_out() -> None:
    """One connection is helped a few times."""
    desk = drifted()
    replica = desk.guest.replica
    own = reckoning.reckon(
        desk.guest.identity,
        replica.game_id,
        replica.seq - 1,
        replica.head,
        replica.match.state,
    )
    for _ in range(MOST_DIFFERENCES):
        desk.say(desk.guest, Differs(own), Have(replica.epoch, replica.seq, replica.head))
        assert desk.guest.link
    desk.say(desk.guest, Differs(own))
    assert not desk.guest.link


@pytest.mark.usefixtures("toys")
def test_what_a_holder_computes_is_passed_on_once() -> None:
    """T-6: a seated peer that says it again and again costs the others nothing."""
    desk = three()
    first, second = desk.guests
    replica = first.replica
    game, seq, head = replica.game_id, replica.seq - 1, replica.head
    first_own, second_own = (
        reckoning.reckon(each.identity, game, seq, head, replica.match.state)
        for each in desk.guests
    )
    desk.say(first, Differs(first_own))
    first.heard.clear()
    desk.say(second, *[second_own] * 50)
    assert sum(isinstance(m, Compared) and m.holder == 2 for m in first.heard) <= 1
    assert second.link


def test_whoever_waits_to_be_let_in_has_no_state_to_compare() -> None:
    """An asker who only wants to watch has been shown nothing that it could differ in."""
    desk = Desk(watchers=1)
    desk.seat_all()
    (watcher,) = desk.watchers
    desk.hosted.guests[watcher.link].waits = True
    replica = desk.guest.replica
    own = reckoning.reckon(
        watcher.identity,
        replica.game_id,
        replica.seq - 1,
        replica.head,
        replica.match.state,
    )
    desk.say(watcher, Differs(own))
    assert not watcher.link
    assert not any(isinstance(m, Compared) for m in watcher.heard)


@pytest.mark.usefixtures("toys")
def test_nobody_speaks_for_another_holder() -> None:
    """What one guest says of another one's state, or of an entry that is another, is refused."""
    desk = three()
    first, second = desk.guests
    replica = first.replica
    seq, head = replica.seq - 1, replica.head
    forged = reckoning.reckon(second.identity, replica.game_id, seq, head, replica.match.state)
    desk.say(first, Differs(forged))
    assert not first.link
    desk = three()
    desk.host_says(desk.guest, Compared(2, forged, ()))
    assert desk.joined.broken == ""


def test_a_host_that_answers_with_a_forgery_is_believed_nothing() -> None:
    """The digests of the host are signed for this entry, or the connection ends."""
    desk = drifted()
    desk.guest.replays = False

    def forge(sender: str, message: object) -> tuple[object, ...]:
        if isinstance(message, Compared):
            found = structs.replace(message.reckoning, signature=bytes(64))
            return (structs.replace(message, reckoning=found),)
        return (message,)

    desk.tap = forge  # type: ignore[assignment]
    one_entry_more(desk)
    assert desk.joined.stopped
    assert not desk.guest.link


def test_the_doubt_carries_the_entry_as_it_came() -> None:
    """A fresh process judges the very bytes that the host signed."""
    desk = drifted()
    doubts: list[Doubt] = []
    take = desk.joined.take

    def noted() -> tuple[object, ...]:
        effects = take()
        doubts.extend(each for each in effects if isinstance(each, Doubt))
        return effects

    desk.joined.take = noted  # type: ignore[method-assign, assignment]
    file = desk.guest.file
    seq = one_entry_more(desk)
    (doubt,) = doubts
    assert doubt == Doubt(seq, desk.ledger.entries[seq])
    found = recount(file + record(doubt.entry))
    assert (found.entries, found.refused) == (seq + 1, "")
    assert found.components == components(desk.ledger.state_after(seq))
    assert glance(doubt.entry.signed).game == desk.host.replica.game_id
