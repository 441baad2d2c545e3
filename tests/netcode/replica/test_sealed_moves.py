# SPDX-License-Identifier: MIT
"""Intent: secret moves are fixed before any is shown, and count as the core says."""

from __future__ import annotations

import pytest
from msgspec import structs

from core.terms import Move, Sealed, Unsealed
from netcode import wire
from netcode.crypto import commitment
from netcode.errors import CheatError, ProtocolError
from netcode.evidence.audit import audit
from netcode.holder import bots, secret_moves
from netcode.holder.holder import Holder
from netcode.replica import sealed_moves, transition
from netcode.replica.disclosure import finished
from netcode.replica.replica import Replica
from netcode.seating.room import NotYet
from netcode.statements.entry import glance
from netcode.statements.payloads import BotReveal, Commit, Moves, Reveal
from tests.core.toys.blind import Blind, BlindState
from tests.core.toys.council import Council
from tests.netcode.desk import Desk

pytestmark = pytest.mark.usefixtures("toys")
NONCE = b"n" * 32


@pytest.fixture
def desk() -> Desk:
    """Three holders that are to bid, and none has."""
    desk = Desk(Blind(), guests=2)
    desk.seat_all()
    assert isinstance(desk.host.replica.match.awaiting, Sealed)
    return desk


def committed(desk: Desk, moves: tuple[str, ...]) -> Replica:
    """The replica when all have committed to these moves with a known nonce."""
    replica = desk.host.replica
    for seat, move in enumerate(moves):
        made = commitment.commitment(replica.game_id, replica.trigger, seat, move, NONCE)
        replica = sealed_moves.enter_commit(replica, seat, Commit(seat, made))
    return replica


def test_nothing_is_revealed_before_the_last_commitment(desk: Desk) -> None:
    """Section 4: an early reveal is refused, whoever's it is."""
    replica = desk.host.replica
    for seat in (0, 1):
        made = commitment.commitment(replica.game_id, replica.trigger, seat, "bid 1", NONCE)
        replica = sealed_moves.enter_commit(replica, seat, Commit(seat, made))
        with pytest.raises(ProtocolError, match="before all seats had committed"):
            sealed_moves.enter_reveal(replica, seat, Reveal(seat, "bid 1", NONCE))


def test_a_bid_is_known_only_when_all_are_in(desk: Desk) -> None:
    """Two of three have chosen: no reveal has left anybody."""
    desk.hosted.submit(0, [Move("bid", (2,))])
    desk.joined.submit(1, [Move("bid", (1,))])
    desk.run()
    assert set(desk.host.replica.commits) == {0, 1}
    assert desk.host.replica.reveals == {}
    third = desk.guests[1].table
    assert third is not None
    third.submit(2, [Move("bid", (0,))])
    desk.run()
    event = desk.host.replica.match.events[-1]
    assert event == Unsealed(tuple((s, Move("bid", (n,))) for s, n in ((0, 2), (1, 1), (2, 0))))


def test_another_move_than_committed_to_is_a_lie(desk: Desk) -> None:
    """The seat is named."""
    replica = committed(desk, ("bid 1", "bid 2", "bid 3"))
    for move, nonce in (("bid 4", NONCE), ("bid 2", b"m" * 32), ("bid 2", b"short")):
        with pytest.raises(CheatError) as caught:
            sealed_moves.enter_reveal(replica, 1, Reveal(1, move, nonce))
        assert caught.value.seat == 1


def test_a_copied_commitment_cannot_be_opened(desk: Desk) -> None:
    """A commitment is for a seat: whoever copies one has nothing to reveal."""
    replica = desk.host.replica
    made = commitment.commitment(replica.game_id, replica.trigger, 0, "bid 1", NONCE)
    for seat in range(3):
        replica = sealed_moves.enter_commit(replica, seat, Commit(seat, made))
    sealed_moves.enter_reveal(replica, 0, Reveal(0, "bid 1", NONCE))
    with pytest.raises(CheatError):
        sealed_moves.enter_reveal(replica, 1, Reveal(1, "bid 1", NONCE))


