# SPDX-License-Identifier: MIT
"""Intent: a holder that never comes back ends a game of three by a vote, and not nowhere."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec import structs

from core.terms import Chance, Sealed, Turn
from netcode import wire
from netcode.crypto.identity import Identity
from netcode.errors import ProtocolError
from netcode.evidence.audit import audit
from netcode.replica import entrusting
from netcode.replica.disclosure import finished
from netcode.replica.replica import Entrusted, Replica
from netcode.seating.room import NotYet
from netcode.statements.entry import glance
from netcode.statements.messages import Aye, Ayes, Petition, Refused, Submit, Vote
from netcode.statements.payloads import Entrust, Moves, Reveal
from netcode.table import autoplay
from netcode.table.entrusting import Petitions
from tests.core.toys.council import NO, Council
from tests.core.toys.lots import Lots
from tests.netcode.desk import Desk, Player, Tap

pytestmark = pytest.mark.usefixtures("toys")

GONE = 2
"""The holder that is away, and its seat."""


def its_turn(replica: Replica) -> bool:
    """Whether the seat of the one that is away is awaited."""
    awaited = replica.match.awaiting
    return isinstance(awaited, Turn) and GONE in awaited.seats


@pytest.fixture
def desk() -> Desk:
    """A table of three whose last guest is gone, at its turn."""
    desk = Desk(Lots(), guests=2, watchers=1)
    desk.seat_all()
    desk.leave(desk.guests[1])
    desk.play(its_turn)
    desk.play()
    assert its_turn(desk.host.replica), "the table waits for ever"
    return desk


def entrust(desk: Desk, player: Player, to: int, bot: str = "") -> None:
    """Somebody votes."""
    assert player.table is not None
    player.table.entrust(GONE, to, bot)
    desk.run()


def petitions(player: Player) -> tuple[Ayes, ...]:
    """What a player is shown of the vote."""
    assert player.table is not None
    return player.table.petitions.open(player.replica)


def voters(player: Player) -> list[tuple[int, ...]]:
    """Who has signed which petition, as a player is shown it."""
    return [tuple(voter for voter, _ in ayes.votes) for ayes in petitions(player)]


@pytest.mark.parametrize(("to", "bot"), [(0, "random"), (1, "random"), (0, ""), (1, "")])
def test_two_of_three_play_to_the_end(desk: Desk, to: int, bot: str) -> None:
    """A bot of the host or of a guest, or one of them by hand; the files audit."""
    takes, agrees = (desk.host, desk.guest) if to == 0 else (desk.guest, desk.host)
    entrust(desk, takes, to, bot)
    assert voters(desk.host) == voters(desk.guest) == voters(desk.watchers[0]) == [(to,)]
    assert desk.host.replica.trust(GONE) is None
    seq = desk.host.replica.seq
    entrust(desk, agrees, to, bot)
    assert voters(desk.host) == voters(desk.guest) == []
    desk.play()
    assert finished(desk.host.replica)
    assert desk.guest.file == desk.host.file
    found = audit(desk.host.file)
    assert found.faults == ()
    assert found.entrusted == (Entrusted(GONE, to, bot, seq),)
    assert (found.bot_turns_run_again > 0) == bool(bot)


def test_one_of_three_cannot_take_a_seat(desk: Desk) -> None:
    """However often it votes, and for whatever."""
    for _ in range(2):
        for bot in ("", "random"):
            entrust(desk, desk.host, 0, bot)
    entrust(desk, desk.host, 1)
    assert voters(desk.guest) == [(0,), (0,), (0,)]
    assert not desk.act()
    assert desk.host.replica.trust(GONE) is None


def test_a_guest_alone_cannot_either(desk: Desk) -> None:
    """Its vote is shown to all, and nothing is entered."""
    entrust(desk, desk.guest, 1)
    assert voters(desk.host) == [(1,)]
    assert not desk.act()


def test_the_one_that_is_back_sees_who_plays_and_gets_its_seat_again(desk: Desk) -> None:
    """It may not move before; one of the others agrees, and it plays to the end."""
    entrust(desk, desk.host, 0, "random")
    entrust(desk, desk.guest, 0, "random")
    back = desk.guests[1]
    desk.join(back)
    assert back.table is not None
    assert not back.table.my_seats
    trust = back.replica.trust(GONE)
    assert trust is not None
    assert (trust.trustee, trust.bot) == (0, "random")
    with pytest.raises(NotYet, match="not yours"):
        back.table.submit(GONE, [])
    entrust(desk, back, GONE)
    assert voters(desk.host) == voters(desk.guest) == [(GONE,)]
    entrust(desk, desk.guest, GONE)
    assert back.table.my_seats == (GONE,)
    desk.play()
    assert finished(desk.host.replica)
    assert back.file == desk.host.file
    assert audit(desk.host.file).faults == ()
    assert audit(desk.host.file).entrusted[0].until > trust.since


def test_a_vote_to_give_it_back_outlasts_the_moves_meanwhile(desk: Desk) -> None:
    """Bots move all the time: whoever is asked has time to answer."""
    entrust(desk, desk.host, 0, "random")
    entrust(desk, desk.guest, 0, "random")
    desk.join(desk.guests[1])
    entrust(desk, desk.guests[1], GONE)
    before = desk.host.replica.seq
    desk.play(lambda replica: replica.seq > before + 3)
    assert voters(desk.host) == [(GONE,)]
    entrust(desk, desk.host, GONE)
    assert desk.host.replica.player_of(GONE) == GONE


def test_a_move_on_its_way_when_the_seat_went_to_another_is_refused(desk: Desk) -> None:
    """Its sender is told why, stays connected, and has nothing under way any more."""
    back, held = desk.guests[1], []

    def hold(sender: str, message: wire.Message) -> Sequence[wire.Message]:
        if not isinstance(message, Submit):
            return (message,)
        held.append(message)
        return ()

    desk.join(back)
    desk.tap = hold
    match = back.replica.match
    assert back.table is not None
    assert back.table.author is not None
    back.table.submit(GONE, [match.game.legal_moves(match.state, GONE)[0]])
    desk.run()
    assert [back.table.author.flying] == [message.signed for message in held]
    entrust(desk, desk.host, 0)
    entrust(desk, desk.guest, 0)
    assert back.table.author.flying is None
    desk.say(back, *held)
    refused = [message for message in back.heard if isinstance(message, Refused)]
    assert [message.signed for message in refused] == [each.signed.hash for each in held]
    assert back.link


def test_who_was_lost_meanwhile_is_shown_the_vote(desk: Desk) -> None:
    """The signatures come after the entries; what a guest had signed itself is sent again."""
    desk.leave(desk.guest)
    desk.join(desk.guest)
    entrust(desk, desk.host, 0)
    desk.crash(desk.guest)
    desk.join(desk.guest)
    assert voters(desk.guest) == [(0,)]
    desk.tap = lambda sender, message: () if isinstance(message, Aye) else (message,)
    entrust(desk, desk.guest, 0)
    desk.tap = lambda sender, message: (message,)
    assert desk.host.replica.trust(GONE) is None
    desk.leave(desk.guest)
    desk.join(desk.guest)
    assert desk.host.replica.player_of(GONE) == 0


def test_without_the_host_nobody_is_asked(desk: Desk) -> None:
    """One clear sentence; the vote can be cast again once the host is back."""
    desk.leave(desk.guest)
    with pytest.raises(NotYet, match="lost"):
        entrust(desk, desk.guest, 1)


def test_another_host_takes_the_table_up_and_the_seat_of_the_old_one(desk: Desk) -> None:
    """What was signed in the old epoch counts for nothing in the new one."""
    entrust(desk, desk.host, 0)
    old = petitions(desk.host)[0]
    for player in desk.players:
        desk.crash(player)
    lost, first, second = desk.host, *desk.guests
    desk.host, desk.guests, desk.watchers = first, [second], []
    desk.open()
    desk.join(second)
    assert desk.host.replica.epoch == 1
    assert not entrusting.possible(desk.host.replica, old.petition)
    desk.play(lambda replica: replica.match.awaiting == Turn((0,)))
    for player, to in ((desk.host, 1), (desk.guest, 1)):
        assert player.table is not None
        player.table.entrust(0, to, "random")
        desk.run()
    desk.play()
    assert finished(desk.host.replica)
    assert audit(desk.host.file).faults == ()
    assert lost.table is None


def test_a_forged_signature_costs_only_its_sender(desk: Desk) -> None:
    """It is turned out with the reason; the vote goes on."""
    asked = entrusting.petition(desk.host.replica, GONE, 1, "")
    desk.say(desk.guest, Aye(asked, bytes(64)))
    assert desk.guest.link == 0
    assert any(isinstance(message, Refused) for message in desk.guest.heard)
    assert voters(desk.host) == []
    desk.rejoin()
    assert desk.host.replica.trust(GONE) is None


@pytest.mark.parametrize(
    "change", [{"number": 1}, {"epoch": 1}, {"decision": bytes(32)}, {"bot": "unheard of"}]
)
def test_a_vote_that_comes_too_late_is_passed_over(desk: Desk, change: dict[str, object]) -> None:
    """An honest guest may have signed just before the table went on: nobody is turned out."""
    right = entrusting.petition(desk.host.replica, GONE, 1, "")
    asked = structs.replace(right, **change)
    desk.say(desk.guest, Aye(asked, entrusting.aye(desk.guest.identity, asked)))
    assert desk.guest.link
    assert voters(desk.host) == []


def test_a_host_that_shows_forged_votes_is_not_believed(desk: Desk) -> None:
    """Nobody sees a vote that was not cast."""
    asked = entrusting.petition(desk.host.replica, GONE, 0, "")
    desk.host_says(desk.guest, Ayes(asked, ((GONE, bytes(64)),)))
    assert desk.joined.broken
    assert voters(desk.guest) == []


def test_who_watches_has_no_vote(desk: Desk) -> None:
    """It is shown the vote all the same."""
    watcher = desk.watchers[0]
    assert watcher.table is not None
    with pytest.raises(NotYet, match="watch"):
        watcher.table.entrust(GONE, 0, "")
    asked = entrusting.petition(desk.host.replica, GONE, 0, "")
    desk.say(watcher, Aye(asked, entrusting.aye(watcher.identity, asked)))
    assert watcher.link == 0


def test_what_cannot_be_is_said_at_once(desk: Desk) -> None:
    """The reason is the one that the ledger would refuse it with."""
    with pytest.raises(NotYet, match="nothing is awaited of seat 0"):
        desk.hosted.entrust(0, 1, "")


def test_draws_go_on_as_before(desk: Desk) -> None:
    """The trustee has no part in the value of the one that is away: the others still help."""
    entrust(desk, desk.host, 0, "random")
    entrust(desk, desk.guest, 0, "random")
    before = desk.host.replica.draws
    desk.play(lambda replica: replica.draws > before and isinstance(replica.match.awaiting, Chance))
    payloads = [glance(entry.signed).payload for entry in desk.ledger.entries]
    at = next(n for n, payload in enumerate(payloads) if isinstance(payload, Entrust))
    assert any(getattr(payload, "absent", None) == GONE for payload in payloads[at:])
    moved = [p for p in payloads[at:] if isinstance(p, Moves) and p.seat == GONE]
    assert all(len(payload.bot) == 2 for payload in moved)
    assert moved


def test_while_an_epoch_is_called_for_nothing_is_entered(desk: Desk) -> None:
    """What is signed then is of an epoch that ends: it is no wish of the host's any more."""
    desk.crash(desk.host)
    desk.tap = lambda sender, message: () if isinstance(message, Vote) else (message,)
    desk.open()
    desk.rejoin()
    assert desk.hosted.calling
    for player in (desk.host, desk.guest):
        with pytest.raises(NotYet, match="waits for votes"):
            entrust(desk, player, 0)
    asked = entrusting.petition(desk.host.replica, GONE, 0, "")
    for player in (desk.host, desk.guest):
        desk.hosted._hear_aye(
            player.identity.public, Aye(asked, entrusting.aye(player.identity, asked))
        )
    assert voters(desk.host) == [(0, 1)]
    assert desk.hosted.author is not None
    assert not desk.hosted.author.wishes
    assert desk.host.replica.trust(GONE) is None


