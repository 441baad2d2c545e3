# SPDX-License-Identifier: MIT
"""Everything secret of one holder in one game, derived from one master seed by labels.

netcode.md, section 4: the seed is fresh for every holder and game and is on disk before
anything is sent; a disclosed label (a deck's seed, say) says nothing about another.
"""

from __future__ import annotations

import hashlib
from functools import cached_property

from nacl import bindings as sodium

from netcode.crypto import group
from netcode.crypto.group import Part
from netcode.errors import ProtocolError

SEED_SIZE = 32


class Keys:
    """The secrets of one holder in one game.

    The game key does not depend on the game id, because the game id is the hash of a roster
    that contains it; everything else does.
    """

    def __init__(self, master: bytes) -> None:
        if not isinstance(master, bytes) or len(master) != SEED_SIZE:
            raise ProtocolError("a master seed has 32 bytes")
        self._master = master

    def __repr__(self) -> str:
        return "Keys(...)"

    @property
    def game_key(self) -> bytes:
        """The X25519 private key to which others box what only this holder may read."""
        return self._derived(32, "game key")

    @cached_property
    def game_public(self) -> bytes:
        """The public part of the game key, which goes into the roster."""
        return sodium.crypto_scalarmult_base(self.game_key)

    def beacon(self, game_id: bytes) -> bytes:
        """The scalar b behind every chance value of this holder in this game."""
        return group.reduced(self._derived(64, "beacon", game_id))

    def deck_seed(self, game_id: bytes, deck: str) -> bytes:
        """The seed of everything this holder sends for one deck. Disclosed when it is over."""
        return self._derived(32, "deck", game_id, deck)

    def nonce(self, game_id: bytes, decision: bytes, seat: int) -> bytes:
        """What hides one sealed move: `decision` is the hash of the entry that awaits it."""
        return self._derived(32, "sealed", game_id, decision, seat)

    def _derived(self, size: int, *label: Part) -> bytes:
        return derived(self._master, size, *label)


def derived(seed: bytes, size: int, *label: Part) -> bytes:
    """`size` bytes (at most 64) of a 32-byte seed for one label."""
    if not isinstance(seed, bytes) or len(seed) != SEED_SIZE:
        raise ProtocolError("a seed has 32 bytes")
    return hashlib.blake2b(
        group.domain(*label), digest_size=size, key=seed, person=b"keys"
    ).digest()