@pytest.mark.parametrize("text", ["bid 999", "nonsense", "", " ", "bid -1"])
def test_what_no_rule_allows_counts_as_the_first_legal_move(desk: Desk, text: str) -> None:
    """Section 4: the core says what an illegal revealed bid means; the game goes on."""
    replica = committed(desk, ("bid 1", text, "bid 2"))
    for seat, move in enumerate(("bid 1", text, "bid 2")):
        replica = sealed_moves.enter_reveal(replica, seat, Reveal(seat, move, NONCE))
    done = sealed_moves.complete(replica)
    assert done is not None
    before, after = desk.host.replica.match.state, done.match.state
    assert isinstance(before, BlindState)
    assert isinstance(after, BlindState)
    assert after.chips != before.chips


def test_each_seat_commits_and_reveals_once(desk: Desk) -> None:
    """And only its own holder does it, for a seat that is asked."""
    replica = committed(desk, ("bid 1", "bid 2", "bid 3"))
    with pytest.raises(ProtocolError, match="committed already"):
        sealed_moves.enter_commit(replica, 1, Commit(1, bytes(32)))
    shown = sealed_moves.enter_reveal(replica, 1, Reveal(1, "bid 2", NONCE))
    with pytest.raises(ProtocolError, match="revealed already"):
        sealed_moves.enter_reveal(shown, 1, Reveal(1, "bid 2", NONCE))
    with pytest.raises(ProtocolError, match="does not play seat"):
        sealed_moves.enter_reveal(replica, 2, Reveal(1, "bid 2", NONCE))
    with pytest.raises(ProtocolError, match="no secret move of seat 9"):
        sealed_moves.enter_commit(replica, 1, Commit(9, bytes(32)))


def test_a_secret_move_is_chosen_once(desk: Desk) -> None:
    """T41: whoever clicks twice has chosen once."""
    desk.joined.submit(1, [Move("bid", (2,))])
    with pytest.raises(NotYet, match="sealed already"):
        desk.joined.submit(1, [Move("bid", (3,))])
    with pytest.raises(NotYet, match="a single one"):
        desk.hosted.submit(0, [Move("bid", (1,)), Move("bid", (2,))])


def test_a_crash_between_commitment_and_reveal_changes_no_bid(desk: Desk) -> None:
    """T25, T26: what was chosen is in the journal, and is revealed after the crash."""
    desk.joined.submit(1, [Move("bid", (5,))])
    desk.run()
    desk.crash(desk.guest)
    desk.join(desk.guest)
    desk.hosted.submit(0, [Move("bid", (1,))])
    third = desk.guests[1].table
    assert third is not None
    third.submit(2, [Move("bid", (1,))])
    desk.run()
    event = desk.host.replica.match.events[-1]
    assert isinstance(event, Unsealed)
    assert event.moves[1] == (1, Move("bid", (5,)))


def test_a_seat_that_leaves_is_not_waited_for() -> None:
    """Council, with votes sealed: who has left neither commits nor reveals."""
    desk = Desk(Council(), guests=2)
    desk.seat_all()
    desk.play(lambda replica: isinstance(replica.match.awaiting, Sealed))
    third = desk.guests[1].table
    assert third is not None
    third.give_up(2)
    desk.run()
    assert sealed_moves.asked(desk.host.replica) in ((0, 1), ())
    desk.play()
    assert finished(desk.host.replica)
    assert audit(desk.host.file).faults == ()


# Bots


