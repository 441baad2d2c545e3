# SPDX-License-Identifier: MIT
"""Every secret has its own label, and one says nothing about another."""

from __future__ import annotations

from itertools import pairwise

import pytest
from nacl import bindings as sodium

from netcode.crypto import group
from netcode.crypto.keys import Keys, derived
from netcode.errors import ProtocolError
from tests.netcode.crypto.lockers import GAME, OTHER_GAME

MASTER = b"\x07" * 32
KEYS = Keys(MASTER)
KNOWN = [
    "100f30c775d49315",
    "52652afa7100bc7e",
    "0f90aedb5fee895c",
    "beb70b01b8ce6f44",
    "b1431e36dc6f27a8",
    "ef0c627a4825b9ce",
    "9fe89a2129c356de",
    "178d8b9c6cf6c3b4",
    "72ed590bbac25dbc",
]


def derivations(keys: Keys, game_id: bytes) -> list[bytes]:
    """Everything that one game derives from a master seed, but the game key."""
    return [
        keys.beacon(game_id),
        *(keys.deck_seed(game_id, deck) for deck in ("hands", "hands 2", "")),
        *(
            keys.nonce(game_id, bytes([decision]) * 32, seat)
            for decision in (0, 1)
            for seat in (0, 1)
        ),
    ]


def test_no_two_games_share_a_derived_byte_string() -> None:
    """Labels, decks, decisions, seats, games and masters all tell apart (section 9, item 9)."""
    other = Keys(b"\x08" * 32)
    everything = [KEYS.game_key, KEYS.game_public, other.game_key, other.game_public]
    for keys in (KEYS, other):
        for game_id in (GAME, OTHER_GAME):
            everything += derivations(keys, game_id)
    assert len(set(everything)) == len(everything)
    windows = [secret[i : i + 8] for secret in everything for i in range(len(secret) - 7)]
    assert len(set(windows)) == len(windows)


def test_a_resumed_holder_derives_the_same() -> None:
    """The master seed alone restores every secret."""
    again = Keys(MASTER)
    assert derivations(again, GAME) == derivations(KEYS, GAME)
    assert again.game_key == KEYS.game_key


def test_the_bytes_of_every_label_are_fixed() -> None:
    """Known answers: a changed byte would orphan the games in progress."""
    assert [secret.hex()[:16] for secret in (KEYS.game_key, *derivations(KEYS, GAME))] == KNOWN


def test_the_game_key_opens_what_is_boxed_to_its_public_part() -> None:
    """The public part is X25519's."""
    assert sodium.crypto_scalarmult_base(KEYS.game_key) == KEYS.game_public


def test_the_beacon_scalar_is_canonical() -> None:
    """It enters hashes and proofs."""
    assert group.check_scalar(KEYS.beacon(GAME)) == KEYS.beacon(GAME)


@pytest.mark.parametrize("master", [b"", b"\x07" * 31, b"\x07" * 33, "seed", None])
def test_a_master_seed_has_32_bytes(master: bytes) -> None:
    """Anything else would make guessable secrets."""
    with pytest.raises(ProtocolError):
        Keys(master)
    with pytest.raises(ProtocolError):
        derived(master, 32, "x")


def test_a_seed_is_not_printed() -> None:
    """A log line with the keys in it shows no secret."""
    assert MASTER.hex() not in repr(KEYS)
    assert repr(MASTER) not in f"{KEYS} {KEYS!r}"


def test_lengths_do_not_extend_one_another() -> None:
    """A longer derivation does not begin with the shorter one."""
    sizes = [derived(MASTER, size, "x") for size in (16, 32, 64)]
    assert all(not longer.startswith(shorter) for shorter, longer in pairwise(sizes))
