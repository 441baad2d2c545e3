# SPDX-License-Identifier: MIT
"""Intent: an honest file audits clean, and whatever was done to a file is told with its entry."""

from __future__ import annotations

import random

import pytest
from msgspec import structs

from core.terms import Over, Sealed, Turn
from netcode import wire
from netcode.crypto import beacon
from netcode.crypto.identity import Identity
from netcode.evidence.audit import audit
from netcode.holder import bots as bot_moves
from netcode.holder import duties
from netcode.holder.author import state
from netcode.holder.holder import Holder
from netcode.ledger import ledger
from netcode.ledger.ledger import MAGIC, DamagedLedger
from netcode.ledger.ledger import found as begun
from netcode.replica import transition, turns
from netcode.replica.disclosure import finished
from netcode.replica.replica import Replica
from netcode.statements.entry import Entry, Order, Statement, glance, order, sign
from netcode.statements.payloads import AnyPayload, Begin, BotReveal, Disclose, Dispute, Moves
from netcode.statements.roster import Roster
from tests.core.toys.lots import Lots
from tests.netcode.desk import Desk


@pytest.fixture(scope="module")
def played() -> Desk:
    """Two people's finished game."""
    desk = Desk(seed=11)
    desk.seat_all()
    desk.play()
    return desk


def records(data: bytes) -> tuple[bytes, ...]:
    """The entries of a file, encoded."""
    return ledger.split(data)[0]


def written(parts: tuple[bytes, ...]) -> bytes:
    """A file of encoded entries."""
    return MAGIC + b"".join(len(part).to_bytes(4, "big") + part for part in parts)


def test_an_honest_game_is_found_sound(played: Desk) -> None:
    """Section 9, 8: a process with the file alone agrees with the players."""
    found = audit(played.guest.file)
    replica = played.host.replica
    assert found.faults == ()
    assert found.over
    assert found.game == "thirteen_minutes"
    assert found.game_id == replica.game_id.hex()
    assert found.entries == replica.seq
    assert found.decks_replayed == 1
    assert found.decks_kept_secret == ()
    over = replica.match.awaiting
    assert isinstance(over, Over)
    assert found.places == over.places


@pytest.mark.parametrize("hand", ["flipped", "cut out", "doubled", "swapped"])
def test_an_entry_that_was_touched_is_named(played: Desk, hand: str, complete: bool) -> None:
    """Each entry, or some of them: the file is refused at that entry, by load and by audit."""
    parts = records(played.host.file)
    dice = random.Random(hand)
    sample = [0, 1, 2, 7, len(parts) // 2, len(parts) - 1]
    for seq in range(len(parts)) if complete else sample:
        if hand != "flipped" and seq == len(parts) - 1:
            continue
        data = _touched(parts, seq, hand, dice)
        first = seq if hand != "doubled" else seq + 1
        with pytest.raises(DamagedLedger) as caught:
            ledger.load(data)
        assert caught.value.seq == first, hand
        found = audit(data)
        assert found.faults[0].entry == first
        assert found.faults[0].reason


def _touched(parts: tuple[bytes, ...], seq: int, hand: str, dice: random.Random) -> bytes:
    part = parts[seq]
    if hand == "flipped":
        at = dice.randrange(len(part))
        part = part[:at] + bytes([part[at] ^ (1 << dice.randrange(8))]) + part[at + 1 :]
        return written((*parts[:seq], part, *parts[seq + 1 :]))
    if hand == "cut out":
        return written((*parts[:seq], *parts[seq + 1 :]))
    if hand == "doubled":
        return written((*parts[: seq + 1], part, *parts[seq + 1 :]))
    return written((*parts[:seq], parts[seq + 1], part, *parts[seq + 2 :]))


def test_every_bit_of_the_last_entry_is_signed(played: Desk, complete: bool) -> None:
    """No byte of an entry can be changed by who cannot sign for host and author."""
    parts = records(played.host.file)
    part = parts[-1]
    for at in range(0, len(part), 1 if complete else 23):
        changed = part[:at] + bytes([part[at] ^ 1]) + part[at + 1 :]
        found = audit(written((*parts[:-1], changed)))
        assert found.faults[0].entry == len(parts) - 1, at


def test_a_torn_tail_is_a_fault_of_the_entry_that_is_torn(played: Desk) -> None:
    """T51: everything before it is audited all the same."""
    parts = records(played.host.file)
    found = audit(played.host.file[:-5])
    assert [fault.entry for fault in found.faults] == [len(parts) - 1]
    assert "torn off" in found.faults[0].reason
    assert found.entries == len(parts) - 1


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"SOBREMESA",
        MAGIC,
        b"\x00" * 100,
        MAGIC + b"\x00\x00\x00\x01\xc0",
        MAGIC + b"\xff" * 40,
    ],
    ids=["empty", "half a magic", "no entry", "zeroes", "not an entry", "a huge record"],
)
def test_what_is_no_ledger_is_one_clear_fault(data: bytes) -> None:
    """An audit never raises for what is in a file."""
    found = audit(data)
    assert len(found.faults) >= 1
    assert found.entries == 0


