# SPDX-License-Identifier: MIT
"""Intent: whoever cheats with a private deck is named, at the table and by the audit."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from netcode import boxes, decks, disclosure, group, locks
from netcode.audit import audit
from netcode.errors import CheatError, ProtocolError
from netcode.holder import Holder
from netcode.lock_deck import Lock as LockStep
from netcode.lock_deck import write_lock
from netcode.payloads import AnyPayload, Disclose, Dispute, Keys, Lock, Open
from netcode.replica import Replica
from tests.netcode.desk import Desk

Points = tuple[bytes, ...]
Cheat = Callable[[Replica, Holder, AnyPayload | None], AnyPayload | None]


def cheating(monkeypatch: pytest.MonkeyPatch, number: int, cheat: Cheat) -> None:
    """One holder, honest otherwise, whose statements pass through `cheat`."""
    honest = Holder.due

    def due(holder: Holder, replica: Replica) -> AnyPayload | None:
        owed = honest(holder, replica)
        return cheat(replica, holder, owed) if holder.number == number else owed

    monkeypatch.setattr(Holder, "due", due)


def boxing_garbage(replica: Replica, me: Holder, owed: AnyPayload | None) -> AnyPayload | None:
    """Sends boxes that do not open."""
    if not isinstance(owed, Keys):
        return owed
    return Keys(owed.deck, owed.seat, owed.slots, tuple(b"?" * 80 for _ in owed.slots))


def with_points(number: int, change: Callable[[Points], Points]) -> Cheat:
    """Locks the deck when it is this holder's turn, and changes the points before they leave."""

    def cheat(replica: Replica, me: Holder, owed: AnyPayload | None) -> AnyPayload | None:
        if not isinstance(owed, Lock):
            return owed
        deck = replica.decks.get(owed.deck)
        if deck is None or len(deck.steps) != 2 + number:
            return owed
        lock = deck.after(number, owed.step).lock(number)
        return Lock(owed.deck, write_lock(LockStep(lock.public, change(lock.points))))

    return cheat


def playing(desk: Desk) -> Desk:
    """Play until the game is over or nobody can go on."""
    desk.seat_all()
    desk.play()
    return desk


def convicts(desk: Desk, number: int, reason: str) -> None:
    """Both replicas and both audits name this holder, and say why."""
    assert desk.host.replica.finished
    for player in (desk.host, desk.guest):
        verdict = player.replica.verdict
        assert verdict is not None
        assert verdict.holder == number
        assert reason in verdict.reason
        found = audit(player.file)
        assert [fault.seats for fault in found.faults] == [(number,)]
        assert reason in found.faults[0].reason


