# SPDX-License-Identifier: MIT
"""Intent: an audit calls nothing proven that somebody could choose."""

from __future__ import annotations

import msgspec
import pytest

from netcode import wire
from netcode.evidence.audit import audit
from netcode.evidence.reservations import CHOSEN, SECRET, UNSIGNED
from netcode.replica.disclosure import finished
from tests.core.toys.lots import Lots
from tests.netcode.desk import Desk


def played(desk: Desk) -> tuple[str, ...]:
    """What the audit of a whole game leaves open; it finds no fault in it."""
    desk.seat_all()
    desk.play()
    assert finished(desk.host.replica)
    found = audit(desk.guests[0].file if desk.guests else desk.host.file)
    assert found.faults == ()
    return found.reservations


@pytest.mark.usefixtures("toys")
def test_bots_of_the_first_protocol_may_have_been_steered(monkeypatch: pytest.MonkeyPatch) -> None:
    """T-2: the audit ran them again, found every move right, and called it proven."""
    assert played(Desk(Lots(), hosts_bots=("random",), seed=15)) == ()
    monkeypatch.setattr(wire, "VERSION", 1)
    assert played(Desk(Lots(), hosts_bots=("random",), seed=15)) == (
        CHOSEN,
        UNSIGNED.format(1),
    )
    assert CHOSEN not in played(Desk(Lots(), seed=15)), "of people nothing is run again"


def test_a_bots_secret_moves_were_its_holders_word(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the first protocol they carry no proof; of a holder alone there is nothing to prove."""
    assert played(Desk(hosts_bots=("steady",), by_hand=0, seed=3)) == ()
    monkeypatch.setattr(wire, "VERSION", 1)
    assert set(played(Desk(hosts_bots=("steady",), by_hand=0, seed=3))) == {CHOSEN, SECRET}
    assert played(Desk(hosts_bots=("steady",), guests=0, seed=3)) == (CHOSEN,)


def test_an_audit_without_reservations_looks_as_before() -> None:
    """What reads the audit as JSON sees the key only where there is something to say."""
    desk = Desk(seed=3)
    desk.seat_all()
    assert b"reservations" not in document(desk)
    with pytest.MonkeyPatch.context() as earlier:
        earlier.setattr(wire, "VERSION", 1)
        desk = Desk(hosts_bots=("steady",), by_hand=0, seed=3)
        desk.seat_all()
        desk.play()
    assert b"reservations" in document(desk)


def document(desk: Desk) -> bytes:
    """The audit of the host's file as a document."""
    return msgspec.json.encode(audit(desk.host.file))