def bots_bid(version: int = wire.VERSION) -> tuple[Desk, Replica, Reveal]:
    """A bot of the host's against a guest: all have committed, and what the host reveals next."""
    desk = Desk(hosts_bots=("random",), by_hand=0, seed=3)
    with pytest.MonkeyPatch.context() as earlier:
        earlier.setattr(wire, "VERSION", version)
        desk.seat_all()
    desk.play(sealed_and_committed)
    ledger, me = desk.ledger, desk.hosted.holder
    assert me is not None
    replica = ledger.before_first
    for entry in ledger.entries:
        replica = transition.after(replica, entry)
        if sealed_and_committed(replica):
            break
    reveal = secret_moves.due(replica, me)
    assert isinstance(reveal, Reveal)
    return desk, replica, reveal


def sealed_and_committed(replica: Replica) -> bool:
    """Whether secret moves are to be shown now."""
    return bool(sealed_moves.asked(replica)) and sealed_moves.all_committed(replica)


def test_a_bots_secret_move_carries_its_proof() -> None:
    """T-2: what its holder could choose freely, the holder chose."""
    _, replica, reveal = bots_bid()
    assert isinstance(reveal, BotReveal)
    after = sealed_moves.enter_botreveal(replica, 0, reveal)
    assert after.reveals == {0: reveal.move}
    assert after.bot_turns == {0: 1}
    with pytest.raises(ProtocolError, match="value and proof"):
        sealed_moves.enter_reveal(replica, 0, Reveal(0, reveal.move, reveal.nonce))
    for other in (
        structs.replace(reveal, proof=bytes(64)),
        structs.replace(reveal, value=replica.setups[0].beacon),
    ):
        with pytest.raises(CheatError) as caught:
            sealed_moves.enter_botreveal(replica, 0, other)
        assert caught.value.seat == 0
    with pytest.raises(CheatError, match="differs from the commitment"):
        sealed_moves.enter_botreveal(replica, 0, structs.replace(reveal, nonce=bytes(32)))


def test_a_person_shows_no_proof(desk: Desk) -> None:
    """A seat is a bot's or a person's, and everybody knows which."""
    replica = committed(desk, ("bid 1", "bid 2", "bid 3"))
    shown = BotReveal(1, "bid 2", NONCE, bytes(32), bytes(64))
    with pytest.raises(ProtocolError, match="played by a person"):
        sealed_moves.enter_botreveal(replica, 1, shown)


def test_in_the_first_protocol_bots_reveal_as_persons_do() -> None:
    """Such games are played on as they began."""
    _, replica, reveal = bots_bid(version=1)
    assert type(reveal) is Reveal
    assert sealed_moves.enter_reveal(replica, 0, reveal).reveals == {0: reveal.move}
    proven = BotReveal(0, reveal.move, reveal.nonce, bytes(32), bytes(64))
    with pytest.raises(ProtocolError, match="protocol 1"):
        sealed_moves.enter_botreveal(replica, 0, proven)


def test_a_bots_secret_moves_are_run_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The audit counts them, and finds one that its holder chose."""
    desk, _, _ = bots_bid()
    desk.play()
    assert finished(desk.host.replica)
    payloads = [glance(entry.signed).payload for entry in desk.ledger.entries]
    turns = [p for p in payloads if isinstance(p, BotReveal) or (isinstance(p, Moves) and p.bot)]
    assert any(isinstance(turn, BotReveal) for turn in turns)
    found = audit(desk.guest.file)
    assert (found.faults, found.bot_turns_run_again) == ((), len(turns))

    honest = bots.own_choice

    def by_hand(replica: Replica, me: Holder, seat: int, bot: str) -> Move:
        move = honest(replica, me, seat, bot)
        legal = replica.match.game.legal_moves(replica.match.state, seat)
        return next(other for other in legal if other != move)

    monkeypatch.setattr(bots, "own_choice", by_hand)
    steered, _, _ = bots_bid()
    steered.play()
    found = audit(steered.guest.file)
    assert found.faults
    assert {fault.seats for fault in found.faults} == {(0,)}
    assert "the bot plays 'bid" in found.faults[0].reason
