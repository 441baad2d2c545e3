# SPDX-License-Identifier: MIT
"""Intent: what was found out about some bytes is not found out again, by any hand of a process."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from nacl.signing import VerifyKey

from netcode import wire
from netcode.crypto import group, identity, proof
from netcode.crypto.identity import Identity, verify
from netcode.crypto.recent import MOST, Recent
from netcode.errors import ProtocolError
from netcode.statements import entry
from netcode.statements.entry import Statement, glance
from netcode.statements.payloads import Value
from netcode.table.guest_table import GuestTable
from netcode.table.host_table import HostTable
from netcode.table.table import Table
from tests.core.toys.lots import Lots
from tests.netcode.desk import Desk

pytestmark = pytest.mark.usefixtures("toys")


def test_the_newest_answers_are_kept() -> None:
    """As many as that, and an old one has to be found out again."""
    recent: Recent[int, str] = Recent()
    for number in range(MOST + 3):
        recent.keep(number, str(number))
    assert recent.get(MOST + 2) == str(MOST + 2)
    assert recent.get(3) == "3"
    assert recent.get(2) is None


@pytest.mark.parametrize("changed", ["data", "signature", "key", "context"])
def test_what_was_right_is_not_right_with_anything_else(changed: str) -> None:
    """All that a signature hangs on is part of the question."""
    ours, other = Identity(bytes(32)), Identity(bytes([1]) * 32)
    signature = ours.sign(b"data", "here")
    verify(ours.public, b"data", signature, "here")
    with pytest.raises(ProtocolError):
        verify(
            other.public if changed == "key" else ours.public,
            b"date" if changed == "data" else b"data",
            other.sign(b"data", "here") if changed == "signature" else signature,
            "there" if changed == "context" else "here",
        )


def test_a_proof_that_held_holds_for_nothing_else() -> None:
    """Neither for another label nor for another point."""
    w, point = group.hash_to_scalar("w"), group.hash_to_point("p")
    shown = proof.prove(w, group.BASE, point, "label")
    points = group.BASE, group.base(w), point, group.mul(w, point)
    proof.check(*points, shown, "label")
    with pytest.raises(ProtocolError):
        proof.check(*points, shown, "other")
    with pytest.raises(ProtocolError):
        proof.check(*points[:3], group.hash_to_point("q"), shown, "label")


class Processes:
    """Tables of one desk, each with what its own process would remember, and what it works out."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._patch = patch
        self._remembered: dict[int, tuple[Recent[Any, Any], ...]] = {}
        self.now: Table | None = None
        self.done: Counter[tuple[int, str, bytes]] = Counter()
        for kind in (HostTable, GuestTable):
            for name in ("received", "take", "submit"):
                patch.setattr(kind, name, self._inside(getattr(kind, name)))
        self._count(VerifyKey, "verify", "verify", lambda _key, _data, signature: signature)
        self._count(proof, "_challenge", "proof", lambda *parts: repr(parts).encode())
        self._count(wire, "decode", "decode", lambda data, kind, *_: data)

    def _inside(self, method: Callable[..., Any]) -> Callable[..., Any]:
        @functools.wraps(method)
        def inside(table: Table, *more: Any) -> Any:
            before, self.now = self.now, table
            fresh = tuple(Recent[Any, Any]() for _ in range(3))
            memories = self._remembered.setdefault(id(table), fresh)
            for module, name, memory in zip(*_PLACES, memories, strict=True):
                self._patch.setattr(module, name, memory)
            try:
                return method(table, *more)
            finally:
                self.now = before

        return inside

    def _count(self, where: Any, name: str, what: str, of: Callable[..., bytes]) -> None:
        real = getattr(where, name)

        def counted(*arguments: Any, **more: Any) -> Any:
            if self.now is not None:
                self.done[id(self.now), what, of(*arguments)] += 1
            return real(*arguments, **more)

        self._patch.setattr(where, name, counted)


_PLACES = (identity, proof, entry), ("_right", "_right", "_decoded")


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> tuple[Desk, Processes]:
    """A table of three with draws, and what each of its processes works out."""
    processes = Processes(monkeypatch)
    desk = Desk(Lots(), guests=2, seed=2)
    desk.seat_all()
    processes.done.clear()
    desk.play(lambda replica: replica.draws >= 3)
    return desk, processes


def test_each_statement_is_read_and_verified_once(counted: tuple[Desk, Processes]) -> None:
    """T-12: by the host, its guests, and everything that asks in between."""
    desk, processes = counted
    entries = desk.ledger.entries
    statements = {entry.statement for entry in entries}
    for player in desk.players:
        read = [
            count
            for (table, what, data), count in processes.done.items()
            if table == id(player.table) and what == "decode" and data in statements
        ]
        assert len(read) > 10
        assert set(read) == {1}, player.name
    verified = {key: count for key, count in processes.done.items() if key[1] == "verify"}
    assert set(verified.values()) == {1}


def test_nobody_verifies_what_it_signed_or_proved_itself(counted: tuple[Desk, Processes]) -> None:
    """A holder looks at the signatures and values of the others alone."""
    desk, processes = counted
    for number, player in enumerate(desk.players):
        own = {each.signature for each in desk.ledger.entries if _author(each.signed) == number}
        verified = {
            signature
            for table, what, signature in processes.done
            if table == id(player.table) and what == "verify"
        }
        assert len(verified) > 10
        assert not own & verified, player.name


def test_a_value_is_proved_once_and_checked_once_by_each_other(
    counted: tuple[Desk, Processes],
) -> None:
    """One challenge is hashed per value: by its holder to prove it, by the others to check it."""
    desk, processes = counted
    values = [
        glance(each.signed)
        for each in desk.ledger.entries
        if isinstance(glance(each.signed).payload, Value)
    ]
    assert len(values) >= 9
    proofs = {key: count for key, count in processes.done.items() if key[1] == "proof"}
    assert set(proofs.values()) == {1}


def _author(signed: entry.Signed) -> int:
    statement: Statement = glance(signed)
    return statement.holder
