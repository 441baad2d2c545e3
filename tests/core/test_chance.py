# SPDX-License-Identifier: MIT
"""Chance: the same entropy gives the same outcome everywhere, and no outcome is favoured."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.chance import Stream, derive, pick, possible
from core.terms import Chance

ENTROPY = st.binary(min_size=0, max_size=40)


def test_the_stream_is_shake_256_in_counter_mode() -> None:
    """Another implementation can compute the same bytes from two lines of description."""
    blocks = [
        hashlib.shake_256(b"seed" + counter.to_bytes(8, "big")).digest(64) for counter in range(3)
    ]
    assert Stream(b"seed").bytes(150) == b"".join(blocks)[:150]


@given(ENTROPY, st.lists(st.integers(0, 90), max_size=8))
def test_bytes_do_not_depend_on_how_they_are_asked_for(entropy: bytes, sizes: list[int]) -> None:
    """Many small requests read the same stream as one large one."""
    stream = Stream(entropy)
    assert b"".join(map(stream.bytes, sizes)) == Stream(entropy).bytes(sum(sizes))


@given(ENTROPY, st.integers(1, 2**70))
def test_below_is_below(entropy: bytes, bound: int) -> None:
    """Every bound is respected, also beyond machine integers."""
    assert 0 <= Stream(entropy).below(bound) < bound


@pytest.mark.parametrize("bound", [0, -1])
def test_below_wants_something_to_choose_from(bound: int) -> None:
    """An empty range is an error, not an endless loop."""
    with pytest.raises(ValueError, match="positive"):
        Stream(b"").below(bound)


def test_below_rejects_what_would_favour_small_numbers() -> None:
    """A byte of 255 is no fair third of 256: the next byte decides."""
    seed = next(
        s for s in (n.to_bytes(2, "big") for n in range(5000)) if Stream(s).bytes(1) == b"\xff"
    )
    assert Stream(seed).below(3) == Stream(seed).bytes(2)[1] % 3


def test_the_numbers_below_three_are_alike() -> None:
    """9,000 numbers: each of the three within five standard deviations of 3,000."""
    stream = Stream(b"fair")
    counts = Counter(stream.below(3) for _ in range(9_000))
    assert all(abs(counts[n] - 3_000) < 224 for n in range(3))


def test_all_orders_of_a_shuffle_are_alike() -> None:
    """6,000 shuffles of three: each of the six orders within five deviations of 1,000."""
    stream = Stream(b"orders")
    counts = Counter(stream.shuffled("abc") for _ in range(6_000))
    assert all(abs(counts[order] - 1_000) < 145 for order in permutations("abc"))


@given(ENTROPY, st.lists(st.sampled_from("abcd")))
def test_a_shuffle_keeps_every_item(entropy: bytes, items: list[str]) -> None:
    """Nothing is lost or doubled, and the argument stays as it is."""
    before = list(items)
    assert Counter(Stream(entropy).shuffled(items)) == Counter(items)
    assert items == before


def test_outcomes_are_pinned() -> None:
    """A changed draw would part old ledgers from new builds: it must be seen."""
    chance = Chance(("a", "b", "c", "d"), (1, 2, 3, 4), 3)
    assert pick(chance, b"entropy") == ("b", "d", "c")
    assert Stream(b"entropy").shuffled(range(6)) == (4, 3, 0, 5, 2, 1)
    assert (
        derive(b"entropy", "draw", 7).hex()
        == "195976d810844a7dbaa1b7a5c68de81d46b6e0ebc56ee063ca3ac4816d96257f"
    )


@st.composite
def chances(draw: st.DrawFn) -> Chance:
    """Pools with repetitions, with and without weights."""
    pool = tuple(draw(st.lists(st.sampled_from("abcde"), min_size=1, max_size=8)))
    weights = draw(st.sampled_from([(), tuple(range(1, len(pool) + 1))]))
    return Chance(pool, weights, draw(st.integers(1, len(pool))))


@given(chances(), ENTROPY)
def test_what_is_picked_is_possible_and_picked_again(chance: Chance, entropy: bytes) -> None:
    """The draw is a function of its arguments and passes the check of every peer."""
    outcomes = pick(chance, entropy)
    assert outcomes == pick(chance, entropy)
    assert possible(chance, outcomes)
    assert not Counter(outcomes) - Counter(chance.pool)


@given(chances(), st.lists(st.sampled_from("abcdef"), max_size=9).map(tuple))
def test_possible_is_a_matter_of_multisets(chance: Chance, outcomes: tuple[str, ...]) -> None:
    """So many as are drawn, none more often than the pool has it."""
    fits = len(outcomes) == chance.count and not Counter(outcomes) - Counter(chance.pool)
    assert possible(chance, outcomes) == fits


def test_weights_weigh() -> None:
    """An entry of weight three comes three times as often as one of weight one."""
    chance = Chance(("rare", "often"), (1, 3))
    counts = Counter(pick(chance, n.to_bytes(4, "big"))[0] for n in range(4_000))
    assert abs(counts["often"] - 3_000) < 137


def test_a_drawn_entry_takes_its_weight_along() -> None:
    """Without replacement: the second draw knows only the entries and weights that are left."""
    chance = Chance(("heavy", "light", "light2"), (1_000_000, 1, 1), 2)
    counts = Counter(pick(chance, n.to_bytes(4, "big")) for n in range(400))
    assert {first for first, _ in counts} == {"heavy"}
    assert abs(counts["heavy", "light"] - 200) < 50


def test_labels_are_kept_apart() -> None:
    """No label runs into the next, and each entropy has its own."""
    keys = [
        derive(b"e", "ab", "c"),
        derive(b"e", "a", "bc"),
        derive(b"e", "abc"),
        derive(b"e"),
        derive(b"f", "abc"),
    ]
    assert len(set(keys)) == len(keys)
    assert all(len(key) == 32 for key in keys)
