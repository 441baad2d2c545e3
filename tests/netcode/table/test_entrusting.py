# SPDX-License-Identifier: MIT
"""Intent: a holder that never comes back ends a game of three by a vote, and not nowhere."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec import structs

from core.contract import Game
from core.terms import Chance, Turn
from netcode import wire
from netcode.errors import ProtocolError
from netcode.evidence.audit import audit
from netcode.holder import setups
from netcode.ledger.ledger import Ledger
from netcode.replica import entrusting
from netcode.replica.disclosure import finished
from netcode.replica.replica import Entrusted, Replica
from netcode.seating.room import NotYet
from netcode.statements.entry import glance
from netcode.statements.messages import Aye, Ayes, Petition, Refused, Submit
from netcode.statements.payloads import Entrust, Moves
from netcode.table.entrusting import Petitions
from netcode.table.guest_table import GuestTable
from netcode.table.table import Table
from tests.core.toys.council import Council
from tests.core.toys.lots import Lots
from tests.netcode import invariants
from tests.netcode.desk import Desk, Player
from tests.netcode.replica.test_three_holders import secrets_of
from tests.netcode.simulator import Process, Simulation, ledgers

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
    desk.leave(desk.guest)
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


# Simulated tables


class Parting(Simulation):
    """A guest is killed at some entry, for good or for a while; the others vote for bots."""

    def __init__(self, game: Game, seed: int, comes_back: bool, faults: int = 0) -> None:
        super().__init__(game, (), seed, faults, guests=2, loss_of_host=False)
        self._parts_at = 8 + seed % 12
        self._comes_back = comes_back
        self.parted: Process | None = None

    def _next(self) -> None:
        super()._next()
        table = self.host.table
        replica = table.replica if table else None
        if self.parted is None and replica is not None and replica.seq >= self._parts_at:
            self._part(self.guests[1])

    def _part(self, guest: Process) -> None:
        if guest.table is None or guest.table.ledger is None:
            return
        self.parted = Process(guest.name, guest.identity, guest.disk, table=guest.table)
        self._crash(guest)
        if not self._comes_back:
            self.processes.remove(guest)

    def _boot(self, process: Process) -> None:
        if process in self.processes:
            super()._boot(process)

    def _move(self, table: Table) -> bool:
        votes = self._votes(table)
        for vote in votes[:1]:
            table.entrust(*vote)
        return super()._move(table) or bool(votes)

    def _votes(self, table: Table) -> list[tuple[int, int, str]]:
        """For a bot where somebody is missed at its turn, and for who asks for its seat."""
        replica, holder = table.replica, table.holder
        if replica is None or holder is None or not replica.ready or replica.over:
            return []
        me = holder.number
        asked = [ayes.petition for ayes in table.petitions.open(replica)]
        wanted = [(each.seat, each.to, each.bot) for each in asked]
        for seat in range(3):
            bot = "random" if replica.player_of(seat) in table.missing else ""
            mine = replica.holder_of(seat) == me
            wanted += [(seat, me, bot)] if bot or mine else []
        return [
            vote
            for vote in wanted
            if me not in table.petitions.signers(replica, *vote) and _can(table, replica, vote)
        ]


def _can(table: Table, replica: Replica, vote: tuple[int, int, str]) -> bool:
    """Whether a vote can be cast: whoever is not connected waits."""
    try:
        entrusting.petition(replica, *vote)
    except ProtocolError:
        return False
    return not isinstance(table, GuestTable) or table.online


GAMES = (Lots, Council)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(5))
def test_a_guest_that_parts_for_good_ends_no_game(game: type[Game], seed: int) -> None:
    """Turns, draws and secret moves: at whatever entry it is killed, the others play to the end."""
    simulation = Parting(game(), seed, comes_back=False)
    simulation.run()
    one = _sound(simulation)
    assert simulation.parted is not None
    assert {trust.seat for trust in one.replica.entrusted} <= {GONE}
    assert _no_secret_of(simulation.parted, simulation)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(5))
def test_a_guest_that_comes_back_ends_the_game_with_the_others(game: type[Game], seed: int) -> None:
    """With cuts and crashes of guests all the time; seats go to and fro."""
    simulation = Parting(game(), seed, comes_back=True, faults=8)
    simulation.run()
    _sound(simulation)


def _sound(simulation: Simulation) -> Ledger:
    """All invariants hold; at a council, where two may speak at once, those of the end."""
    if simulation.plan.rules.game == Lots.name:
        return invariants.check(simulation)
    files = {process.disk.ledger for process in simulation.processes}
    assert len(files) == 1
    assert audit(simulation.host.disk.ledger).faults == ()
    return next(ledgers(simulation))


def test_seats_were_entrusted_and_given_back() -> None:
    """Otherwise the two tests above would show nothing."""
    found = []
    for game, comes_back in ((Lots, False), (Council, False), (Lots, True)):
        trusts: list[Entrusted] = []
        for seed in range(5):
            simulation = Parting(game(), seed, comes_back, faults=8 if comes_back else 0)
            simulation.run()
            trusts += next(ledgers(simulation)).replica.entrusted
        found.append((bool(trusts), any(trust.until for trust in trusts)))
    assert found == [(True, False), (True, False), (True, True)]


def _no_secret_of(parted: Process, simulation: Simulation) -> bool:
    """Netcode, section 9, 1: nothing that others received tells what its holder alone knows."""
    secrets = dict(secrets_of(parted, 3))
    return not any(
        secret in data
        for process in simulation.processes
        for data in process.received
        for secret in secrets.values()
    )


def test_a_secret_that_goes_with_the_seat_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The mutant of the search: boxes that are none, so that shares go with every set-up."""
    monkeypatch.setattr(setups, "box", lambda seed, to, payload, *purpose: bytes(48) + payload)
    monkeypatch.setattr(
        setups,
        "share_of",
        lambda replica, me, dealer: replica.setups[dealer].shares[me.number][48:],
    )
    simulation = Parting(Lots(), 1, comes_back=False)
    simulation.run()
    assert simulation.parted is not None
    assert not _no_secret_of(simulation.parted, simulation)
