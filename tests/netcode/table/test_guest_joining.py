# SPDX-License-Identifier: MIT
"""Intent: a guest agrees to a roster only if nobody could choose keys after seeing its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import structs

from netcode import wire
from netcode.crypto.keys import Keys
from netcode.ledger.journal import Master
from netcode.ledger.ledger import found
from netcode.replica.disclosure import finished
from netcode.statements.entry import Entry, Order, Statement, order, sign
from netcode.statements.messages import (
    AllCommitted,
    AllContributed,
    Contributed,
    Entries,
    Proposal,
    Synced,
)
from netcode.statements.payloads import Begin
from netcode.statements.roster import Contribution, Roster
from tests.netcode.desk import Desk, Player


def convened(tap: Callable[[Desk, str, wire.Message], Sequence[wire.Message]]) -> Desk:
    """A table that starts while what is sent passes through a tap."""
    desk = Desk()
    desk.tap = lambda sender, message: tap(desk, sender, message)
    desk.seat_all()
    return desk


def false_begin(desk: Desk, contributions: tuple[Contribution, ...]) -> tuple[Entry, Player]:
    """Entry 0 of a host that shows other keys than it had committed to."""
    draft = next(m.draft for m in desk.guest.heard if isinstance(m, Proposal))
    roster = Roster(draft, contributions)
    return found(desk.host.identity, Begin(wire.encode(roster), b"")).entries[0], desk.guest


def test_keys_chosen_after_the_guest_showed_its_own_are_refused() -> None:
    """Section 2: without the commitments the words can be matched, so a roster must fit them."""

    def never_show_all(desk: Desk, sender: str, message: wire.Message) -> Sequence[wire.Message]:
        return () if isinstance(message, AllContributed | Entries | Synced) else (message,)

    desk = convened(never_show_all)
    shown = next(m.contribution for m in desk.host.heard if isinstance(m, Contributed))
    ground = Contribution(Keys(b"x" * 32).game_public, b"n" * 32, "")
    entry, guest = false_begin(desk, (ground, shown))
    desk.host_says(guest, Entries(0, (entry,)))
    assert desk.joined.broken
    assert desk.joined.holder is None
    assert desk.joined.ledger is None


def test_keys_chosen_while_the_guest_was_away_are_refused() -> None:
    """The same after a lost connection, and after a crash with nothing but the journal left."""

    def never_show_all(desk: Desk, sender: str, message: wire.Message) -> Sequence[wire.Message]:
        return () if isinstance(message, AllContributed | Entries | Synced) else (message,)

    for crash in (False, True):
        desk = convened(never_show_all)
        shown = next(m.contribution for m in desk.host.heard if isinstance(m, Contributed))
        ground = Contribution(Keys(b"x" * 32).game_public, b"n" * 32, "")
        entry, guest = false_begin(desk, (ground, shown))
        desk.tap = lambda sender, message: ()
        if crash:
            desk.crash(guest)
        else:
            desk.leave(guest)
        desk.join(guest)
        desk.host_says(guest, Entries(0, (entry,)))
        assert desk.joined.broken
        assert desk.joined.holder is None


def test_a_guest_cut_off_before_the_roster_came_takes_its_seat_when_it_is_back() -> None:
    """The honest case of the two tests above: what it had committed to is in its journal."""

    def lose_all(desk: Desk, sender: str, message: wire.Message) -> Sequence[wire.Message]:
        return () if isinstance(message, AllContributed | Entries | Synced) else (message,)

    for crash in (False, True):
        desk = convened(lose_all)
        desk.tap = lambda sender, message: (message,)
        if crash:
            desk.crash(desk.guest)
        else:
            desk.leave(desk.guest)
        desk.join(desk.guest)
        assert desk.joined.broken == ""
        assert desk.joined.holder is not None
        desk.play()
        assert finished(desk.guest.replica)


def test_another_roster_than_agreed_is_refused() -> None:
    """T47 and section 2: what the host begins with is what everybody showed."""

    def swap(desk: Desk, sender: str, message: wire.Message) -> Sequence[wire.Message]:
        if sender != "host" or not isinstance(message, Entries):
            return (message,)
        ground = Contribution(Keys(b"x" * 32).game_public, b"n" * 32, "")
        shown = next(m.contribution for m in desk.host.heard if isinstance(m, Contributed))
        return (Entries(0, (false_begin(desk, (ground, shown))[0],)),)

    desk = convened(swap)
    assert "another roster" in desk.joined.broken
    assert desk.joined.ledger is None


def test_a_roster_without_everybodys_keys_is_one_clear_error() -> None:
    """A list of contributions that is too short is the host's fault, not a crash."""

    def short(desk: Desk, sender: str, message: wire.Message) -> Sequence[wire.Message]:
        return () if isinstance(message, AllContributed | Entries | Synced) else (message,)

    desk = convened(short)
    ground = Contribution(Keys(b"x" * 32).game_public, b"n" * 32, "")
    draft = next(m.draft for m in desk.guest.heard if isinstance(m, Proposal))
    roster = Roster(draft, (ground,))
    honest = desk.hosted.ledger
    assert honest is not None
    statement = wire.decode(honest.entries[0].statement, Statement)
    begin = Begin(wire.encode(roster), b"")
    signed = sign(
        desk.host.identity,
        structs.replace(statement, payload=begin, game=roster.game_id),
    )
    entry = order(
        desk.host.identity,
        signed,
        structs.replace(wire.decode(honest.entries[0].order, Order), author=signed.hash),
    )
    desk.host_says(desk.guest, Entries(0, (entry,)))
    assert desk.joined.broken


def test_a_proposal_of_another_game_is_refused() -> None:
    """T55: the draft is about what was joined, rules version and figures included."""

    def other_rules(desk: Desk, sender: str, message: wire.Message) -> Sequence[wire.Message]:
        if not isinstance(message, Proposal):
            return (message,)
        rules = structs.replace(message.draft.rules, figures_hash=bytes(32))
        return (Proposal(structs.replace(message.draft, rules=rules)),)

    desk = convened(other_rules)
    assert "another game than the one that was joined" in desk.joined.broken


def test_commitments_that_are_not_the_guests_own_are_refused() -> None:
    """Nobody shows its keys for a commitment that it did not make."""

    def altered(desk: Desk, sender: str, message: wire.Message) -> Sequence[wire.Message]:
        if not isinstance(message, AllCommitted):
            return (message,)
        return (AllCommitted(message.attempt, (message.commitments[0], bytes(32))),)

    desk = convened(altered)
    assert "commits to something else" in desk.joined.broken
    assert not any(isinstance(m, Contributed) for m in desk.host.heard)


def test_a_second_attempt_has_other_keys() -> None:
    """Section 2: every attempt has fresh nonces and keys, so that none can be ground."""
    drafts: list[int] = []

    def tap(desk: Desk, sender: str, message: wire.Message) -> Sequence[wire.Message]:
        if isinstance(message, Proposal):
            drafts.append(message.draft.attempt)
        return () if isinstance(message, AllCommitted) and len(drafts) == 1 else (message,)

    desk = convened(tap)
    desk.leave(desk.guest)
    desk.join(desk.guest)
    desk.hosted.start()
    desk.run()
    assert drafts == [0, 1]
    assert len(desk.guest.journals) == 2, "a journal for each attempt, each with its own seed"
    firsts = [records[0] for records in desk.guest.journals.values()]
    assert len({first.seed for first in firsts if isinstance(first, Master)}) == 2
    desk.play()
    assert finished(desk.guest.replica)


# Refusals and votes
