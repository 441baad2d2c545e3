# SPDX-License-Identifier: MIT
"""Canonical bytes: one value, one encoding, one digest."""

from __future__ import annotations

import os
import subprocess
import sys

from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct, msgpack

from core.digest import canonical, components, digest


class Pair(Struct, frozen=True):
    """A small state."""

    left: tuple[int, ...]
    right: str


class Twin(Struct, frozen=True):
    """The same fields under another name."""

    left: tuple[int, ...]
    right: str


pairs = st.builds(Pair, st.lists(st.integers(-(2**53), 2**53)).map(tuple), st.text(max_size=20))


@given(pairs)
def test_decoding_and_encoding_again_gives_the_same_bytes(pair: Pair) -> None:
    """The encoding is canonical."""
    data = canonical(pair)
    assert canonical(msgpack.decode(data, type=Pair)) == data


@given(pairs, pairs)
def test_values_differ_exactly_when_their_digests_do(one: Pair, other: Pair) -> None:
    """No two values share a digest, no value has two."""
    assert (digest(one) == digest(other)) == (one == other)


def test_components_name_the_field_that_differs() -> None:
    """A divergence report says which part of the state is meant."""
    one, other = components(Pair((1,), "a")), components(Pair((1,), "b"))
    assert [name for name, _ in one] == ["left", "right"]
    assert [a == b for a, b in zip(one, other, strict=True)] == [True, False]


def test_states_of_two_games_never_share_a_digest() -> None:
    """The name of the state's type is part of its digest."""
    assert digest(Pair((1,), "a")) != digest(Twin((1,), "a"))


def test_digest_is_32_bytes_and_pinned() -> None:
    """A change of the encoding would part old ledgers from new builds: it must be seen."""
    assert digest(Pair((1, 2), "ä")).hex() == (
        "3f6f536245adc3cc183bce59e1662927bbea4b8cafd032f76cb452f554100291"
    )


def test_sets_and_mappings_do_not_depend_on_the_hash_seed() -> None:
    """Even what no state may hold has one encoding in every process."""
    program = (
        "from core.digest import canonical;"
        "print(canonical({'ab', 'cd', 'ef', 'gh', 'ij'}).hex(), canonical({'b': 1, 'a': 2}).hex())"
    )
    outputs = [
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "2")
    ]
    assert outputs[0] == outputs[1] == outputs[2]
    assert outputs[0].split()[1] == canonical({"a": 2, "b": 1}).hex().encode()