@pytest.mark.parametrize("number", [0, 1])
def test_a_false_key_on_a_deal_is_disputed_and_its_sender_named(
    monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    """Section 9, 7: the receiver sees at once that the key is false; the game ends."""

    def cheat(replica: Replica, me: Holder, owed: AnyPayload | None) -> AnyPayload | None:
        if not isinstance(owed, Keys):
            return owed
        deck = decks.deck_of(replica, owed.deck)
        receiver = replica.roster.contributions[replica.holder_of(owed.seat)].game_key
        purpose = ("slot key", deck.game_id, deck.name, number, owed.slots[0])
        false = boxes.box(bytes(32), receiver, group.hash_to_scalar("false"), *purpose)
        return Keys(owed.deck, owed.seat, owed.slots, (false, *owed.boxes[1:]))

    cheating(monkeypatch, number, cheat)
    desk = playing(Desk())
    assert desk.host.replica.void
    assert desk.host.replica.dispute is not None
    assert desk.host.replica.dispute.holder == 1 - number
    convicts(desk, number, "false key")


@pytest.mark.parametrize("number", [0, 1])
def test_a_box_of_garbage_is_disputed_and_its_sender_named(
    monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    """A box that does not open is a false key like any other."""
    cheating(monkeypatch, number, boxing_garbage)
    convicts(playing(Desk()), number, "false key")


@pytest.mark.parametrize("number", [0, 1])
def test_a_false_dispute_falls_back_on_whoever_made_it(
    monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    """Denial of a true opening: both seeds replay, so the dispute was a lie."""

    def cheat(replica: Replica, me: Holder, owed: AnyPayload | None) -> AnyPayload | None:
        if replica.over or replica.seq < 30:
            return owed
        mine = [key for key, holders in replica.holders_of.items() if number in holders]
        return Dispute(*mine[0])

    cheating(monkeypatch, number, cheat)
    desk = playing(Desk())
    assert desk.host.replica.void
    convicts(desk, number, "is false")


@pytest.mark.parametrize("number", [0, 1])
def test_a_shuffler_that_puts_in_a_card_of_its_own_is_named(
    monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    """T30: a slot locked from another point opens to no card, and the replay says by whom."""

    def strange(points: Points) -> Points:
        return tuple(group.hash_to_point("strange", slot) for slot in range(len(points)))

    cheating(monkeypatch, number, with_points(number, strange))
    desk = playing(Desk())
    assert desk.host.replica.void
    convicts(desk, number, f"step {number + 1}")


@pytest.mark.parametrize("number", [0, 1])
def test_a_shuffler_that_orders_the_deck_by_choice_is_named_at_the_end(
    monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    """A swap that opens to true cards stays hidden until the seed is told; then it is named."""

    def swapped(points: Points) -> Points:
        return (points[1], points[0], *points[2:])

    cheating(monkeypatch, number, with_points(number, swapped))
    desk = playing(Desk())
    assert not desk.host.replica.void, "the game was played to its end"
    convicts(desk, number, f"step {number + 1}")


def test_points_copied_from_the_other_are_refused_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Section 9, 7: a copied step is no entry at all, and no key has left by then."""

    def cheat(replica: Replica, me: Holder, owed: AnyPayload | None) -> AnyPayload | None:
        if not isinstance(owed, Lock):
            return owed
        deck = replica.decks.get(owed.deck)
        return Lock(owed.deck, deck.steps[2]) if deck and len(deck.steps) == 3 else owed

    cheating(monkeypatch, 1, cheat)
    desk = Desk()
    desk.seat_all()
    assert "holder 1, step 2" in desk.guest.dropped
    assert not desk.host.replica.boxes
    assert desk.hosted.holder is not None
    assert not isinstance(desk.hosted.holder.due(desk.host.replica), Keys)


def test_a_false_key_at_an_opening_is_refused_with_the_name(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """T35: a reveal is checked against the slot; the ledger never takes a false one."""

    def cheat(replica: Replica, me: Holder, owed: AnyPayload | None) -> AnyPayload | None:
        if not isinstance(owed, Open):
            return owed
        false = group.hash_to_scalar("false")
        keys = tuple(tuple((n, false) for n, _ in of_slot) for of_slot in owed.keys)
        return Open(owed.deck, owed.slots, keys)

    cheating(monkeypatch, 1, cheat)
    desk = Desk()
    desk.seat_all()
    desk.play(lambda replica: bool(desk.guest.dropped))
    assert "holder 1, open" in desk.guest.dropped
    assert audit(desk.host.file).faults == ()


def test_a_false_seed_at_the_end_is_refused_and_the_deck_stays_secret(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A seed that was not committed to is no entry; the audit says which deck was kept secret."""

    def cheat(replica: Replica, me: Holder, owed: AnyPayload | None) -> AnyPayload | None:
        return Disclose(owed.deck, bytes(32)) if isinstance(owed, Disclose) else owed

    cheating(monkeypatch, 1, cheat)
    desk = playing(Desk())
    assert "holder 1, disclosure" in desk.guest.dropped
    assert not desk.host.replica.finished
    assert audit(desk.host.file).decks_kept_secret == ("cards-1",)


def test_a_game_that_ends_early_discloses_its_deck_too() -> None:
    """Section 4: when a deck is over, for whatever reason, both disclose its seed."""
    desk = Desk()
    desk.seat_all()
    desk.play(lambda replica: replica.seq > 25)
    desk.joined.give_up(1)
    desk.run()
    assert desk.host.replica.finished
    assert set(desk.host.replica.disclosed["cards-1"]) == {0, 1}
    found = audit(desk.host.file)
    assert found.reason == "left"
    assert found.faults == ()
    assert found.decks_replayed == 1


def test_a_deck_given_up_half_locked_is_disclosed_as_far_as_it_went(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whoever left during the shuffle: those who had committed tell their seeds."""

    def cheat(replica: Replica, me: Holder, owed: AnyPayload | None) -> AnyPayload | None:
        deck = replica.decks.get("cards-1")
        stop = isinstance(owed, Lock) and deck is not None and len(deck.steps) >= 3
        return None if stop else owed

    cheating(monkeypatch, 1, cheat)
    desk = Desk()
    desk.seat_all()
    desk.hosted.give_up(0)
    desk.run()
    assert desk.host.replica.finished
    assert set(desk.host.replica.disclosed["cards-1"]) == {0, 1}
    assert audit(desk.guest.file).faults == ()


def test_opened_cards_are_distinct_and_were_dealt_as_the_replay_says() -> None:
    """Section 9, 7 and 8: a third process with the ledger alone reads the same cards."""
    desk = playing(Desk())
    one = desk.guest.kept()
    assert one is not None
    replica = one.replica
    deck = replica.decks["cards-1"]
    faces = []
    for (name, slot), keys in replica.keys.items():
        assert name == "cards-1"
        card = locks.card(deck, slot, keys[0], keys[1])
        assert card is not None
        faces.append(card)
    assert len(set(faces)) == len(faces) > 3
    assert disclosure.complete(replica)


def test_nobody_locks_who_plays_no_seat() -> None:
    """A seatless host is no locker: it owes no step, key or seed."""
    desk = playing(Desk(by_hand=0, guests=2))
    replica = desk.host.replica
    assert replica.finished
    assert decks.lockers(replica) == (1, 2)
    assert set(replica.disclosed["cards-1"]) == {1, 2}
    with pytest.raises(ProtocolError, match="locks no deck"):
        decks.locker(replica, 0)
    assert audit(desk.host.file).faults == ()


def test_a_name_is_blamed_not_a_locker_number(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a seatless host, locker 0 is holder 1: the verdict names the holder."""
    cheating(monkeypatch, 2, boxing_garbage)
    desk = playing(Desk(by_hand=0, guests=2))
    verdict = desk.host.replica.verdict
    assert verdict is not None
    assert verdict.holder == 2
    assert [f.seats for f in audit(desk.host.file).faults] == [(1,)]


def test_cheat_errors_carry_the_step() -> None:
    """What a person is shown names who and at which step."""
    assert str(CheatError(1, "deal", "no")) == "holder 1, deal: no"