def test_an_older_part_of_a_file_is_sound_but_not_over(played: Desk) -> None:
    """A game under way has no fault; its deck is kept secret."""
    found = audit(written(records(played.host.file)[:30]))
    assert found.faults == ()
    assert not found.over
    assert found.decks_kept_secret == ("cards-1",)


def test_two_parts_of_different_games_do_not_fit(played: Desk) -> None:
    """Replay from another game or table: the chain and the game id say so."""
    other = Desk(seed=12)
    other.seat_all()
    other.play()
    parts = (*records(played.host.file)[:20], *records(other.host.file)[20:])
    assert audit(written(parts)).faults[0].entry == 20


# Bots (netcode.md, section 4)


def bots_game(watchers: int = 1) -> Desk:
    """One person alone against a bot, watched."""
    desk = Desk(guests=0, hosts_bots=("steady",), watchers=watchers, seed=13)
    desk.seat_all()
    desk.play()
    return desk


def test_a_bots_turns_are_run_again() -> None:
    """Every turn of the bot, from the value and proof that travel with it."""
    desk = bots_game()
    assert finished(desk.host.replica)
    for player in desk.players:
        found = audit(player.file)
        assert found.faults == ()
        assert found.bot_turns_run_again == _turns_of(desk, seat=1) > 4
    assert desk.host.replica.boxes == {}, "nobody boxes a key to itself"


def _turns_of(desk: Desk, seat: int) -> int:
    one = desk.host.kept()
    assert one is not None
    payloads = [glance(entry.signed).payload for entry in one.entries]
    return sum(isinstance(p, Moves | BotReveal) and p.seat == seat for p in payloads)


def test_a_bot_that_somebody_played_by_hand_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """The holder signs another legal move for its bot: legal at the table, caught by the audit."""
    honest = bot_moves.turn
    changed: list[int] = []

    def by_hand(replica: Replica, holder: Holder, seat: int, bot: str) -> Moves:
        turn = honest(replica, holder, seat, bot)
        legal = map(str, replica.match.game.legal_moves(replica.match.state, seat))
        other = [move for move in legal if (move,) != turn.moves]
        if changed or not other or not isinstance(replica.match.awaiting, Turn):
            return turn
        changed.append(replica.seq)
        return structs.replace(turn, moves=(other[0],))

    monkeypatch.setattr(bot_moves, "turn", by_hand)
    desk = bots_game()
    assert finished(desk.host.replica)
    found = audit(desk.watchers[0].file)
    assert [(fault.entry, fault.seats) for fault in found.faults] == [(changed[0], (1,))]
    assert "the bot plays" in found.faults[0].reason


def test_a_hot_seat_audits_like_any_table() -> None:
    """Two people at one laptop: one holder, one locker, no boxes, and a deck to replay."""
    desk = Desk(guests=0, by_hand=2, seed=14)
    desk.seat_all()
    desk.play()
    found = audit(desk.host.file)
    assert found.faults == ()
    assert found.decks_replayed == 1
    assert desk.host.replica.boxes == {}


