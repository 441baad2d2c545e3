# SPDX-License-Identifier: MIT
"""What a holder computes after an entry, signed: how a majority can be known, and by whom shown.

The host's signature is under the digest of its own state only, and a guest's statements carry
none. So where two states differ each holder says for itself what its own is, in a form that
the host can pass on and cannot change.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping

from msgspec import Struct

from core.contract import State
from core.digest import canonical, components
from netcode import wire
from netcode.bounds import MAX_VALUE, MAX_VALUES
from netcode.crypto.identity import Identity, verify
from netcode.ledger.ledger import Ledger
from netcode.statements.messages import Reckoning

Components = tuple[tuple[str, bytes], ...]
_CONTEXT = "sobremesa reckoning"


class _Signed(Struct, frozen=True, array_like=True):
    """What a reckoning's signature is over; `head` is the hash of the entry."""

    game: bytes
    seq: int
    head: bytes
    components: Components


def reckon(identity: Identity, game: bytes, seq: int, head: bytes, state: State) -> Reckoning:
    """What this identity computes after entry `seq` of a game, whose hash is `head`."""
    found = components(state)
    body = wire.encode(_Signed(game, seq, head, found))
    return Reckoning(seq, found, identity.sign(body, _CONTEXT))


def own(identity: Identity, ledger: Ledger, seq: int) -> Reckoning:
    """What this identity computes after one of the newest entries.

    Raises ProtocolError for any other entry.
    """
    state, replica = ledger.state_after(seq), ledger.replica
    return reckon(identity, replica.game_id, seq, replica.hashes[seq], state)


def check(reckoning: Reckoning, game: bytes, head: bytes, key: bytes) -> None:
    """Raises ProtocolError unless `key` signed that for this entry of this game."""
    body = wire.encode(_Signed(game, reckoning.seq, head, reckoning.components))
    verify(key, body, reckoning.signature, _CONTEXT)


def differing(one: Components, other: Components) -> tuple[str, ...]:
    """The names of the components in which two states differ, sorted."""
    here, there = dict(one), dict(other)
    return tuple(sorted(n for n in here.keys() | there.keys() if here.get(n) != there.get(n)))


def shown(state: State, names: tuple[str, ...]) -> Components:
    """The canonical bytes of components of a state, as far as a message has room for them."""
    found = ((name, canonical(getattr(state, name))) for name, _ in components(state))
    fitting = ((name, data) for name, data in found if name in names and len(data) <= MAX_VALUE)
    return tuple(itertools.islice(fitting, MAX_VALUES))


def sides(reckonings: Mapping[int, Components]) -> tuple[tuple[int, ...], ...]:
    """The holders that agree with each other, the largest group first."""
    groups: dict[Components, list[int]] = {}
    for holder in sorted(reckonings):
        groups.setdefault(reckonings[holder], []).append(holder)
    return tuple(sorted(map(tuple, groups.values()), key=lambda side: (-len(side), side)))
