# SPDX-License-Identifier: MIT
"""Intent: nobody can make an entry that others cannot be sent, and that no file opens with."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

import pytest
from msgspec import structs

from netcode import wire
from netcode.bounds import MAX_FIGURES
from netcode.ledger import ledger
from netcode.replica.disclosure import finished
from netcode.seating.room import NotYet
from netcode.statements.entry import glance
from netcode.statements.messages import AllCommitted, Committed, Contributed, Refused, Submit
from netcode.statements.roster import Contribution, Draft
from netcode.wire import LARGE_FRAME
from tests.netcode.desk import Desk, plays_on
from tests.netcode.raw import packed, sign

PADDED: dict[str, tuple[str, ...]] = {
    "Setup": ("sealed_master", "beacon"),
    "Commit": ("commitment",),
    "Reveal": ("nonce",),
    "Lock": ("step",),
    "Keys": ("boxes",),
    "Disclose": ("seed",),
}
"""The kinds that a guest states in a game of 13 Minutes, and what it pads in each."""


class Padding:
    """A modified guest that pads a field until its message just fits its own frame."""

    def __init__(self, desk: Desk, kind: str, field: str) -> None:
        self.desk = desk
        self.kind = kind
        self.field = field
        self.sizes: list[int] = []

    def __call__(self, sender: str, message: wire.Message) -> Sequence[wire.Message]:
        if sender != "guest0" or not isinstance(message, Submit) or self.sizes:
            return (message,)
        right = glance(message.signed)
        if type(right.payload).__name__ != self.kind:
            return (message,)
        size, padded = 0, message
        while len(packed(padded)) != LARGE_FRAME:
            size += LARGE_FRAME - len(packed(padded))
            value: Any = bytes(size) if self.field != "boxes" else (bytes(size),)
            payload = structs.replace(right.payload, **{self.field: value})
            changed = structs.replace(right, payload=payload)
            padded = Submit(sign(self.desk.guest.identity, changed))
        self.sizes.append(len(packed(padded)))
        return (padded,)


@pytest.mark.parametrize(
    ("kind", "field"), [(kind, field) for kind, fields in PADDED.items() for field in fields]
)
def test_a_padded_statement_is_refused_and_the_table_plays_on(kind: str, field: str) -> None:
    """T-1: the host accepted it, wrote it down, could not send it on, and could not resume."""
    desk = Desk(watchers=1)
    desk.tap = padding = Padding(desk, kind, field)
    desk.seat_all()
    desk.play(lambda replica: bool(padding.sizes) or finished(replica))
    assert padding.sizes == [LARGE_FRAME]
    told = [each for each in desk.guest.heard if isinstance(each, Refused)]
    assert told
    assert "length" in told[-1].reason
    assert len(desk.host.file) < LARGE_FRAME
    assert desk.watchers[0].file == desk.host.file
    desk.crash(desk.guest)
    desk.crash(desk.host)
    assert ledger.load(desk.host.file)[1] == len(desk.host.file)
    desk.open()
    plays_on(desk)


def test_a_padded_contribution_starts_nothing() -> None:
    """A standby address of 262 kB, rightly committed to: its author is dropped, and told why."""
    desk = Desk()
    address = "x" * 262_000

    def pad(sender: str, message: wire.Message) -> Sequence[wire.Message]:
        if not isinstance(message, Committed | AllCommitted | Contributed):
            return (message,)
        ceremony = desk.joined._ceremony
        assert ceremony is not None
        shown = structs.replace(ceremony._contribution, standby=address)
        if isinstance(message, AllCommitted):
            own = (*message.commitments[:1], ceremony.commitment)
            return (AllCommitted(message.attempt, own),)
        if isinstance(message, Contributed):
            return (Contributed(message.attempt, shown),)
        return (Committed(message.attempt, committed_to(ceremony.draft, ceremony.me, shown)),)

    desk.tap = pad
    desk.seat_all()
    assert "length <= 64" in desk.guest.dropped
    assert desk.hosted.ledger is None
    desk.tap = lambda sender, message: (message,)
    desk.rejoin()
    desk.hosted.start()
    desk.run()
    plays_on(desk)


def committed_to(draft: Draft, holder: int, shown: Contribution) -> bytes:
    """The commitment to a contribution, whatever is in it (`roster.commitment`)."""
    total = hashlib.blake2b(digest_size=32, person=b"sobremesa seat")
    for part in (packed(draft), holder.to_bytes(1, "big"), packed(shown)):
        total.update(len(part).to_bytes(4, "big") + part)
    return total.digest()


def test_an_entry_is_tried_before_it_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever bounds say: what fits no frame is refused to its author, and nothing is kept."""
    desk = Desk(watchers=1)
    desk.seat_all()
    desk.play(lambda replica: bool(replica.decks))
    with monkeypatch.context() as small:
        small.setattr(wire, "LARGE_FRAME", 400)
        before = desk.host.file
        desk.play(lambda replica: desk.host.file != before)
        assert desk.host.file == before
    told = [each for each in desk.guest.heard if isinstance(each, Refused)]
    said = [*desk.hosted.refusals, *(each.reason for each in told)]
    assert any("can be sent on" in line for line in said)
    desk.crash(desk.guest)
    desk.crash(desk.host)
    desk.open()
    plays_on(desk)


def test_figures_that_no_entry_holds_do_not_start() -> None:
    """The host is told before anybody commits to anything; one byte less is no obstacle."""
    desk = Desk()
    desk.plan = structs.replace(desk.plan, figures=bytes(MAX_FIGURES + 1))
    desk.open()
    desk.join(desk.guest)
    with pytest.raises(NotYet, match="196608 fit into a ledger"):
        desk.hosted.start()
    assert structs.replace(desk.plan, figures=bytes(MAX_FIGURES)).obstacle == ""