@pytest.mark.usefixtures("toys")
def test_bots_of_the_host_beside_guests() -> None:
    """Three seats of a toy: a person, a bot of the host's, a guest; all bot turns run again."""
    desk = Desk(Lots(), hosts_bots=("random",), guests=1, seed=15)
    desk.seat_all()
    desk.play()
    assert finished(desk.host.replica)
    for player in desk.players:
        found = audit(player.file)
        assert found.faults == ()
        assert found.bot_turns_run_again == _turns_of(desk, seat=1) > 2


def test_a_bot_that_this_build_does_not_have_is_no_crash() -> None:
    """An audit never raises: a roster may name a bot of a newer version."""
    desk = bots_game(watchers=0)
    data = _renamed(desk, "oracle")
    found = audit(data)
    assert found.faults
    assert found.entries > 0 or found.faults[0].entry == 0


def _renamed(desk: Desk, bot: str) -> bytes:
    """The host's game signed anew with its bot under another name."""

    one = desk.host.kept()
    holder = desk.hosted.holder
    assert one is not None
    assert holder is not None
    roster = one.replica.roster
    places = tuple(structs.replace(p, bot=bot if p.bot else "") for p in roster.draft.places)
    renamed = Roster(structs.replace(roster.draft, places=places), roster.contributions)
    new = begun(desk.host.identity, Begin(wire.encode(renamed), b""))
    again = Holder(0, desk.host.identity, holder.master)
    again.words = holder.words
    for _ in range(400):
        replica = new.replica
        payload = duties.due(replica, again)
        awaited = replica.match.awaiting
        if payload is None and isinstance(awaited, Turn):
            seat = awaited.seats[0]
            move = str(replica.match.game.legal_moves(replica.match.state, seat)[0])
            b = again.keys.beacon(replica.game_id)
            proof = (
                beacon.bot_value(b, replica.game_id, seat, turns.occasion(replica, seat))
                if seat
                else ()
            )
            payload = Moves(seat, (move,), proof)
        if payload is None and isinstance(awaited, Sealed):
            for seat in awaited.seats:
                move = str(replica.match.game.legal_moves(replica.match.state, seat)[0])
                again.secret_moves[replica.trigger, seat] = move
            payload = duties.due(replica, again)
        if payload is None:
            break
        signed = state(again, replica, payload)
        place = transition.place(replica, signed, transition.check(replica, signed))
        new.append(order(desk.host.identity, signed, place))
    return written(tuple(wire.encode(entry) for entry in new.entries))


def test_who_withholds_a_deck_of_a_stopped_game_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """A dispute without its disclosures has no verdict; the audit names who has not told."""

    honest = duties.due

    def due(replica: Replica, holder: Holder) -> AnyPayload | None:
        owed = honest(replica, holder)
        if holder.number == 1 and isinstance(owed, Disclose):
            return None
        if holder.number == 1 and replica.seq > 30 and not replica.over:
            return Dispute(*next(k for k, h in replica.holders_of.items() if 1 in h))
        return owed

    monkeypatch.setattr(duties, "due", due)
    desk = Desk(seed=16)
    desk.seat_all()
    desk.play()
    found = audit(desk.host.file)
    assert [fault.seats for fault in found.faults] == [(1,)]
    assert "has not disclosed its deck" in found.faults[0].reason


def test_an_entry_signed_anew_by_another_is_refused(played: Desk) -> None:
    """Somebody who holds neither key cannot rewrite the last entry, even consistently."""

    stranger = Identity(b"s" * 32)
    last = wire.decode(records(played.host.file)[-1], Entry)
    signed = sign(stranger, wire.decode(last.statement, Statement))
    place = structs.replace(wire.decode(last.order, Order), author=signed.hash)
    forged = order(stranger, signed, place)
    parts = (*records(played.host.file)[:-1], wire.encode(forged))
    assert audit(written(parts)).faults[0].entry == len(parts) - 1