def test_what_counts_as_the_caretaker_s_move_is_chosen_by_nobody() -> None:
    """A secret move that was sealed and not shown: neither a bot nor a person is asked again."""
    desk = Desk(Council(), guests=2)
    desk.seat_all()
    desk.play(lambda replica: isinstance(replica.match.awaiting, Sealed))
    choose(desk.guests[1])
    desk.run()
    desk.leave(desk.guests[1])
    desk.tap = without_reveals_of("guest0")
    for player in (desk.host, desk.guest):
        choose(player)
        desk.run()
    entrust(desk, desk.host, 0, "random")
    entrust(desk, desk.guest, 0, "random")
    replica = desk.host.replica
    assert replica.player_of(GONE) == 0
    assert GONE in replica.reveals
    assert autoplay.due(desk.hosted, {}) is None
    with pytest.raises(NotYet, match="sealed"):
        desk.hosted.submit(GONE, [NO])


def choose(player: Player) -> None:
    """The seat of a player votes no."""
    assert player.table is not None
    player.table.submit(player.table.my_seats[0], [NO])


def without_reveals_of(name: str) -> Tap:
    """Nobody hears what this one reveals."""

    def tap(sender: str, message: wire.Message) -> Sequence[wire.Message]:
        reveals = isinstance(message, Submit) and isinstance(glance(message.signed).payload, Reveal)
        return () if sender == name and reveals else (message,)

    return tap


def test_a_stranger_s_signature_is_counted_for_nobody(desk: Desk) -> None:
    """Somebody may be connected that asked for a seat and got none."""
    asked = entrusting.petition(desk.host.replica, GONE, 0, "")
    stranger = Identity(b"s" * 32)
    aye = Aye(asked, entrusting.aye(stranger, asked))
    for replica in (desk.host.replica, None):
        with pytest.raises(ProtocolError, match="has no vote"):
            Petitions().hear(replica, stranger.public, aye)


def test_signatures_of_what_is_over_are_forgotten(desk: Desk) -> None:
    """A table keeps no vote longer than it could be entered."""
    kept = Petitions()
    replica = desk.host.replica
    asked: Petition = entrusting.petition(replica, GONE, 0, "")
    assert kept.count(replica, asked, 0, entrusting.aye(desk.host.identity, asked))
    assert not kept.count(replica, asked, 0, entrusting.aye(desk.host.identity, asked))
    with pytest.raises(ProtocolError):
        kept.count(replica, asked, 1, bytes(64))
    desk.join(desk.guests[1])
    desk.play(lambda later: later.trigger != replica.trigger)
    assert kept.open(desk.host.replica) == ()
    assert kept.open(replica) == ()
